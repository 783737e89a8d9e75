import type { Estimate } from '@plumbline/api';
import { divisionOf, type EstimateResult } from '@plumbline/estimating';
import { Decimal } from 'decimal.js';
import type { FileReply } from '../../../context/context.ts';
import {
  columnName,
  xlsxReply,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
} from '../../../files/spreadsheet.ts';
import type { estimateOf } from './rules.ts';

type Group = ReturnType<typeof estimateOf>['groups'][number];
type Line = Group['lines'][number];
type Kind = SheetColumn['kind'];

/** Columns of the sheet, in order. */
const columns = {
  kind: ['Row', 'text', 10],
  code: ['Code', 'text', 14],
  item: ['Item', 'text', 40],
  division: ['Division', 'text', 30],
  quantity: ['Quantity', 'number', 12],
  unit: ['Unit', 'text', 8],
  price: ['Mat. unit', 'number', 12],
  material: ['Material', 'money', 14],
  hours: ['Hours', 'number', 12],
  rate: ['Labor rate', 'number', 12],
  labor: ['Labor', 'money', 14],
  equipment: ['Equipment', 'money', 14],
  other: ['Other cost', 'money', 14],
  cost: ['Cost', 'money', 14],
  markup: ['Markup %', 'number', 12],
  sell: ['Sell', 'money', 16],
} as const satisfies Record<string, readonly [string, Kind, number]>;
type ColumnKey = keyof typeof columns;
const keys = Object.keys(columns) as ColumnKey[];
const at = (column: ColumnKey, row: number) => `${columnName(keys.indexOf(column))}${row}`;
const LINE = 'Line';

const cells = (values: Partial<Record<ColumnKey, SheetCell>>): SheetCell[] => keys.map((key) => values[key]);
const cents = (value: Decimal.Value) => new Decimal(value).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
/** Formula of an amount if it gives the amount, with the cents that the line carries for the others; else the amount. */
function amountCell(formula: string, computed: Decimal, amount: string, mayCarry = false): SheetCell {
  const difference = new Decimal(amount).minus(cents(computed));
  if (difference.isZero()) return { formula: `ROUND(${formula},2)`, value: amount };
  if (!mayCarry || difference.abs().gte(1)) return amount;
  const carried = difference.toFixed(2);
  return { formula: `ROUND(${formula},2)${difference.isNegative() ? '' : '+'}${carried}`, value: amount };
}

/** Row of a line: products and sums are formulas over the cells that the sheet shows. */
function lineRow(line: Line, rate: string | undefined, row: number): SheetCell[] {
  const of = (column: ColumnKey) => at(column, row);
  const { equipment = '0.00', other = '0.00' } = line;
  const division = divisionOf(line.code);
  return cells({
    kind: LINE,
    code: line.code,
    item: line.name,
    division: division && `${division.number} ${division.title}`,
    quantity: line.quantity,
    unit: line.unit,
    price: line.unit_price,
    material: amountCell(
      `${of('quantity')}*${of('price')}`,
      new Decimal(line.quantity).times(line.unit_price),
      line.material,
    ),
    hours: line.hours,
    rate,
    labor:
      rate === undefined
        ? line.labor
        : amountCell(`${of('hours')}*${of('rate')}`, new Decimal(line.hours).times(rate), line.labor),
    equipment,
    other,
    cost: {
      formula: `${of('material')}+${of('labor')}+${of('equipment')}+${of('other')}`,
      value: line.cost,
    },
    markup: line.markup,
    sell: amountCell(
      `${of('cost')}*(1+${of('markup')}/100)`,
      new Decimal(line.cost).times(new Decimal(line.markup).div(100).plus(1)),
      line.sell,
      true,
    ),
  });
}

const summed = ['material', 'hours', 'labor', 'equipment', 'other', 'cost', 'sell'] as const;

function groupRow(group: Group, row: number): SheetRow {
  const last = row + group.lines.length;
  const { equipment = '0.00', other = '0.00', material, hours, labor, cost, sell } = group;
  const figures = { equipment, other, material, hours, labor, cost, sell };
  const sums = summed.map((column): [ColumnKey, SheetCell] => [
    column,
    group.lines.length
      ? { formula: `SUM(${at(column, row + 1)}:${at(column, last)})`, value: figures[column] }
      : figures[column],
  ]);
  const [inCost, inSell] = [at('cost', row), at('sell', row)];
  return {
    strong: cells({
      kind: 'Assembly',
      code: group.code,
      item: group.name,
      quantity: group.quantity,
      unit: group.unit,
      ...Object.fromEntries(sums),
      markup: new Decimal(cost).isZero()
        ? group.markup
        : amountCell(
            `(${inSell}-${inCost})/${inCost}*100`,
            new Decimal(sell).minus(cost).div(cost).times(100),
            group.markup,
          ),
    }),
  };
}

