import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { formMessages } from './messages.ts';

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
      title={formMessages.discardQuestion}
      confirmLabel={formMessages.discard}
      cancelLabel={formMessages.keepEditing}
      tone="danger"
      onConfirm={onDiscard}
    >
      {formMessages.discardConfirm}
    </ConfirmDialog>
  );
}
