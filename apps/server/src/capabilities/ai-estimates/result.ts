import type { AiMeasures } from '@plumbline/api';
import type { FieldError } from '../../core/http-error.ts';

interface Sheet {
  uuid: string;
  number: number;
  page_name: string;
  /** Width in PDF points. */
  width: number;
  height: number;
}
type Measure = AiMeasures['measures'][number];

/** Maximum number of reported rows; the file is uploaded again after a correction. */
const MAX_REPORTED_ROWS = 200;
/** Tolerance in points for coordinates beyond the page edge, which come from rounding. */
const EDGE_TOLERANCE = 1;

const corners: Partial<Record<AiMeasures['conditions'][number]['type'], number>> = {
  count: 1,
  area: 3,
  pitched_area: 3,
  volume_2d: 3,
};
/** A line has two ends. */
const cornersOf = (type: AiMeasures['conditions'][number]['type']) => corners[type] ?? 2;

/** Finds the sheet that a measure of a result names, by its id or by its number in the plan set. */
export const findSheetOfMeasure = <S extends Pick<Sheet, 'uuid' | 'number'>>(
  { page }: Pick<Measure, 'page'>,
  sheets: readonly S[],
): S | undefined =>
  sheets.find(({ uuid, number }) => uuid === page.toLowerCase() || String(number) === page.trim());

const isOn = ({ width, height }: Sheet, { x, y }: { x: number; y: number }) => {
  // A page can be rotated, which swaps width and height.
  const edge = Math.max(width, height) + EDGE_TOLERANCE;
  return x >= -EDGE_TOLERANCE && y >= -EDGE_TOLERANCE && x <= edge && y <= edge;
};

/** Error of a measure's row; undefined for a valid row. */
function problemOf(
  measure: Measure,
  types: ReadonlyMap<string, AiMeasures['conditions'][number]['type']>,
  sheets: readonly Sheet[],
): FieldError | undefined {
  const type = types.get(measure.condition.trim().toLowerCase());
  if (!type) return { field: 'condition', message: `The file has no condition “${measure.condition}”.` };
  const sheet = findSheetOfMeasure(measure, sheets);
  if (!sheet) return { field: 'page', message: `The request has no page “${measure.page}”.` };
  const { vertices, cutouts = [] } = measure.geometry;
  const least = cornersOf(type);
  if (vertices.length < least)
    return {
      field: 'geometry',
      message: `This type needs at least ${least} ${least === 1 ? 'point' : 'points'}, but has ${vertices.length}.`,
    };
  if (![...vertices, ...cutouts.flat()].every((point) => isOn(sheet, point)))
    return {
      field: 'geometry',
      message: `A point is outside the sheet, which is ${sheet.width} by ${sheet.height} points.`,
    };
  return undefined;
}

/** Errors of uploaded measures by row; empty if the file is valid. */
export function resultFileErrors(
  { conditions, measures }: AiMeasures,
  sheets: readonly Sheet[],
): FieldError[] {
  const problems: FieldError[] = [];
  const types = new Map<string, AiMeasures['conditions'][number]['type']>();
  for (const [at, { code, type }] of conditions.entries()) {
    const key = code.trim().toLowerCase();
    if (types.has(key))
      problems.push({
        field: `measures.conditions.${at}.code`,
        message: `Another condition already has the code ${code}.`,
      });
    types.set(key, type);
  }
  for (const [at, measure] of measures.entries()) {
    const found = problemOf(measure, types, sheets);
    if (found) problems.push({ ...found, field: `measures.measures.${at}.${found.field}` });
    if (problems.length >= MAX_REPORTED_ROWS) break;
  }
  return problems;
}
