import { formatLength, type LengthUnit, type TakeoffParameters } from '@plumbline/estimating';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffFiguresMessages } from '../canvas/figures.messages.ts';
import type { ParameterChange } from '../store/parameterChange.ts';
import type { ExtraDimension } from './dimensions.ts';
import * as styles from './Dimensions.css.ts';
import { takeoffDimensionsMessages } from './Dimensions.messages.ts';
import { DraftPopover } from './DraftPopover.tsx';
import { helixText, readHelix } from './helix.ts';
import { HelixFields } from './HelixFields.tsx';
import { blankOpening, openingCount, openingRows, readOpenings } from './openings.ts';
import { OpeningsFields } from './OpeningsFields.tsx';

interface MoreDimensionsProps {
  dimensions: readonly ExtraDimension[];
  /** Effective parameters: a measure's own over its condition's. */
  parameters: TakeoffParameters;
  unit: LengthUnit;
  /** The dimensions belong to a condition. */
  isShared?: boolean;
  onChange: (change: ParameterChange) => void;
}

/** Dimensions with several values or switches: openings, helix, hip and ceiling. */
export function MoreDimensions({ dimensions, parameters, unit, isShared, onChange }: MoreDimensionsProps) {
  const messages = useMessages('takeoffDimensions', takeoffDimensionsMessages);
  const figures = useMessages('takeoffFigures', takeoffFiguresMessages);
  const { locale } = useLocale();
  const { openings = [], helix, sides = 1 } = parameters;
  const count = openingCount(openings);
  return dimensions.map((dimension) => {
    switch (dimension) {
      case 'hip':
      case 'ceiling':
        return (
          <ToggleButton
            key={dimension}
            size="sm"
            isSelected={parameters[dimension] ?? false}
            onChange={(isOn) => onChange({ [dimension]: isOn })}
          >
            {figures[dimension]}
          </ToggleButton>
        );
      case 'openings':
        return (
          <DraftPopover
            key={dimension}
            title={messages.openings}
            hint={isShared ? messages.openingsOfEach : messages.openingsHint}
            label={messages.openingsOf(count, new Intl.NumberFormat(locale).format(count))}
            initial={() => (openings.length > 0 ? openingRows(openings, unit) : [blankOpening(sides)])}
            keep={(rows) => {
              const read = readOpenings(rows, unit).openings;
              if (read && JSON.stringify(read) !== JSON.stringify(openings)) onChange({ openings: read });
              return read !== null;
            }}
          >
            {(rows, onRows, showsWrong, done) => (
              <OpeningsFields
                rows={rows}
                onRows={onRows}
                unit={unit}
                faces={sides}
                showsWrong={showsWrong}
                end={done}
              />
            )}
          </DraftPopover>
        );
      case 'helix':
        return (
          <DraftPopover
            key={dimension}
            title={messages.helix}
            hint={messages.helixHint}
            label={
              helix
                ? `${messages.helix}: ${helix.turns} × ${formatLength(helix.radius, { unit })}`
                : messages.noHelix
            }
            initial={() => helixText(helix, unit)}
            keep={(text) => {
              const read = readHelix(text, unit);
              if (read.wrong.length > 0) return false;
              if (JSON.stringify(read.helix) !== JSON.stringify(helix)) onChange({ helix: read.helix });
              return true;
            }}
          >
            {(text, onText, showsWrong, done) => (
              <>
                <HelixFields text={text} onText={onText} unit={unit} showsWrong={showsWrong} />
                <div className={styles.ends}>
                  <span />
                  {done}
                </div>
              </>
            )}
          </DraftPopover>
        );
    }
  });
}
