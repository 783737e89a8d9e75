import type { Task } from '@plumbline/api';
import { taskCallsAssignMany } from '@plumbline/api/hooks/tasks';
import { errorText } from '@plumbline/app-kit';
import { usePeople } from '@plumbline/app-kit/lookups';
import { useProfile } from '@plumbline/app-kit/profile';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Inline } from '@plumbline/ui/Inline';
import { PersonPicker } from '@plumbline/ui/PersonPicker';
import { Stack } from '@plumbline/ui/Stack';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';

/** People put on many items, and taken off them, at once. */
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
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const options = people.map(({ id, label }) => ({ id, name: label }));
  const on = new Set(rows.flatMap(({ assignee_ids }) => assignee_ids));
  const save = async () => {
    setSaving(true);
    setProblem(undefined);
    try {
      const { data } = await taskCallsAssignMany({
        uuid: rows.map(({ uuid }) => uuid),
        add: [...add],
        remove: [...remove],
      });
      toast.success(`${data.changed} ${data.changed === 1 ? 'task' : 'tasks'} changed`);
      onChanged();
      onClose();
    } catch (reason) {
      setProblem(errorText(reason));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={rows.length === 1 ? `Assign “${rows[0]?.name ?? ''}”` : `Assign ${rows.length} tasks`}
      footer={
        <Inline gap={8} justify="end" fullWidth>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onPress={() => void save()}
            isPending={isSaving}
            {...(add.length + remove.length === 0 ? { disabledReason: 'Choose somebody first.' } : {})}
          >
            Assign
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" urgent>
            {problem}
          </Banner>
        )}
        <PersonPicker
          many
          label="Put on"
          people={options}
          {...(profile ? { meId: profile.uuid } : {})}
          value={add}
          onChange={setAdd}
          autoFocus
        />
        {on.size > 0 && (
          <PersonPicker
            many
            label="Take off"
            people={options.filter(({ id }) => on.has(id))}
            value={remove}
            onChange={setRemove}
          />
        )}
      </Stack>
    </Dialog>
  );
}
