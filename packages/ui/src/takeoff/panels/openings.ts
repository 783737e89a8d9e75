import { formatLength, type LengthUnit, parseLength, type TakeoffParameters } from '@plumbline/estimating';

export type Opening = NonNullable<TakeoffParameters['openings']>[number];
export type OpeningField = 'count' | 'width' | 'height' | 'faces';

/** Texts of an opening's fields. */
export interface OpeningRow extends Record<OpeningField, string> {
  key: string;
}

/** Empty row. An opening goes through all counted faces by default. */
export const blankOpening = (faces = 1): OpeningRow => ({
  key: crypto.randomUUID(),
  count: '1',
  width: '',
  height: '',
  faces: String(faces),
});

/** Rows of existing openings. */
export const openingRows = (openings: readonly Opening[], unit: LengthUnit): OpeningRow[] =>
  openings.map(({ count = 1, width, height, sides = 1 }) => ({
    key: crypto.randomUUID(),
    count: String(count),
    width: formatLength(width, { unit }),
    height: formatLength(height, { unit }),
    faces: String(sides),
  }));

const isWhole = (value: number) => Number.isInteger(value) && value > 0 && value <= 1_000_000;

/** Parses a row; `wrong` lists invalid fields. */
function readRow(row: OpeningRow, unit: LengthUnit): { opening: Opening; wrong: OpeningField[] } {
  const count = Number(row.count.trim().replace(/^[×x]\s*|\s*[×x]$/i, '') || '1');
  const faces = Number(row.faces.trim() || '1');
  const [width = 0, height = 0] = [parseLength(row.width, unit), parseLength(row.height, unit)];
  const wrong: OpeningField[] = [];
  if (!isWhole(count)) wrong.push('count');
  if (!(width > 0)) wrong.push('width');
  if (!(height > 0)) wrong.push('height');
  if (!isWhole(faces)) wrong.push('faces');
  return {
    opening: {
      width,
      height,
      ...(count === 1 ? {} : { count }),
      ...(faces === 1 ? {} : { sides: faces }),
    },
    wrong,
  };
}

/**
 * Parses the rows. Rows without width and height are ignored.
 * @returns null for the openings if any row is invalid, and the invalid fields by row.
 */
export function readOpenings(
  rows: readonly OpeningRow[],
  unit: LengthUnit,
): { openings: Opening[] | null; wrong: Map<string, OpeningField[]> } {
  const read = rows
    .filter(({ width, height }) => width.trim() !== '' || height.trim() !== '')
    .map((row) => ({ key: row.key, ...readRow(row, unit) }));
  const wrong = new Map(read.filter((row) => row.wrong.length > 0).map((row) => [row.key, row.wrong]));
  return { openings: wrong.size > 0 ? null : read.map(({ opening }) => opening), wrong };
}

/** Number of doors and windows. */
export const openingCount = (openings: readonly Opening[]): number =>
  openings.reduce((sum, { count = 1 }) => sum + count, 0);
