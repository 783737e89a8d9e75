import { showError } from '@plumbline/app-kit';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { toast } from '@plumbline/ui/toast';

/** Asks before materials are given the values that a new one begins with, and names those values. */
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
  const what = names.length === 1 ? `“${names[0] ?? ''}”` : `${names.length} materials`;
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
                ? 'They had these values already'
                : `${data.changed} ${data.changed === 1 ? 'material' : 'materials'} reset`,
            ),
          showError,
        );
        onDone();
      }}
    >
      {`${what} will have the values that a new material begins with: order quantity 1, waste 0 %, escalation 0 %, no preferred vendor. Names, prices and where they are used stay. Recent changes keep what stood before.`}
    </ConfirmDialog>
  );
}
