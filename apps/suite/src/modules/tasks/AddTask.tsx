import type { Task } from '@plumbline/api';
import { QuickAdd } from '@plumbline/ui/QuickAdd';
import { Stack } from '@plumbline/ui/Stack';
import { useIsPhone } from '@plumbline/ui/media';

interface AddTaskProps {
  /** The item that the next one becomes a part of. */
  parent?: Task;
  status?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  add: (name: string, more: { dependent_id?: string; workflow_status?: string }) => Promise<Task>;
  onAdded: (row: Task, parent: Task | undefined) => Promise<void>;
  disabledReason?: string;
}

/** The next item of a list, of another item or of a column, by its name alone. */
export function AddTask({ parent, status, add, onAdded, ...quick }: AddTaskProps) {
  const isPhone = useIsPhone();
  const label = parent ? `Add a sub-item of ${parent.name}` : status ? `Add task in ${status}` : 'Add task';
  return (
    <Stack paddingX={isPhone ? 16 : 24} paddingY={8} shrink={false}>
      <QuickAdd
        {...quick}
        label={label}
        maxLength={250}
        onAdd={async (name) => {
          const row = await add(name, {
            ...(parent ? { dependent_id: parent.uuid } : {}),
            ...(status ? { workflow_status: status } : {}),
          });
          await onAdded(row, parent);
        }}
      />
    </Stack>
  );
}
