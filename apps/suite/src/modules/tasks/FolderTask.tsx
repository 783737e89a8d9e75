import { useTaskFoldersList, useTaskFoldersListShared, useTaskFoldersRead } from '@plumbline/api/hooks/tasks';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useCloseMissingTab, useRecordTab } from '@plumbline/app-kit/frame/RecordTabs';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Breadcrumbs } from '@plumbline/ui/Breadcrumbs';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { IconButton } from '@plumbline/ui/IconButton';
import { ListCard } from '@plumbline/ui/ListCard';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useIsPhone } from '@plumbline/ui/media';
import { FolderIcon, FolderPlusIcon, Share2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { placeHref } from './navigation/location.ts';
import { TaskListScreen } from './list/TaskListScreen.tsx';
import { folderView } from './views/folder-view.ts';
import { tasksMessages } from './messages.ts';

const FolderDialog = lazyWithRetry(() =>
  import('./navigation/FolderDialog.tsx').then((module) => module.FolderDialog),
);
const ShareFolder = lazyWithRetry(() =>
  import('./sharing/ShareFolder.tsx').then((module) => module.ShareFolder),
);

/** Shows the tasks of a folder, or the top-level folders if the address names none. */
export default function FolderTask() {
  const { folderId } = useParams();
  return folderId ? <OneFolder key={folderId} folder={folderId} /> : <Folders />;
}

export function OneFolder({ folder: uuid }: { folder: string }) {
  const [address] = useSearchParams();
  const isPhone = useIsPhone();
  const { data, error, mutate } = useTaskFoldersRead(uuid, { swr: { refreshInterval: 60_000 } });
  const [isSharing, setSharing] = useState(false);
  const folder = data?.data;
  // The lists of the navigation name the type before the folder itself is loaded.
  const own = useTaskFoldersList({ limit: -1 });
  const shared = useTaskFoldersListShared();
  const listed = [...(own.data?.data ?? []), ...(shared.data?.data ?? [])].find((each) => each.uuid === uuid);
  const view = folderView(folder?.type ?? listed?.type, address.get('view'));
  useRecordTab({
    id: uuid,
    title: folder?.name,
    key: folder?.type === 'board' ? 'board' : 'folder',
    href: placeHref({ folder: uuid }),
  });
  useCloseMissingTab(uuid, error);
  if (isFatal(error, folder !== undefined))
    return <Failed error={error} wasThere={folder !== undefined} onRetry={() => void mutate()} />;
  if (!folder)
    return (
      <Stack padding={24}>
        <Skeleton
          label={tasksMessages.loadingTheFolder}
          {...(view === 'kanban'
            ? { shape: 'board' }
            : view === 'table'
              ? { shape: 'table', count: 8, columns: 4 }
              : { shape: 'line', count: 8 })}
        />
      </Stack>
    );
  return (
    <>
      <TaskListScreen
        place={{ folder: uuid }}
        view={view ?? 'table'}
        title={folder.name}
        {...(folder.trail.length
          ? {
              above: (
                <Breadcrumbs
                  label={tasksMessages.folders}
                  items={[
                    ...folder.trail.map((each) => ({
                      label: each.name,
                      href: placeHref({ folder: each.uuid }),
                    })),
                    { label: folder.name },
                  ]}
                />
              ),
            }
          : {})}
        isOpen={folder.permission > 0}
        actions={
          isPhone ? (
            <IconButton icon={Share2Icon} label={messages.share} onPress={() => setSharing(true)} />
          ) : (
            <Button icon={Share2Icon} onPress={() => setSharing(true)}>
              {messages.share}
            </Button>
          )
        }
      />
      {isSharing && (
        <ShareFolder folder={folder} onChanged={() => void mutate()} onClose={() => setSharing(false)} />
      )}
    </>
  );
}

function Folders() {
  const { data, error, mutate } = useTaskFoldersList({ limit: -1 });
  const [isMaking, setMaking] = useState(false);
  const mayAdd = useDecision({ app: 8, name: 'folder', type: 'a' });
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <ListLayout
        title={tasksMessages.folders}
        {...(data ? { count: data.data.length } : {})}
        primaryAction={{
          label: messages.addFolder,
          shortLabel: 'Folder',
          icon: FolderPlusIcon,
          onPress: () => setMaking(true),
          ...denied(mayAdd),
        }}
      >
        <DataTable
          label={tasksMessages.folders}
          rows={data?.data ?? []}
          getRowId={({ uuid }) => uuid}
          rowLabel={({ name }) => name}
          rowHref={({ uuid }) => placeHref({ folder: uuid })}
          columns={[
            { id: 'name', header: tasksMessages.folder, accessor: ({ name }) => name, width: 320 },
            {
              id: 'type',
              header: tasksMessages.type,
              accessor: ({ type }) => (type === 'board' ? 'Board' : 'Folder'),
              width: 120,
            },
            {
              id: 'owner',
              header: tasksMessages.createdBy,
              accessor: ({ owner_name }) => owner_name,
              width: 200,
              isMuted: true,
            },
          ]}
          loadingState={data ? 'idle' : 'loading'}
          emptyState={
            <EmptyState icon={FolderIcon} title={tasksMessages.noFoldersYet}>
              {tasksMessages.foldersEmpty}
            </EmptyState>
          }
          cardView={({ name, type }) => (
            <ListCard title={name} subtitle={type === 'board' ? tasksMessages.board : tasksMessages.folder} />
          )}
          fills
        />
      </ListLayout>
      {isMaking && <FolderDialog onClose={() => setMaking(false)} onSaved={() => void mutate()} />}
    </>
  );
}
