import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import * as styles from './Dialog.css.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title?: string;
  children?: ReactNode;
  /** A verb: "Delete account". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** The dialog waits for it, and closes when it is done. A rejection is shown and the dialog stays. */
  onConfirm: () => void | Promise<void>;
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title = 'Are you sure?',
  children = "You won't be able to revert this!",
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
}: ConfirmDialogProps) {
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
      setFailure(
        error instanceof Error && error.message ? error.message : 'That did not work. Nothing was changed.',
      );
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title={title}
      role="alertdialog"
      width={450}
      isDismissable={false}
      footer={
        <>
          <Button onPress={() => change(false)} isDisabled={isPending} autoFocus slot={null}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => void confirm()}
            slot={null}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
    </Dialog>
  );
}
