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
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { useCloseTab } from '../frame/RecordTabs.tsx';
import { recordMessages } from './messages.ts';

const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** Props of a button or menu entry for a decision: `disabledReason` when denied. */
export const denied = (decision: Decision): { disabledReason?: string } =>
  decision.allowed ? {} : { disabledReason: denialText(decision) };

/**
 * Saves a part of a record and reloads it. After a conflict the newer version is loaded behind the open field; saving again
 * overwrites it.
 * @throws an error with the message for the field.
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
  /** Entries between the standard ones and Delete. */
  more?: readonly MenuItem[];
}

/** Menu of a record. */
export function RecordMenu({
  number,
  copyLabel = recordMessages.copyNumber,
  onEdit,
  mayEdit,
  onRemove,
  mayRemove,
  more = [],
}: RecordMenuProps) {
  return (
    <Menu
      label={recordMessages.moreActions}
      trigger={<IconButton icon={EllipsisIcon} label={recordMessages.moreActions} />}
      items={[
        {
          id: 'edit',
          label: recordMessages.editDetailsMenu,
          icon: PencilIcon,
          onAction: onEdit,
          ...denied(mayEdit),
        },
        { id: 'copy', label: copyLabel, icon: CopyIcon, onAction: () => copyText(number) },
        ...more,
        ...removal(onRemove, denied(mayRemove)),
      ]}
    />
  );
}

/** Menu end: separator and Delete entry. */
export const removal = (onAction: () => void, more: { disabledReason?: string } = {}): MenuEntry[] => [
  'separator',
  { id: 'delete', label: recordMessages.deleteMenu, icon: Trash2Icon, tone: 'danger', onAction, ...more },
];

/** State and dialog of a record deletion, which can be undone in Recent changes. */
export function useRecordRemoval({
  uuid,
  confirmLabel,
  text,
  call,
  back,
}: {
  uuid: string;
  /** Label of the confirm button, e.g. "Delete account". */
  confirmLabel: string;
  /** Text of the dialog, e.g. "“Halvorsen” will be deleted." */
  text: string;
  call: () => Promise<unknown>;
  /** Path of the list to return to. */
  back: string;
}): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const forget = useCloseTab();
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
