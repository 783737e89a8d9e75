import { useState } from 'react';
import type { TakeoffParameters } from '@plumbline/estimating';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffFiguresMessages } from '../canvas/figures.messages.ts';
import { type ParameterChange, withChange } from '../store/parameterChange.ts';
import { takeoffDimensionsMessages } from './Dimensions.messages.ts';
import { type LengthName, lengthOf, oval as ovalDimension } from './dimensions.ts';
import type { DimensionName, FigureName } from './formDimensions.ts';
import { type HelixText, helixText, readHelix } from './helix.ts';
import { openingRows, type OpeningRow, readOpenings } from './openings.ts';

/** Conditions store feet; measures on metric sheets set their dimensions in the options bar. */
export const conditionUnit = 'ft';

/**
 * Typed texts of a condition's dimensions, and the parameters that they are read as.
 * @param onChange called with the parameters and the messages of invalid values by name.
 */
export function useTypedDimensions(
  parameters: TakeoffParameters,
  onChange: (parameters: TakeoffParameters, wrong: Partial<Record<DimensionName, string>>) => void,
) {
  const messages = useMessages('takeoffDimensions', takeoffDimensionsMessages);
  const figures = useMessages('takeoffFigures', takeoffFiguresMessages);
  const [typed, setTyped] = useState(() => ({
    unread: [] as FigureName[],
    lengths: {} as Partial<Record<LengthName, string>>,
    oval: ovalDimension.show(parameters, conditionUnit),
    openings: openingRows(parameters.openings ?? [], conditionUnit),
    helix: helixText(parameters.helix, conditionUnit),
  }));
  const change = (next: Partial<typeof typed>, changed: ParameterChange) => {
    const now = { ...typed, ...next };
    setTyped(now);
    const wrong: Partial<Record<DimensionName, string>> = {};
    for (const name of now.unread) wrong[name] = messages.wrong.number;
    for (const name of ['height', 'depth', 'width', 'diameter'] as const) {
      const text = now.lengths[name]?.trim();
      if (text && !lengthOf(name).read(text, conditionUnit)) wrong[name] = figures.wrong[name];
    }
    if (!ovalDimension.read(now.oval, conditionUnit)) wrong.oval = figures.wrong.oval;
    if (readHelix(now.helix, conditionUnit).wrong.length > 0) wrong.helix = messages.wrong.helix;
    if (!readOpenings(now.openings, conditionUnit).openings) wrong.openings = messages.wrong.openings;
    onChange(withChange(parameters, changed), wrong);
  };
  const changeOpenings = (openings: OpeningRow[]) => {
    const read = readOpenings(openings, conditionUnit).openings;
    change({ openings }, read ? { openings: read.length > 0 ? read : undefined } : {});
  };
  const changeHelix = (helix: HelixText) => {
    const read = readHelix(helix, conditionUnit);
    change({ helix }, read.wrong.length > 0 ? {} : { helix: read.helix });
  };
  return { typed, change, changeOpenings, changeHelix };
}
