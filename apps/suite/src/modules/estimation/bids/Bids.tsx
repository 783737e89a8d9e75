import type { Estimation, Quote } from '@plumbline/api';
import { useEstimationsRead, useQuotesList } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { formatMoney } from '@plumbline/ui/format';
import { Section } from '@plumbline/ui/RecordLayout';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { DecisionForm } from '../quotes/DecisionForm.tsx';
import { CompetingQuotes } from '../quotes/CompetingQuotes.tsx';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { signed } from '../format-signed-money.ts';
import { useEstimation } from '../useEstimation.ts';
import { OutcomeForm } from '../versions/OutcomeForm.tsx';
import { BidTable } from './BidTable.tsx';
import { bidsOf, compareRows, type Bid } from './bid-rows.ts';
import { EmptyBidComparison } from './EmptyBidComparison.tsx';
import { ScopeTable } from './ScopeTable.tsx';
import { bidsMessages } from './messages.ts';

export default function Bids() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={bidsMessages.loadingTheEstimation} />;
  return <Compared key={uuid} estimation={estimation} reload={reload} />;
}

/** Sentence naming the lowest quote and its lead. */
function sentenceOf(bids: readonly Bid[]): string {
  const lowest = bids.filter(({ isLowest }) => isLowest);
  const [first] = lowest;
  if (!first) return '';
  if (lowest.length === bids.length) return bidsMessages.totalsEqual(formatMoney(first.total));
  const next = bids
    .filter(({ isLowest }) => !isLowest)
    .reduce((low, each) => (Number(each.over) < Number(low.over) ? each : low));
  const leveled = bids.filter(({ isLowestLeveled }) => isLowestLeveled);
  const isTurned = first.missing > 0 && !leveled.some(({ quote }) => quote.uuid === first.quote.uuid);
  return [
    bidsMessages.lowestSummary(
      lowest.map(({ name }) => name).join(' and '),
      lowest.length,
      formatMoney(first.total),
      next.name,
      signed(next.over),
    ),
    ...(isTurned ? [bidsMessages.leveledLowest(leveled.map(({ name }) => name).join(' and '))] : []),
  ].join(' ');
}

/** Compared scopes, all of them or only those that differ. */
function ScopeComparison({
  bids,
  rows,
  shown,
  onShow,
}: Parameters<typeof ScopeTable>[0] & {
  shown: 'all' | 'differences';
  onShow: (shown: 'all' | 'differences') => void;
}) {
  return (
    <Section
      title={bidsMessages.comparisonByScope}
      count={rows.length}
      actions={
        <SegmentedControl
          label={bidsMessages.scopes}
          size="sm"
          value={shown}
          onChange={onShow}
          options={[
            { id: 'differences', label: bidsMessages.differences },
            { id: 'all', label: bidsMessages.all },
          ]}
        />
      }
    >
      {rows.length > 0 ? (
        <ScopeTable bids={bids} rows={rows} />
      ) : (
        <Text tone="muted">{bidsMessages.scopesEqual}</Text>
      )}
    </Section>
  );
}

/** Comparison of the quotes to the customer and bidders by scope, with the actions towards an award. */
function Compared({ estimation, reload }: { estimation: Estimation; reload: () => void }) {
  const { uuid } = estimation;
  const { data, error, mutate } = useQuotesList(uuid);
  const mayAnswer = useDecision({ app: 7, name: 'quote', type: 'e' });
  const mayAward = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const { mutate: fresh } = useEstimationsRead(uuid);
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<{ form: 'answer' | 'award'; quote: Quote }>();
  const shown = search.get('show') === 'all' ? 'all' : 'differences';
  const all = data?.data ?? [];
  const chosen = search.get('revisions')?.split(',') ?? [];
  const quotes = bidsOf(all, chosen);
  const setParam = (key: 'show' | 'revisions', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true },
    );
  /** Chooses the compared revision of a number; the default revision is omitted from the URL. */
  const choose = (quote: Quote) => {
    const others = new Set(all.flatMap(({ number, uuid: each }) => (number === quote.number ? [each] : [])));
    const isUsual = bidsOf(all).some(({ uuid: each }) => each === quote.uuid);
    setParam(
      'revisions',
      [...chosen.filter((each) => each && !others.has(each)), ...(isUsual ? [] : [quote.uuid])].join(','),
    );
  };
  const { bids, rows } = compareRows(quotes);
  const seen = shown === 'all' ? rows : rows.filter(({ isDifferent }) => isDifferent);
  // The accepted quote, even if another of its revisions is compared.
  const accepted = all.find(({ status, is_active }) => status === 'Accepted' && is_active);
  const close = () => setAsked(undefined);
  const again = () => {
    void mutate();
    reload();
  };
  /** Reloads the estimation, which accepting changed, and opens the award form for an accepted quote. */
  const answered = async (quote: Quote) => {
    await Promise.all([mutate(), fresh()]);
    if (quote.status === 'Accepted' && mayAward.allowed) setAsked({ form: 'award', quote });
  };
  return (
    <>
      <WorksheetLayout
        head={
          <EstimationHeader
            estimation={estimation}
            current="quotes"
            reload={again}
            actions={
              <Button href={href('estimation-quotes', { uuid })}>{bidsMessages.viewAllRevisions}</Button>
            }
          />
        }
      >
        {error && !data ? (
          <Failed error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <Skeleton shape="line" count={6} label={bidsMessages.loadingTheQuotes} />
        ) : bids.length < 2 ? (
          <EmptyBidComparison estimation={estimation} quotes={all} onQuoted={again} />
        ) : (
          <Stack gap={24}>
            <Section title={bidsMessages.quotesByBidder} count={bids.length}>
              <Stack gap={12}>
                <Text>{sentenceOf(bids)}</Text>
                {accepted && <CompetingQuotes quote={accepted} onChanged={again} />}
                <BidTable
                  bids={bids}
                  quotes={all}
                  onChoose={choose}
                  estimation={estimation}
                  mayAnswer={mayAnswer}
                  mayAward={mayAward}
                  onAnswer={(quote) => setAsked({ form: 'answer', quote })}
                  onAward={(quote) => setAsked({ form: 'award', quote })}
                />
                {bids.some(({ missing }) => missing > 0) && (
                  <Text size="small" tone="muted">
                    {bidsMessages.levelingNote}
                  </Text>
                )}
              </Stack>
            </Section>
            <ScopeComparison
              bids={bids}
              rows={seen}
              shown={shown}
              onShow={(next) => setParam('show', next === 'all' ? 'all' : '')}
            />
          </Stack>
        )}
      </WorksheetLayout>
      {asked?.form === 'answer' && (
        <DecisionForm quote={asked.quote} onClose={close} onSaved={(quote) => void answered(quote)} />
      )}
      {asked?.form === 'award' && (
        <OutcomeForm row={estimation} quote={asked.quote} onClose={close} onSaved={again} />
      )}
    </>
  );
}
