import { messages } from '@plumbline/validation/messages';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { toast } from '@plumbline/ui/toast';
import { showError } from '../data/error-message.ts';
import { removalUndo } from '../undo/record-undo.ts';
import { useListUndo } from '../undo/use-list-undo.ts';
import type { ListQuery, ListScreenProps } from './list-types.ts';
import { listMessages } from './messages.ts';

/** Requested dialog. */
export type ListDialogRequest<Row> = { what: 'edit' } | { what: 'merge' | 'remove'; rows: readonly Row[] };

interface ListDialogsProps<Row extends { uuid: string }> extends Pick<
  ListScreenProps<Row>,
  'noun' | 'editMany' | 'mergeMany' | 'remove' | 'rowLabel'
> {
  asks: ListDialogRequest<Row>;
  chosen: readonly Row[];
  count: number;
  /** Query of all selected records, when they exceed the page. */
  matching: ListQuery | undefined;
  onClose: () => void;
  onChanged: () => void;
  /** Called when deletion failed or was undone; the selection stays but rows may have changed. */
  onFailed: () => void;
}

/** Dialogs of a list: bulk edit, merge and delete. */
export function ListDialogs<Row extends { uuid: string }>({
  noun: [one, many],
  editMany,
  mergeMany,
  remove,
  rowLabel,
  asks,
  chosen,
  count,
  matching,
  onClose,
  onChanged,
  onFailed,
}: ListDialogsProps<Row>) {
  const undo = useListUndo();
  switch (asks.what) {
    case 'edit':
      return editMany?.render({
        rows: chosen,
        count,
        ...(matching
          ? {
              matching: {
                ...(matching.search ? { search: matching.search } : {}),
                ...(matching.filter ? { filter: matching.filter } : {}),
              },
            }
          : {}),
        onClose,
        onChanged,
      });
    case 'merge':
      return mergeMany?.render({ rows: asks.rows, onClose, onMerged: onChanged });
    case 'remove': {
      if (!remove) return null;
      const { rows } = asks;
      const { restore } = remove;
      const [first] = rows;
      return (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && onClose()}
          title={messages.confirmTitle}
          confirmLabel={
            rows.length > 1 ? listMessages.deleteRecords(rows.length, many) : listMessages.deleteRecord(one)
          }
          tone="danger"
          onConfirm={async () => {
            const uuids = rows.map((row) => row.uuid);
            try {
              await remove.call(uuids);
              if (remove.tell) remove.tell(uuids);
              else if (restore)
                undo.done(removalUndo(uuids.length, { one, many }, () => restore(uuids).finally(onFailed)));
              else toast.success(messages.itemDeleted);
              remove.onRemoved?.(uuids);
              onChanged();
            } catch (reason) {
              showError(reason, messages.tryAgainLater);
              onFailed();
            }
          }}
        >
          {rows.length === 1 && first ? listMessages.deleteConfirm(rowLabel(first)) : ''}
          {restore || remove.tell ? messages.warningDialogText : messages.confirmTextDelete}
        </ConfirmDialog>
      );
    }
  }
}
