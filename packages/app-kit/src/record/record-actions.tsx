import { denialText, type Decision } from '@plumbline/permissions';
import { messages } from '@plumbline/validation/messages';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu, type MenuEntry, type MenuItem } from '@plumbline/ui/Menu';
import { toast } from '@plumbline/ui/toast';
import { CopyIcon, EllipsisIcon, PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { copyText } from '../feedback/copy-text.ts';
import { errorText, isStale, showError } from '../data/error-message.ts';
import { lazyPart } from '../module/lazy-with-retry.tsx';
import { useForgetTab } from '../frame/RecordTabs.tsx';

const ConfirmDialog = lazyPart(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** What a button or a menu entry says to somebody who may not use it; nothing to one who may. */
export const denied = (decision: Decision): { disabledReason?: string } =>
  decision.allowed ? {} : { disabledReason: denialText(decision) };

/**
 * Writes a part of a record and loads the record anew. When somebody else's change came first, theirs is loaded around
 * the field that is still open: saving it again is the decision to overwrite.
 * @throws an error with the words that belong beside the field.
 */
export async function saveRecord(write: () => Promise<unknown>, reload: () => void): Promise<void> {
  try {
    await write();
  } catch (reason) {
    if (isStale(reason)) reload();
    throw new Error(errorText(reason), { cause: reason });
  }
  reload();
}

export interface RecordMenuProps {
  number: string;
  copyLabel?: string;
  onEdit: () => void;
  mayEdit: Decision;
  onRemove: () => void;
  mayRemove: Decision;
  /** Between what every record has and the deletion. */
  more?: readonly MenuItem[];
}

/** What can be done with any record, behind one button. */
export function RecordMenu({
  number,
  copyLabel = 'Copy number',
  onEdit,
  mayEdit,
  onRemove,
  mayRemove,
  more = [],
}: RecordMenuProps) {
  return (
    <Menu
      label="More actions"
      trigger={<IconButton icon={EllipsisIcon} label="More actions" />}
      items={[
        { id: 'edit', label: 'Edit all fields', icon: PencilIcon, onAction: onEdit, ...denied(mayEdit) },
        { id: 'copy', label: copyLabel, icon: CopyIcon, onAction: () => copyText(number) },
        ...more,
        ...removal(onRemove, denied(mayRemove)),
      ]}
    />
  );
}

/** The end of a menu: a line, and the deletion below it. */
export const removal = (onAction: () => void, more: { disabledReason?: string } = {}): MenuEntry[] => [
  'separator',
  { id: 'delete', label: 'Delete…', icon: Trash2Icon, tone: 'danger', onAction, ...more },
];

/** Whether the deletion is being asked about, and what asks. Recent changes have the way back. */
export function useRecordRemoval({
  uuid,
  confirmLabel,
  text,
  call,
  back,
}: {
  uuid: string;
  /** "Delete account". */
  confirmLabel: string;
  /** What goes with it: "“Halvorsen” is deleted." */
  text: string;
  call: () => Promise<unknown>;
  /** The list to go back to. */
  back: string;
}): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const forget = useForgetTab();
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
            toast.success(messages.itemDeleted);
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
