import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { dialogMessages } from './Dialog.messages.ts';
import * as styles from './Dialog.css.ts';

export interface ConfirmDialogProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the open state should change. */
  onOpenChange: (isOpen: boolean) => void;
  /** Question in the title; "Are you sure?" by default. */
  title?: string;
  /** Consequences of the action. */
  children?: ReactNode;
  /** A verb: "Delete account". */
  confirmLabel: string;
  /** Label of the cancel button. */
  cancelLabel?: string;
  /** Color of the confirm button. */
  tone?: 'danger' | 'primary';
  /** The dialog waits for it, and closes when it is done. A rejection is shown and the dialog stays. */
  onConfirm: () => void | Promise<void>;
}

/**
 * Confirmation of an irreversible action.
 *
 * @example
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <>
 *     <Button onPress={() => setOpen(true)}>Delete estimate</Button>
 *     <ConfirmDialog
 *       isOpen={isOpen}
 *       onOpenChange={setOpen}
 *       title="Delete this estimate?"
 *       confirmLabel="Delete estimate"
 *       onConfirm={() => console.log('Deleted')}
 *     />
 *   </>
 * );
 */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
}: ConfirmDialogProps) {
  const messages = useMessages('dialog', dialogMessages);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (open: boolean) => {
    if (isPending) return;
    setFailure(undefined);
    onOpenChange(open);
  };
  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : messages.failed);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={title ?? messages.confirmTitle}
      role="alertdialog"
      width={450}
      isDismissable={false}
      footer={
        <>
          <Button onPress={() => change(false)} isDisabled={isPending} autoFocus>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children ?? messages.confirmText}
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
