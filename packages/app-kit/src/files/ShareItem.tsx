import type { DriveFile } from '@plumbline/api';
import { useWorkdriveListShares, workdriveShare, workdriveUnshare } from '@plumbline/api/hooks/workdrive';
import { searchOptions, usePeople } from '../data/lookups.ts';
import { messages } from '@plumbline/validation/messages';
import { ShareDialog } from '@plumbline/ui/ShareDialog';
import { toast } from '@plumbline/ui/toast';
import { errorText } from '../data/error-message.ts';
import { href } from '../navigation/routes.ts';
import { useUndo } from '../undo/use-undo.ts';
import { isFolder, readOnlyReason, undoArea } from './items.ts';
import { filesMessages } from './messages.ts';

/** Share levels of the work drive as specified, lowest first. */
const levels = [
  { id: '1', label: filesMessages.read, description: filesMessages.readHint },
  { id: '0', label: filesMessages.readWrite, description: filesMessages.readWriteHint },
];

/** Rethrows an error with its display message. */
const inWords = async (call: Promise<unknown>): Promise<void> => {
  try {
    await call;
  } catch (reason) {
    throw new Error(errorText(reason), { cause: reason });
  }
};

/** Dialog that shares a drive item and lists who has access. */
export function ShareItem({
  item,
  onChanged,
  onClose,
}: {
  item: DriveFile;
  onChanged: () => void;
  onClose: () => void;
}) {
  const shares = useWorkdriveListShares(item.uuid);
  const everyone = usePeople();
  const undo = useUndo(undoArea);
  const changed = () => {
    void shares.mutate();
    onChanged();
  };
  const shared = shares.data?.data ?? [];
  const folder = isFolder(item) ? item.uuid : item.parent_id;
  const refusal = readOnlyReason(item);
  return (
    <ShareDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      name={item.name}
      note={isFolder(item) ? filesMessages.accessNote : undefined}
      levels={levels}
      defaultLevel="1"
      onSearch={async (search) =>
        (await searchOptions(everyone, search))
          .filter(({ id }) => id !== item.owner_id)
          .map(({ id, label }) => ({ id, name: label }))
      }
      onShare={async (ids, level) => {
        await inWords(workdriveShare(item.uuid, { user_ids: ids, permission: Number(level) }));
        toast.success(messages.itemShared);
        changed();
      }}
      people={[
        ...(item.owner_id ? [{ id: item.owner_id, name: item.owner_name, level: '0', isOwner: true }] : []),
        ...shared.map(({ user_id, name, email, permission, inherited_from: from }) => ({
          id: user_id,
          name,
          description: from ? filesMessages.inheritedFromFolder(from.name) : email,
          level: String(permission),
        })),
      ]}
      onLevelChange={async (id, level) => {
        const before = shared.find(({ user_id }) => user_id === id);
        const seen = Number(level);
        await inWords(undo.track(workdriveShare(item.uuid, { user_ids: [id], permission: seen })));
        if (before)
          undo.done({
            description: messages.permissionUpdated,
            undoText: filesMessages.accessLevelRestored(
              before.name,
              levels.find((each) => each.id === String(before.permission))?.label ?? '',
            ),
            back: () =>
              (before.inherited_from
                ? workdriveUnshare(item.uuid, { user_ids: [id], seen })
                : workdriveShare(item.uuid, { user_ids: [id], permission: before.permission, seen })
              ).then(changed),
          });
        changed();
      }}
      onRemove={async (id) => {
        const from = shared.find(({ user_id }) => user_id === id)?.inherited_from;
        if (from) throw new Error(`This access is inherited from folder ${from.name}. Remove it there.`);
        const person = shared.find(({ user_id }) => user_id === id);
        await inWords(undo.track(workdriveUnshare(item.uuid, { user_ids: [id] })));
        if (person)
          undo.done({
            description: filesMessages.accessRemoved(person.name),
            undoText: filesMessages.accessRestored(person.name),
            back: () =>
              workdriveShare(item.uuid, { user_ids: [id], permission: person.permission, seen: -1 }).then(
                changed,
              ),
          });
        changed();
      }}
      link={{ url: location.origin + href('Drive-folder', folder ? { id: folder } : {}) }}
      isLoading={shares.isLoading}
      isFailed={Boolean(shares.error)}
      onReload={() => void shares.mutate()}
      {...(refusal
        ? { forbidden: { permission: filesMessages.readWrite, grantedBy: [item.owner_name || 'its owner'] } }
        : {})}
    />
  );
}
