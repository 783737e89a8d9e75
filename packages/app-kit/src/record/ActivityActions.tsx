import type { Activity } from '@plumbline/api';
import type { Decision } from '@plumbline/permissions';
import { Checkbox } from '@plumbline/ui/Checkbox';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DateText } from '@plumbline/ui/DateText';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Text } from '@plumbline/ui/Text';
import { Trash2Icon } from '@plumbline/ui/icons';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { showError } from '../data/error-message.ts';
import { denied } from './record-actions.tsx';
import { recordMessages } from './messages.ts';

/** Nouns of activity types. */
const nouns: Readonly<Record<Activity['kind'], string>> = {
  note: 'note',
  call: 'call',
  meeting: 'meeting',
  email: 'email',
  sms: 'text message',
  task: 'task',
};

/** Due date and state of a task, and the deletion of an activity. */
export function ActivityActions({
  activity,
  mayEdit,
  onDone,
  onRemove,
}: {
  activity: Activity;
  mayEdit: Decision;
  onDone: (isDone: boolean) => void;
  onRemove: () => void;
}) {
  return (
    <Inline gap={8} align="center">
      {activity.kind === 'task' && (
        <Checkbox
          label={activity.is_done ? recordMessages.done : recordMessages.toDo}
          isSelected={activity.is_done}
          isDisabled={!mayEdit.allowed}
          onChange={onDone}
        />
      )}
      {activity.kind === 'task' && activity.due && (
        <Text size="small" tone="muted">
          Due <DateText value={activity.due} />
        </Text>
      )}
      <IconButton
        icon={Trash2Icon}
        label={recordMessages.deleteThis(nouns[activity.kind])}
        size="sm"
        onPress={onRemove}
        {...denied(mayEdit)}
      />
    </Inline>
  );
}

/** Confirms and deletes an activity. */
export function RemoveActivity({
  activity,
  remove,
  onClose,
  onSettled,
}: {
  /** Activity to delete; undefined while the dialog is closed. */
  activity: Activity | undefined;
  remove: (uuid: string) => Promise<unknown>;
  onClose: () => void;
  /** Called after the deletion succeeded or failed. */
  onSettled: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen={activity !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.confirmTitle}
      confirmLabel={recordMessages.deleteRecord(activity ? nouns[activity.kind] : '')}
      tone="danger"
      onConfirm={async () => {
        if (!activity) return;
        try {
          await remove(activity.uuid);
          toast.success(messages.itemDeleted);
        } catch (reason) {
          showError(reason, messages.tryAgainLater);
        }
        onSettled();
      }}
    >
      {messages.confirmTextDelete}
    </ConfirmDialog>
  );
}
