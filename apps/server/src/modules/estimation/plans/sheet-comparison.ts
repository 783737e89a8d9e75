import type { SheetComparison, SheetPair } from '@plumbline/api';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { invalidField, notFoundError } from '../../../core/http-error.ts';
import { estimateData, withoutFreeze, type estimationRow } from '../estimates/queries.ts';
import { conditionFigures, figureText, type PageRow } from '../takeoff/condition-totals.ts';
import { estimateOf } from '../estimates/rules.ts';
import type { EstimateSources } from '../estimates/estimate-sources.ts';
import { withPages } from './sheet-pdf/countable-measures.ts';

export interface Place {
  estimation_id: string;
  page_id: string;
  old_page_id: string;
}
type Estimation = Awaited<ReturnType<typeof estimationRow>>;
export interface Pair {
  before: PageRow;
  after: PageRow;
}

/** The two compared pages. @throws HttpError 404 for a missing page, 422 for identical ones. */
export function pairOf(place: Place, pages: readonly PageRow[]): Pair {
  const of = (uuid: string) => pages.find(({ page_id }) => page_id === uuid.toLowerCase());
  const [before, after] = [of(place.old_page_id), of(place.page_id)];
  if (!before || !after) throw notFoundError('This page');
  if (before === after) throw invalidField('old_page_id', 'Choose two different sheets.');
  return { before, after };
}

export const isScaled = ({ calibrations }: PageRow) => calibrations.some(({ calibrated }) => calibrated);
export const areRevisions = ({ before, after }: Pair) =>
  before.sheet_id !== null && before.sheet_id === after.sheet_id;

async function alignmentOf({ before, after }: Pair, { tx }: Pick<Context, 'tx'>): Promise<SheetPair[]> {
  const { rows } = await sql<{ pairs: SheetPair[] }>`select pairs from sheet_alignment
    where old_page_id = ${before.page_id}::uuid and new_page_id = ${after.page_id}::uuid`.execute(tx);
  return rows[0]?.pairs ?? [];
}

/** Measures of the old sheet without a copy on the new one. */
export async function measuresWithoutCopy(
  { before, after }: Pair,
  { tx }: Pick<Context, 'tx'>,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select t.takeoff_id as id from takeoff t
    where t.page_id = ${before.page_id}::uuid and t.deleted_at is null and not exists (select 1 from takeoff c
      where c.tenant_id = t.tenant_id and c.page_id = ${after.page_id}::uuid and c.copied_from = t.takeoff_id
        and c.deleted_at is null)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

interface Measured {
  measures: number;
  quantity: number;
  unit: string;
}

/** Quantities per condition on both sheets, and the sell with either in the estimate. */
function comparedTakeoffs(
  data: EstimateSources,
  pair: Pair,
): Pick<SheetComparison, 'takeoffs' | 'old_total' | 'new_total' | 'difference'> {
  const { before, after } = pair;
  const [withOld, withNew] = [before, after].map((page) =>
    estimateOf(
      withPages(
        data,
        new Map([before, after].map(({ page_id }) => [page_id, page_id === page.page_id] as const)),
      ),
    ),
  ) as [ReturnType<typeof estimateOf>, ReturnType<typeof estimateOf>];
  const pages = new Map(data.pages.map((page) => [page.page_id, page]));
  const drawn = Map.groupBy([...data.takeoffs, ...data.setAside], ({ page_id }) => page_id);
  const sell = ({ groups }: typeof withOld) =>
    new Map(groups.map((group) => [group.condition_id, group.sell]));
  const [oldSell, newSell] = [sell(withOld), sell(withNew)];
  const takeoffs = data.conditions.flatMap((condition) => {
    const { condition_id, code, name, type, color, hatch, mark_shape, category } = condition;
    const [was, is] = [before, after].map(({ page_id }) => {
      const own = (drawn.get(page_id) ?? []).filter((each) => each.condition_id === condition_id);
      const { quantity, unit } = conditionFigures(condition, own, pages);
      return { measures: own.length, quantity: Math.round(quantity * 1e6) / 1e6, unit };
    }) as [Measured, Measured];
    if (was.measures + is.measures === 0) return [];
    return [
      {
        condition_id,
        code,
        name,
        type,
        color,
        ...(hatch ? { hatch } : {}),
        ...(mark_shape ? { mark_shape } : {}),
        category,
        unit: is.unit,
        old_quantity: figureText(was.quantity),
        new_quantity: figureText(is.quantity),
        difference: new Decimal(figureText(is.quantity)).minus(figureText(was.quantity)).toFixed(),
        old_measures: was.measures,
        new_measures: is.measures,
        sell_difference: new Decimal(newSell.get(condition_id) ?? 0)
          .minus(oldSell.get(condition_id) ?? 0)
          .toFixed(2),
      },
    ];
  });
  return {
    takeoffs,
    old_total: withOld.total,
    new_total: withNew.total,
    difference: new Decimal(withNew.total).minus(withOld.total).toFixed(2),
  };
}
/** Difference of two sheets as measured now. */
export async function comparison(
  estimation: Estimation,
  place: Place,
  context: Context,
): Promise<SheetComparison> {
  // Compares current sheets even if the estimate is frozen.
  const data = await estimateData(withoutFreeze(estimation), context);
  const pair = pairOf(place, data.pages);
  const { before, after } = pair;
  return {
    old_page_id: before.page_id,
    new_page_id: after.page_id,
    alignment: await alignmentOf(pair, context),
    is_revision: areRevisions(pair),
    old_counts: before.counts,
    new_counts: after.counts,
    old_scaled: isScaled(before),
    new_scaled: isScaled(after),
    to_copy: (await measuresWithoutCopy(pair, context)).size,
    ...comparedTakeoffs(data, pair),
  };
}
