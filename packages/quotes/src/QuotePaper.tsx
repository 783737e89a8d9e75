import type { PublicQuote, Quote, QuoteDecision, QuoteDocument } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import {
  DocumentPaper,
  DocumentText,
  PaperBreak,
  PaperChanges,
  PaperFacts,
  PaperHead,
  PaperLines,
  PaperLogo,
  PaperSignature,
  PaperTotals,
} from '@plumbline/ui/DocumentPaper';
import { ClauseColumns, ClauseList } from '@plumbline/ui/ClauseList';
import { OptionalItemList } from '@plumbline/ui/OptionalItemList';
import { formatAmount, formatDate, formatMoney, formatNumber, formatUnitPrice } from '@plumbline/ui/format';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import type { QuoteBlockName } from '@plumbline/validation';
import type { ReactNode } from 'react';
import { alternateAmount, alternateItems } from './alternate-items.ts';
import { clauseItems, type ShownClause } from './clause-items.ts';
import { totalLines } from './total-lines.ts';
import { quoteMessages } from './messages.ts';

/** Quote data shown on a document, for staff and for the customer. */
export type PaperQuote = Pick<
  PublicQuote,
  | 'number'
  | 'revision'
  | 'project_name'
  | 'site'
  | 'createdAt'
  | 'customer_name'
  | 'contact_name'
  | 'sales_specialist'
  | 'valid_until'
  | 'lines'
  | 'totals'
  | 'alternates'
  | 'changes'
  | 'total'
> &
  Partial<Pick<Quote, 'decision'>> & {
    inclusions: readonly ShownClause[];
    exclusions: readonly ShownClause[];
  };

const noteOf = ({ by, decided_at, recorded_by, note }: QuoteDecision) =>
  [
    by === 'customer'
      ? quoteMessages.submittedByLink(decided_at.slice(0, 16).replace('T', ' '))
      : quoteMessages.recordedBy(recorded_by ?? 'the company'),
    note ?? '',
  ]
    .filter(Boolean)
    .join(' ');

function Signed({ decision }: { decision: QuoteDecision | undefined }) {
  if (!decision) return <PaperSignature title={quoteMessages.acceptance} />;
  const { name, title, signature, decided_at } = decision;
  return (
    <PaperSignature
      title={decision.decision === 'declined' ? quoteMessages.declined : quoteMessages.acceptance}
      {...(signature ? { signature: signature.mode === 'drawn' ? (signature.strokes ?? []) : name } : {})}
      name={[name, title].filter(Boolean).join(', ')}
      date={formatDate(utcDay(decided_at))}
      note={noteOf(decision)}
    />
  );
}

function Clauses({ quote, kinds }: { quote: PaperQuote; kinds: readonly ('inclusions' | 'exclusions')[] }) {
  const shown = kinds.filter((kind) => quote[kind].length > 0);
  if (shown.length === 0) return null;
  const lists = shown.map((kind) => (
    <ClauseList
      key={kind}
      title={kind === 'inclusions' ? quoteMessages.inclusions : quoteMessages.exclusions}
      kind={kind === 'inclusions' ? 'included' : 'excluded'}
      noun={kind === 'inclusions' ? 'inclusion' : 'exclusion'}
      items={clauseItems(kind, quote[kind], { lines: quote.lines.length })}
    />
  ));
  return shown.length > 1 ? <ClauseColumns>{lists}</ClauseColumns> : lists;
}

const lines = (quote: PaperQuote, shown: { quantity?: true; unitPrice?: true; amount?: true }) =>
  quote.lines.length > 0 && (
    <PaperLines
      label={quoteMessages.scope}
      lines={quote.lines.map((line) => ({
        name: line.name,
        ...(line.description ? { detail: line.description } : {}),
        ...(shown.quantity
          ? { code: line.code, quantity: formatNumber(line.quantity), unit: line.unit }
          : {}),
        ...(shown.unitPrice ? { unitPrice: formatUnitPrice(line.unit_price) } : {}),
        ...(shown.amount ? { amount: formatAmount(line.amount) } : {}),
      }))}
    />
  );

/** Changes of a change order compared with the accepted quote, with totals. */
function Changes({ quote: { changes, total } }: { quote: PaperQuote }) {
  if (!changes?.lines.length) return null;
  return (
    <PaperChanges
      label={quoteMessages.changes}
      names={['Accepted', 'Revised']}
      changes={changes.lines.map(({ name, note, before, after, difference }) => ({
        name,
        ...(note ? { detail: note } : {}),
        ...(before ? { before: formatAmount(before.amount) } : {}),
        ...(after ? { after: formatAmount(after.amount) } : {}),
        difference: alternateAmount(difference),
      }))}
      total={{
        name: 'Total',
        before: formatMoney(changes.before),
        after: formatMoney(total),
        difference: alternateAmount(changes.difference),
      }}
    />
  );
}

/** Quote rendered by its template with the same content as the PDF. */
export function QuotePaper({
  quote,
  document,
  hidesEmptySignature = false,
}: {
  quote: PaperQuote;
  document: QuoteDocument;
  /** Omits the lines to sign on until the quote is answered, for a page with a form to sign. */
  hidesEmptySignature?: boolean;
}) {
  const { head } = document;
  const offered = quote.alternates.filter((each) => each.offered);
  const blocks: Readonly<Record<QuoteBlockName, () => ReactNode>> = {
    letterhead: () => (
      <PaperHead
        name={head.name}
        lines={head.lines}
        {...(head.logo ? { logo: head.logo } : {})}
        number={`${quote.number} R${quote.revision}`}
      />
    ),
    logo: () => head.logo && <PaperLogo src={head.logo} name={head.name} />,
    facts: () => (
      <PaperFacts
        facts={[
          {
            label: quoteMessages.to,
            value: quote.customer_name || '—',
            ...(quote.contact_name ? { note: quote.contact_name } : {}),
          },
          {
            label: quoteMessages.project,
            value: quote.project_name,
            ...(quote.site ? { note: quote.site } : {}),
          },
          {
            label: quoteMessages.preparedBy,
            value: quote.sales_specialist || head.name,
            note: quoteMessages.dated(formatDate(utcDay(quote.createdAt))),
          },
          { label: quoteMessages.validUntil, value: quote.valid_until ? formatDate(quote.valid_until) : '—' },
        ]}
      />
    ),
    lines: () => lines(quote, { quantity: true, unitPrice: true, amount: true }),
    lines_amounts: () => lines(quote, { amount: true }),
    lines_scope: () => lines(quote, { quantity: true }),
    changes: () => <Changes quote={quote} />,
    totals: () => (
      <>
        <PaperTotals>
          <TotalsBlock lines={totalLines(quote.totals, { currency: head.currency })} />
        </PaperTotals>
        {offered.length > 0 && (
          <OptionalItemList title={quoteMessages.alternates} items={alternateItems(offered)} />
        )}
      </>
    ),
    clauses: () => <Clauses quote={quote} kinds={['inclusions', 'exclusions']} />,
    inclusions: () => <Clauses quote={quote} kinds={['inclusions']} />,
    exclusions: () => <Clauses quote={quote} kinds={['exclusions']} />,
    signature: () =>
      quote.decision || !hidesEmptySignature ? <Signed decision={quote.decision} /> : undefined,
    page_break: () => <PaperBreak />,
  };
  return (
    <DocumentPaper label={quoteMessages.quoteRevision(quote.number, quote.revision)}>
      <DocumentText
        html={document.html}
        block={(name) => (Object.hasOwn(blocks, name) ? blocks[name as QuoteBlockName]() : undefined)}
      />
    </DocumentPaper>
  );
}
