import type { Decision } from '@plumbline/permissions';
import { ArrowUpRightIcon, ListIcon, RotateCcwIcon } from '@plumbline/ui/icons';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { denied } from '../record/record-actions.tsx';
import { auditMessages as text } from './messages.ts';

/** What the menu of a change offers. */
export interface ChangeActions {
  /** Address of the changed record; without it the record cannot be opened. */
  href?: string | undefined;
  /** Opens the values before and after. */
  onDetails: () => void;
  /** Undo of a deletion; without it nothing can be restored. */
  restore?: { onAction: () => void; decision: Decision };
}

/** Menu entries of a change: its values, its record and the undo of a deletion. */
export const changeActions = ({ href, onDetails, restore }: ChangeActions): MenuEntry[] => [
  { id: 'details', label: text.beforeAndAfter, icon: ListIcon, onAction: onDetails },
  ...(href ? [{ id: 'open', label: text.openRecord, icon: ArrowUpRightIcon, href }] : []),
  ...(restore
    ? [
        {
          id: 'restore',
          label: text.restore,
          icon: RotateCcwIcon,
          onAction: restore.onAction,
          ...denied(restore.decision),
        },
      ]
    : []),
];
