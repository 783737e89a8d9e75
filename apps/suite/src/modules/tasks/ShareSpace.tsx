import type { Space } from '@plumbline/api';
import { spacesShare, useSpacesShares } from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { usePeople } from '@plumbline/app-kit/lookups';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { ShareDialog } from '@plumbline/ui/ShareDialog';
import { toast } from '@plumbline/ui/toast';
import { itemLevels, peopleBy, permitting, sharing, usualLevel } from './share.ts';
import { isFull } from './task-words.ts';
import { useTaskUndo } from './use-undo.ts';

/** Who has a space, and giving it to others. */
export function ShareSpace({
  space,
  onChanged,
  onClose,
}: {
  space: Pick<Space, 'uuid' | 'name' | 'permission' | 'owner_id' | 'owner_name'>;
  onChanged: () => void;
  onClose: () => void;
}) {
  const shares = useSpacesShares(space.uuid);
  const everyone = usePeople();
  const undo = useTaskUndo();
  const mayEdit = useDecision({ app: 8, name: 'space', type: 'e' });
  const changed = () => {
    void shares.mutate();
    onChanged();
  };
  const shared = (shares.data?.data ?? []).filter(({ uuid }) => uuid !== space.owner_id);
  const give = (ids: string[], level: string) =>
    spacesShare(space.uuid, { user_ids: ids, permission: Number(level) });
  return (
    <ShareDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      name={space.name}
      note="Access covers every folder, task and file inside."
      levels={itemLevels}
      defaultLevel={usualLevel}
      onSearch={peopleBy(everyone, [space.owner_id])}
      onShare={async (ids, level) => {
        await sharing(give(ids, level));
        toast.success(messages.itemShared);
        changed();
      }}
      people={[
        ...(space.owner_id
          ? [{ id: space.owner_id, name: space.owner_name, level: '3', isOwner: true }]
          : []),
        ...shared.map(({ uuid, name, email, permission }) => ({
          id: uuid,
          name,
          description: email,
          level: String(Math.min(3, permission)),
        })),
      ]}
      onLevelChange={async (id, level) => {
        await permitting(give([id], level));
        toast.success(messages.permissionUpdated);
        changed();
      }}
      onRemove={async (id) => {
        const person = shared.find(({ uuid }) => uuid === id);
        await sharing(undo.track(give([id], '0')));
        if (person) undo.unshared(person.name, () => give([id], String(person.permission)).then(changed));
        changed();
      }}
      link={{ url: location.origin + href('table-task', { spaceId: space.uuid }) }}
      isLoading={shares.isLoading}
      isFailed={Boolean(shares.error)}
      onReload={() => void shares.mutate()}
      {...(mayEdit.allowed && isFull(space)
        ? {}
        : { forbidden: { permission: 'Full access', grantedBy: [space.owner_name || 'its owner'] } })}
    />
  );
}
