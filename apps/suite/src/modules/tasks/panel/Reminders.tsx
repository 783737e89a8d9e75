import type { TaskDetail, TaskReminder } from '@plumbline/api';
import { tasksRemoveReminder, tasksAddReminder } from '@plumbline/api/hooks/tasks';
import { showError } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { Button } from '@plumbline/ui/Button';
import { Chip } from '@plumbline/ui/Chip';
import { Popover } from '@plumbline/ui/Popover';
import { BellIcon, PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { beforeText, whenText } from '../reminders.ts';
import type { PanelState } from './use-panel.ts';
import { panelMessages } from './messages.ts';

const ReminderForm = lazyWithRetry(() => import('./ReminderForm.tsx').then((module) => module.ReminderForm));

const textOf = ({ days_before: before, remind_at: at }: TaskReminder) => ({
  ...(before === null || before === undefined ? {} : { field: beforeText(before) }),
  value: at ? whenText(at, new Date()) : 'once it has a due date',
});

/** The user's own reminders of a task, which nobody else sees. */
export function Reminders({ panel, task }: { panel: PanelState; task: TaskDetail }) {
  const [isAdding, setAdding] = useState(false);
  const removed = ({ days_before: before, at }: TaskReminder, text: string) =>
    panel.undo.done({
      description: panelMessages.reminderRemoved(text),
      undoText: panelMessages.reminderRestored(text),
      back: () =>
        tasksAddReminder(task.uuid, typeof before === 'number' ? { days_before: before } : { at: at ?? '' }),
    });
  return (
    <>
      {task.reminders.map((reminder) => {
        const text = textOf(reminder);
        const reminderText = [text.field, text.value].filter(Boolean).join(', ');
        return (
          <Chip
            key={reminder.uuid}
            icon={BellIcon}
            {...text}
            {...(reminder.is_over ? { operator: 'was' } : {})}
            removeLabel={panelMessages.removeReminder(reminderText)}
            onRemove={() =>
              void panel
                .run(
                  () => tasksRemoveReminder(task.uuid, reminder.uuid),
                  // A past reminder cannot be restored.
                  () => !reminder.is_over && removed(reminder, reminderText),
                )
                .catch((reason: unknown) =>
                  showError(reason, reason instanceof Error ? reason.message : undefined),
                )
            }
          />
        );
      })}
      <Popover
        label={panelMessages.addReminder}
        width="sm"
        isOpen={isAdding}
        onOpenChange={setAdding}
        trigger={
          <Button variant="ghost" size="sm" icon={PlusIcon} isQuiet>
            {panelMessages.addReminder}
          </Button>
        }
      >
        {(close) => (
          <ReminderForm
            task={task}
            onAdd={async (reminder) => {
              await panel.run(() => tasksAddReminder(task.uuid, reminder));
              close();
            }}
          />
        )}
      </Popover>
    </>
  );
}
