import type { EstimateDifference, EstimateState, EstimateVersion } from '@plumbline/api';
import { compareEstimates } from '@plumbline/estimating';
import type { FileReply } from '../../../context/context.ts';
import { xlsxReply, type SheetValue } from '../../../files/spreadsheet.ts';
import type { Settings } from '../estimates/estimate-settings.ts';
import type { Figures } from './version-storage.ts';

/** One side of a comparison: a version, or the current estimate. */
export interface Side {
  version?: EstimateVersion;
  figures: Figures;
}

const rateNames: Record<keyof Settings, string> = {
  overhead_percentage: 'Overhead',
  contingency_percentage: 'Contingency',
  profit_percentage: 'Profit',
  discount_percentage: 'Discount',
  bond_percentage: 'Bond',
  tax_percentage: 'Sales tax',
};
const stateOf = ({ version, figures: { total, cost, margin, markup } }: Side): EstimateState => ({
  ...(version ? { version } : {}),
  total,
  cost,
  margin,
  markup,
});

/** Changes between two sides with their cost. */
export const differenceOf = (before: Side, after: Side): EstimateDifference => ({
  before: stateOf(before),
  after: stateOf(after),
  rates: (Object.keys(rateNames) as (keyof Settings)[]).flatMap((field) => {
    const [was, is] = [before.figures.settings[field], after.figures.settings[field]];
    return Number(was) === Number(is) ? [] : [{ field, label: rateNames[field], before: was, after: is }];
  }),
  ...compareEstimates(before.figures, after.figures),
});

const fieldNames: Record<
  EstimateDifference['groups'][number]['lines'][number]['changes'][number]['field'],
  string
> = {
  quantity: 'Quantity',
  unit_price: 'Unit price',
  labor_quantity: 'Quantity of labor',
  labor_unit: 'Labor per unit',
  labor_rate: 'Labor rate',
  equipment: 'Equipment and other cost per unit',
  lump: 'Lump sum',
  markup: 'Markup %',
  other: 'Rounding and columns',
};
const kindNames = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;

/** One row per change, so that differences add up to that of the totals. */
function* rowsOf({ groups, closings }: EstimateDifference): Generator<SheetValue[]> {
  for (const { category, code, name, kind, lines, difference, before, after } of groups) {
    const of = [category, `${code} ${name}`];
    if (lines.length === 0)
      yield [...of, '', kindNames[kind], 'Quantity', before?.quantity, after?.quantity, difference];
    for (const line of lines) {
      const what = [...of, line.name, kindNames[line.kind]];
      if (line.changes.length === 0)
        yield [...what, 'Sell', line.before?.sell, line.after?.sell, line.difference];
      for (const change of line.changes)
        yield [...what, fieldNames[change.field], change.before, change.after, change.difference];
    }
  }
  for (const { label, before, after, difference } of closings)
    yield ['', '', label, '', '', before, after, difference];
}

export function differenceSheet(number: string, difference: EstimateDifference): Promise<FileReply> {
  const name = ({ version }: EstimateState) => (version ? `version ${version.number}` : 'now');
  return xlsxReply(`${number} ${name(difference.before)} to ${name(difference.after)}.xlsx`, [
    {
      name: 'Differences',
      columns: [
        { label: 'Group', kind: 'text', width: 20 },
        { label: 'Assembly', kind: 'text', width: 32 },
        { label: 'Line', kind: 'text', width: 36 },
        { label: 'Change', kind: 'text' },
        { label: 'Figure', kind: 'text', width: 22 },
        { label: 'Before', kind: 'number', width: 14 },
        { label: 'After', kind: 'number', width: 14 },
        { label: 'Difference', kind: 'money', width: 16 },
      ],
      rows: rowsOf(difference),
    },
  ]);
}
