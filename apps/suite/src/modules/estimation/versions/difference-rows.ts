import type {
  EstimateDifference,
  EstimateGroupDifference,
  EstimateLineChange,
  EstimateLineDifference,
} from '@plumbline/api';
import { formatDecimal } from '@plumbline/ui/decimal';
import { formatAmount, formatPercent } from '@plumbline/ui/format';
import { versionsMessages } from './messages.ts';

/** Row of a difference: a condition, line, figure of a line, or closing such as tax. */
export interface DifferenceRow {
  id: string;
  level: 'group' | 'line' | 'change' | 'closing';
  name: string;
  detail: string;
  before: string;
  after: string;
  difference: string;
  rows: DifferenceRow[];
}

const fieldLabels: Readonly<Record<EstimateLineChange['field'], string>> = {
  quantity: 'Quantity',
  labor_quantity: versionsMessages.laborQuantity,
  unit_price: versionsMessages.unitPrice,
  labor_unit: versionsMessages.laborHoursPerUnit,
  labor_rate: versionsMessages.laborRate,
  equipment: versionsMessages.equipmentAndOtherPerUnit,
  lump: versionsMessages.lumpSum,
  markup: 'Markup',
  other: versionsMessages.roundingAndOtherColumns,
};
const kindLabels = { added: 'Added', removed: 'Removed', changed: '' } as const;
const amount = (value: string | undefined) => (value === undefined ? '–' : formatAmount(value));

const measured = (value: string, unit: string) => `${formatDecimal(value, 0, 2)} ${unit}`.trim();

function figure(field: EstimateLineChange['field'], value: string | undefined, unit: string): string {
  if (value === undefined) return '–';
  if (field === 'quantity' || field === 'labor_quantity') return measured(value, unit);
  if (field === 'markup') return formatPercent(value);
  return formatDecimal(value, 2, 4);
}

const quantities = ({
  before,
  after,
  unit,
}: Pick<EstimateGroupDifference, 'before' | 'after' | 'unit'>): string =>
  before && after && Number(before.quantity) !== Number(after.quantity)
    ? versionsMessages.quantityChange(formatDecimal(before.quantity, 0, 2), measured(after.quantity, unit))
    : '';

const changeRow = (line: string, unit: string, { field, ...change }: EstimateLineChange): DifferenceRow => ({
  id: `${line} ${field}`,
  level: 'change',
  name: fieldLabels[field],
  detail: '',
  before: figure(field, change.before, unit),
  after: figure(field, change.after, unit),
  difference: change.difference,
  rows: [],
});
const lineRow = (group: string, line: EstimateLineDifference): DifferenceRow => {
  const id = `${group} ${line.uuid}`;
  return {
    id,
    level: 'line',
    name: line.name,
    detail: kindLabels[line.kind],
    before: amount(line.before?.sell),
    after: amount(line.after?.sell),
    difference: line.difference,
    rows: line.changes.map((change) => changeRow(id, line.unit, change)),
  };
};

/**
 * Converts a difference to rows. Rows of each level sum to their parent, and the top level to the difference of the
 * totals.
 */
export const differenceRows = ({ groups, closings }: EstimateDifference): DifferenceRow[] => [
  ...groups.map((group): DifferenceRow => ({
    id: group.condition_id,
    level: 'group',
    name: `${group.code} ${group.name}`,
    detail: [group.category, kindLabels[group.kind], quantities(group)].filter(Boolean).join(', '),
    before: amount(group.before?.sell),
    after: amount(group.after?.sell),
    difference: group.difference,
    rows: group.lines.map((line) => lineRow(group.condition_id, line)),
  })),
  ...closings.map(({ key, label, before, after, difference }): DifferenceRow => ({
    id: key,
    level: 'closing',
    name: label,
    detail: '',
    before: amount(before),
    after: amount(after),
    difference,
    rows: [],
  })),
];

/** Flattens the rows, for lists without room for a tree. */
export const flatRows = (rows: readonly DifferenceRow[]): DifferenceRow[] =>
  rows.flatMap((row) => [row, ...flatRows(row.rows)]);
