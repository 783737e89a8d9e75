import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { useState } from 'react';

export function DeleteBid({ onDelete }: { onDelete: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete bid</Button>
      <ConfirmDialog confirmLabel="Delete bid" isOpen={isOpen} onOpenChange={setOpen} onConfirm={onDelete} />
    </>
  );
}
