import { Button } from '@plumbline/ui/Button';
import { Drawer } from '@plumbline/ui/Drawer';
import { Inline } from '@plumbline/ui/Inline';
import { useState, type ReactNode } from 'react';
import { DiscardDialog } from './DiscardDialog.tsx';
import { usePauseInvalidation } from '../realtime/use-invalidation.ts';
import { formMessages } from './messages.ts';

export interface EditDrawerProps {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onClose: () => void;
  /** True when there is unsaved input, so that closing asks first. */
  isDirty: boolean;
  isPending: boolean;
  /** Reason why the form cannot be saved. */
  disabledReason?: string;
  children: ReactNode;
}

/** Drawer with a form. Pressing outside does not discard input. */
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
  usePauseInvalidation();
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
          <Inline gap={8} justify="end" isFullWidth>
            <Button onPress={leave}>{formMessages.cancel}</Button>
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
