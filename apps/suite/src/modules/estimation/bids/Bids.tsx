import type { Estimation, Quote } from '@plumbline/api';
import { useEstimationsRead, useEstimationWorkQuotes } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { EstimateLayout } from '@plumbline/ui/EstimateSheet';
import { formatMoney } from '@plumbline/ui/format';
import { Section } from '@plumbline/ui/RecordLayout';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { GitCompareIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { DecisionForm } from '../DecisionForm.tsx';
import { OtherQuotes } from '../CompetingQuotes.tsx';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { signed } from '../format-signed-money.ts';
import { useEstimation } from '../useEstimation.ts';
import { OutcomeForm } from '../versions/OutcomeForm.tsx';
import { BidTable } from './BidTable.tsx';
import { bidsOf, compareRows, type Bid } from './bid-rows.ts';
import { ScopeTable } from './ScopeTable.tsx';

export default function Bids() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label="Loading the estimation" />;
  return <Compared key={uuid} estimation={estimation} reload={reload} />;
}

/** In one sentence, which quote is the lowest and by how much. */
function sentenceOf(bids: readonly Bid[]): string {
  const lowest = bids.filter(({ isLowest }) => isLowest);
  const [first] = lowest;
  if (!first) return '';
  if (lowest.length === bids.length) return `All come to ${formatMoney(first.total)}.`;
  const next = bids
    .filter(({ isLowest }) => !isLowest)
    .reduce((low, each) => (Number(each.over) < Number(low.over) ? each : low));
  const leveled = bids.filter(({ isLowestLeveled }) => isLowestLeveled);
  const isTurned = first.missing > 0 && !leveled.some(({ quote }) => quote.uuid === first.quote.uuid);
  return [
    `${lowest.map(({ name }) => name).join(' and ')} ${lowest.length > 1 ? 'are' : 'is'} the lowest, ${formatMoney(first.total)}; next is ${next.name}, ${signed(next.over)}.`,
    ...(isTurned
      ? [`With the scopes that it does not have, ${leveled.map(({ name }) => name).join(' and ')} would be.`]
      : []),
  ].join(' ');
}

/** The quotes of an estimation’s customer and bidders beside each other, scope by scope, and the way from one to an award. */
function Compared({ estimation, reload }: { estimation: Estimation; reload: () => void }) {
  const { uuid } = estimation;
  const { data, error, mutate } = useEstimationWorkQuotes(uuid);
  const mayAnswer = useDecision({ app: 7, name: 'quote', type: 'e' });
  const mayAward = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const { mutate: fresh } = useEstimationsRead(uuid);
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<{ form: 'answer' | 'award'; quote: Quote }>();
  const shown = search.get('show') === 'all' ? 'all' : 'differences';
  const all = data?.data ?? [];
  const chosen = search.get('revisions')?.split(',') ?? [];
  const quotes = bidsOf(all, chosen);
  const say = (key: 'show' | 'revisions', value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true },
    );
  /** One of a number at a time; the one that is compared by itself is not said. */
  const choose = (quote: Quote) => {
    const others = new Set(all.flatMap(({ number, uuid: each }) => (number === quote.number ? [each] : [])));
    const isUsual = bidsOf(all).some(({ uuid: each }) => each === quote.uuid);
    say(
      'revisions',
      [...chosen.filter((each) => each && !others.has(each)), ...(isUsual ? [] : [quote.uuid])].join(','),
    );
  };
  const { bids, rows } = compareRows(quotes);
  const seen = shown === 'all' ? rows : rows.filter(({ isDifferent }) => isDifferent);
  // Whichever revision of it is compared.
  const accepted = all.find(({ status, is_active }) => status === 'Accepted' && is_active);
  const close = () => setAsked(undefined);
  const again = () => {
    void mutate();
    reload();
  };
  /** What was accepted is awarded next, on the estimation as accepting left it. */
  const answered = async (quote: Quote) => {
    await Promise.all([mutate(), fresh()]);
    if (quote.status === 'Accepted' && mayAward.allowed) setAsked({ form: 'award', quote });
  };
  return (
    <>
      <EstimateLayout
        head={
          <EstimationHeader
            estimation={estimation}
            current="quotes"
            reload={again}
            actions={<Button href={href('estimation-quotes', { uuid })}>All revisions</Button>}
          />
        }
      >
        {error && !data ? (
          <Failed error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <Skeleton shape="line" count={6} label="Loading the quotes" />
        ) : bids.length < 2 ? (
          <EmptyState icon={GitCompareIcon} title="There is one quote alone">
            Quotes of the customer and of bidders are compared here, once there are two.
          </EmptyState>
        ) : (
          <Stack gap={24}>
            <Section title="Quotes of all bidders" count={bids.length}>
              <Stack gap={12}>
                <Text>{sentenceOf(bids)}</Text>
                {accepted && <OtherQuotes quote={accepted} onChanged={again} />}
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
                    What is missing counts at the lowest amount that another quote has for it, before
                    discount, bond and tax.
                  </Text>
                )}
              </Stack>
            </Section>
            <Section
              title="Scope by scope"
              count={seen.length}
              actions={
                <SegmentedControl
                  label="Scopes"
                  size="sm"
                  value={shown}
                  onChange={(next) => say('show', next === 'all' ? 'all' : '')}
                  options={[
                    { id: 'differences', label: 'Differences' },
                    { id: 'all', label: 'All' },
                  ]}
                />
              }
            >
              {seen.length > 0 ? (
                <ScopeTable bids={bids} rows={seen} />
              ) : (
                <Text tone="muted">All quotes have the same scopes at the same amounts.</Text>
              )}
            </Section>
          </Stack>
        )}
      </EstimateLayout>
      {asked?.form === 'answer' && (
        <DecisionForm quote={asked.quote} onClose={close} onSaved={(quote) => void answered(quote)} />
      )}
      {asked?.form === 'award' && (
        <OutcomeForm row={estimation} quote={asked.quote} onClose={close} onSaved={again} />
      )}
    </>
  );
}
