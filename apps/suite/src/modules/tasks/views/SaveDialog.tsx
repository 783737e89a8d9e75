import { usePauseInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import type { ComponentProps, ReactNode } from 'react';
import { viewsMessages } from './messages.ts';

/** Dialog with fields and a save button; a failed save shows its problem above the fields and keeps the input. */
export function SaveDialog({
  title,
  saveLabel,
  width,
  problem,
  isSaving,
  disabledReason,
  onSave,
  onClose,
  children,
}: Pick<ComponentProps<typeof Dialog>, 'width'> & {
  title: string;
  saveLabel: string;
  problem: string | undefined;
  isSaving: boolean;
  disabledReason?: string;
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  usePauseInvalidation();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      {...(width ? { width } : {})}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          <Button onPress={onClose}>{viewsMessages.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => void onSave()}
            isPending={isSaving}
            {...(disabledReason ? { disabledReason } : {})}
          >
            {saveLabel}
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
