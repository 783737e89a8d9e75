import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { showError } from '../data/error-message.ts';
import { useRevalidate } from '../data/use-revalidate.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { useCloseTab } from '../frame/RecordTabs.tsx';
import { useListUndo } from '../undo/use-list-undo.ts';
import { removalUndo } from '../undo/record-undo.ts';

const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** State and dialog of a record deletion, which the toast, Ctrl+Z and Recent changes undo. */
export function useRecordRemoval({
  uuid,
  confirmLabel,
  text,
  one,
  call,
  restore,
  back,
}: {
  uuid: string;
  /** Label of the confirm button, e.g. "Delete account". */
  confirmLabel: string;
  /** Text of the dialog, e.g. "“Halvorsen” will be deleted." */
  text: string;
  /** Singular of the record in the middle of a sentence. */
  one: string;
  call: () => Promise<unknown>;
  /** Restores the record. */
  restore?: (() => Promise<unknown>) | undefined;
  /** Path of the list to return to. */
  back: string;
}): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const forget = useCloseTab();
  const undo = useListUndo();
  const refreshAll = useRevalidate('/');
  return {
    ask: () => setAsking(true),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirmLabel={confirmLabel}
        tone="danger"
        onConfirm={async () => {
          try {
            await call();
            if (restore) undo.done(removalUndo(1, { one, many: one }, () => restore().finally(refreshAll)));
            else toast.success(messages.itemDeleted);
            forget(uuid);
            void navigate(back);
          } catch (reason) {
            showError(reason, messages.tryAgainLater);
          }
        }}
      >
        {text} {messages.warningDialogText}
      </ConfirmDialog>
    ),
  };
}
