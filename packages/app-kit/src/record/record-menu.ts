import type { Entity } from '@plumbline/api/entities';
import type { Decision } from '@plumbline/permissions';
import type { MenuItem } from '@plumbline/ui/Menu';
import { MailIcon, MergeIcon, MessageSquareIcon } from '@plumbline/ui/icons';
import { hasLetters } from '../communication/messageable-entities.ts';
import { denied } from './record-actions.tsx';

/** Message that can be written from a record. */
export type Writing = 'letter' | 'text';

/** Menu entries of a record that write a message or merge duplicates, as far as the entity has them. */
export const recordMenu = (
  entity: Pick<Entity<never>, 'name' | 'merge'>,
  { mayEdit, mayRemove }: { mayEdit: Decision; mayRemove: Decision },
  { onWrite, onMerge }: { onWrite: (writing: Writing) => void; onMerge: () => void },
): MenuItem[] => [
  ...(hasLetters(entity.name)
    ? [
        {
          id: 'letter',
          label: 'Send email…',
          icon: MailIcon,
          onAction: () => onWrite('letter'),
          ...denied(mayEdit),
        },
        {
          id: 'text',
          label: 'Send text message…',
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
          label: 'Merge duplicates…',
          icon: MergeIcon,
          onAction: onMerge,
          ...denied(mayRemove),
        },
      ]
    : []),
];
