import { useTaskFoldersListShared } from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ListCard } from '@plumbline/ui/ListCard';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { FolderIcon } from '@plumbline/ui/icons';
import { useParams } from 'react-router';
import { OneFolder } from './FolderTask.tsx';
import { folderLevels } from './sharing/share-levels.ts';
import { tasksMessages } from './messages.ts';

const levelOf = (permission: number) => folderLevels.find(({ id }) => id === String(permission))?.label ?? '';

/** Shows the tasks of a shared folder, or all shared folders if the address names none. */
export default function SharedTask() {
  const { folderId } = useParams();
  return folderId ? <OneFolder key={folderId} folder={folderId} /> : <Shared />;
}

function Shared() {
  const { data, error, mutate } = useTaskFoldersListShared();
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  return (
    <ListLayout title={tasksMessages.sharedFolders} {...(data ? { count: data.data.length } : {})}>
      <DataTable
        label={tasksMessages.sharedFolders}
        rows={data?.data ?? []}
        getRowId={({ uuid }) => uuid}
        rowLabel={({ name }) => name}
        rowHref={({ uuid, permission }) =>
          href('shared-task', { folderId: uuid, access: String(permission) })
        }
        columns={[
          { id: 'name', header: tasksMessages.folder, accessor: ({ name }) => name, width: 320 },
          {
            id: 'permission',
            header: tasksMessages.permission,
            accessor: ({ permission }) => levelOf(permission),
            width: 140,
          },
          {
            id: 'owner',
            header: tasksMessages.sharedBy,
            accessor: ({ owner_name }) => owner_name,
            width: 200,
            isMuted: true,
          },
        ]}
        loadingState={data ? 'idle' : 'loading'}
        emptyState={
          <EmptyState icon={FolderIcon} title={tasksMessages.noSharedFoldersYet}>
            {tasksMessages.sharedFoldersEmpty}
          </EmptyState>
        }
        cardView={({ name, permission }) => <ListCard title={name} subtitle={levelOf(permission)} />}
        fills
      />
    </ListLayout>
  );
}
