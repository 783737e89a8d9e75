import type { SetupModule } from '@plumbline/api';
import { useSetupListModules } from '@plumbline/api/hooks/setup';
import { href } from '@plumbline/app-kit';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { DataTable } from '@plumbline/ui/DataTable';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { stateOf } from './module-state.ts';
import { systemMessages } from './messages.ts';

/** Lists all modules and which of them the company has. */
export default function Modules() {
  const { data, error, isLoading, mutate } = useSetupListModules({ limit: -1 });
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const rows = (data?.data ?? []).map((row) => ({ ...row, id: row.key }));
  const purchased = rows.filter(({ state }) => state !== 'available').length;
  return (
    <Stack gap={24} padding={24}>
      <PageHeader
        title={systemMessages.modules}
        {...(data ? { aside: systemMessages.purchasedCount(purchased, rows.length) } : {})}
        description={systemMessages.modulesDescription}
      />
      <DataTable<SetupModule & { id: string }>
        label={systemMessages.modules}
        variant="document"
        frame="card"
        rows={rows}
        rowLabel={({ name }) => name}
        rowHref={({ key }) => href('setup-module', { id: key })}
        loadingState={isLoading ? 'loading' : 'idle'}
        cardView={(row) => (
          <ListCard title={row.name} subtitle={row.description} meta={[stateOf(row).label]} />
        )}
        columns={[
          { id: 'name', header: systemMessages.module, width: 180, accessor: ({ name }) => name },
          { id: 'description', header: systemMessages.description, width: 460, isMuted: true },
          { id: 'state', header: systemMessages.status, type: 'status', width: 160, accessor: stateOf },
        ]}
      />
    </Stack>
  );
}
