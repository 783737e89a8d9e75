import { ArrowDownIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { plainText } from '../RichText/clean.ts';
import { RichText } from '../RichText/RichText.tsx';
import type { ChatMessage } from './ChatMessage.ts';
import * as styles from './ChatWindow.css.ts';
import { chatWindowMessages } from './ChatWindow.messages.ts';

interface ChatLogProps {
  who: string;
  messages: readonly ChatMessage[];
  welcome?: ReactNode;
  isAnswering: boolean;
  onRetry?: (id: string) => void;
}

/** Distance in pixels from the end that counts as scrolled to the end. */
const nearEnd = 24;
/** Space in pixels above a long answer that is shown from its beginning. */
const edge = 8;

const saidIn = (message: ChatMessage) =>
  message.html === undefined ? message.text : plainText(message.html);

/** Messages of the conversation. Scrolls to new messages unless the user has scrolled up. */
export function ChatLog({ who, messages, welcome, isAnswering, onRetry }: ChatLogProps) {
  const labels = useMessages('chatWindow', chatWindowMessages);
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const followed = useRef<string>(undefined);
  const [isAway, setAway] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const last = messages.at(-1);

  useLayoutEffect(() => {
    const node = log.current;
    if (!node) return;
    const isNew = followed.current !== last?.id;
    followed.current = last?.id;
    // Sending a message scrolls to the end.
    if (!isAtEnd.current && !(isNew && last?.from === 'user')) return;
    const answer = node.lastElementChild;
    const isTall = isNew && last?.content !== undefined && answer && answer.clientHeight > node.clientHeight;
    if (isTall) {
      // A message taller than the window is shown from its beginning.
      const gap = answer.getBoundingClientRect().top - node.getBoundingClientRect().top;
      node.scrollTop += gap - edge;
    } else node.scrollTop = node.scrollHeight;
  }, [messages, isAnswering, last]);

  // An answer is announced once it is complete, because partial announcements would interrupt each other.
  const lastSaid = useRef(last?.id);
  useEffect(() => {
    if (!last || last.from !== 'assistant' || last.state === 'streaming' || lastSaid.current === last.id)
      return;
    lastSaid.current = last.id;
    setAnnouncement(labels.answered(who, last.state === 'failed' ? labels.failed : saidIn(last)));
  }, [last, who, labels]);

  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    log.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.middle}>
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={labels.messages}
        tabIndex={0}
        className={styles.log}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd;
          setAway(!isAtEnd.current);
        }}
      >
        {welcome && <div className={styles.welcome}>{welcome}</div>}
        {messages.map((message) => (
          <div
            key={message.id}
            className={cx(
              styles.message,
              styles.from[message.from],
              message.content !== undefined && styles.wide,
            )}
          >
            <span className={styles.unseen}>{message.from === 'user' ? labels.you : who}</span>
            <Said message={message} />
            {message.state === 'failed' && (
              <div className={cx(styles.note, styles.noteBad)}>
                {message.from === 'user' ? labels.notSent : labels.failed}
                {onRetry && (
                  <Button size="sm" onPress={() => onRetry(message.id)}>
                    {labels.retry}
                  </Button>
                )}
              </div>
            )}
          </div>
        ))}
        {isAnswering && (
          <div className={cx(styles.message, styles.from.assistant)}>
            <div className={styles.note} role="status">
              {labels.thinking}
              <span className={styles.caret} aria-hidden />
            </div>
          </div>
        )}
      </div>
      {isAway && (
        <div className={styles.newest}>
          <span className={styles.press}>
            <Button size="sm" icon={ArrowDownIcon} onPress={toEnd}>
              {labels.newest}
            </Button>
          </span>
        </div>
      )}
      <span role="status" className={styles.unseen}>
        {announcement}
      </span>
    </div>
  );
}

function Said({ message }: { message: ChatMessage }) {
  const isEmpty = message.text === '' && message.html === undefined && message.state === 'failed';
  if (isEmpty) return null;
  if (message.content !== undefined) return message.content;
  if (message.kind === 'code')
    return (
      // Wide content scrolls, so it must be focusable.
      <pre className={styles.code} dir="ltr" tabIndex={0}>
        {message.text}
      </pre>
    );
  return (
    <div className={styles.bubble[message.from]} dir="auto">
      {message.html === undefined ? message.text : <RichText html={message.html} />}
      {message.state === 'streaming' && <span className={styles.caret} aria-hidden />}
    </div>
  );
}
