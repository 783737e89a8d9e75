import { denialText, type Decision } from '@plumbline/permissions';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu, type MenuEntry, type MenuItem } from '@plumbline/ui/Menu';
import { CopyIcon, EllipsisIcon, PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { copyText } from '../feedback/copy-text.ts';
import { errorText, isStale } from '../data/error-message.ts';
import { recordMessages } from './messages.ts';

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
