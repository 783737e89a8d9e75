import { ApiError } from '@plumbline/api';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { usePauseInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { customersMessages } from './messages.ts';

/** Error messages by field name. */
export type Problems = Readonly<Record<string, string | undefined>>;

export interface ActionDialogProps {
  title: string;
  submitLabel: string;
  isDanger?: boolean;
  /** Validates before sending; returns errors by field name, or an empty object. */
  check?: () => Problems;
  /** Sends the action. Field errors appear at their fields, other errors above the form. */
  send: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
  /** Called after a conflict to reload the record; the input is kept. */
  onRefused?: () => void;
  children: (problems: Problems) => ReactNode;
}

/** Dialog for an action on a customer; a rejected action keeps the input. */
export function ActionDialog({
  title,
  submitLabel,
  isDanger = false,
  check,
  send,
  onClose,
  onDone,
  onRefused,
  children,
}: ActionDialogProps) {
  usePauseInvalidation();
  const form = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus();
  }, [problems]);
  const submit = async () => {
    if (isPending) return;
    const missing = check?.() ?? {};
    setProblems(missing);
    setProblem('');
    if (Object.keys(missing).length > 0) return;
    setPending(true);
    try {
      await send();
      onDone();
      onClose();
    } catch (reason) {
      const fieldErrors = reason instanceof ApiError ? reason.errors : [];
      setProblems(Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message])));
      if (fieldErrors.length === 0) setProblem(errorText(reason));
      setPending(false);
      onRefused?.();
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      width={450}
      footer={
        <>
          <Button onPress={onClose}>{customersMessages.cancel}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isPending={isPending} type="submit" form={form}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form hasOwnRules id={form} label={title} onSubmit={() => void submit()}>
        <Stack gap={16}>
          {problem && (
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
          )}
          {children(problems)}
        </Stack>
      </Form>
    </Dialog>
  );
}
