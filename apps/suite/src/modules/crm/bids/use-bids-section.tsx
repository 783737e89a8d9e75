import type { Opportunity } from '@plumbline/api';
import { titleOf } from '@plumbline/api/entities';
import { showError } from '@plumbline/app-kit';
import { isStale } from '@plumbline/app-kit/data/error-message';
import { LazyResourceForm } from '@plumbline/app-kit/form/lazy';
import type { RecordSection } from '@plumbline/app-kit/record/RecordScreen';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { SectionLoaded } from '@plumbline/app-kit/data/load-states';
import type { Decision } from '@plumbline/permissions';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { inSentence } from '@plumbline/ui/format';
import { HardHatIcon, TruckIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { AddBidButtons } from './AddBidButtons.tsx';
import { bidRoles } from './bid-roles.ts';
import { BidTable } from './BidTable.tsx';
import { bidsMessages as text } from './messages.ts';

const BidForm = lazyWithRetry(() => import('./BidForm.tsx').then((module) => module.BidForm));

const icons = { vendor: TruckIcon, bidder: HardHatIcon };
/** Number of bids in the overview. */
const OVERVIEW_LIMIT = 6;

/** Section of an opportunity’s record with its vendors or its bidders. */
export function useBidsSection(
  name: keyof typeof bidRoles,
  row: Opportunity,
  { mayEdit, reload, tab }: { mayEdit: Decision; reload: () => void; tab: string },
): RecordSection {
  const role = bidRoles[name];
  const loaded = role.useList(row.uuid, { limit: -1, sort: 'scope,amount,name' });
  const { data, mutate } = loaded;
  const [asked, setAsked] = useState<string | 'add' | 'make'>();
  const [made, setMade] = useState<{ id: string; label: string }>();
  const bids = data?.data ?? [];
  const editing = bids.find(({ uuid }) => uuid === asked);
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
    <AddBidButtons
      role={role}
      mayEdit={mayEdit}
      onAdd={() => setAsked('add')}
      onMake={() => setAsked('make')}
    />
  );
  return {
    id: role.words.id,
    label: role.words.title,
    count: data && bids.length,
    // Leave an empty section out of the overview.
    isApart: bids.length === 0,
    ...(bids.length ? { actions: add } : {}),
    content: (
      <>
        <SectionLoaded of={loaded} label={text.loadingThe(inSentence(role.words.title))}>
          {bids.length ? (
            <BidTable
              role={role}
              bids={bids}
              limit={tab === 'overview' ? OVERVIEW_LIMIT : undefined}
              mayEdit={mayEdit}
              onEdit={({ uuid }) => setAsked(uuid)}
              onRemove={({ uuid }) =>
                void role
                  .remove(row.uuid, uuid)
                  .catch(showError)
                  .finally(() => void done())
              }
              onCellEdit={(bid, column, value) =>
                write(() =>
                  role.update(row.uuid, bid, {
                    [column]: value === '' && column !== 'scope' ? null : value,
                  }),
                )
              }
            />
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
        </SectionLoaded>
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
