import { Button } from '@plumbline/ui/Button';
import { Drawer } from '@plumbline/ui/Drawer';
import { Inline } from '@plumbline/ui/Inline';
import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog.tsx';
import { useHold } from '../realtime/use-invalidation.ts';

export interface EditDrawerProps {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  /** Something was typed: closing asks first. */
  isDirty: boolean;
  isPending: boolean;
  /** Why it cannot be saved, for those who may only look. */
  disabledReason?: string;
  children: ReactNode;
}

/** A drawer in which something is written: nothing typed is lost to a press beside it. */
export function EditDrawer({
  title,
  submitLabel,
  onSubmit,
  onClose,
  isDirty,
  isPending,
  disabledReason,
  children,
}: EditDrawerProps) {
  useHold();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <>
      <Drawer
        isOpen
        onOpenChange={(isOpen) => !isOpen && leave()}
        title={title}
        width={720}
        footer={
          <Inline gap={8} justify="end" fullWidth>
            <Button onPress={leave}>Cancel</Button>
            <Button
              variant="primary"
              isPending={isPending}
              onPress={onSubmit}
              {...(disabledReason ? { disabledReason } : {})}
            >
              {submitLabel}
            </Button>
          </Inline>
        }
      >
        {children}
      </Drawer>
      <DiscardDialog isOpen={isLeaving} onOpenChange={setLeaving} onDiscard={onClose} />
    </>
  );
}
