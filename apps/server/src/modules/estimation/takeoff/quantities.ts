import type { Quantity } from '@plumbline/api';
import { millionthsText, partsInMillionths } from '@plumbline/estimating';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { estimationRow, measuredData } from '../estimates/queries.ts';
import {
  conditionHead,
  measuresOf,
  quantityInUnit,
  unitOfCondition,
  type ConditionRow,
  type Measured,
  type PageRow,
} from './condition-totals.ts';
import { quantitySheets } from './quantities-export.ts';
import type { EstimateSources } from '../estimates/estimate-sources.ts';
import { sourcesOf } from '../versions/version-storage.ts';

type Sources = Pick<EstimateSources, 'conditions' | 'takeoffs' | 'pages'>;
/** Layer and typical group of a measure. */
export interface AreaRow {
  takeoff_id: string;
  layer_id: string | null;
  layer_name: string | null;
  group_id: string | null;
  group_name: string | null;
}
/** Measures of one condition with the same location. */
interface Part {
  page: PageRow;
  area: AreaRow | undefined;
  times: number;
  measured: Measured[];
}

function partsOf(measured: Iterable<Measured>, areas: ReadonlyMap<string, AreaRow>): Part[] {
  const parts = new Map<string, Part>();
  for (const each of measured) {
    const { takeoff, page } = each;
    const area = areas.get(takeoff.takeoff_id);
    const key = [page.page_id, area?.layer_id, area?.group_id].join('/');
    const part = parts.get(key);
    if (part) part.measured.push(each);
    else parts.set(key, { page, area, times: takeoff.times, measured: [each] });
  }
  return [...parts.values()];
}

const areaOf = ({ area, times }: Part) => ({
  ...(area?.layer_id ? { layer_id: area.layer_id, layer_name: area.layer_name ?? '' } : {}),
  ...(area?.group_id ? { group_id: area.group_id, group_name: area.group_name ?? '', times } : {}),
});

const headOf = (condition: ConditionRow, order: number) => ({
  ...conditionHead(condition),
  condition_order: order,
  unit: unitOfCondition(condition),
});

/** Quantities by condition, page and area; they sum exactly to the estimate's quantity. */
export function quantitiesOf(
  { conditions, takeoffs, pages }: Sources,
  areas: ReadonlyMap<string, AreaRow>,
): Quantity[] {
  const pagesById = new Map(pages.map((page) => [page.page_id, page]));
  const orders = new Map(pages.map(({ page_id }, at) => [page_id, at]));
  const byCondition = Map.groupBy(takeoffs, ({ condition_id }) => condition_id);
  return conditions.flatMap((condition, order) => {
    const measured = [...measuresOf(condition, byCondition.get(condition.condition_id) ?? [], pagesById)];
    const parts = partsOf(measured, areas);
    const sum = (of: readonly Measured[]) =>
      quantityInUnit(
        condition,
        of.reduce((total, { quantity }) => total + quantity, 0),
      );
    const quantities = partsInMillionths(
      parts.map((part) => sum(part.measured)),
      sum(measured),
    );
    const head = headOf(condition, order);
    return parts.map((part, at): Quantity => {
      const { page, measured: own } = part;
      return {
        ...head,
        page_id: page.page_id,
        page_order: orders.get(page.page_id) ?? 0,
        pdf_id: page.pdf_id,
        page_name: page.name,
        page_title: page.title ?? '',
        pdf_name: page.pdf_name,
        ...areaOf(part),
        quantity: millionthsText(quantities[at] ?? 0),
        measures: own.length,
        without_scale: own.filter(({ isCounted }) => !isCounted).length,
        without_dimensions: own.filter(({ isCounted, result }) => isCounted && result.missing).length,
      };
    });
  });
}

/** Existing layers and typical groups by id. */
async function areasOf(estimationId: string, { tx }: Pick<Context, 'tx'>): Promise<Map<string, AreaRow>> {
  const { rows } = await sql<AreaRow>`
    select t.takeoff_id, y.layer_id, y.name as layer_name, g.group_id, g.name as group_name
    from takeoff t
    left join plan_layer y on y.tenant_id = t.tenant_id and y.layer_id = t.layer_id and y.deleted_at is null
    left join typical_group g on g.tenant_id = t.tenant_id and g.group_id = t.group_id and g.deleted_at is null
    where t.estimation_id = ${estimationId}::uuid and t.deleted_at is null
      and (y.layer_id is not null or g.group_id is not null)`.execute(tx);
  return new Map(rows.map((row) => [row.takeoff_id, row]));
}

async function readQuantities(estimationId: string, context: Context) {
  const row = await estimationRow(estimationId, context);
  const sources: Sources = row.frozen_version_id
    ? await sourcesOf(row.frozen_version_id, context)
    : await measuredData(estimationId, context);
  return { row, quantities: quantitiesOf(sources, await areasOf(estimationId, context)) };
}

export const quantityOperations = {
  estimateQuantitiesList: async ({ params }, context) => ({
    data: (await readQuantities(params.estimation_id, context)).quantities,
  }),
  estimateQuantitiesExport: async ({ params, query }, context) => {
    const { row, quantities } = await readQuantities(params.estimation_id, context);
    return quantitySheets(quantities, {
      name: [row.quote_number, 'quantities'].filter(Boolean).join(' '),
      by: query.by ?? 'condition',
      search: query.search ?? '',
    });
  },
} satisfies Partial<Handlers>;
