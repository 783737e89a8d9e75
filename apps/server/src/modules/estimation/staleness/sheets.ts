import type { StaleReason } from '@plumbline/api';
import { Decimal } from 'decimal.js';
import type { Check } from '../estimates/estimate-warnings.ts';
import { estimateData, pagesOf, type Scope } from '../estimates/queries.ts';
import type { PageRow } from '../takeoff/condition-totals.ts';
import { cachedEstimating } from '../estimates/estimate-cache.ts';
import { estimateOf } from '../estimates/rules.ts';
import type { EstimateSources } from '../estimates/estimate-sources.ts';
import {
  newerSheets,
  unmeasuredSheets,
  withPages,
  type NewerSheet,
} from '../plans/sheet-pdf/countable-measures.ts';

/** State of an estimate's sheets. */
export interface SheetChanges {
  /** Reissued but still current sheets. */
  newer: NewerSheet[];
  /** Current sheets without measures while an older revision has some. */
  unmeasured: PageRow[];
  /** Difference if all measured newer sheets were current; absent if none is measured. */
  difference?: string;
  /** Current revisions, newest first, with the previously measured one. */
  replaced: { page: PageRow; older: PageRow }[];
}
const noSheetChanges: SheetChanges = { newer: [], unmeasured: [], replaced: [] };

/** Current sheets that replaced a measured revision. */
function replacedSheets({ pages, setAside }: EstimateSources): SheetChanges['replaced'] {
  const measured = new Set(setAside.map(({ page_id }) => page_id));
  return pages.flatMap((page) => {
    if (!page.sheet_id || !page.counts || !page.current_since) return [];
    const older = pages
      .filter(({ sheet_id, page_id }) => sheet_id === page.sheet_id && measured.has(page_id))
      .toSorted((a, b) => b.revision - a.revision);
    return older[0] ? [{ page, older: older[0] }] : [];
  });
}

/** Sheet changes of given inputs. */
export function detectSheetChanges(data: EstimateSources, estimationId: string): SheetChanges {
  const newer = newerSheets(data);
  const news = { newer, unmeasured: unmeasuredSheets(data), replaced: replacedSheets(data) };
  const measured = newer.filter(({ newMeasures }) => newMeasures > 0);
  if (!measured.length) return news;
  const instead = new Map(
    measured.flatMap(({ page, newer: next }) => [
      [page.page_id, false] as const,
      [next.page_id, true] as const,
    ]),
  );
  const then = estimateOf(withPages(data, instead), cachedEstimating(`${estimationId} newer sheets`)).total;
  const now = estimateOf(data, cachedEstimating(estimationId)).total;
  return { ...news, difference: new Decimal(then).minus(now).toFixed(2) };
}

/** Sheet changes of an estimate; skips the computation if none was reissued. */
export async function loadSheetChanges(
  estimation: Parameters<typeof estimateData>[0],
  context: Scope,
): Promise<SheetChanges> {
  const pages = await pagesOf(estimation.estimation_id, context);
  if (!pages.some(({ sheet_id }) => sheet_id)) return noSheetChanges;
  return detectSheetChanges(await estimateData(estimation, context), estimation.estimation_id);
}

const money = (value: string): string => {
  const amount = new Decimal(value);
  const figure = amount
    .abs()
    .toFixed(2)
    .replaceAll(/\B(?=(\d{3})+\.)/g, ',');
  return `${amount.isNegative() ? '−' : '+'}$${figure}`;
};
const names = (pages: readonly PageRow[]) => pages.map(({ name }) => name).join(', ');

/** Sheet changes as estimate checks. */
export function sheetChecks({ newer, unmeasured, difference }: SheetChanges): Check[] {
  const [measured, bare] = [
    newer.filter(({ newMeasures }) => newMeasures > 0),
    newer.filter(({ newMeasures }) => newMeasures === 0),
  ].map((list) => list.map(({ page }) => page));
  const checks: Check[] = [];
  if (unmeasured.length)
    checks.push({
      tone: 'bad',
      text: `${names(unmeasured)}: the current revision has no measures`,
    });
  if (measured?.length)
    checks.push({
      tone: 'warn',
      text: `${names(measured)}: superseded by a revision that is not current yet (${money(difference ?? '0')} with it)`,
    });
  if (bare?.length)
    checks.push({
      tone: 'warn',
      text: `${names(bare)}: superseded by a revision without measures`,
    });
  return checks;
}

/** Estimate checks with those of sheets; drops the success if there are any. */
export const withSheetChecks = (checks: readonly Check[], news: SheetChanges): Check[] => {
  const own = sheetChecks(news);
  return own.length ? [...own, ...checks.filter(({ tone }) => tone !== 'ok')] : [...checks];
};

/**
 * Sheet changes as staleness reasons of a quote.
 * @param since creation of the quote; earlier replacements are included in its figures.
 */
export function sheetReasons({ newer, replaced, difference }: SheetChanges, since: string): StaleReason[] {
  const alone = newer.length === 1 && difference !== undefined ? `, ${money(difference)} with it` : '';
  const pending = newer.map(({ page, newer: next, newMeasures }): StaleReason => ({
    kind: 'superseded_sheet',
    text: `${page.name} has a new revision in ${next.pdf_name}: ${
      newMeasures ? `it is not current yet${alone}` : 'it has no measures yet'
    }.`,
    old_page_id: page.page_id,
    new_page_id: next.page_id,
  }));
  const done = replaced
    .filter(({ page }) => page.current_since && new Date(page.current_since) > new Date(since))
    .map(({ page, older }): StaleReason => ({
      kind: 'superseded_sheet',
      text: `${page.name} was measured on ${older.pdf_name}. Its current revision is now in ${page.pdf_name}.`,
      old_page_id: older.page_id,
      new_page_id: page.page_id,
    }));
  return [...pending, ...done];
}
