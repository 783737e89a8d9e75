import type { LaborCostItem, LaborProductivity, LaborTemplate } from '@plumbline/api';
import {
  checkLaborFormula,
  crewRate,
  laborUnitOf,
  loadedRate,
  type LaborCostRates,
  type LaborUnit,
} from '@plumbline/estimating';
import { messages } from '@plumbline/validation';
import {
  laborCostItemProblems,
  laborCostProblems,
  laborProductivityProblems,
} from '@plumbline/validation/materials';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after, before } from '../../resource/pipeline.ts';
import { throwProblems } from './rules.ts';
import { scheduleTotals } from './totals.ts';
import { knownUnit } from './units.ts';

/** Row of the labor productivity list. */
export type ProductivityRow = Pick<LaborProductivity, 'uuid' | 'name' | 'value' | 'unit' | 'work_unit'>;

/** Hours per unit of work, rounded like an assembly line; undefined for piece work. */
export const hoursPerUnit = ({ name, value, unit }: Omit<ProductivityRow, 'uuid'>): string | undefined =>
  unit === 'u'
    ? undefined
    : laborUnitOf({ name, value, unit: unit as LaborUnit })
        .toDecimalPlaces(6)
        .toString();

const usageText = (uses: number) => (uses === 1 ? 'an assembly' : `${uses} assemblies`);

export const laborProductivities = defineResource('laborProductivity', {
  table: 'labor_productivity',
  steps: {
    create: [
      after('workflow', async (state, { tx }) => {
        throwProblems(laborProductivityProblems(state.body));
        const work = state.body.work_unit?.trim() ?? '';
        state.columns = { ...state.body, work_unit: work && (await knownUnit(work, 'work_unit', tx)) };
      }),
    ],
    update: [
      after('workflow', async (state, { tx }) => {
        const { body, before } = state;
        const changed = { ...before, ...body };
        throwProblems(laborProductivityProblems(changed));
        const work = body.work_unit?.trim();
        const isOther = changed.work_unit?.toLowerCase() !== before.work_unit?.toLowerCase();
        if (before.uses && (changed.unit === 'u' || (work && isOther)))
          throw invalidField(
            changed.unit === 'u' ? 'unit' : 'work_unit',
            `Lines in ${usageText(before.uses)} use these hours, so the unit must stay per ${before.work_unit || 'any unit'} and by time. Create another productivity instead.`,
          );
        state.columns = { ...body, ...(work ? { work_unit: await knownUnit(work, 'work_unit', tx) } : {}) };
      }),
      after('write', async ({ uuid, body, before }, context) => {
        if (body.value === undefined && body.unit === undefined) return;
        const hours = hoursPerUnit({ ...before, ...body });
        if (hours === undefined) return;
        const { rows } = await sql<{ assembly_id: string }>`with followed as (
            update assembly_material set labor_unit = ${hours}::numeric
            where labor_productivity_id = ${uuid}::uuid and labor_unit is distinct from ${hours}::numeric
            returning assembly_id)
          select distinct assembly_id from followed`.execute(context.tx);
        for (const { assembly_id: assemblyId } of rows) scheduleTotals({ assemblyId }, context);
      }),
    ],
    delete: [
      before('dependents', async ({ uuids }, { tx }) => {
        const { rows } = await sql<{
          name: string;
          uses: number;
        }>`select name, uses from labor_productivity_view
          where uuid = any(${uuids}::uuid[]) and uses > 0 order by uses desc`.execute(tx);
        const [first] = rows;
        if (first)
          throw new HttpError(
            409,
            `${first.name} is used by lines in ${usageText(first.uses)}. Remove it from ${first.uses === 1 ? 'it' : 'them'} first.`,
          );
      }),
    ],
  },
});

export const laborCosts = defineResource('laborCost', {
  table: 'labor_cost',
  key: 'labor_cost_id',
  steps: {
    create: [after('workflow', ({ body }) => throwProblems(laborCostProblems(body)))],
    update: [
      after('workflow', ({ body, before }) => throwProblems(laborCostProblems({ ...before, ...body }))),
      after('write', async ({ uuid }, context) => {
        const { rows } = await sql<{ assembly_id: string }>`select distinct assembly_id from assembly_material
          where labor_cost_id = ${uuid}::uuid`.execute(context.tx);
        for (const { assembly_id: assemblyId } of rows) scheduleTotals({ assemblyId }, context);
      }),
    ],
    delete: [
      before('dependents', async ({ uuids }, { tx }) => {
        const { rows } = await sql<{ name: string; uses: number }>`select name, uses from labor_cost_view
          where uuid = any(${uuids}::uuid[]) and uses > 0 order by uses desc`.execute(tx);
        const [first] = rows;
        if (first)
          throw new HttpError(
            409,
            `${first.name} is used in ${first.uses === 1 ? 'an assembly or a template' : `${first.uses} assemblies and templates`}. Remove it from ${first.uses === 1 ? 'it' : 'them'} first.`,
          );
      }),
    ],
  },
});

