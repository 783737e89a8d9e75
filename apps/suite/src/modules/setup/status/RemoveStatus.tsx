import type { StatusList, StatusUse } from '@plumbline/api';
import { statusListsRemove } from '@plumbline/api/hooks/setup';
import { showError } from '@plumbline/app-kit/data/error-message';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Inline } from '@plumbline/ui/Inline';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { countText } from '@plumbline/app-kit/format/count-text';
import { statusMessages } from './messages.ts';

/** Deletes a status after moving its records to another one. */
export function RemoveStatus({
  list,
  status,
  onClose,
  onRemoved,
}: {
  list: StatusList;
  status: StatusUse;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const [target, setTarget] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const isUsed = status.records > 0;
  const remove = async () => {
    if (isUsed && !target) {
      setMissing(true);
      return;
    }
    setPending(true);
    try {
      await statusListsRemove(list.module, status.uuid, target ? { move_to: target } : {});
      toast.success(messages.itemDeleted);
      onRemoved();
      onClose();
    } catch (reason) {
      showError(reason);
    }
    setPending(false);
  };
  const records = countText(status.records, list);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={statusMessages.deleteQuestion(status.name)}
      width={450}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          <Button onPress={onClose}>{statusMessages.cancel}</Button>
          <Button variant="danger" isPending={isPending} onPress={() => void remove()}>
            {isUsed ? statusMessages.moveAndDelete(records) : statusMessages.deleteStatus}
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        <Text>
          {isUsed
            ? statusMessages.deleteInUseNotice(records, status.records)
            : statusMessages.deleteUnusedNotice(list.one)}{' '}
          {messages.confirmTextDelete}
        </Text>
        {isUsed && (
          <Select
            label={statusMessages.moveThemTo}
            isRequired
            options={list.statuses
              .filter(({ uuid }) => uuid !== status.uuid)
              .map(({ uuid, name }) => ({ id: uuid, label: name }))}
            value={target}
            onChange={(id) => {
              setTarget(id);
              setMissing(false);
            }}
            {...(isMissing ? { errorMessage: messages.required } : {})}
          />
        )}
      </Stack>
    </Dialog>
  );
}
