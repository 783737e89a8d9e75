import type { Estimate, EstimateColumn, EstimateGroup, EstimateLine, ExplainStep } from '@plumbline/api';
import { sumFigures } from '@plumbline/estimating';
import { formatDecimal } from '@plumbline/ui/decimal';
import { formatMeasure, formatPercent } from '@plumbline/ui/format';
import { estimatesMessages } from './messages.ts';

/** Condition with the sums of its lines. */
export interface GroupRow {
  kind: 'group';
  id: string;
  group: EstimateGroup;
  lines: readonly LineRow[];
}
export interface LineRow {
  kind: 'line';
  id: string;
  group: EstimateGroup;
  line: EstimateLine;
  /** Version of the estimate that the row shows, on which an edit of it is based. */
  version?: number;
}
/** Row that the estimate is computed from: a condition or a line. */
export type Row = GroupRow | LineRow;
/** Sums of a division, area or sheet, with its lines or shares of conditions. */
export interface SectionRow {
  kind: 'section';
  id: string;
  name: string;
  figures: Partial<Record<FigureColumn, string>>;
  rows: readonly (LineRow | ShareRow)[];
}
/** Part of a condition that is measured in one area or on one sheet. */
export interface ShareRow {
  kind: 'share';
  id: string;
  group: EstimateGroup;
  figures: Partial<Record<FigureColumn, string>>;
}
export type SheetRow = Row | SectionRow | ShareRow;
/** True for a row that the derivations explain. */
export const isSource = (row: SheetRow | undefined): row is Row =>
  row?.kind === 'group' || row?.kind === 'line';

export function rowsOf(estimate: Pick<Estimate, 'groups'> & Partial<Pick<Estimate, 'version'>>): GroupRow[] {
  const { version } = estimate;
  return estimate.groups.map((group) => ({
    kind: 'group',
    id: group.condition_id,
    group,
    lines: group.lines.map((line) => ({
      kind: 'line',
      id: `${group.condition_id}/${line.uuid}`,
      group,
      line,
      ...(version === undefined ? {} : { version }),
    })),
  }));
}

/** Filters groups and lines by name or code; a matching group keeps all of its lines. */
export function findRows(groups: readonly GroupRow[], query: string): GroupRow[] {
  const search = query.trim().toLowerCase();
  if (!search) return [...groups];
  const has = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(search));
  return groups.flatMap((row) => {
    if (has(row.group.code, row.group.name)) return [row];
    const lines = row.lines.filter(({ line }) => has(line.name, line.code));
    return lines.length ? [{ ...row, lines }] : [];
  });
}

/** Adds decimal strings exactly, without floats. */
export function add(left: string, right: string): string {
  const places = Math.max((left.split('.')[1] ?? '').length, (right.split('.')[1] ?? '').length);
  const scaled = (value: string) => {
    const [whole = '0', fraction = ''] = value.split('.');
    return BigInt(whole + fraction.padEnd(places, '0'));
  };
  const sum = scaled(left) + scaled(right);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
  const cut = digits.length - places;
  return `${sum < 0n ? '-' : ''}${digits.slice(0, cut)}${places ? `.${digits.slice(cut)}` : ''}`;
}

/** Difficulty and labor hour mix fields; only lines have them. */
export const hoursFields = [
  'difficulty',
  'overtime_percentage',
  'double_overtime_percentage',
  'nightshift_percentage',
] as const;
export type HoursField = (typeof hoursFields)[number];
export const isHoursField = (column: string): column is HoursField =>
  (hoursFields as readonly string[]).includes(column);

export type FigureColumn =
  | 'quantity'
  | 'unit_price'
  | 'material'
  | 'hours'
  | HoursField
  | 'labor'
  | 'equipment'
  | 'other'
  | 'unit_cost'
  | 'cost'
  | 'markup'
  | 'sell';
export const figureColumns: Readonly<Record<FigureColumn, string>> = {
  quantity: 'Quantity',
  unit_price: estimatesMessages.matUnit,
  material: 'Material',
  hours: 'Hours',
  difficulty: 'Difficulty',
  overtime_percentage: 'Overtime',
  double_overtime_percentage: estimatesMessages.doubleTime,
  nightshift_percentage: estimatesMessages.nightShift,
  labor: 'Labor',
  equipment: 'Equipment',
  other: estimatesMessages.otherCost,
  unit_cost: estimatesMessages.unitCost,
  cost: estimatesMessages.cost,
  markup: 'Markup',
  sell: 'Sell',
};
export const isFigure = (column: string): column is FigureColumn => Object.hasOwn(figureColumns, column);

export const overridable = ['quantity', 'unit_price', 'markup', ...hoursFields] as const;
export type Overridable = (typeof overridable)[number];
export const isOverridable = (column: string): column is Overridable =>
  (overridable as readonly string[]).includes(column);

/** Figure as in the contract; undefined if the row has none. */
export function valueOf(row: SheetRow, column: FigureColumn): string | undefined {
  if (!isSource(row)) return row.figures[column];
  if (isHoursField(column)) {
    if (row.kind === 'group') return undefined;
    const { line } = row;
    if (line[column] !== undefined) return line[column];
    // The contract omits default values; lines without labor have none.
    const hasLabor = Number(line.hours) !== 0 || hoursFields.some((each) => line.overridden.includes(each));
    return hasLabor ? (column === 'difficulty' ? '1' : '0') : undefined;
  }
  const found = row.kind === 'line' ? row.line[column] : column !== 'unit_price' && row.group[column];
  if (found === false) return undefined;
  // The contract omits these if they are zero.
  return found ?? (column === 'equipment' || column === 'other' ? '0' : undefined);
}

