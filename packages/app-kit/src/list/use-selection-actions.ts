import { useDecision, useMayEach } from '@plumbline/permissions/react';
import { MergeIcon, PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { showError } from '../data/error-message.ts';
import { denied } from '../record/record-actions.tsx';
import type { ListDialogRequest } from './ListDialogs.tsx';
import type { ListScreenProps } from './list-types.ts';
import { unavailableRight } from './unavailable-right.ts';
import type { ListSelection as SelectionProps } from '@plumbline/ui/ListLayout';
import type { ListSelection } from './use-list-selection.ts';
import { listMessages } from './messages.ts';

const refused = (reason: string | undefined) => (reason ? { disabledReason: reason } : {});

/**
 * Bulk actions of the selected rows.
 * @param onAsk opens the dialog of an action
 */
export function useSelectionActions<Row extends { uuid: string }>(
  {
    noun: [one, many],
    refusal,
    remove,
    bulk = [],
    editMany,
    mergeMany,
  }: Pick<ListScreenProps<Row>, 'noun' | 'refusal' | 'remove' | 'bulk' | 'editMany' | 'mergeMany'>,
  { chosen, isWhole, clear }: ListSelection<Row>,
  onAsk: (request: ListDialogRequest<Row>) => void,
): SelectionProps['actions'] {
  const mayRemove = useDecision(remove?.right ?? unavailableRight);
  const mayEditMany = useDecision(editMany?.right ?? unavailableRight);
  const mayMerge = useDecision(mergeMany?.right ?? unavailableRight);
  const mayEach = useMayEach();
  const pageOnly = isWhole ? { disabledReason: listMessages.onePageOnlyReason } : undefined;
  /**
   * Reason why an action is disabled for the selection: every row is rejected, or any row for all-or-none actions.
   */
  const reasonFor = (needed: 'edit' | 'delete', of: 'all' | 'any') => {
    const reasons = chosen.map((row) => refusal?.(row, needed));
    const isRefused = of === 'any' ? reasons.some(Boolean) : reasons.length > 0 && reasons.every(Boolean);
    return refused(isRefused ? reasons.find(Boolean) : undefined);
  };
  return [
    ...(editMany
      ? [
          {
            id: 'edit',
            label: listMessages.editFieldsMenu,
            icon: PencilIcon,
            onPress: () => onAsk({ what: 'edit' }),
            ...(isWhole ? {} : reasonFor('edit', 'all')),
            ...denied(mayEditMany),
          },
        ]
      : []),
    ...(mergeMany
      ? [
          {
            id: 'merge',
            label: listMessages.mergeMenu,
            icon: MergeIcon,
            onPress: () => onAsk({ what: 'merge', rows: chosen }),
            ...(chosen.length < 2
              ? { disabledReason: listMessages.mergeOneReason(one) }
              : chosen.length > mergeMany.most
                ? { disabledReason: listMessages.mergeLimit(mergeMany.most, many) }
                : reasonFor('delete', 'any')),
            ...denied(mayMerge),
            ...pageOnly,
          },
        ]
      : []),
    ...bulk.map(({ id, label, icon, right, onPress }) => ({
      id,
      label,
      icon,
      onPress: () => {
        void onPress(chosen)?.then(clear, showError);
      },
      ...denied(mayEach(right)),
      ...pageOnly,
    })),
    ...(remove
      ? [
          {
            id: 'delete',
            label: listMessages.delete,
            icon: Trash2Icon,
            tone: 'danger' as const,
            onPress: () => onAsk({ what: 'remove', rows: chosen }),
            ...reasonFor('delete', 'any'),
            ...denied(mayRemove),
            ...pageOnly,
          },
        ]
      : []),
  ];
}