/** Totals in the order of the sheet, total sell last; each is computed of the rows above it. */
function* totalRows(estimate: Pick<Estimate, 'totals'>, first: number, last: number): Generator<SheetRow> {
  const placed = new Map<string, string>();
  const values = new Map(estimate.totals.map(({ key, value }) => [key, new Decimal(value)]));
  const sumIf = (column: ColumnKey) =>
    `SUMIF(${at('kind', first)}:${at('kind', last)},"${LINE}",${at(column, first)}:${at(column, last)})`;
  /** Addresses and sum of the given totals, as far as the estimate has them. */
  const sumOf = (...names: string[]) => {
    const found = names.filter((name) => placed.has(name));
    return {
      formula: found.map((name) => placed.get(name)).join('+'),
      value: found.reduce((sum, name) => sum.plus(values.get(name) ?? 0), new Decimal(0)),
    };
  };
  const bases: Readonly<Record<string, () => { formula: string; value: Decimal }>> = {
    overhead: () => sumOf('direct'),
    contingency: () => sumOf('direct'),
    profit: () => sumOf('direct', 'overhead', 'contingency'),
    discount: () => sumOf('subtotal'),
    bond: () => net('subtotal'),
    tax: () => net('subtotal', 'bond'),
  };
  const net = (...names: string[]) => {
    const { formula, value } = sumOf(...names);
    const discount = placed.get('discount');
    return discount
      ? { formula: `${formula}-${discount}`, value: value.minus(values.get('discount') ?? 0) }
      : { formula, value };
  };
  const sums: Readonly<Record<string, () => { formula: string; value: Decimal }>> = {
    direct: () => sumOf('material', 'labor', 'equipment', 'other'),
    subtotal: () => sumOf('direct', 'overhead', 'contingency', 'profit', 'line_markups'),
    base: () => net('subtotal', 'bond', 'tax'),
    total: () =>
      placed.has('base')
        ? sumOf('base', ...estimate.totals.flatMap(({ key }) => (key.startsWith('alternate') ? [key] : [])))
        : net('subtotal', 'bond', 'tax'),
  };
  let row = last + 1;
  for (const { key, label, percentage, value } of estimate.totals) {
    row++;
    const rate = at('markup', row);
    const plain = new Decimal(value).toFixed(2);
    const base = percentage === undefined ? undefined : bases[key]?.();
    const sum = sums[key]?.();
    const amount: SheetCell =
      key === 'material' || key === 'labor' || key === 'equipment' || key === 'other'
        ? { formula: sumIf(key), value: plain }
        : key === 'line_markups'
          ? {
              formula: `${sumIf('sell')}-(${sumOf('direct', 'overhead', 'contingency', 'profit').formula})`,
              value: plain,
            }
          : base
            ? amountCell(`(${base.formula})*${rate}/100`, base.value.times(percentage ?? 0).div(100), plain)
            : sum?.value.eq(plain)
              ? { formula: sum.formula, value: plain }
              : plain;
    placed.set(key, at('sell', row));
    const shown = cells({ item: label, markup: percentage, sell: amount });
    yield sum ? { strong: shown } : shown;
  }
}

function* estimateRows(
  estimate: ReturnType<typeof estimateOf>,
  rateOf: (group: number, line: number) => string | undefined,
): Generator<SheetRow> {
  const first = 2;
  let row = first;
  for (const [index, group] of estimate.groups.entries()) {
    yield groupRow(group, row);
    row++;
    for (const [place, line] of group.lines.entries()) {
      yield lineRow(line, rateOf(index, place), row);
      row++;
    }
  }
  yield [];
  yield* totalRows(estimate, first, row - 1);
}

/**
 * Spreadsheet of an estimate with the figures of the sheet: line products, sums, percentages and the total are formulas.
 * @param result engine figures of the same estimate, for the hourly costs.
 */
export const estimateSpreadsheet = (
  name: string,
  estimate: ReturnType<typeof estimateOf>,
  result: EstimateResult,
): Promise<FileReply> =>
  xlsxReply(`${name}.xlsx`, [
    {
      name: 'Estimate',
      columns: keys.map((key): SheetColumn => {
        const [label, kind, width] = columns[key];
        return { label, kind, width };
      }),
      rows: estimateRows(estimate, (group, line) => {
        const found = result.assemblies[group]?.lines[line];
        return found && Number(found.hours) !== 0 ? found.laborRate : undefined;
      }),
    },
  ]);
