import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';

/** Asks before what was entered and is saved nowhere goes. */
export function DiscardDialog({
  isOpen,
  onOpenChange,
  onDiscard,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDiscard: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Discard what you entered?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={onDiscard}
    >
      Nothing of it is saved yet.
    </ConfirmDialog>
  );
}
