import type { Entity } from '@plumbline/api/entities';
import type { Decision } from '@plumbline/permissions';
import type { MenuItem } from '@plumbline/ui/Menu';
import { MailIcon, MergeIcon, MessageSquareIcon } from '@plumbline/ui/icons';
import { denied } from './record-actions.tsx';
import { recordMessages } from './messages.ts';

/** Message that can be written from a record. */
export type MessageType = 'letter' | 'text';

/** Menu entries of a record that write a message or merge duplicates, as far as the entity has them. */
export const recordMenu = (
  entity: Pick<Entity<never>, 'isMessageable' | 'merge'>,
  { mayEdit, mayRemove }: { mayEdit: Decision; mayRemove: Decision },
  { onWrite, onMerge }: { onWrite: (writing: MessageType) => void; onMerge: () => void },
): MenuItem[] => [
  ...(entity.isMessageable
    ? [
        {
          id: 'letter',
          label: recordMessages.sendEmailMenu,
          icon: MailIcon,
          onAction: () => onWrite('letter'),
          ...denied(mayEdit),
        },
        {
          id: 'text',
          label: recordMessages.sendTextMessageMenu,
          icon: MessageSquareIcon,
          onAction: () => onWrite('text'),
          ...denied(mayEdit),
        },
      ]
    : []),
  ...(entity.merge
    ? [
        {
          id: 'merge',
          label: recordMessages.mergeDuplicatesMenu,
          icon: MergeIcon,
          onAction: onMerge,
          ...denied(mayRemove),
        },
      ]
    : []),
];
