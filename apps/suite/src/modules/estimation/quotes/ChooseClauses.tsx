import type { ClauseChoice, Quote, QuoteClauseFields } from '@plumbline/api';
import { useEstimationsListQuoteClauses } from '@plumbline/api/hooks/estimation';
import { errorText, href } from '@plumbline/app-kit';
import type { ClauseKind } from '@plumbline/quotes/clause-items';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DataTable, type Column, type TableSelection } from '@plumbline/ui/DataTable';
import { Drawer } from '@plumbline/ui/Drawer';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { NoResults } from '@plumbline/ui/NoResults';
import { SearchField } from '@plumbline/ui/SearchField';
import { Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { ListChecksIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { quotesMessages } from './messages.ts';

const columns: Column<ClauseChoice>[] = [
  { id: 'name', header: quotesMessages.text, accessor: (row) => row.clause.name, width: 300 },
  { id: 'tag', header: quotesMessages.tag, accessor: (row) => row.tag, width: 140 },
  {
    id: 'calculation',
    header: quotesMessages.amount,
    accessor: (row) => row.calculation,
    width: 160,
    isMuted: true,
  },
];

/** Ids of the offered clauses that a template contains and that are used for this kind by default. */
const clausesOfTemplate = (
  clauses: readonly ClauseChoice[],
  template: readonly string[] | undefined,
  rule: 'inclusion' | 'exclusion',
): ReadonlySet<string> => {
  const inside = new Set(template);
  return new Set(
    clauses
      .filter(({ uuid, default_inclusion }) => inside.has(uuid) && default_inclusion === rule)
      .map(({ uuid }) => uuid),
  );
};

/** Empty state: nothing is set up yet, or everything is in the quote. */
function NoClauses({ kind, areAllUsed }: { kind: ClauseKind; areAllUsed: boolean }) {
  const mayConfigure = useDecision({ app: 7, name: 'quoteConfiguration', type: 'v' });
  return (
    <EmptyState
      icon={ListChecksIcon}
      title={areAllUsed ? quotesMessages.allClausesChosen(kind) : quotesMessages.clausesEmptyTitle(kind)}
      {...(mayConfigure.allowed
        ? {
            action: (
              <Button href={href('estimation-inclusion-exclusion')}>
                {quotesMessages.openQuoteConfiguration}
              </Button>
            ),
          }
        : {})}
    >
      {quotesMessages.clausesHint}
    </EmptyState>
  );
}

/** Drawer that adds configured inclusions or exclusions to a quote, one by one or by template. */
export function ChooseClauses({
  quote,
  kind,
  onChoose,
  onClose,
}: {
  quote: Quote;
  kind: ClauseKind;
  onChoose: (clauses: QuoteClauseFields[]) => Promise<void>;
  onClose: () => void;
}) {
  const { data, error, mutate } = useEstimationsListQuoteClauses();
  const [words, setWords] = useState('');
  const [template, setTemplate] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const rule = kind === 'inclusions' ? 'inclusion' : 'exclusion';
  // Clauses already in the quote are not offered again.
  const taken = new Set([...quote.inclusions, ...quote.exclusions].map(({ source_id }) => source_id));
  const open = (data?.data.clauses ?? []).filter(({ uuid }) => !taken.has(uuid));
  const search = words.trim().toLowerCase();
  const found = open
    .filter(({ clause, tag }) => `${clause.name} ${tag}`.toLowerCase().includes(search))
    .toSorted((a, b) => Number(b.default_inclusion === rule) - Number(a.default_inclusion === rule));
  const take = async () => {
    setPending(true);
    setProblem(undefined);
    const codes = quote.lines.map(({ code }) => code);
    try {
      await onChoose(
        open
          .filter(({ uuid }) => chosen.has(uuid))
          .map(({ clause }) => ({ ...clause, ...(clause.include_on === 'assembly' ? { codes } : {}) })),
      );
      onClose();
    } catch (reason) {
      setProblem(errorText(reason));
      setPending(false);
    }
  };
  return (
    <Drawer
      title={quotesMessages.chooseClauses(kind)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={720}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          <Button onPress={onClose}>{quotesMessages.cancel}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => void take()}
            {...(chosen.size ? {} : { disabledReason: quotesMessages.clausesMissing(kind) })}
          >
            {chosen.size ? quotesMessages.addCount(chosen.size) : quotesMessages.add}
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {error && !data ? (
          <Failed error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <Skeleton shape="line" count={8} label={quotesMessages.loadingThe(kind)} />
        ) : open.length === 0 ? (
          <NoClauses kind={kind} areAllUsed={data.data.clauses.length > 0} />
        ) : (
          <>
            {data.data.templates.length > 0 && (
              <Select
                label={quotesMessages.template}
                placeholder={quotesMessages.none}
                value={template ?? null}
                options={data.data.templates.map(({ uuid, name }) => ({ id: uuid, label: name }))}
                onChange={(id) => {
                  setTemplate(String(id));
                  const inside = data.data.templates.find(({ uuid }) => uuid === id)?.inclusion_exclusion;
                  setChosen(clausesOfTemplate(open, inside, rule));
                }}
              />
            )}
            <SearchField
              label={quotesMessages.search}
              placeholder={quotesMessages.clauseSearchPlaceholder}
              value={words}
              onChange={setWords}
            />
            <DataTable<ClauseChoice>
              label={quotesMessages.availableClauses(kind)}
              frame="card"
              columns={columns}
              rows={found}
              getRowId={(row) => row.uuid}
              rowLabel={(row) => row.clause.name}
              selection={chosen}
              onSelectionChange={(next: TableSelection) =>
                setChosen(next === 'all' ? new Set(found.map(({ uuid }) => uuid)) : next)
              }
              emptyState={<NoResults query={words} onClear={() => setWords('')} />}
            />
          </>
        )}
      </Stack>
    </Drawer>
  );
}
