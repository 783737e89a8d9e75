import type { Task } from '@plumbline/api';
import { madeOf } from '@plumbline/ui/Select';
import { taskCallsAssignMany } from '@plumbline/api/hooks/tasks';
import { errorText } from '@plumbline/app-kit';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { PersonPicker } from '@plumbline/ui/PersonPicker';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { SaveDialog } from './SaveDialog.tsx';
import { useTaskUndo } from './use-undo.ts';

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
  const options = madeOf(
    people,
    people.map(({ id, label }) => ({ id, name: label })),
  );
  const on = new Set(rows.flatMap(({ assignee_ids }) => assignee_ids));
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      const { data, message } = await taskCallsAssignMany({
        uuid: rows.map(({ uuid }) => uuid),
        add: [...add],
        remove: [...remove],
      });
      const result = `${data.changed} ${data.changed === 1 ? 'task' : 'tasks'} changed`;
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
      title={rows.length === 1 ? `Assign “${rows[0]?.name ?? ''}”` : `Assign ${rows.length} tasks`}
      saveLabel={rows.length === 1 ? 'Assign task' : 'Assign tasks'}
      problem={problem}
      isSaving={isSaving}
      {...(add.length + remove.length === 0 ? { disabledReason: 'Choose a person first.' } : {})}
      onSave={save}
      onClose={onClose}
    >
      <PersonPicker
        many
        label="Add assignees"
        people={options}
        {...(profile ? { meId: profile.uuid } : {})}
        value={add}
        onChange={setAdd}
        autoFocus
      />
      {on.size > 0 && (
        <PersonPicker
          many
          label="Remove assignees"
          people={madeOf(
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
