import { formatLength, type LengthUnit, parseLength, type TakeoffParameters } from '@plumbline/estimating';
import type { ParameterChange } from '../store/parameterChange.ts';
import type { ToolId } from '../types.ts';

/** Dimension of a condition that is not drawn. */
export interface Dimension {
  /** Key in the figure messages. */
  key: 'height' | 'width' | 'depth' | 'diameter' | 'sides' | 'pitch' | 'multiplier' | 'drops' | 'oval';
  show: (parameters: TakeoffParameters, unit: LengthUnit) => string;
  /** Parses text; null if invalid. */
  read: (text: string, unit: LengthUnit) => ParameterChange | null;
}

/** Dimension with one length. */
export type LengthName = 'height' | 'width' | 'depth' | 'diameter';

export const lengthOf = (key: LengthName): Dimension => ({
  key,
  show: ({ [key]: value }, unit) => (value === undefined ? '' : formatLength(value, { unit })),
  read: (text, unit) => {
    const value = parseLength(text, unit);
    return value !== undefined && value > 0 ? { [key]: value } : null;
  },
});

const height = lengthOf('height');
const sides: Dimension = {
  key: 'sides',
  show: ({ sides: value = 1 }) => String(value),
  read: (text) => {
    const value = Number(text.trim());
    return Number.isInteger(value) && value > 0 ? { sides: value } : null;
  },
};
const pitch: Dimension = {
  key: 'pitch',
  show: ({ rise, run }) => (rise === undefined || run === undefined ? '' : `${rise}:${run}`),
  read: (text) => {
    const [rise, run, ...rest] = text.split(/[:/]/).map(Number);
    if (rise === undefined || run === undefined || rest.length > 0) return null;
    return rise >= 0 && run > 0 ? { rise, run } : null;
  },
};

/** Multiplier of a measure. */
export const multiplier: Dimension = {
  key: 'multiplier',
  show: ({ multiplier: value = 1 }) => String(value),
  read: (text) => {
    const value = Number(text.trim().replace(/^[×x]\s*/i, ''));
    return Number.isFinite(value) && value > 0 && value <= 1_000_000 ? { multiplier: value } : null;
  },
};

/** Maximum number of drops. */
const MAX_DROPS = 200;

/** Drops of a line, each a length. */
export const drops: Dimension = {
  key: 'drops',
  show: ({ drops: values = [] }, unit) => values.map((value) => formatLength(value, { unit })).join(', '),
  read: (text, unit) => {
    const parts = text.split(/[,;]/).map((part) => part.trim());
    const values = parts.filter(Boolean).map((part) => parseLength(part, unit));
    if (values.length > MAX_DROPS) return null;
    const read = values.filter((value): value is number => value !== undefined && value > 0);
    return read.length === values.length ? { drops: read } : null;
  },
};

/** Flat oval duct with the larger dimension first; empty for a round one. */
export const oval: Dimension = {
  key: 'oval',
  show: ({ oval: value }, unit) =>
    value ? `${formatLength(value.a, { unit })} × ${formatLength(value.b, { unit })}` : '',
  read: (text, unit) => {
    if (text.trim() === '') return { oval: undefined };
    const [a = 0, b = 0, ...rest] = text.split(/\s*(?:[×x*]|by)\s*/i).map((part) => parseLength(part, unit));
    return b > 0 && a >= b && rest.length === 0 ? { oval: { a, b } } : null;
  },
};
const diameter = lengthOf('diameter');

/** Dimensions that are switches or have several values. */
export type ExtraDimension = 'hip' | 'ceiling' | 'openings' | 'helix';

/** Further dimensions of a tool. */
export const extraDimensions = (tool: ToolId): ExtraDimension[] => {
  switch (tool) {
    case 'surface_area':
      return ['openings', 'ceiling'];
    case 'pitched_linear':
      return ['hip'];
    case 'spiral_area':
      return ['helix'];
    default:
      return [];
  }
};

/** Dimensions that a condition does not set, so that measures can. */
export const unsetDimensions = (
  tool: ToolId,
  parameters: TakeoffParameters,
  unit: LengthUnit,
): Dimension[] => {
  // A duct is round or oval; either counts as set.
  const hasShape = parameters.diameter !== undefined || parameters.oval !== undefined;
  return dimensionsOf(tool).filter(
    (dimension) =>
      dimension.show(parameters, unit) === '' &&
      !(hasShape && (dimension === diameter || dimension === oval)),
  );
};

/** Dimensions of a tool's conditions. */
export const dimensionsOf = (tool: ToolId): Dimension[] => {
  switch (tool) {
    case 'surface_area':
      return [height, sides];
    case 'pitched_area':
    case 'pitched_linear':
      return [pitch];
    case 'volume_2d':
      return [lengthOf('depth')];
    case 'volume_3d':
      return [lengthOf('width'), height];
    case 'spiral_area':
      return [diameter, oval];
    default:
      return [];
  }
};
