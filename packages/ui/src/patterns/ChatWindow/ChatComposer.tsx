import { CircleStopIcon, SendIcon } from 'lucide-react';
import { useId, type Ref } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { TextArea } from '../../components/TextField/TextArea.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ChatWindow.css.ts';
import { chatWindowMessages } from './ChatWindow.messages.ts';

interface ChatComposerProps {
  /** Ref to the text area. */
  field: Ref<HTMLTextAreaElement>;
  /** Draft of the message. */
  text: string;
  onTextChange: (text: string) => void;
  /** Placeholder text of the empty input. */
  placeholder: string | undefined;
  /** Maximum number of characters. */
  maxLength: number | undefined;
  /** True while an answer is pending or streaming. */
  isBusy: boolean;
  /** True while the conversation is loading. */
  isLoading: boolean | undefined;
  /** Called by the button and by Enter. */
  onSend: () => void;
  /** Stops the answer; without it Send stays and is disabled. */
  onStop: (() => void) | undefined;
}

/** Input of a chat message. */
export function ChatComposer({
  field,
  text,
  onTextChange,
  placeholder,
  maxLength,
  isBusy,
  isLoading,
  onSend,
  onStop,
}: ChatComposerProps) {
  const labels = useMessages('chatWindow', chatWindowMessages);
  const hintId = useId();
  return (
    <div className={styles.composer}>
      <div className={styles.field}>
        <TextArea
          ref={field}
          label={labels.write}
          hideLabel
          rows={1}
          maxRows={5}
          value={text}
          onChange={onTextChange}
          {...(maxLength ? { maxLength } : {})}
          placeholder={placeholder ?? labels.placeholder}
          isDisabled={isLoading}
          aria-describedby={hintId}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onSend();
          }}
        />
      </div>
      {isBusy && onStop ? (
        <IconButton icon={CircleStopIcon} label={labels.stop} variant="secondary" onPress={onStop} />
      ) : (
        <IconButton
          icon={SendIcon}
          label={labels.send}
          variant="primary"
          isDisabled={text.trim() === '' || isBusy || isLoading}
          onPress={onSend}
          isDirectional
        />
      )}
      <span id={hintId} hidden>
        {labels.hint}
      </span>
    </div>
  );
}
