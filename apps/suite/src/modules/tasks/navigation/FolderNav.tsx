import type { TaskFolder } from '@plumbline/api';
import {
  taskFoldersList,
  taskFoldersMove,
  taskFoldersRemoveMany,
  useTaskFoldersList,
  useTaskFoldersListShared,
} from '@plumbline/api/hooks/tasks';
import { href, showError } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { FolderTree, type FolderEntry } from '@plumbline/ui/FolderTree';
import { IconButton } from '@plumbline/ui/IconButton';
import { NavGroup } from '@plumbline/ui/NavGroup';
import { toast } from '@plumbline/ui/toast';
import { FolderPlusIcon, PlusIcon } from '@plumbline/ui/icons';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { placeHref } from './location.ts';
import { renameFolder } from './folder-requests.ts';
import { navigationMessages } from './messages.ts';

const FolderDialog = lazyWithRetry(() => import('./FolderDialog.tsx').then((module) => module.FolderDialog));
const ShareFolder = lazyWithRetry(() =>
  import('../sharing/ShareFolder.tsx').then((module) => module.ShareFolder),
);
const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);
type Below = ReadonlyMap<string, readonly TaskFolder[]>;
type Asked = { what: 'add'; parent?: TaskFolder } | { what: 'share' | 'remove'; folder: TaskFolder };

/** The user's own and shared folders, and the loaded ones below them. */
function useFolders() {
  const refresh = useRevalidate('/task-management');
  const own = useTaskFoldersList({ limit: -1 }, { swr: { refreshInterval: 60_000 } });
  const shared = useTaskFoldersListShared({ swr: { refreshInterval: 60_000 } });
  const [below, setBelow] = useState<Below>(new Map());
  const sharedIds = useMemo(() => new Set(shared.data?.data.map(({ uuid }) => uuid)), [shared.data]);
  const tops = useMemo(
    () => (own.data?.data ?? []).filter(({ uuid }) => !sharedIds.has(uuid)),
    [own.data, sharedIds],
  );
  const folders = useMemo(
    () =>
      new Map(
        [...tops, ...(shared.data?.data ?? []), ...[...below.values()].flat()].map((each) => [
          each.uuid,
          each,
        ]),
      ),
    [tops, shared.data, below],
  );
  const entriesOf = (list: readonly TaskFolder[]): FolderEntry[] =>
    list.map((each) => ({
      id: each.uuid,
      name: each.name,
      kind: each.type === 'board' ? 'board' : 'folder',
      hasEntries: each.has_children,
      isShared: each.is_shared,
      // As specified, editing is offered at Edit and Full Access.
      isReadOnly: each.permission < 1,
      ...(each.permission < 2 ? { staysReason: navigationMessages.fullAccessRequired } : {}),
      ...(below.has(each.uuid) ? { entries: entriesOf(below.get(each.uuid) ?? []) } : {}),
    }));
  const load = async (id: string) => {
    const { data } = await taskFoldersList({ parent_folder_id: id, limit: -1 });
    setBelow((was) => new Map(was).set(id, data));
  };
  const reload = async () => {
    refresh();
    await Promise.all([...below.keys()].map((id) => load(id).catch(() => undefined)));
  };
  return { own, shared, tops, folders, entriesOf, load, reload };
}

function AddFolderButton({ isWide, onPress }: { isWide: boolean; onPress: () => void }) {
  const mayAdd = useDecision({ app: 8, name: 'folder', type: 'a' });
  return isWide ? (
    <Button variant="ghost" size="sm" icon={FolderPlusIcon} onPress={onPress} {...denied(mayAdd)}>
      {messages.addFolder}
    </Button>
  ) : (
    <IconButton icon={PlusIcon} label={messages.addFolder} size="sm" onPress={onPress} {...denied(mayAdd)} />
  );
}

/** Confirms and deletes a task folder. */
function RemoveFolder({
  folder,
  onClose,
  onRemoved,
  onSettled,
}: {
  folder: TaskFolder;
  onClose: () => void;
  onRemoved: () => void;
  /** Called after the deletion succeeded or failed. */
  onSettled: () => Promise<void>;
}) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.confirmTitle}
      confirmLabel={navigationMessages.deleteFolder}
      tone="danger"
      onConfirm={async () => {
        try {
          await taskFoldersRemoveMany({ uuid: [folder.uuid] });
          toast.success(messages.itemDeleted);
          onRemoved();
        } catch (reason) {
          showError(reason, messages.tryAgainLater);
        }
        await onSettled();
      }}
    >
      {navigationMessages.deleteConfirm(folder.name, messages.confirmTextDelete)}
    </ConfirmDialog>
  );
}

