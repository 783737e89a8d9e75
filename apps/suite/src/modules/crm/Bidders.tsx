import type { Bid, Opportunity } from '@plumbline/api';
import { titleOf } from '@plumbline/api/entities';
import { showError } from '@plumbline/app-kit';
import { recordHref } from '@plumbline/app-kit/custom/record-href';
import { isStale } from '@plumbline/app-kit/data/error-message';
import { LazyResourceForm } from '@plumbline/app-kit/form/lazy';
import type { RecordPart } from '@plumbline/app-kit/record/RecordScreen';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { PartLoaded } from '@plumbline/app-kit/data/load-states';
import type { Decision } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatMoney, inSentence } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { ListCard } from '@plumbline/ui/ListCard';
import { useIsNarrow } from '@plumbline/ui/media';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { HardHatIcon, PencilIcon, PlusIcon, Trash2Icon, TruckIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { bidRoles, bidStatuses, bidTones, type BidRole } from './bid-roles.ts';
import { isPriced, leveled, scopeOf, spreadOf } from './bidders.ts';

const BidForm = lazyWithRetry(() => import('./BidForm.tsx').then((module) => module.BidForm));

const icons = { vendor: TruckIcon, bidder: HardHatIcon };
const words = (spread: NonNullable<ReturnType<typeof spreadOf>>) =>
  `${formatMoney(spread.difference)}${spread.percent === undefined ? '' : ` (${spread.percent} %)`}`;

/** Summary line of the bids: number of answers and, for a single scope, the lowest price and the spread. */
function Summary({ bids, role }: { bids: readonly Bid[]; role: BidRole }) {
  const answered = bids.filter((bid) => isPriced(bid) || bid.status === 'Declined').length;
  const scopes = new Set(bids.map(scopeOf)).size;
  const spread = scopes === 1 ? spreadOf(bids) : undefined;
  const low = spread && bids.filter(({ uuid }) => spread.lowest.includes(uuid)).map(({ name }) => name);
  return (
    <Text size="small" tone="muted">
      {[
        `${answered} of ${bids.length} ${role.words.answered}`,
        ...(scopes > 1 ? [`${scopes} scopes`] : []),
        ...(spread && low
          ? [
              `${role.words.lowest.replace(' ', ` ${formatMoney(spread.low)} `)} ${low.join(', ')}`,
              `spread ${words(spread)}`,
            ]
          : []),
      ].join(' · ')}
    </Text>
  );
}

/** Record part with the vendors or the bidders of an opportunity. */
export function useBidsPart(
  name: keyof typeof bidRoles,
  row: Opportunity,
  { mayEdit, reload, tab }: { mayEdit: Decision; reload: () => void; tab: string },
): RecordPart {
  const role = bidRoles[name];
  const loaded = role.useList(row.uuid, { limit: -1, sort: 'scope,amount,name' });
  const { data, mutate } = loaded;
  const [asked, setAsked] = useState<string | 'add' | 'make'>();
  const [made, setMade] = useState<{ id: string; label: string }>();
  const mayMake = useDecision({ ...role.kind.right, type: 'a' } as Parameters<typeof useDecision>[0]);
  const isNarrow = useIsNarrow();
  const bids = data?.data ?? [];
  const editing = bids.find(({ uuid }) => uuid === asked);
  const marks = leveled(bids);
  const scopes = new Set(bids.map(scopeOf)).size;
  const done = async () => {
    await mutate();
    reload();
  };
  const write = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (reason) {
      // Show the other user's values behind the open editor; saving again overwrites them.
      if (isStale(reason)) await mutate();
      throw reason;
    }
    await done();
  };
  const close = () => {
    setAsked(undefined);
    setMade(undefined);
  };
  const add = (
    <Inline gap={8}>
      {mayMake.allowed && mayEdit.allowed && (
        <Button size="sm" variant="ghost" onPress={() => setAsked('make')}>
          {role.words.make}
        </Button>
      )}
      <Button icon={PlusIcon} size="sm" onPress={() => setAsked('add')} {...denied(mayEdit)}>
        {role.words.add}
      </Button>
    </Inline>
  );
  const markOf = ({ uuid }: Bid) => {
    const mark = marks.get(uuid);
    if (!mark) return null;
    return mark.isLowest ? { label: 'Lowest', tone: 'ok' as const } : mark.above ? `+${mark.above} %` : null;
  };
  const editable = mayEdit.allowed ? {} : { isEditable: () => false };
  const columns: Column<Bid>[] = [
    {
      id: 'name',
      header: role.words.company,
      type: 'link',
      accessor: (bid) => ({ label: bid.name, href: recordHref(role.kind.name, bid.company_id) ?? '' }),
      width: 170,
    },
    // Bidders rarely receive prices by scope: show the column only when one of them has a scope.
    ...(name === 'vendor' || bids.some(scopeOf)
      ? [
          {
            id: 'scope',
            header: 'Scope',
            accessor: (bid: Bid) => bid.scope,
            width: 116,
            editor: { kind: 'text' as const },
            ...editable,
          },
        ]
      : []),
    {
      id: 'status',
      header: 'Status',
      type: 'status',
      accessor: ({ status }) => ({ label: status, tone: bidTones[status] ?? 'neutral' }),
      width: 108,
      editor: { kind: 'select', options: bidStatuses.map(({ id, label }) => ({ value: id, label })) },
      ...editable,
    },
    {
      id: 'amount',
      header: role.words.amount,
      type: 'money',
      accessor: ({ amount }) => amount ?? null,
      width: 116,
      editor: { kind: 'decimal', maxFractionDigits: 2 },
      validate: (value) => (value.startsWith('-') ? 'Enter an amount of 0 or more.' : undefined),
      aggregate: 'min',
      ...editable,
    },
    {
      id: 'mark',
      header: 'vs. lowest',
      type: 'status',
      align: 'end',
      accessor: markOf,
      width: 104,
      aggregate: (rows) => {
        const spread = spreadOf([...rows]);
        return spread ? `spread ${words(spread)}` : null;
      },
    },
    {
      id: 'due_on',
      header: 'Due',
      type: 'date',
      accessor: (bid) => bid.due_on ?? null,
      width: 100,
      editor: { kind: 'date' },
      ...editable,
    },
  ];
  const cardOf = (bid: Bid) => {
    const mark = markOf(bid);
    return (
      <ListCard
        title={bid.name}
        {...(bid.amount ? { figure: formatMoney(bid.amount) } : {})}
        subtitle={bid.scope}
        meta={[
          <StatusText key="status" tone={bidTones[bid.status] ?? 'neutral'}>
            {bid.status}
          </StatusText>,
          ...(mark ? [typeof mark === 'string' ? mark : mark.label] : []),
        ]}
      />
    );
  };
  const shown = tab === 'overview' ? bids.slice(0, 6) : bids;
  return {
    id: role.words.id,
    label: role.words.title,
    count: data && bids.length,
    // Leave an empty part out of the overview.
    isApart: bids.length === 0,
    ...(bids.length ? { actions: add } : {}),
    content: (
      <>
        <PartLoaded of={loaded} label={`Loading the ${inSentence(role.words.title)}`}>
          {bids.length ? (
            <Stack gap={8} fullWidth>
              <Summary bids={bids} role={role} />
              <DataTable<Bid>
                label={role.words.title}
                variant="document"
                frame="card"
                rows={shown}
                getRowId={({ uuid }) => uuid}
                rowLabel={(bid) => [bid.name, bid.scope].filter(Boolean).join(', ')}
                columns={columns}
                {...(scopes > 1 ? { groupBy: ['scope'], defaultExpanded: 'all' as const } : {})}
                onCellEdit={(bid, column, value) =>
                  write(() =>
                    role.update(row.uuid, bid, {
                      [column]: value === '' && column !== 'scope' ? null : value,
                    }),
                  )
                }
                rowActions={(bid) => [
                  {
                    id: 'edit',
                    label: 'Edit',
                    icon: PencilIcon,
                    onAction: () => setAsked(bid.uuid),
                    ...denied(mayEdit),
                  },
                  {
                    id: 'remove',
                    label: 'Remove',
                    icon: Trash2Icon,
                    tone: 'danger',
                    onAction: () =>
                      void role
                        .remove(row.uuid, bid.uuid)
                        .catch(showError)
                        .finally(() => void done()),
                    ...denied(mayEdit),
                  },
                ]}
                {...(isNarrow
                  ? {
                      cardView: cardOf,
                      ...(mayEdit.allowed ? { onRowOpen: (bid: Bid) => setAsked(bid.uuid) } : {}),
                    }
                  : {})}
              />
              {shown.length < bids.length && (
                <Inline>
                  <Button size="sm" variant="ghost" href={`?tab=${role.words.id}`}>
                    View all {bids.length}
                  </Button>
                </Inline>
              )}
            </Stack>
          ) : (
            <EmptyState
              size="sm"
              icon={icons[name]}
              title={role.words.empty}
              action={mayEdit.allowed ? add : undefined}
            >
              {role.words.text}
            </EmptyState>
          )}
        </PartLoaded>
        {(asked === 'add' || editing) && (
          <BidForm
            key={made?.id ?? asked}
            role={role}
            bid={editing}
            begin={{ ...(made ? { company: made } : {}), due_on: row.bid_date ?? null }}
            save={(values, company, key) =>
              write(() =>
                editing
                  ? role.update(row.uuid, editing, values)
                  : role.create(row.uuid, company, values, { headers: { 'idempotency-key': key } }),
              )
            }
            onClose={close}
          />
        )}
        {asked === 'make' && (
          <LazyResourceForm
            entity={role.kind as never}
            onClose={() => setAsked((now) => (now === 'make' ? 'add' : now))}
            onSaved={(company) => {
              setMade({ id: company.uuid, label: titleOf(role.kind, company) });
              setAsked('add');
            }}
          />
        )}
      </>
    ),
  };
}
