import type {
  AcceptedQuote,
  Quote,
  QuoteAlternate,
  QuoteChanges,
  QuoteClause,
  QuoteDecision,
  QuoteLine,
  QuoteTotal,
} from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import {
  changeNote,
  quoteChanges,
  quotePriceChange,
  visibleQuoteLines,
  type ClosingRates,
  type QuotedFigures,
  type QuoteBreakdown,
} from '@plumbline/estimating';
import { Decimal } from 'decimal.js';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { notFoundError } from '../../../core/http-error.ts';
import { quantity } from './pdf/page.ts';
import type { Settings } from '../estimates/estimate-settings.ts';

/** Stored data of a revision, unaffected by later prices, names and measures. */
export interface Snapshot {
  customer_name: string;
  contact_name: string;
  project_name: string;
  site: string;
  sales_specialist: string;
  lines: QuoteLine[];
  totals: QuoteTotal[];
  /** Absent in revisions created before alternates existed. */
  alternates?: QuoteAlternate[];
  base?: string;
  /** Internal figures for clause amounts, including cost. */
  figures?: QuotedFigures[];
  rates?: ClosingRates;
  /** Total of the estimate. */
  estimate_total?: string;
  prices?: QuotedPrice[];
  /** Costs of lines including overrides; absent in older revisions. */
  materials?: { material_id: string; name: string }[];
  /** Percentages of the estimate; absent in older revisions. */
  settings?: Settings;
}
/** Material price used by a revision. */
export interface QuotedPrice {
  material_id: string;
  name: string;
  unit: string;
  unit_price: string;
}
type AcceptedBreakdown = QuoteBreakdown & { lines: readonly QuoteLine[] };
interface QuoteRow {
  bidder_id: string | null;
  quote_id: string;
  estimation_id: string;
  number: string;
  revision: number;
  is_active: boolean;
  is_newest: boolean;
  status: 'Draft' | 'Sent' | 'Accepted' | 'Declined' | 'Closed';
  name: string;
  description: string;
  valid_until: string | null;
  inclusions: QuoteClause[];
  exclusions: QuoteClause[];
  tag_ids: string[];
  tags: string[];
  snapshot: Snapshot;
  total: string;
  issued_at: string | null;
  sent_to: string[];
  sent_cc: string[];
  decision: QuoteDecision | null;
  template_id: string | null;
  template_name: string;
  sales_specialist_id: string | null;
  estimate_calculator_id: string | null;
  accepted: AcceptedQuote | null;
  /** Accepted revision that a change order is compared with. */
  accepted_as: AcceptedBreakdown | null;
  version: number;
  created_at: string;
  updated_at: string;
}
type Reading = Pick<Context, 'tx'> & { ports: Pick<Context['ports'], 'clock'> };

const visibleSnapshot = ({
  figures: _figures,
  rates: _rates,
  estimate_total: _total,
  prices: _prices,
  materials: _materials,
  settings: _settings,
  ...shown
}: Snapshot) => shown;
/** Quote rows, each with the revision accepted before it, which cannot change, and whether it is the newest. */
const quoteRows = sql`(select v.*, o.sales_specialist_id, o.estimate_calculator_id, (select jsonb_build_object('lines', b.snapshot->'lines', 'inclusions', b.inclusions,
      'alternates', coalesce(b.snapshot->'alternates', '[]'::jsonb), 'total', b.total::text)
    from quote b where b.tenant_id = v.tenant_id and b.estimation_id = v.estimation_id
      and b.number = v.number and b.revision = (v.accepted->>'revision')::int) as accepted_as,
    not exists (select 1 from quote n where n.tenant_id = v.tenant_id and n.estimation_id = v.estimation_id
      and n.number = v.number and n.revision > v.revision) as is_newest
  from quote_view v join quote o on o.tenant_id = v.tenant_id and o.quote_id = v.quote_id) q`;
