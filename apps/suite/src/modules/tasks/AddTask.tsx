import type { Task } from '@plumbline/api';
import { useQuickDraft } from '@plumbline/app-kit/form/use-draft';
import { QuickAdd } from '@plumbline/ui/QuickAdd';
import { Stack } from '@plumbline/ui/Stack';
import { useIsPhone } from '@plumbline/ui/media';
import { tasksMessages } from './messages.ts';

interface AddTaskProps {
  /** Key of the list; each list keeps its own draft. */
  list: string;
  /** Parent of the new task. */
  parent?: Task;
  status?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Creates the task. @param key idempotency key, the same for retries of one input. */
  add: (
    name: string,
    key: string,
    more: { dependent_id?: string; workflow_status?: string },
  ) => Promise<Task>;
  onAdded: (row: Task, parent: Task | undefined) => Promise<void>;
  disabledReason?: string;
}

/** Adds a task by its name to a list, below another task or in a board column. */
export function AddTask(props: AddTaskProps) {
  const { list, parent, status } = props;
  const name = [list, parent?.uuid, status].filter(Boolean).join(' ');
  return <Line key={name} {...props} name={name} />;
}

function Line({
  name: draftName,
  parent,
  status,
  add,
  onAdded,
  list: _list,
  ...quick
}: AddTaskProps & { name: string }) {
  const isPhone = useIsPhone();
  const { key, value, onChange } = useQuickDraft(draftName);
  const label = parent
    ? tasksMessages.addSubItemOf(parent.name)
    : status
      ? tasksMessages.addTaskIn(status)
      : tasksMessages.addTask;
  return (
    <Stack paddingX={isPhone ? 16 : 24} paddingY={8} shrinks={false}>
      <QuickAdd
        {...quick}
        value={value}
        onChange={onChange}
        label={label}
        maxLength={250}
        onAdd={async (name) => {
          const row = await add(name, key, {
            ...(parent ? { dependent_id: parent.uuid } : {}),
            ...(status ? { workflow_status: status } : {}),
          });
          await onAdded(row, parent);
        }}
      />
    </Stack>
  );
}
