import { ApiError } from '@plumbline/api';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { useHold } from '@plumbline/app-kit/realtime/use-invalidation';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { useEffect, useId, useState, type ReactNode } from 'react';

/** What is wrong, by the field that it stands beside. */
export type Problems = Readonly<Record<string, string | undefined>>;

export interface ActionDialogProps {
  title: string;
  submitLabel: string;
  isDanger?: boolean;
  /** What is missing before anything is sent; empty when nothing is. */
  check?: () => Problems;
  /** Its words are shown; what it fails with stands beside the field that it names, or above. */
  send: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
  /** Loads anew what it was opened from: somebody else's change came first, and what is typed stays. */
  onRefused?: () => void;
  children: (problems: Problems) => ReactNode;
}

/** One thing done to a customer: a few fields, the way out, and the deed. Nothing typed is lost by a refusal. */
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
  useHold();
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
      const beside = reason instanceof ApiError ? reason.errors : [];
      setProblems(Object.fromEntries(beside.map(({ field, message }) => [field, message])));
      if (beside.length === 0) setProblem(errorText(reason));
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
          <Button onPress={onClose}>Cancel</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isPending={isPending} type="submit" form={form}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form id={form} label={title} onSubmit={() => void submit()}>
        <Stack gap={16}>
          {problem && (
            <Banner tone="bad" urgent>
              {problem}
            </Banner>
          )}
          {children(problems)}
        </Stack>
      </Form>
    </Dialog>
  );
}
