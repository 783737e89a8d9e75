import { showError } from '@plumbline/app-kit';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { toast } from '@plumbline/ui/toast';

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
      title={names.length === 1 ? 'Reset this material?' : `Reset ${names.length} materials?`}
      confirmLabel="Reset values"
      onConfirm={async () => {
        await call().then(
          ({ data }) =>
            toast.success(
              data.changed === 0
                ? 'Nothing to reset: all values were already at their defaults'
                : `${data.changed} ${data.changed === 1 ? 'material' : 'materials'} reset`,
            ),
          showError,
        );
        onDone();
      }}
    >
      {`${subject} will get the default values: order quantity 1, waste 0 %, escalation 0 %, no preferred vendor. Names, prices and assemblies are kept. Recent changes lists the previous values.`}
    </ConfirmDialog>
  );
}
