import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { Inline } from '@plumbline/ui/Inline';
import { messages } from '@plumbline/validation/messages';
import { useSubmit } from '../form/use-submit.ts';
import { useEffect, useRef, useState } from 'react';
import { filesMessages } from './messages.ts';

/** Dialog for the name of a new folder or a renamed item. */
export function NameDialog({
  title,
  label,
  name: before,
  chosen = before.length,
  action,
  save,
  onClose,
}: {
  title: string;
  label: string;
  name: string;
  /** Number of characters that are initially selected. */
  chosen?: number;
  action: string;
  save: (name: string, key: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const [name, setName] = useState(before);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.setSelectionRange(0, chosen), [chosen]);
  const { form, problem, problemOf, isPending, submit, clear } = useSubmit();
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} width={600}>
      <Form
        hasOwnRules
        ref={form}
        label={title}
        onSubmit={() =>
          void submit(name.trim() ? {} : { name: messages.required }, async (key) => {
            await save(name.trim(), key);
            onClose();
          })
        }
      >
        <Stack gap={24}>
          {problem && !problemOf('name').errorMessage && (
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
          )}
          <TextField
            ref={field}
            label={label}
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
          <Inline gap={8} justify="end">
            <Button onPress={onClose}>{filesMessages.cancel}</Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {action}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Dialog>
  );
}
