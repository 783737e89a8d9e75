import { tasksCreate, useSpacesList } from '@plumbline/api/hooks/tasks';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { useSubmit } from '@plumbline/app-kit/form/use-submit';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Form } from '@plumbline/ui/Form';
import { Inline } from '@plumbline/ui/Inline';
import { Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { tasksMessages } from './messages.ts';

/** Dialog that adds a task to a space that the user may change. */
export function NewTaskDialog({
  onAdded,
  onClose,
}: {
  /** Called with the space and the id of the new task. */
  onAdded: (space: string, uuid: string) => void;
  onClose: () => void;
}) {
  const { data, error, mutate } = useSpacesList();
  const spaces = (data?.data ?? []).filter(({ permission = 0 }) => permission > 1);
  const [name, setName] = useState('');
  const [chosen, setSpace] = useState<string | null>(null);
  const space = chosen ?? spaces[0]?.uuid;
  const { form, problem, problemOf, isPending, submit, clear } = useSubmit();
  const create = () =>
    submit(
      {
        ...(name.trim() ? {} : { name: messages.required }),
        ...(space ? {} : { space_id: messages.required }),
      },
      async (key) => {
        const { data: task } = await tasksCreate(
          { name: name.trim(), type: 'task', space_id: space ?? null },
          { headers: { 'idempotency-key': key } },
        );
        onAdded(space ?? '', task.uuid);
      },
    );
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={tasksMessages.newTask} width={450}>
      {isFatal(error, data !== undefined) ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton shape="form" label={tasksMessages.newTask} />
      ) : (
        <Form hasOwnRules ref={form} label={tasksMessages.newTask} onSubmit={() => void create()}>
          <Stack gap={16}>
            {problem && (
              <Banner tone="bad" isUrgent>
                {problem}
              </Banner>
            )}
            <TextField
              label={tasksMessages.taskName}
              value={name}
              onChange={(value) => {
                setName(value);
                clear();
              }}
              isRequired
              autoFocus
              maxLength={250}
              {...problemOf('name')}
            />
            <Select
              label={tasksMessages.space}
              value={space ?? null}
              options={spaces.map(({ uuid, name: label }) => ({ id: uuid, label }))}
              onChange={setSpace}
              isRequired
              {...(spaces.length === 0 ? { description: tasksMessages.noSpaceToAddTo } : {})}
              {...problemOf('space_id')}
            />
            <Inline gap={8} justify="end">
              <Button onPress={onClose}>{tasksMessages.cancel}</Button>
              <Button type="submit" variant="primary" isPending={isPending}>
                {tasksMessages.createTask}
              </Button>
            </Inline>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}
