import { useDecision, useMayEach } from '@plumbline/permissions/react';
import { MergeIcon, PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { showError } from '../data/error-message.ts';
import { denied } from '../record/record-actions.tsx';
import type { Asked } from './ListDialogs.tsx';
import type { ListScreenProps } from './list-types.ts';
import { noRight } from './no-right.ts';
import type { ListSelection as SelectionProps } from '@plumbline/ui/ListLayout';
import type { ListSelection } from './use-list-selection.ts';

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
  onAsk: (asked: Asked<Row>) => void,
): SelectionProps['actions'] {
  const mayRemove = useDecision(remove?.right ?? noRight);
  const mayEditMany = useDecision(editMany?.right ?? noRight);
  const mayMerge = useDecision(mergeMany?.right ?? noRight);
  const mayEach = useMayEach();
  const pageOnly = isWhole
    ? { disabledReason: 'Not available across pages. Select rows on one page.' }
    : undefined;
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
            label: 'Edit fields…',
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
            label: 'Merge…',
            icon: MergeIcon,
            onPress: () => onAsk({ what: 'merge', rows: chosen }),
            ...(chosen.length < 2
              ? { disabledReason: `Select another ${one} to merge with.` }
              : chosen.length > mergeMany.most
                ? { disabledReason: `You can merge up to ${mergeMany.most} ${many} at once.` }
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
        void onPress(chosen).then(clear, showError);
      },
      ...denied(mayEach(right)),
      ...pageOnly,
    })),
    ...(remove
      ? [
          {
            id: 'delete',
            label: 'Delete',
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
