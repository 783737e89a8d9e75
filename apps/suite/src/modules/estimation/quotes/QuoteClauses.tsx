import type { Quote, QuoteClause, QuoteClauseFields } from '@plumbline/api';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { clauseItems, type ClauseKind } from '@plumbline/quotes/clause-items';
import { ClauseColumns, ClauseList } from '@plumbline/ui/ClauseList';
import { IconButton } from '@plumbline/ui/IconButton';
import { ListPlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { clausesFrom, fieldsOf } from './quote-clauses.ts';
import { quotesMessages } from './messages.ts';

const ClauseDrawer = lazyWithRetry(() => import('./ClauseDrawer.tsx').then((module) => module.ClauseDrawer));
const ChooseClauses = lazyWithRetry(() =>
  import('./ChooseClauses.tsx').then((module) => module.ChooseClauses),
);

const words = {
  inclusions: { title: quotesMessages.inclusions, kind: 'included', noun: 'inclusion' },
  exclusions: { title: quotesMessages.exclusions, kind: 'excluded', noun: 'exclusion' },
} as const;

/** Inclusions and exclusions of a quote; in a draft they can be added, edited and reordered. */
export function QuoteClauses({
  quote,
  save,
}: {
  quote: Quote;
  /** Saves the lists; absent if the revision cannot be edited. */
  save?: (lists: { [Kind in ClauseKind]?: QuoteClauseFields[] }) => Promise<void>;
}) {
  const [open, setOpen] = useState<
    { is: 'details'; kind: ClauseKind; clause: QuoteClause } | { is: 'choose'; kind: ClauseKind }
  >();
  const other = (kind: ClauseKind): ClauseKind => (kind === 'inclusions' ? 'exclusions' : 'inclusions');
  const without = (kind: ClauseKind, uuid: string) =>
    quote[kind].filter((clause) => clause.uuid !== uuid).map(fieldsOf);
  return (
    <>
      <ClauseColumns>
        {(['inclusions', 'exclusions'] as const).map((kind) => (
          <ClauseList
            key={kind}
            {...words[kind]}
            items={clauseItems(kind, quote[kind], { whole: 'Project', lines: quote.lines.length })}
            {...(save
              ? {
                  onChange: (items) => save({ [kind]: clausesFrom(items, quote[kind]) }),
                  onDetails: ({ id }) => {
                    const clause = quote[kind].find(({ uuid }) => uuid === id);
                    if (clause) setOpen({ is: 'details', kind, clause });
                  },
                  actions: (
                    <IconButton
                      icon={ListPlusIcon}
                      size="sm"
                      label={quotesMessages.chooseClauses(kind)}
                      onPress={() => setOpen({ is: 'choose', kind })}
                    />
                  ),
                }
              : {})}
          />
        ))}
      </ClauseColumns>
      {save && open?.is === 'details' && (
        <ClauseDrawer
          key={open.clause.uuid}
          quote={quote}
          kind={open.kind}
          clause={open.clause}
          onClose={() => setOpen(undefined)}
          save={async (kind, fields) => {
            const { uuid } = open.clause;
            if (kind === open.kind)
              return save({
                [kind]: quote[kind].map((each) => (each.uuid === uuid ? fields : fieldsOf(each))),
              });
            return save({
              [open.kind]: without(open.kind, uuid),
              [kind]: [...quote[other(open.kind)].map(fieldsOf), fields],
            });
          }}
        />
      )}
      {save && open?.is === 'choose' && (
        <ChooseClauses
          quote={quote}
          kind={open.kind}
          onClose={() => setOpen(undefined)}
          onChoose={(chosen) => save({ [open.kind]: [...quote[open.kind].map(fieldsOf), ...chosen] })}
        />
      )}
    </>
  );
}
