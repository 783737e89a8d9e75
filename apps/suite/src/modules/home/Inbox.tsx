import { useWaitingList } from '@plumbline/api/hooks/shell';
import type { WaitingItem } from '@plumbline/api';
import { isLost } from '@plumbline/app-kit/data/load-errors';
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

const labelOf = (groups: readonly { kind: string; label: string }[], { kind }: WaitingItem) =>
  groups.find((each) => each.kind === kind)?.label ?? kind;

/** Everything that waits for the person signed in, over all areas: whose turn it is, since when, and what is at stake. */
export default function Waiting() {
  const [address] = useSearchParams();
  const kind = address.get('kind') ?? '';
  const { data, error, mutate } = useWaitingList({ limit: 500, ...(kind ? { kind } : {}) });
  if (isLost(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading what waits for you" />;
  const { groups, items } = data.data;
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const overdue = groups.reduce((sum, group) => sum + group.overdue, 0);
  return (
    <Stack gap={16} padding={24}>
      <PageHeader title="Waiting for me" {...(overdue ? { aside: `${overdue} overdue` } : {})} />
      {all === 0 ? (
        <EmptyState icon={CheckCheckIcon} title="Nothing waits for you">
          Tasks, bids that are due, estimates to finish, papers that run out and imports to decide on come
          here as soon as it is your turn.
        </EmptyState>
      ) : (
        <>
          <LinkTabs
            label="Kinds"
            value={kind || 'all'}
            items={[
              { id: 'all', href: '?', label: 'All', count: all },
              ...groups.map(({ kind: id, label, count }) => ({ id, href: `?kind=${id}`, label, count })),
            ]}
          />
          <DataTable
            label="Waiting for me"
            variant="document"
            frame="card"
            rows={items}
            getRowId={(row) => `${row.kind} ${row.uuid} ${row.detail}`}
            rowLabel={(row) => row.title}
            rowHref={(row) => row.href}
            columns={[
              { id: 'title', header: 'What', accessor: (row) => row.title, width: 300 },
              { id: 'kind', header: 'Kind', accessor: (row) => labelOf(groups, row), width: 150 },
              { id: 'detail', header: 'For', accessor: (row) => row.detail, width: 260, isMuted: true },
              {
                id: 'due',
                header: 'Due',
                type: 'status',
                accessor: (row) =>
                  row.due
                    ? { label: formatDate(row.due), tone: row.is_overdue ? 'bad' : 'neutral' }
                    : { label: 'No date', tone: 'neutral' },
                width: 140,
              },
              {
                id: 'since',
                header: 'Waiting',
                accessor: (row) => ago(row.since),
                width: 120,
                isMuted: true,
              },
              {
                id: 'amount',
                header: 'At stake',
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
                  row.due ? `${row.is_overdue ? 'Was due' : 'Due'} ${formatDate(row.due)}` : '',
                ]}
              />
            )}
          />
        </>
      )}
    </Stack>
  );
}