/** Hours with at least two decimals, so that they align in a column. */
export const shownHours = (value: string): string => formatDecimal(value, 2, 7);

/** Figure formatted for the sheet. */
export function shownOf(row: SheetRow, column: FigureColumn): string {
  const value = valueOf(row, column);
  if (value === undefined) return '';
  switch (column) {
    case 'quantity':
      return formatMeasure(value);
    case 'hours':
      return shownHours(value);
    case 'unit_price':
      return formatDecimal(value, 4, 4);
    case 'difficulty':
      return formatDecimal(value, 0, 4);
    case 'overtime_percentage':
    case 'double_overtime_percentage':
    case 'nightshift_percentage':
      return formatPercent(value, 0);
    case 'markup':
      return formatPercent(value, 1, 6);
    default:
      return formatDecimal(value, 2, 2);
  }
}

/** Fields whose override affects a column: hours and labor depend on difficulty and hour mix. */
const byHand = (column: string): readonly string[] =>
  column === 'hours' ? ['difficulty'] : column === 'labor' ? hoursFields : [column];
/** True if a figure, or a field it depends on, is overridden on the line. */
export const isByHand = (row: SheetRow, of: EstimateColumn | undefined, column: string): boolean =>
  row.kind === 'line' &&
  (of
    ? (row.line.set_columns?.includes(of.field_id) ?? false)
    : byHand(column).some((field) => row.line.overridden.includes(field)));
/** Hours fields that any line has; the others get no column. */
export const usedHours = ({ groups }: Pick<Estimate, 'groups'>): HoursField[] =>
  hoursFields.filter((field) =>
    groups.some(({ lines }) =>
      lines.some((line) => line[field] !== undefined || line.overridden.includes(field)),
    ),
  );

const columnPrefix = 'field:';
export const columnId = (column: EstimateColumn): string => columnPrefix + column.field_id;

/** Calculator template column of a column id; undefined for built-in columns. */
export const columnOf = (estimate: Estimate, id: string | undefined): EstimateColumn | undefined =>
  id?.startsWith(columnPrefix)
    ? estimate.calculator?.columns.find((column) => columnId(column) === id)
    : undefined;

/** Built-in column that a template column repeats, if its formula is only that figure. */
export const figureOf = ({ formula, field_type }: EstimateColumn): FigureColumn | undefined =>
  field_type === 'number' && isFigure(formula) ? formula : undefined;

/**
 * Value of a template column in a section: the sum of its rows, of which all must have a value. In a part of a condition: the
 * figure that the column repeats, since other values are not divided by place.
 */
function columnOfPlace(row: SectionRow | ShareRow, column: EstimateColumn): string | undefined {
  if (column.field_type !== 'number') return undefined;
  if (row.kind === 'share') {
    const value = row.group.columns?.[column.field_id];
    const repeated = (['cost', 'sell'] as const).find(
      (id) => value !== undefined && Number(value) === Number(row.group[id]),
    );
    return repeated && row.figures[repeated];
  }
  const values = row.rows.map((each) => columnValue(each, column));
  return values.every((value) => value !== undefined)
    ? sumFigures(values.map((subtotal) => ({ subtotal }))).subtotal
    : undefined;
}

/** Figure or text of a template column; undefined if the row has none. */
export function columnValue(row: SheetRow, column: EstimateColumn): string | undefined {
  if (!isSource(row)) return columnOfPlace(row, column);
  return (row.kind === 'line' ? row.line : row.group).columns?.[column.field_id];
}

/** Value of a template column formatted for the sheet. */
export function shownColumn(value: string | undefined, column: EstimateColumn): string {
  if (value === undefined || column.field_type === 'text') return value ?? '';
  if (column.is_whole_number) return formatDecimal(value, 0, 0);
  if (column.is_monetary_field) return formatDecimal(value, 2, column.is_dynamic ? 4 : 2);
  if (column.unit === '%') return formatPercent(value, 0, 6);
  if (column.unit === 'HR') return shownHours(value);
  return formatMeasure(value);
}

/** Number of a line in the sheet, from 1: visible lines without headings; 0 if it is not visible. */
export function lineNumber(inView: readonly GroupRow[], row: SheetRow): number {
  return inView.flatMap(({ lines }) => lines).findIndex(({ id }) => id === row.id) + 1;
}

/** Formula bar text of a cell without a computed figure. */
export function describeCell(row: SheetRow | undefined, column: string | undefined): string | undefined {
  if (!row || !column) return undefined;
  if (row.kind === 'section') return row.name;
  if (row.kind === 'share') return estimatesMessages.shareOfCondition(row.group.code, row.group.name);
  if (row.kind === 'line')
    return [row.line.name, row.line.code, ...row.line.warnings].filter(Boolean).join(' · ');
  const { group } = row;
  const pages = group.pages.map((page) => page.name).join(', ');
  return `${group.code} ${group.name} · ${pages ? `measured on ${pages}` : 'not measured yet'}`;
}

/** Steps that sum a group's figure from its lines. */
export function sumSteps(group: EstimateGroup, column: EstimateColumn): ExplainStep[] {
  let sum: string | undefined;
  return group.lines.flatMap((line): ExplainStep[] => {
    const value = line.columns?.[column.field_id];
    if (value === undefined) return [];
    const operator = sum === undefined ? '' : '+';
    sum = add(sum ?? '0', value);
    return [
      {
        operator,
        label: line.name,
        value,
        unit: column.unit,
        runningTotal: sum,
        runningUnit: column.unit,
      },
    ];
  });
}
