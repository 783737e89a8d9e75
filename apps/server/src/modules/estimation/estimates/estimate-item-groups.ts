import type { AlternateOwnLine, EstimateItem } from '@plumbline/api';
import type { AssemblyInput, EstimateResult } from '@plumbline/estimating';
import { lineId, type LineRow } from './estimate-line-row.ts';
import { otherCostFields, presentLine } from './lines.ts';
import { ownLineInput } from './own-line-input.ts';

/** Line or lump sum of an estimate without take-off. */
export interface ItemRow {
  item_id: string;
  number: number;
  line: AlternateOwnLine;
  version: number;
}

const codeOf = ({ number }: ItemRow) => `L${number}`;
const inputId = ({ item_id }: ItemRow) => lineId(item_id, item_id);

/** An item in the engine's form: an assembly of one line. */
export const itemInput = (item: ItemRow): AssemblyInput => ({
  id: item.item_id,
  code: codeOf(item),
  name: item.line.name,
  variables: {},
  lines: [ownLineInput(inputId(item), item.line)],
});

export const presentItem = (item: ItemRow): EstimateItem => ({
  ...item.line,
  uuid: item.item_id,
  code: codeOf(item),
  version: item.version,
});

/** The line of an item as if it came from an assembly; it has its own price, so it never lacks one. */
const rowOf = ({ item_id, line }: ItemRow): LineRow => ({
  line_id: item_id,
  assembly_id: item_id,
  material_id: '',
  name: line.name,
  code: '',
  unit: line.unit ?? '',
  formula: line.quantity,
  waste_percentage: '0',
  order_quantity: '0',
  labor_unit: line.labor_unit ?? null,
  labor_basis: 'installed',
  labor_name: null,
  regular_cost: line.labor_rate ?? null,
  overtime_cost: null,
  double_overtime_cost: null,
  nightshift_cost: null,
  price: line.unit_price ?? '0',
  freight_percentage: null,
  duty_percentage: null,
  packing_percentage: null,
  tariff_percentage: null,
  cushion: null,
  vendor_name: null,
  price_id: null,
  last_price_date: null,
  expiry_price_date: null,
});

/** An item as a group of the estimate with its one line. */
export function itemGroup(
  item: ItemRow,
  sums: EstimateResult['assemblies'][number],
  {
    setColumns,
    problems,
    today,
  }: {
    setColumns: ReadonlyMap<string, readonly string[]>;
    problems: ReadonlyMap<string, readonly { message: string }[]>;
    today: string;
  },
) {
  const row = rowOf(item);
  return {
    condition_id: item.item_id,
    code: codeOf(item),
    name: item.line.name,
    type: 'count' as const,
    color: '#6b7280',
    category: '',
    quantity: item.line.quantity,
    unit: row.unit,
    pages: [],
    item: presentItem(item),
    material: sums.material,
    hours: sums.hours,
    labor: sums.labor,
    ...otherCostFields(sums),
    cost: sums.cost,
    unit_cost: sums.lines[0]?.unitCost ?? '0',
    markup: sums.markupPercent,
    sell: sums.sell,
    ...(sums.columns ? { columns: sums.columns } : {}),
    lines: sums.lines.map((line) =>
      presentLine(line, row, {
        overrides: new Map(),
        setColumns: setColumns.get(line.id) ?? [],
        problems: problems.get(line.id) ?? [],
        labor: undefined,
        today,
      }),
    ),
  };
}
