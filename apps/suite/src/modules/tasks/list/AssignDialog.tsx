import type { Task } from '@plumbline/api';
import { withRetryOf } from '@plumbline/ui/Select';
import { tasksAssignMany } from '@plumbline/api/hooks/tasks';
import { errorText } from '@plumbline/app-kit';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { PersonPicker } from '@plumbline/ui/PersonPicker';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { SaveDialog } from '../views/SaveDialog.tsx';
import { useTaskUndo } from '../use-undo.ts';
import { listMessages } from './messages.ts';

/** Assigns people to tasks and unassigns them in one call. */
export function AssignDialog({
  rows,
  onClose,
  onChanged,
}: {
  rows: readonly Task[];
  onClose: () => void;
  onChanged: () => void;
}) {
  const people = usePeople();
  const profile = useProfile();
  const undo = useTaskUndo();
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const options = withRetryOf(
    people,
    people.map(({ id, label }) => ({ id, name: label })),
  );
  const on = new Set(rows.flatMap(({ assignee_ids }) => assignee_ids));
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      const { data, message } = await tasksAssignMany({
        uuid: rows.map(({ uuid }) => uuid),
        add: [...add],
        remove: [...remove],
      });
      const result = listMessages.tasksChanged(data.changed);
      if (data.changed) undo.changed(result, data.changes);
      else toast.success(result);
      // The message names the tasks that are read-only.
      if (message) toast.warning(message);
      onChanged();
      onClose();
    } catch (reason) {
      setProblem(errorText(reason));
    } finally {
      setSaving(false);
    }
  };
  return (
    <SaveDialog
      title={
        rows.length === 1
          ? listMessages.assignNamedTask(rows[0]?.name ?? '')
          : listMessages.assignTaskCount(rows.length)
      }
      saveLabel={rows.length === 1 ? listMessages.assignTask : listMessages.assignTasks}
      problem={problem}
      isSaving={isSaving}
      {...(add.length + remove.length === 0 ? { disabledReason: listMessages.personMissing } : {})}
      onSave={save}
      onClose={onClose}
    >
      <PersonPicker
        isMultiple
        label={listMessages.addAssignees}
        people={options}
        {...(profile ? { meId: profile.uuid } : {})}
        value={add}
        onChange={setAdd}
        autoFocus
      />
      {on.size > 0 && (
        <PersonPicker
          isMultiple
          label={listMessages.removeAssignees}
          people={withRetryOf(
            options,
            options.filter(({ id }) => on.has(id)),
          )}
          value={remove}
          onChange={setRemove}
        />
      )}
    </SaveDialog>
  );
}
