import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';

/** Confirms discarding unsaved input. */
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
      title="Discard unsaved changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={onDiscard}
    >
      Your changes have not been saved.
    </ConfirmDialog>
  );
}
