import type { EstimateStaleness, StalenessLine, StalenessReason } from '@plumbline/api';
import { compareEstimates, type GroupDifference } from '@plumbline/estimating';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import { formatDate } from '../../../core/format-date.ts';
import type { Scope } from '../estimates/queries.ts';
import { isExpiredPrice } from '../estimates/estimate-warnings.ts';
import { cachedComparison } from '../estimates/estimate-cache.ts';
import { changeReasons } from './reasons.ts';
import { validPrices, nextPriceChange, withPrices } from './prices.ts';
import {
  loadSnapshotLines,
  acknowledgeAssemblies,
  loadAcknowledgements,
  currentAssemblies,
} from './input-snapshots.ts';
import { money } from './quotes.ts';
import { estimateOf } from '../estimates/rules.ts';
import type { EstimateSources } from '../estimates/estimate-sources.ts';
import { detectSheetChanges, sheetReasons } from './sheets.ts';

type Figures = ReturnType<typeof estimateOf>;
/** An estimate with its inputs. */
export interface Computed {
  data: EstimateSources;
  estimate: Figures;
}
const emptyStaleness = { reasons: [] as StalenessReason[], difference: '0.00', closings: '0.00' };

/** Limits to conditions priced by these assemblies; others are equal except for rounding. */
function limitedToAssemblies({ data, estimate }: Computed, assemblies: ReadonlySet<string>): Figures {
  const touched = new Set(
    data.conditions.flatMap(({ condition_id, assembly_id }) =>
      assembly_id && assemblies.has(assembly_id) ? [condition_id] : [],
    ),
  );
  return { ...estimate, groups: estimate.groups.filter(({ condition_id }) => touched.has(condition_id)) };
}
const sumOf = (closings: readonly { difference: string }[]) =>
  closings.reduce((sum, { difference }) => sum.plus(difference), new Decimal(0)).toFixed(2);

/** Largest difference in money that the rounding of other lines makes on the line that carries it. */
const MAX_ROUNDING = '0.10';
/** Separates lines that only carry rounding differences of other lines, which are no reason of their own. */
function separateRounding(groups: readonly GroupDifference[]) {
  const isRounding = ({ changes, difference }: GroupDifference['lines'][number]) =>
    changes.length === 1 && changes[0]?.field === 'other' && new Decimal(difference).abs().lte(MAX_ROUNDING);
  return {
    groups: groups.map((group) => ({ ...group, lines: group.lines.filter((line) => !isRounding(line)) })),
    rounding: groups.flatMap(({ lines }) => lines.filter(isRounding)),
  };
}

/** Changes of assemblies, prices and rates since the last review, which the estimate already includes. */
async function changedSources(id: string, now: Computed, context: Scope) {
  const { data } = now;
  const seen = await loadAcknowledgements(id, context);
  const moved = [...currentAssemblies(data.lines)].flatMap(([assembly, { content_hash }]) => {
    const was = seen.get(assembly);
    return was && was.content_hash !== content_hash ? [{ assembly, ...was }] : [];
  });
  if (!moved.length) return emptyStaleness;
  const was = await loadSnapshotLines(
    moved.map(({ content_hash }) => content_hash),
    data.lines,
    context,
  );
  const assemblies = new Set(moved.map(({ assembly }) => assembly));
  const before = {
    ...data,
    lines: [...data.lines.filter(({ assembly_id }) => !assemblies.has(assembly_id)), ...was],
  };
  const then = { data: before, estimate: estimateOf(before, cachedComparison(`${id} as it was seen`)) };
  const { groups, closings, difference } = compareEstimates(
    limitedToAssemblies(then, assemblies),
    limitedToAssemblies(now, assemblies),
  );
  const changed = separateRounding(groups);
  return {
    since: moved.map(({ acknowledged_at }) => acknowledged_at).toSorted()[0],
    reasons: changeReasons(changed.groups, { was, is: data.lines }),
    difference,
    closings: sumOf([...closings, ...changed.rounding]),
  };
}

