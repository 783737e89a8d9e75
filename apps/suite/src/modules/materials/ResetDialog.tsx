import { showError } from '@plumbline/app-kit';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { toast } from '@plumbline/ui/toast';
import { materialsMessages } from './messages.ts';

/** Confirms resetting materials to the default values of a new material. */
export function ResetDialog({
  names,
  call,
  onClose,
  onDone,
}: {
  names: readonly string[];
  call: () => Promise<{ data: { changed: number } }>;
  onClose: () => void;
  onDone: () => void;
}) {
  const subject = names.length === 1 ? `“${names[0] ?? ''}”` : `${names.length} materials`;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        names.length === 1
          ? materialsMessages.resetQuestion
          : materialsMessages.resetManyQuestion(names.length)
      }
      confirmLabel={materialsMessages.resetValues}
      onConfirm={async () => {
        await call().then(
          ({ data }) =>
            toast.success(
              data.changed === 0
                ? materialsMessages.nothingToReset
                : `${data.changed} ${data.changed === 1 ? 'material' : 'materials'} reset`,
            ),
          showError,
        );
        onDone();
      }}
    >
      {materialsMessages.resetConfirm(subject)}
    </ConfirmDialog>
  );
}
