import { CheckIcon, ClockIcon, TrashIcon, TriangleAlertIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { SplitButton } from '../../components/ToggleButton/SplitButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { MailComposerProps } from './MailComposerProps.ts';
import { mailComposerMessages } from './MailComposer.messages.ts';
import * as styles from './MailComposer.css.ts';

interface ComposerFooterProps extends Pick<
  MailComposerProps,
  | 'sendLabel'
  | 'sendActions'
  | 'sendTimes'
  | 'draftState'
  | 'savedAt'
  | 'onSaveAgain'
  | 'onDiscard'
  | 'isOffline'
  | 'isSending'
> {
  /** The draft has content that discarding would lose. */
  hasContent: boolean;
  onSend: () => void;
  onSendAt: ((id: string) => void) | undefined;
}

/** State of the draft and the ways to send or discard it. */
export function ComposerFooter(props: ComposerFooterProps) {
  const { sendActions = [], sendTimes = [], onDiscard, isOffline, isSending, hasContent, onSendAt } = props;
  const messages = useMessages('mailComposer', mailComposerMessages);
  const [isAsking, setAsking] = useState(false);
  const label = isOffline ? messages.sendWhenOnline : (props.sendLabel ?? messages.send);
  return (
    <div className={styles.foot}>
      {onDiscard && (
        <IconButton
          icon={TrashIcon}
          size="sm"
          label={messages.discard}
          isDisabled={isSending ?? false}
          onPress={() => (hasContent ? setAsking(true) : onDiscard())}
        />
      )}
      <DraftStateText {...props} />
      <div className={styles.actions}>
        {onSendAt && sendTimes.length > 0 && (
          <Menu
            label={messages.sendLater}
            items={sendTimes.map((time) => ({ ...time, icon: ClockIcon, onAction: () => onSendAt(time.id) }))}
            trigger={<Button isDisabled={isSending ?? false}>{messages.sendLater}</Button>}
          />
        )}
        {sendActions.length > 0 ? (
          <SplitButton
            variant="primary"
            label={label}
            menuLabel={messages.moreWays}
            items={sendActions}
            onPress={props.onSend}
            isPending={isSending ?? false}
          />
        ) : (
          <Button variant="primary" onPress={props.onSend} isPending={isSending ?? false}>
            {label}
          </Button>
        )}
      </div>
      {onDiscard && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={messages.discardTitle}
          confirmLabel={messages.discard}
          onConfirm={onDiscard}
        >
          {messages.discardText}
        </ConfirmDialog>
      )}
    </div>
  );
}

function DraftStateText({
  draftState,
  savedAt,
  onSaveAgain,
}: Pick<ComposerFooterProps, 'draftState' | 'savedAt' | 'onSaveAgain'>) {
  const messages = useMessages('mailComposer', mailComposerMessages);
  const text = {
    saving: messages.saving,
    saved: savedAt ? messages.savedAt(savedAt) : messages.saved,
    local: messages.savedHere,
    failed: messages.saveFailed,
  };
  return (
    <span className={styles.state}>
      {draftState === 'failed' && <Icon icon={TriangleAlertIcon} />}
      {(draftState === 'saved' || draftState === 'local') && <Icon icon={CheckIcon} />}
      {/* A failure is announced; every saved letter would be too much. */}
      <span role={draftState === 'failed' ? 'alert' : undefined}>{draftState && text[draftState]}</span>
      {draftState === 'failed' && onSaveAgain && (
        <Button size="sm" onPress={onSaveAgain}>
          {messages.saveAgain}
        </Button>
      )}
    </span>
  );
}