/** Expired prices with the affected sum and the difference to the best valid price. */
async function expiredPrices(id: string, now: Computed, context: Scope) {
  const { data, estimate } = now;
  const expired = new Map<
    string,
    { name: string; words: string; unit: string; stands: Decimal; lines: StalenessLine[] }
  >();
  for (const { condition_id, code, lines } of estimate.groups)
    for (const { uuid: line_id, material_id, name, unit, quantity, sell, warnings } of lines) {
      const warning = Number(quantity) === 0 ? undefined : warnings.find(isExpiredPrice);
      if (!warning || !material_id) continue;
      const found = expired.get(material_id) ?? {
        name,
        words: warning,
        unit,
        stands: new Decimal(0),
        lines: [],
      };
      found.stands = found.stands.plus(sell);
      found.lines.push({ condition_id, line_id, code, name, difference: '0.00' });
      expired.set(material_id, found);
    }
  if (!expired.size) return emptyStaleness;
  const good = await validPrices([...expired.keys()], data.today, context);
  const replaced = withPrices(data, good);
  const assemblies = new Set(
    data.lines.flatMap(({ material_id, assembly_id }) => (good.has(material_id) ? [assembly_id] : [])),
  );
  const then = good.size
    ? { data: replaced, estimate: estimateOf(replaced, cachedComparison(`${id} with good prices`)) }
    : now;
  const { groups, closings, difference } = compareEstimates(
    limitedToAssemblies(now, assemblies),
    limitedToAssemblies(then, assemblies),
  );
  const byLine = new Map(
    groups.flatMap(({ condition_id, lines }) =>
      lines.map((line) => [`${condition_id} ${line.uuid}`, line.difference] as const),
    ),
  );
  const reasons = [...expired].map(([material_id, { name, words, stands, lines, unit }]): StalenessReason => {
    const price = good.get(material_id);
    const own = lines.map((line) => ({
      ...line,
      difference: byLine.get(`${line.condition_id} ${line.line_id}`) ?? '0.00',
    }));
    return {
      kind: 'expired_price',
      text: `${name}: ${words} ${
        price?.price
          ? `${price.vendor_name ?? 'Another vendor'}’s price of ${formatDate(price.last_price_date ?? data.today)} is valid: ${money(price.price)} per ${unit} as bought.`
          : 'No other valid price.'
      }`,
      material_id,
      is_counted: false,
      ...(price ? { difference: sumOf(own) } : {}),
      stands: stands.toFixed(2),
      lines: own,
    };
  });
  return { reasons, difference, closings: sumOf(closings) };
}

/** Reissued sheets that are not current yet. */
function supersededSheets(id: string, { data }: Computed, since: string | undefined) {
  const news = detectSheetChanges(data, id);
  const pending = sheetReasons({ ...news, replaced: [] }, since ?? '');
  const alone = pending.length === 1 && news.difference !== undefined ? { difference: news.difference } : {};
  return {
    reasons: pending.map((reason): StalenessReason => ({
      ...reason,
      is_counted: false,
      ...alone,
      lines: [],
    })),
    difference: news.difference ?? '0.00',
  };
}

/** Changes of an estimate's inputs not made in the estimate itself, with their cost. */
export async function stalenessOf(
  estimationId: string,
  now: Computed,
  context: Scope,
): Promise<EstimateStaleness> {
  const changed = await changedSources(estimationId, now, context);
  const since = 'since' in changed ? changed.since : undefined;
  const expired = await expiredPrices(estimationId, now, context);
  const sheets = supersededSheets(estimationId, now, since);
  const pending = new Decimal(expired.difference).plus(sheets.difference);
  return {
    as_of: now.data.today,
    ...(since ? { since } : {}),
    changed: changed.difference,
    pending: pending.toFixed(2),
    difference: pending.plus(changed.difference).toFixed(2),
    closings: new Decimal(changed.closings).plus(expired.closings).toFixed(2),
    reasons: [...sheets.reasons, ...changed.reasons, ...expired.reasons],
  };
}

interface Row {
  tenant_id: string;
  estimation_id: string;
  stale_difference: string | null;
  stale_reasons: number;
  staleness_check_due: string | null;
}
/** List data of an estimation and the next date to check prices. */
export interface Mark {
  difference: string | null;
  reasons: number;
  /** First day on which a price ends or starts. */
  due: string;
}
export const noMark: Mark = { difference: null, reasons: 0, due: 'infinity' };
/** @param staleness staleness of the same estimate. */
export const markOf = async (
  staleness: EstimateStaleness,
  { data }: Computed,
  context: Scope,
): Promise<Mark> => ({
  difference: staleness.reasons.length ? staleness.difference : null,
  reasons: staleness.reasons.length,
  due: await nextPriceChange(data, context),
});

/** Stores staleness if changed. */
export async function writeMark(
  row: Row,
  { difference, reasons, due }: Mark,
  { tx }: Pick<Scope, 'tx'>,
): Promise<void> {
  const isSame =
    row.stale_reasons === reasons &&
    row.staleness_check_due === due &&
    (row.stale_difference === null
      ? difference === null
      : difference !== null && new Decimal(row.stale_difference).eq(difference));
  if (!isSame)
    await sql`update estimation set stale_difference = ${difference}::numeric, stale_reasons = ${reasons}, staleness_check_due = ${due}::date
      where estimation_id = ${row.estimation_id}::uuid`.execute(tx);
}

/** Acknowledges changes: staleness compares with today from now on. */
export async function acknowledgeChanges(
  row: Row,
  now: Computed,
  context: Scope,
): Promise<EstimateStaleness> {
  await acknowledgeAssemblies(row, now.data.lines, context);
  const staleness = await stalenessOf(row.estimation_id, now, context);
  await writeMark(row, await markOf(staleness, now, context), context);
  return staleness;
}
