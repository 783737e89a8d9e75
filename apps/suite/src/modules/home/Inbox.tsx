import { useInboxList } from '@plumbline/api/hooks/inbox';
import type { WaitingItem } from '@plumbline/api';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { CheckCheckIcon } from '@plumbline/ui/icons';
import { useSearchParams } from 'react-router';
import { homeMessages } from './messages.ts';

const labelOf = (groups: readonly { kind: string; label: string }[], { kind }: WaitingItem) =>
  groups.find((each) => each.kind === kind)?.label ?? kind;

/** Inbox of the signed-in user: pending work of all modules with due date, waiting time and amount. */
export default function Inbox() {
  const [searchParams] = useSearchParams();
  const kind = searchParams.get('kind') ?? '';
  const { data, error, mutate } = useInboxList({ limit: 500, ...(kind ? { kind } : {}) });
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={homeMessages.loadingYourPendingWork} />;
  const { groups, items } = data.data;
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const overdue = groups.reduce((sum, group) => sum + group.overdue, 0);
  return (
    <Stack gap={16} padding={24}>
      <PageHeader title={homeMessages.waitingForMe} {...(overdue ? { aside: `${overdue} overdue` } : {})} />
      {all === 0 ? (
        <EmptyState icon={CheckCheckIcon} title={homeMessages.inboxEmptyTitle}>
          {homeMessages.inboxEmpty}
        </EmptyState>
      ) : (
        <>
          <LinkTabs
            label={homeMessages.filterByType}
            value={kind || 'all'}
            items={[
              { id: 'all', href: '?', label: homeMessages.all, count: all },
              ...groups.map(({ kind: id, label, count }) => ({ id, href: `?kind=${id}`, label, count })),
            ]}
          />
          <DataTable
            label={homeMessages.waitingForMe}
            variant="document"
            frame="card"
            rows={items}
            getRowId={(row) => `${row.kind} ${row.uuid} ${row.detail}`}
            rowLabel={(row) => row.title}
            rowHref={(row) => row.href}
            columns={[
              { id: 'title', header: homeMessages.item, accessor: (row) => row.title, width: 300 },
              { id: 'kind', header: homeMessages.type, accessor: (row) => labelOf(groups, row), width: 150 },
              {
                id: 'detail',
                header: homeMessages.details,
                accessor: (row) => row.detail,
                width: 260,
                isMuted: true,
              },
              {
                id: 'due',
                header: homeMessages.due,
                type: 'status',
                accessor: (row) =>
                  row.due
                    ? { label: formatDate(row.due), tone: row.is_overdue ? 'bad' : 'neutral' }
                    : { label: homeMessages.noDueDate, tone: 'neutral' },
                width: 140,
              },
              {
                id: 'since',
                header: homeMessages.waitingSince,
                accessor: (row) => ago(row.since),
                width: 120,
                isMuted: true,
              },
              {
                id: 'amount',
                header: homeMessages.amount,
                type: 'money',
                accessor: (row) => row.amount ?? null,
                width: 130,
              },
            ]}
            cardView={(row) => (
              <ListCard
                title={row.title}
                {...(row.amount ? { figure: formatWholeMoney(row.amount) } : {})}
                subtitle={row.detail}
                meta={[
                  labelOf(groups, row),
                  row.due ? `${row.is_overdue ? 'Overdue since' : 'Due'} ${formatDate(row.due)}` : '',
                ]}
              />
            )}
          />
        </>
      )}
    </Stack>
  );
}
