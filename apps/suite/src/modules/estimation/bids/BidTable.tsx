import type { Estimation, Quote } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import type { Decision } from '@plumbline/permissions';
import { Button } from '@plumbline/ui/Button';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Pill } from '@plumbline/ui/Pill';
import { Select } from '@plumbline/ui/Select';
import { Text } from '@plumbline/ui/Text';
import { quoteTone, replacedBy } from '../quotes/quote-status.ts';
import { signed } from '../format-signed-money.ts';
import type { Bid } from './bid-rows.ts';
import { bidsMessages } from './messages.ts';

export interface BidActions {
  /** All revisions of all quotes, newest first. */
  quotes: readonly Quote[];
  /** Compares this revision instead of the others of its number. */
  onChoose: (quote: Quote) => void;
  estimation: Estimation;
  mayAnswer: Decision;
  mayAward: Decision;
  onAnswer: (quote: Quote) => void;
  onAward: (quote: Quote) => void;
}

const missingText = (count: number) =>
  count === 0 ? '–' : count === 1 ? bidsMessages.oneScope : `${count} scopes`;

/** Select of the compared revision; plain text if there is only one. */
function Revision({ quote, quotes, onChoose }: Pick<BidActions, 'quotes' | 'onChoose'> & { quote: Quote }) {
  const revisions = quotes.filter(({ number }) => number === quote.number);
  if (revisions.length < 2) return `${quote.number} R${quote.revision}`;
  return (
    <Select
      size="sm"
      hideLabel
      label={bidsMessages.revisionOf(quote.number)}
      value={quote.uuid}
      options={revisions.map(({ uuid, revision, status, total }) => ({
        id: uuid,
        label: `${quote.number} R${revision}`,
        description: `${status}, ${formatMoney(total)}`,
      }))}
      onChange={(next) => {
        const chosen = revisions.find(({ uuid }) => uuid === next);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

/** Next action of a quote towards an award. */
function Next({
  quote,
  quotes,
  estimation,
  mayAnswer,
  mayAward,
  onAnswer,
  onAward,
}: BidActions & { quote: Quote }) {
  const label = `${quote.number} R${quote.revision}`;
  const replaced = replacedBy(
    quote,
    quotes.filter(({ number }) => number === quote.number),
  );
  // Inactive revisions that are only compared have no next step.
  if (!quote.is_active && !(quote.status === 'Draft' && quote.is_newest))
    return replaced ? (
      <Text size="small" tone="muted">
        {replaced}
      </Text>
    ) : null;
  if (quote.status === 'Accepted')
    return estimation.outcome ? null : (
      <Button
        size="sm"
        variant="primary"
        aria-label={bidsMessages.awardQuote(label)}
        onPress={() => onAward(quote)}
        {...denied(mayAward)}
      >
        {bidsMessages.awardMenu}
      </Button>
    );
  if (quote.status === 'Closed') return null;
  return quote.status === 'Draft' ? (
    <Button
      size="sm"
      aria-label={bidsMessages.sendQuote(label)}
      href={href('estimation-quote', { uuid: quote.estimation_id, quoteId: quote.uuid })}
    >
      {bidsMessages.sendMenu}
    </Button>
  ) : (
    <Button
      size="sm"
      aria-label={bidsMessages.recordResponseTo(label)}
      onPress={() => onAnswer(quote)}
      {...denied(mayAnswer)}
    >
      {bidsMessages.recordResponseMenu}
    </Button>
  );
}

/** Table of all bidders' quotes with totals and next actions. */
export function BidTable({ bids, ...actions }: BidActions & { bids: readonly Bid[] }) {
  const isLeveled = bids.some(({ missing }) => missing > 0);
  const columns: Column<Bid>[] = [
    { id: 'for', header: bidsMessages.recipient, accessor: ({ quote }) => quote.customer_name, width: 190 },
    {
      id: 'number',
      header: bidsMessages.quote,
      type: 'code',
      accessor: ({ quote }) => `${quote.number} R${quote.revision}`,
      cell: ({ quote }) => <Revision quote={quote} {...actions} />,
      width: 176,
    },
    {
      id: 'status',
      header: bidsMessages.status,
      type: 'status',
      accessor: ({ quote }) => ({ label: quote.status, tone: quoteTone(quote.status) }),
      width: 110,
    },
    { id: 'total', header: bidsMessages.total, type: 'money', accessor: ({ total }) => total, width: 130 },
    {
      id: 'over',
      header: bidsMessages.aboveLowest,
      accessor: ({ over }) => over,
      cell: ({ over, isLowest }) => (isLowest ? <Pill tone="ok">{bidsMessages.lowest}</Pill> : signed(over)),
      align: 'end',
      width: 130,
    },
    ...(isLeveled
      ? [
          {
            id: 'missing',
            header: bidsMessages.missingScopes,
            accessor: ({ missing }: Bid) => missingText(missing),
            width: 110,
          },
          {
            id: 'leveled',
            header: bidsMessages.leveledTotal,
            accessor: ({ leveled }: Bid) => leveled,
            cell: ({ leveled, isLowestLeveled }: Bid) =>
              isLowestLeveled ? (
                <Pill tone="ok">{bidsMessages.lowestAmount(formatMoney(leveled))}</Pill>
              ) : (
                formatMoney(leveled)
              ),
            align: 'end' as const,
            width: 190,
          },
        ]
      : []),
    {
      id: 'next',
      header: bidsMessages.nextStep,
      accessor: () => '',
      cell: ({ quote }) => <Next quote={quote} {...actions} />,
      width: 172,
    },
  ];
  return (
    <DataTable<Bid>
      label={bidsMessages.quotesByBidder}
      frame="card"
      hasStickyHeader={false}
      columns={columns}
      rows={bids}
      // Keyed by number, so that the row stays the same when another revision is chosen.
      getRowId={({ quote }) => quote.number}
      rowLabel={({ quote }) => `${quote.number} R${quote.revision}, ${quote.customer_name}`}
      cardView={({ quote, total, over, isLowest, missing }) => (
        <ListCard
          title={quote.customer_name || quote.number}
          figure={formatMoney(total)}
          subtitle={
            <>
              <Revision quote={quote} {...actions} />
              {missing > 0 && ` · ${bidsMessages.missingText(missingText(missing))}`}
            </>
          }
          meta={[quote.status, isLowest ? bidsMessages.lowest : signed(over)]}
          trailing={<Next quote={quote} {...actions} />}
        />
      )}
    />
  );
}