const changesOf = ({ snapshot, inclusions, total }: QuoteRow, before: AcceptedBreakdown): QuoteChanges => {
  const { lines, alternates } = snapshot;
  return {
    lines: quoteChanges(
      { ...before, lines: visibleQuoteLines(before.lines) },
      { lines: visibleQuoteLines(lines), inclusions, alternates, total },
    ).map((line) => ({
      ...line,
      note: changeNote(line, quantity),
    })),
    before: before.total,
    difference: new Decimal(total).minus(before.total).toFixed(2),
  };
};
const priceChangeOf = ({ lines }: Snapshot) =>
  lines.some(({ estimated }) => estimated) ? { price_change: quotePriceChange(lines) } : {};
const present = (row: QuoteRow, today: string): Quote => ({
  uuid: row.quote_id,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  name: row.name,
  description: row.description,
  valid_until: row.valid_until,
  inclusions: row.inclusions,
  exclusions: row.exclusions,
  tag_ids: row.tag_ids,
  tags: row.tags,
  estimation_id: row.estimation_id,
  bidder_id: row.bidder_id,
  number: row.number,
  revision: row.revision,
  is_active: row.is_active,
  is_newest: row.is_newest,
  // Valid through its last day.
  status: row.status === 'Sent' && row.valid_until && row.valid_until < today ? 'Expired' : row.status,
  ...(row.issued_at ? { issued_at: row.issued_at, sent_to: row.sent_to } : {}),
  ...(row.sent_cc.length > 0 ? { sent_cc: row.sent_cc } : {}),
  ...(row.decision ? { decision: row.decision } : {}),
  ...(row.accepted ? { accepted: row.accepted } : {}),
  ...(row.accepted_as ? { changes: changesOf(row, row.accepted_as) } : {}),
  template_id: row.template_id,
  template_name: row.template_name,
  sales_specialist_id: row.sales_specialist_id,
  estimate_calculator_id: row.estimate_calculator_id,
  total: row.total,
  alternates: [],
  base: row.total,
  ...priceChangeOf(row.snapshot),
  ...visibleSnapshot(row.snapshot),
});
const currentDay = ({ ports }: Reading) => utcDay(ports.clock());

/** Revisions of an estimation's quotes: the customer's first, newest first within a quote. */
export async function quotesOf(estimationId: string, context: Reading): Promise<Quote[]> {
  const { rows } = await sql<QuoteRow>`select * from ${quoteRows} where estimation_id = ${estimationId}::uuid
    order by length(number), number, revision desc`.execute(context.tx);
  const today = currentDay(context);
  return rows.map((row) => present(row, today));
}

/** @throws HttpError 404 for an unknown revision. */
export async function quoteOf(estimationId: string, uuid: string, context: Reading): Promise<Quote> {
  const { rows } = await sql<QuoteRow>`select * from ${quoteRows} where estimation_id = ${estimationId}::uuid
    and quote_id = ${uuid}::uuid`.execute(context.tx);
  if (!rows[0]) throw notFoundError('This quote');
  return present(rows[0], currentDay(context));
}

/**
 * Stored snapshot of a revision.
 * @throws HttpError 404 for an unknown revision.
 */
export async function snapshotOf(
  estimationId: string,
  uuid: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<Snapshot> {
  const { rows } = await sql<{ snapshot: Snapshot }>`select snapshot from quote
    where estimation_id = ${estimationId}::uuid and quote_id = ${uuid}::uuid`.execute(tx);
  if (!rows[0]) throw notFoundError('This quote');
  return rows[0].snapshot;
}

/** Quote by its id; undefined if it or its estimation is deleted. */
export async function findQuote(uuid: string, context: Reading): Promise<Quote | undefined> {
  const { rows } = await sql<QuoteRow>`select q.* from ${quoteRows}
    join estimation e on e.tenant_id = q.tenant_id and e.estimation_id = q.estimation_id
    where q.quote_id = ${uuid}::uuid and e.deleted_at is null`.execute(context.tx);
  return rows[0] && present(rows[0], currentDay(context));
}
