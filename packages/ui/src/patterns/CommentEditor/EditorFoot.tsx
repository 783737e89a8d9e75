import { Button } from '../../components/Button/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { CommentEditorProps } from './CommentEditorProps.ts';
import * as styles from './CommentEditor.css.ts';
import { commentEditorWords } from './CommentEditor.messages.ts';

interface EditorFootProps extends Pick<
  CommentEditorProps,
  'onSend' | 'sendLabel' | 'onCancel' | 'isSending' | 'isDisabled' | 'onSearchPeople' | 'onSearchRecords'
> {
  /** Of the line that tells the keys; the editor is described by it. */
  hintId: string;
  isEmpty: boolean;
  isInert: boolean | undefined;
  /** Images are on their way: what is sent would lack them. */
  isUploading: boolean;
  onClear: () => void;
  send: () => void;
}

/** Below what is written: what can be mentioned, and what becomes of it. */
export function EditorFoot({
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
}: EditorFootProps) {
  const words = useMessages('commentEditor', commentEditorWords);
  const hint =
    onSearchPeople && onSearchRecords
      ? words.hintBoth
      : onSearchPeople
        ? words.hintPeople
        : onSearchRecords
          ? words.hintRecords
          : '';
  return (
    <div className={styles.foot}>
      <span id={hintId} className={styles.hint}>
        {hint}
      </span>
      <span className={styles.actions}>
        {onCancel ? (
          <Button variant="ghost" size="sm" onPress={onCancel} isDisabled={isSending}>
            {words.cancel}
          </Button>
        ) : (
          <Button variant="ghost" size="sm" isDisabled={isEmpty || isInert} onPress={onClear}>
            {words.clear}
          </Button>
        )}
        {onSend && (
          <Button
            variant="primary"
            size="sm"
            isPending={isSending}
            isDisabled={isEmpty || isDisabled}
            disabledReason={isUploading ? words.waiting : undefined}
            onPress={send}
          >
            {sendLabel ?? words.send}
          </Button>
        )}
      </span>
    </div>
  );
}
