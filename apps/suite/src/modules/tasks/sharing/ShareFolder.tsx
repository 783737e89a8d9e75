import type { TaskFolder } from '@plumbline/api';
import {
  taskFoldersUpdateShare,
  taskFoldersShare,
  taskFoldersUnshare,
  useTaskFoldersListShares,
} from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { ShareDialog } from '@plumbline/ui/ShareDialog';
import { toast } from '@plumbline/ui/toast';
import { permitting, sharing } from './share-error-messages.ts';
import { folderLevels, levelLabel, noShare } from './share-levels.ts';
import { forEach, peopleBy } from './share.ts';
import { useTaskUndo } from '../use-undo.ts';
import { sharingMessages } from './messages.ts';

/** Share dialog of a task folder, with the share levels of folders. */
export function ShareFolder({
  folder,
  onChanged,
  onClose,
}: {
  folder: Pick<TaskFolder, 'uuid' | 'name' | 'permission' | 'owner_id' | 'owner_name'>;
  onChanged: () => void;
  onClose: () => void;
}) {
  const shares = useTaskFoldersListShares(folder.uuid);
  const everyone = usePeople();
  const undo = useTaskUndo();
  const mayEdit = useDecision({ app: 8, name: 'folder', type: 'e' });
  const shared = shares.data?.data ?? [];
  const changed = () => {
    void shares.mutate();
    onChanged();
  };
  const fromOf = (id: string) => shared.find(({ shared_user_id }) => shared_user_id === id)?.inherited_from;
  const body = (id: string, level: string) => ({
    folder_id: folder.uuid,
    shared_user_id: id,
    permission: Number(level),
  });
  return (
    <ShareDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      name={folder.name}
      note={sharingMessages.folderAccessNote}
      levels={folderLevels}
      defaultLevel="0"
      onSearch={peopleBy(everyone, [folder.owner_id])}
      onShare={async (ids, level) => {
        await sharing(forEach(ids, (id) => taskFoldersShare(body(id, level))));
        toast.success(messages.itemShared);
        changed();
      }}
      people={[
        ...(folder.owner_id
          ? [{ id: folder.owner_id, name: folder.owner_name, level: '2', isOwner: true }]
          : []),
        ...shared.map(({ shared_user_id: id, name, email, permission, inherited_from: from }) => ({
          id,
          name,
          description: from ? sharingMessages.inheritedFromFolder(from.name) : email,
          level: String(permission),
        })),
      ]}
      onLevelChange={async (id, level) => {
        const before = shared.find(({ shared_user_id }) => shared_user_id === id);
        const from = before?.inherited_from;
        await permitting(
          undo.track(from ? taskFoldersShare(body(id, level)) : taskFoldersUpdateShare(body(id, level))),
        );
        const seen = Number(level);
        if (before)
          undo.regraded(before.name, levelLabel(folderLevels, before.permission), () =>
            (from
              ? taskFoldersUnshare({ folder_id: folder.uuid, shared_user_id: id, seen })
              : taskFoldersUpdateShare({ ...body(id, String(before.permission)), seen })
            ).then(changed),
          );
        changed();
      }}
      onRemove={async (id) => {
        const from = fromOf(id);
        if (from) throw new Error(`This access is inherited from folder ${from.name}. Remove it there.`);
        const person = shared.find(({ shared_user_id }) => shared_user_id === id);
        await sharing(undo.track(taskFoldersUnshare({ folder_id: folder.uuid, shared_user_id: id })));
        if (person)
          undo.unshared(person.name, () =>
            taskFoldersShare({ ...body(id, String(person.permission)), seen: noShare }).then(changed),
          );
        changed();
      }}
      link={{ url: location.origin + href('folder-task', { folderId: folder.uuid }) }}
      isLoading={shares.isLoading}
      isFailed={Boolean(shares.error)}
      onReload={() => void shares.mutate()}
      {...(mayEdit.allowed && folder.permission === 2
        ? {}
        : {
            forbidden: {
              permission: sharingMessages.folderFullAccess,
              grantedBy: [folder.owner_name || 'its owner'],
            },
          })}
    />
  );
}
