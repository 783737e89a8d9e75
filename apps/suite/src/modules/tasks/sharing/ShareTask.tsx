import type { Task } from '@plumbline/api';
import { tasksUpdateShare, tasksShare, tasksUnshare, useTasksListShares } from '@plumbline/api/hooks/tasks';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { ShareDialog } from '@plumbline/ui/ShareDialog';
import { toast } from '@plumbline/ui/toast';
import { taskHref } from '../navigation/location.ts';
import { permitting, sharing } from './share-error-messages.ts';
import { DEFAULT_LEVEL, itemLevels, levelLabel, noShare } from './share-levels.ts';
import { forEach, peopleBy } from './share.ts';
import { isFull } from '../task-text.ts';
import { useTaskUndo } from '../use-undo.ts';
import { sharingMessages } from './messages.ts';

/** Share dialog of a task and everything below it. */
export function ShareTask({
  task,
  onChanged,
  onClose,
}: {
  task: Task;
  onChanged: () => void;
  onClose: () => void;
}) {
  const shares = useTasksListShares(task.uuid);
  const everyone = usePeople();
  const undo = useTaskUndo();
  const mayEdit = useDecision({ app: 8, name: 'task', type: 'e' });
  const shared = shares.data?.data ?? [];
  const changed = () => {
    void shares.mutate();
    onChanged();
  };
  const fromOf = (id: string) => shared.find(({ uuid }) => uuid === id)?.inherited_from;
  return (
    <ShareDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      name={task.name}
      note={sharingMessages.taskAccessNote}
      levels={itemLevels}
      defaultLevel={DEFAULT_LEVEL}
      onSearch={peopleBy(everyone, [task.owner_id])}
      onShare={async (ids, level) => {
        await sharing(forEach(ids, (user_id) => tasksShare(task.uuid, { user_id, type: Number(level) })));
        toast.success(messages.itemShared);
        changed();
      }}
      people={[
        ...(task.owner_id && !shared.some(({ uuid }) => uuid === task.owner_id)
          ? [{ id: task.owner_id, name: task.owner_name, level: '3', isOwner: true }]
          : []),
        ...shared.map(({ uuid, name, email, permission, inherited_from: from }) => ({
          id: uuid,
          name,
          description: from ? sharingMessages.inheritedFrom(from.name) : email,
          level: String(Math.min(3, permission)),
          ...(permission > 3 ? { isOwner: true } : {}),
        })),
      ]}
      onLevelChange={async (id, level) => {
        const before = shared.find(({ uuid }) => uuid === id);
        const from = before?.inherited_from;
        const seen = Number(level);
        await permitting(
          undo.track(
            from
              ? tasksShare(task.uuid, { user_id: id, type: seen })
              : tasksUpdateShare(task.uuid, id, { permission: seen }),
          ),
        );
        if (before)
          undo.regraded(before.name, levelLabel(itemLevels, before.permission), () =>
            (from
              ? tasksUnshare(task.uuid, { user_ids: [id], seen })
              : tasksUpdateShare(task.uuid, id, { permission: before.permission, seen })
            ).then(changed),
          );
        changed();
      }}
      onRemove={async (id) => {
        const from = fromOf(id);
        if (from) throw new Error(`This access is inherited from ${from.name}. Remove it there.`);
        const person = shared.find(({ uuid }) => uuid === id);
        await sharing(undo.track(tasksUnshare(task.uuid, { user_ids: [id] })));
        if (person)
          undo.unshared(person.name, () =>
            tasksShare(task.uuid, { user_id: id, type: person.permission, seen: noShare }).then(changed),
          );
        changed();
      }}
      link={{ url: location.origin + taskHref(task.uuid) }}
      isLoading={shares.isLoading}
      isFailed={Boolean(shares.error)}
      onReload={() => void shares.mutate()}
      {...(mayEdit.allowed && isFull(task)
        ? {}
        : {
            forbidden: {
              permission: sharingMessages.fullAccess,
              grantedBy: [task.owner_name || 'its owner'],
            },
          })}
    />
  );
}
