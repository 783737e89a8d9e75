import type { PlanPage } from '@plumbline/api';
import { planPagesRemove } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { takeoffMessages } from './messages.ts';

const sheetName = (page: PlanPage) => [page.page_name, page.name].filter(Boolean).join(' ');

/** Sentence about the measures that are deleted with a page. */
const measuresText = (count: number) =>
  count === 0
    ? takeoffMessages.pageWithoutMeasures
    : count === 1
      ? takeoffMessages.pageWithOneMeasure
      : takeoffMessages.pageWithMeasures(count);

/** Confirms and deletes a page of an estimation. */
export function RemovePageDialog({
  estimationId,
  page,
  onClose,
  onRemoved,
  reload,
}: {
  estimationId: string;
  /** Page to delete; undefined while the dialog is closed. */
  page: PlanPage | undefined;
  onClose: () => void;
  /** Called after the page was deleted. */
  onRemoved: ((uuid: string) => void) | undefined;
  /** Called after the deletion succeeded or failed. */
  reload: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen={page !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      confirmLabel={takeoffMessages.deletePage}
      tone="danger"
      onConfirm={async () => {
        if (!page) return;
        try {
          await planPagesRemove(estimationId, { page_id: [page.uuid] });
          toast.success(messages.itemDeleted);
          onRemoved?.(page.uuid);
        } catch (error) {
          showError(error);
        }
        reload();
      }}
    >
      {page && `${sheetName(page)}. ${measuresText(page.measures)} `}
      {messages.confirmTextDelete}
    </ConfirmDialog>
  );
}