interface CostRow {
  uuid: string;
  name: string;
  unit: string;
  is_non_labor: boolean;
  regular_cost: string;
  overtime_cost: string;
  double_overtime_cost: string;
  nightshift_cost: string;
}
const ratesOf = (row: CostRow): LaborCostRates => ({
  name: row.name,
  unit: row.unit as LaborUnit,
  regular: row.regular_cost,
  overtime: row.overtime_cost,
  double: row.double_overtime_cost,
  night: row.nightshift_cost,
  isNonLabor: row.is_non_labor,
});
async function costsOf(items: readonly LaborCostItem[], tx: Transaction): Promise<Map<string, CostRow>> {
  const laborCostIds = [
    ...new Set(items.flatMap((item) => item.labor_costs.map((each) => each.labor_cost_id))),
  ];
  if (!laborCostIds.length) return new Map();
  const { rows } =
    await sql<CostRow>`select * from labor_cost_view where uuid = any(${laborCostIds}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** A template item with crew names, cost per hour and rate. */
function computed(item: LaborCostItem, costs: ReadonlyMap<string, CostRow>): LaborCostItem {
  const labor_costs = item.labor_costs.map((each) => {
    const name = costs.get(each.labor_cost_id)?.name;
    return { ...each, ...(name === undefined ? {} : { name }) };
  });
  const crew = item.labor_costs.flatMap(({ labor_cost_id, count }) => {
    const row = costs.get(labor_cost_id);
    return row ? [{ cost: ratesOf(row), count }] : [];
  });
  try {
    const cost = crewRate(crew);
    const result = loadedRate(
      cost,
      {
        indirectPercent: item.indirect_cost,
        profitPercent: item.profit,
        discountPercent: item.discount,
        formula: item.formula,
      },
      // Sample line of one hour and one unit for formulas over hours or quantity.
      { hours: '1', quantity: '1' },
    );
    return {
      ...item,
      labor_costs,
      cost: cost.toFixed(4),
      ...(result.ok ? { rate: result.rate.toFixed(4) } : { problem: result.error.message }),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ...item, labor_costs, problem: `${error.message}.` };
  }
}

/** Stored values of an item, without derived ones. */
const storedItem = ({
  uuid = uuidv7(),
  name,
  labor_costs,
  indirect_cost,
  profit,
  discount,
  formula,
}: LaborCostItem) => ({
  uuid,
  name: name.trim(),
  labor_costs: labor_costs.map(({ labor_cost_id, count }) => ({ labor_cost_id, count: count ?? '1' })),
  indirect_cost: indirect_cost ?? '0',
  profit: profit ?? '0',
  discount: discount ?? '0',
  formula: formula?.trim() ?? '',
});

/** @throws HttpError 422 with the errors of each item. */
async function checkItems(items: readonly LaborCostItem[], tx: Transaction): Promise<void> {
  const costs = await costsOf(items, tx);
  throwProblems(
    items.flatMap((item, at) => {
      const errorAt = (field: string, message: string) => ({ field: `items.${at}.${field}`, message });
      const own = laborCostItemProblems(item).map(({ field, message }) => errorAt(field, message));
      if (!item.labor_costs.length) own.push(errorAt('labor_costs', messages.required));
      item.labor_costs.forEach(({ labor_cost_id, count = '1' }, place) => {
        if (!costs.has(labor_cost_id))
          own.push(errorAt(`labor_costs.${place}.labor_cost_id`, 'This labor cost does not exist.'));
        if (!(Number(count) > 0)) own.push(errorAt(`labor_costs.${place}.count`, messages.minValue0001));
      });
      const wrong = checkLaborFormula(item.formula ?? '');
      if (wrong) own.push(errorAt('formula', wrong.message));
      if (own.length) return own;
      const { problem } = computed(item, costs);
      return problem === undefined
        ? []
        : [errorAt(item.formula?.trim() ? 'formula' : 'labor_costs', problem)];
    }),
  );
}
const itemsText = (items: readonly LaborCostItem[] | undefined): string =>
  (items ?? [])
    .map(
      ({ name, indirect_cost = '0', profit = '0', discount = '0', formula }) =>
        `${name}: ${formula || `indirect ${indirect_cost}%, profit ${profit}%, discount ${discount}%`}`,
    )
    .join('; ');

export const laborTemplates = defineResource('laborTemplate', {
  table: 'labor_template',
  present: async (rows, { tx }) => {
    const costs = await costsOf(
      rows.flatMap((row) => row.items ?? []),
      tx,
    );
    return rows.map((row): LaborTemplate => ({
      ...row,
      items: (row.items ?? []).map((item) => computed(item, costs)),
    }));
  },
  steps: {
    create: [
      after('workflow', async (state, { tx }) => {
        const { items = [] } = state.body;
        await checkItems(items, tx);
        state.columns['items'] = JSON.stringify(items.map(storedItem));
      }),
    ],
    update: [
      after('workflow', async (state, { tx }) => {
        const { items } = state.body;
        if (!items) return;
        await checkItems(items, tx);
        state.columns['items'] = JSON.stringify(items.map(storedItem));
      }),
    ],
  },
  changes: (before, after) => {
    const [was, is] = [itemsText(before?.items), itemsText(after.items)];
    return was === is ? [] : [{ field: 'items', ...(before ? { before: was } : {}), after: is }];
  },
});
