import type { Estimate, EstimateSettings, EstimateUpdate } from '@plumbline/api';
import { formatDecimal } from '@plumbline/ui/decimal';
import { formatPercent } from '@plumbline/ui/format';
import { columnId, figureColumns, isFigure } from './estimate-rows.ts';
import { alternatesMessages } from '../alternates/messages.ts';
import { estimatesMessages as text } from './messages.ts';

/** Changes of cells, without what the queue adds. */
export type CellUpdate = Pick<
  EstimateUpdate,
  'settings' | 'adjustments' | 'overrides' | 'values' | 'template_id'
>;

/** Key of a cell of a line, as the server names it in conflicts and changes. */
export const lineCell = (of: { condition_id: string; line_id: string }, field: string): string =>
  `${of.condition_id}/${of.line_id}/${field}`;

/** Keys of the cells that an update changes. */
export function cellsOf(update: CellUpdate): string[] {
  return [
    ...Object.keys(update.settings ?? {}).map((field) => `settings/${field}`),
    ...(update.adjustments === undefined ? [] : ['adjustments']),
    ...(update.template_id === undefined ? [] : ['template']),
    ...(update.overrides ?? []).map((each) => lineCell(each, each.field)),
    ...(update.values ?? []).map((each) => lineCell(each, each.field_id)),
  ];
}

/** The part of an update that changes these cells. */
export function pickCells(update: CellUpdate, isPicked: (cell: string) => boolean): CellUpdate {
  const settings = Object.entries(update.settings ?? {}).filter(([field]) => isPicked(`settings/${field}`));
  const overrides = (update.overrides ?? []).filter((each) => isPicked(lineCell(each, each.field)));
  const values = (update.values ?? []).filter((each) => isPicked(lineCell(each, each.field_id)));
  return {
    ...(settings.length ? { settings: Object.fromEntries(settings) } : {}),
    ...(overrides.length ? { overrides } : {}),
    ...(values.length ? { values } : {}),
    ...(update.adjustments !== undefined && isPicked('adjustments')
      ? { adjustments: update.adjustments }
      : {}),
    ...(update.template_id !== undefined && isPicked('template') ? { template_id: update.template_id } : {}),
  };
}

/** One update with the changes of several; of two changes of a cell the later one counts. */
export function joinUpdates(updates: readonly CellUpdate[]): CellUpdate {
  const adjusted = updates.findLast(({ adjustments }) => adjustments !== undefined)?.adjustments;
  const chosen = updates.findLast(({ template_id }) => template_id !== undefined)?.template_id;
  const settings = Object.assign(
    {},
    ...updates.map((update) => update.settings),
  ) as Partial<EstimateSettings>;
  const overrides = updates.flatMap((update) => update.overrides ?? []);
  const values = updates.flatMap((update) => update.values ?? []);
  return {
    ...(Object.keys(settings).length ? { settings } : {}),
    ...(overrides.length ? { overrides } : {}),
    ...(values.length ? { values } : {}),
    ...(adjusted === undefined ? {} : { adjustments: adjusted }),
    ...(chosen === undefined ? {} : { template_id: chosen }),
  };
}

/** Requested value of a cell as text; null resets it. */
export function valueIn(update: CellUpdate, cell: string): string | null {
  const override = update.overrides?.findLast((each) => lineCell(each, each.field) === cell);
  if (override) return override.value;
  const value = update.values?.findLast((each) => lineCell(each, each.field_id) === cell);
  if (value) return value.value;
  if (cell === 'adjustments') return update.adjustments ? text.yourAdjustments : null;
  if (cell === 'template') return update.template_id ? text.yourCalculator : null;
  const [, field = ''] = cell.split('/');
  return update.settings?.[field as keyof EstimateSettings] ?? null;
}

const settingLabels: Readonly<Record<keyof EstimateSettings, string>> = {
  overhead_percentage: text.overhead,
  contingency_percentage: text.contingency,
  profit_percentage: text.profit,
  discount_percentage: text.discount,
  bond_percentage: text.bond,
  tax_percentage: text.salesTax,
};

/** Fields of a line without take-off that have no column. */
const itemLabels: Readonly<Record<string, string>> = {
  name: alternatesMessages.name,
  unit: alternatesMessages.unit,
  labor_unit: alternatesMessages.laborHoursPerUnit,
  labor_rate: alternatesMessages.laborRate,
  equipment_cost: alternatesMessages.equipmentPerUnit,
  other_cost: alternatesMessages.otherCostPerUnit,
  lump_cost: alternatesMessages.lumpSum,
};

/** Row and column of the sheet that show a cell, and their names. */
export interface CellPlace {
  /** Undefined for a setting or another cell outside of the lines. */
  rowId?: string;
  columnId?: string;
  /** Name of the column or setting, such as "Markup". */
  field: string;
  /** Code of the condition and name of the line; undefined without one, or for a line that was removed. */
  line?: string;
}

/** Finds a cell in the sheet. */
export function placeOfCell(
  { groups, calculator }: Pick<Estimate, 'groups' | 'calculator'>,
  cell: string,
): CellPlace {
  if (cell === '*') return { field: text.allCells };
  if (cell === 'adjustments') return { field: text.adjustments };
  if (cell === 'template') return { field: text.calculatorTemplate };
  const [condition = '', line = '', field = ''] = cell.split('/');
  if (condition === 'settings') return { field: settingLabels[line as keyof EstimateSettings] ?? line };
  const group = groups.find(({ condition_id }) => condition_id === condition);
  const found = group?.lines.find(({ uuid }) => uuid === line);
  const column = calculator?.columns.find(({ field_id }) => field_id === field);
  return {
    rowId: `${condition}/${line}`,
    columnId: column ? columnId(column) : field,
    field: column?.name ?? (isFigure(field) ? figureColumns[field] : (itemLabels[field] ?? text.lineDetails)),
    ...(group && found ? { line: `${group.code} ${found.name}` } : {}),
  };
}

/** Value of a cell for a user; a cell without one is computed. */
export function cellText(cell: string, value: string | null): string {
  if (value === null)
    return cell === 'template' ? text.builtInColumns : cell === 'adjustments' ? text.none : text.computed;
  // Template columns and details of a line may be texts.
  if (!/^-?\d+(\.\d+)?$/.test(value)) return value;
  const isPercentage = cell.endsWith('/markup') || cell.endsWith('_percentage');
  return isPercentage ? formatPercent(value, 0, 20) : formatDecimal(value);
}
