import type { PlanPage } from '@plumbline/api';
import { estimationWorkRemovePages } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';

const sheetName = (page: PlanPage) => [page.page_name, page.name].filter(Boolean).join(' ');

/** Sentence about the measures that are deleted with a page. */
const measuresText = (count: number) =>
  count === 0
    ? 'It has no measures.'
    : count === 1
      ? 'It has 1 measure, which will be deleted too.'
      : `It has ${count} measures, which will be deleted too.`;

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
      confirmLabel="Delete page"
      tone="danger"
      onConfirm={async () => {
        if (!page) return;
        try {
          await estimationWorkRemovePages(estimationId, { page_id: [page.uuid] });
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