/** Navigation tree of the user's task folders and shared folders, loaded on expansion. */
export function FolderNav({ hasAddFolder = false }: { hasAddFolder?: boolean }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { own, shared, tops, folders, entriesOf, load, reload } = useFolders();
  const mayAdd = useDecision({ app: 8, name: 'folder', type: 'a' });
  const mayEdit = useDecision({ app: 8, name: 'folder', type: 'e' });
  const mayRemove = useDecision({ app: 8, name: 'folder', type: 'd' });
  const [expanded, setExpanded] = useState<string[]>([]);
  const [asked, setAsked] = useState<Asked>();
  const [, , , selected] = pathname.split('/');
  const isHere = /^\/task-management\/(folder-tasks|tasks-list|tasks)\//.test(pathname);
  const tree = (label: string, list: readonly TaskFolder[], isOthers: boolean) => (
    <FolderTree
      label={label}
      entries={entriesOf(list)}
      {...(isHere && selected ? { selectedId: selected } : {})}
      onSelect={(id) =>
        void navigate(
          isOthers
            ? href('shared-task', { folderId: id, access: String(folders.get(id)?.permission ?? 0) })
            : placeHref({ folder: id }),
        )
      }
      expandedIds={expanded}
      onExpandedChange={setExpanded}
      onLoad={load}
      {...(mayEdit.allowed
        ? {
            onRename: async (id: string, name: string) => {
              const folder = folders.get(id);
              if (folder) await renameFolder(folder, name);
              await reload();
            },
            onMove: (ids: readonly string[], parent: string | null) =>
              void (async () => {
                try {
                  for (const id of ids) await taskFoldersMove(id, { parent_folder_id: parent });
                } catch (reason) {
                  showError(reason);
                }
                await reload();
              })(),
            onShare: (id: string) => {
              const folder = folders.get(id);
              if (folder) setAsked({ what: 'share', folder });
            },
          }
        : {})}
      {...(mayAdd.allowed
        ? {
            onCreate: (id: string) => {
              const parent = folders.get(id);
              setAsked({ what: 'add', ...(parent ? { parent } : {}) });
            },
          }
        : {})}
      {...(mayRemove.allowed
        ? {
            onDelete: (id: string) => {
              const folder = folders.get(id);
              if (folder) setAsked({ what: 'remove', folder });
            },
          }
        : {})}
    />
  );
  return (
    <>
      <NavGroup
        title={navigationMessages.folders}
        action={<AddFolderButton isWide={hasAddFolder} onPress={() => setAsked({ what: 'add' })} />}
      >
        {own.error && !own.data && <LoadFailed what="folders" onRetry={() => void own.mutate()} />}
        {tops.length > 0 && tree('Folders', tops, false)}
      </NavGroup>
      {(shared.data?.data.length ?? 0) > 0 && (
        <NavGroup title={navigationMessages.sharedFolders}>
          {tree(navigationMessages.sharedFolders, shared.data?.data ?? [], true)}
        </NavGroup>
      )}
      {asked?.what === 'add' && (
        <FolderDialog
          {...(asked.parent ? { parent: asked.parent } : {})}
          onClose={() => setAsked(undefined)}
          onSaved={(folder) => {
            if (folder.parent_folder_id)
              setExpanded((was) => [...new Set([...was, folder.parent_folder_id ?? ''])]);
            void reload();
            if (folder.parent_folder_id) void load(folder.parent_folder_id);
          }}
        />
      )}
      {asked?.what === 'share' && (
        <ShareFolder
          folder={asked.folder}
          onChanged={() => void reload()}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.what === 'remove' && (
        <RemoveFolder
          folder={asked.folder}
          onClose={() => setAsked(undefined)}
          onRemoved={() => {
            if (selected === asked.folder.uuid) void navigate(href('folder-task', {}));
          }}
          onSettled={reload}
        />
      )}
    </>
  );
}
