import { Button } from '../../components/Button/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { CommentEditorProps } from './CommentEditorProps.ts';
import * as styles from './CommentEditor.css.ts';
import { commentEditorMessages } from './CommentEditor.messages.ts';

interface EditorFooterProps extends Pick<
  CommentEditorProps,
  'onSend' | 'sendLabel' | 'onCancel' | 'isSending' | 'isDisabled' | 'onSearchPeople' | 'onSearchRecords'
> {
  /** Id of the keyboard hint that describes the editor. */
  hintId: string;
  isEmpty: boolean;
  isInert: boolean | undefined;
  /** True while images are uploading; sending waits for them. */
  isUploading: boolean;
  onClear: () => void;
  send: () => void;
}

/** Footer of the editor: mention buttons, hint and send button. */
export function EditorFooter({
  onSend,
  sendLabel,
  onCancel,
  isSending,
  isDisabled,
  onSearchPeople,
  onSearchRecords,
  hintId,
  isEmpty,
  isInert,
  isUploading,
  onClear,
  send,
}: EditorFooterProps) {
  const messages = useMessages('commentEditor', commentEditorMessages);
  const hint =
    onSearchPeople && onSearchRecords
      ? messages.hintBoth
      : onSearchPeople
        ? messages.hintPeople
        : onSearchRecords
          ? messages.hintRecords
          : '';
  return (
    <div className={styles.foot}>
      <span id={hintId} className={styles.hint}>
        {hint}
      </span>
      <span className={styles.actions}>
        {onCancel ? (
          <Button variant="ghost" size="sm" onPress={onCancel} isDisabled={isSending}>
            {messages.cancel}
          </Button>
        ) : (
          <Button variant="ghost" size="sm" isDisabled={isEmpty || isInert} onPress={onClear}>
            {messages.clear}
          </Button>
        )}
        {onSend && (
          <Button
            variant="primary"
            size="sm"
            isPending={isSending}
            isDisabled={isEmpty || isDisabled}
            disabledReason={isUploading ? messages.waiting : undefined}
            onPress={send}
          >
            {sendLabel ?? messages.send}
          </Button>
        )}
      </span>
    </div>
  );
}
