import type { Space } from '@plumbline/api';
import { spacesUpdateShares, useSpacesListShares } from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { ShareDialog } from '@plumbline/ui/ShareDialog';
import { toast } from '@plumbline/ui/toast';
import { permitting, sharing } from './share-error-messages.ts';
import { DEFAULT_LEVEL, itemLevels, levelLabel, noShare } from './share-levels.ts';
import { peopleBy } from './share.ts';
import { isFull } from '../task-text.ts';
import { useTaskUndo } from '../use-undo.ts';
import { sharingMessages } from './messages.ts';

/** Share dialog of a space. */
export function ShareSpace({
  space,
  onChanged,
  onClose,
}: {
  space: Pick<Space, 'uuid' | 'name' | 'permission' | 'owner_id' | 'owner_name'>;
  onChanged: () => void;
  onClose: () => void;
}) {
  const shares = useSpacesListShares(space.uuid);
  const everyone = usePeople();
  const undo = useTaskUndo();
  const mayEdit = useDecision({ app: 8, name: 'space', type: 'e' });
  const changed = () => {
    void shares.mutate();
    onChanged();
  };
  const shared = (shares.data?.data ?? []).filter(({ uuid }) => uuid !== space.owner_id);
  const give = (ids: string[], level: number, seen?: number) =>
    spacesUpdateShares(space.uuid, {
      user_ids: ids,
      permission: level,
      ...(seen === undefined ? {} : { seen }),
    });
  return (
    <ShareDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      name={space.name}
      note={sharingMessages.spaceAccessNote}
      levels={itemLevels}
      defaultLevel={DEFAULT_LEVEL}
      onSearch={peopleBy(everyone, [space.owner_id])}
      onShare={async (ids, level) => {
        await sharing(give(ids, Number(level)));
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
        const before = shared.find(({ uuid }) => uuid === id);
        await permitting(undo.track(give([id], Number(level))));
        if (before)
          undo.regraded(before.name, levelLabel(itemLevels, before.permission), () =>
            give([id], before.permission, Number(level)).then(changed),
          );
        changed();
      }}
      onRemove={async (id) => {
        const person = shared.find(({ uuid }) => uuid === id);
        await sharing(undo.track(give([id], 0)));
        if (person) undo.unshared(person.name, () => give([id], person.permission, noShare).then(changed));
        changed();
      }}
      link={{ url: location.origin + href('table-task', { spaceId: space.uuid }) }}
      isLoading={shares.isLoading}
      isFailed={Boolean(shares.error)}
      onReload={() => void shares.mutate()}
      {...(mayEdit.allowed && isFull(space)
        ? {}
        : {
            forbidden: {
              permission: sharingMessages.fullAccess,
              grantedBy: [space.owner_name || 'its owner'],
            },
          })}
    />
  );
}
