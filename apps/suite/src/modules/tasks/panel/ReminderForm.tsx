import type { TaskDetail } from '@plumbline/api';
import { errorText } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { DatePicker } from '@plumbline/ui/DatePicker';
import { Form } from '@plumbline/ui/Form';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TimeField } from '@plumbline/ui/TimeField';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { today } from '../dates.ts';
import { beforeText, instantAt, offeredBefore } from '../reminders.ts';
import { panelMessages } from './messages.ts';

type Given = { days_before: number } | { at: string };

/** Form to add a reminder relative to the due date or at a local date and time. */
export function ReminderForm({
  task,
  onAdd,
}: {
  task: TaskDetail;
  /** Adds the reminder. Rejects with an Error whose message is shown. */
  onAdd: (reminder: Given) => Promise<void>;
}) {
  const [date, setDate] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>('08:00');
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<{ of: 'before' | 'date' | 'time'; message: string }>();
  const add = async (reminder: Given) => {
    setAdding(true);
    setProblem(undefined);
    try {
      await onAdd(reminder);
    } catch (reason) {
      setProblem({
        of: 'days_before' in reminder ? 'before' : 'date',
        message: reason instanceof Error ? reason.message : errorText(reason),
      });
      setAdding(false);
    }
  };
  const addAt = () => {
    if (!date) return setProblem({ of: 'date', message: messages.required });
    if (!time) return setProblem({ of: 'time', message: messages.required });
    void add({ at: instantAt(date, time) });
  };
  const errorOf = (of: 'date' | 'time') => (problem?.of === of ? { errorMessage: problem.message } : {});
  const isSet = (before: number) => task.reminders.some(({ days_before }) => days_before === before);
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Inline gap={8} wraps>
          {offeredBefore.map((before) => (
            <Button
              key={before}
              size="sm"
              onPress={() => isAdding || void add({ days_before: before })}
              {...(!task.due_date
                ? { disabledReason: panelMessages.dueDateMissing }
                : isSet(before)
                  ? { disabledReason: panelMessages.reminderDuplicate }
                  : {})}
            >
              {beforeText(before)}
            </Button>
          ))}
        </Inline>
        <Text size="small" tone={problem?.of === 'before' ? 'bad' : 'muted'}>
          <span role="status">{problem?.of === 'before' ? problem.message : panelMessages.reminderHint}</span>
        </Text>
      </Stack>
      <Form hasOwnRules label={panelMessages.atDateAndTime} onSubmit={addAt}>
        <Stack gap={16}>
          <DatePicker
            label={panelMessages.date}
            value={date}
            onChange={setDate}
            min={today()}
            {...errorOf('date')}
          />
          <TimeField label={panelMessages.time} value={time} onChange={setTime} {...errorOf('time')} />
          <Inline gap={8}>
            <Button variant="primary" size="sm" isPending={isAdding} type="submit">
              {panelMessages.addReminder}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}
