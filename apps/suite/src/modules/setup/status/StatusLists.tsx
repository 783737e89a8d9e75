import { useStatusListsList } from '@plumbline/api/hooks/setup';
import { href } from '@plumbline/app-kit';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { DataTable } from '@plumbline/ui/DataTable';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { countText } from '@plumbline/app-kit/format/count-text';
import { statusMessages } from './messages.ts';

/** Lists the modules whose records have statuses. */
export default function StatusLists() {
  const { data, error, isLoading, mutate } = useStatusListsList();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const rows = (data?.data ?? []).map(({ statuses, ...list }) => ({
    ...list,
    id: list.module,
    names: statuses.map(({ name }) => name),
    records: statuses.reduce((sum, { records }) => sum + records, 0),
  }));
  return (
    <Stack gap={24} padding={24}>
      <PageHeader
        title={statusMessages.fieldStatusList}
        description={statusMessages.statusListsDescription}
      />
      <DataTable
        label={statusMessages.statusLists}
        variant="document"
        frame="card"
        rows={rows}
        rowLabel={({ label }) => `${label} statuses`}
        rowHref={({ module }) => href('setup-status', {}, { module })}
        loadingState={isLoading ? 'loading' : 'idle'}
        cardView={({ label, names, records, one, many }) => (
          <ListCard title={label} subtitle={names.join(', ')} meta={[countText(records, { one, many })]} />
        )}
        columns={[
          { id: 'label', header: statusMessages.module, width: 160, accessor: ({ label }) => label },
          {
            id: 'field_name',
            header: statusMessages.field,
            width: 110,
            isMuted: true,
            accessor: () => 'Status',
          },
          {
            id: 'names',
            header: statusMessages.statuses,
            type: 'tags',
            width: 460,
            accessor: ({ names }) => ({ tags: names }),
          },
          {
            id: 'count',
            header: statusMessages.count,
            type: 'number',
            width: 110,
            accessor: ({ names }) => names.length,
          },
          {
            id: 'records',
            header: statusMessages.records,
            type: 'number',
            width: 110,
            accessor: ({ records }) => records,
          },
        ]}
      />
    </Stack>
  );
}
