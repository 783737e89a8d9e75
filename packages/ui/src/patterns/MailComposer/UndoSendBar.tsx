import { UndoIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { mailComposerMessages } from './MailComposer.messages.ts';
import * as styles from './MailComposer.css.ts';

/** Whole seconds until an instant, at least 0. */
const secondsUntil = (instant: string): number =>
  Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / 1000));

interface UndoBarProps {
  /** Names the region. */
  label: string;
  /** Instant until which sending can be undone. */
  until: string;
  onUndo: (() => void) | undefined;
}

/** Countdown until a mail leaves, with the way back to the draft. It takes the focus, which was in the composer. */
export function UndoSendBar({ label, until, onUndo }: UndoBarProps) {
  const messages = useMessages('mailComposer', mailComposerMessages);
  const { locale } = useLocale();
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    const timer = setInterval(() => setLeft(secondsUntil(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <section aria-label={label} className={styles.pending}>
      {/* The time is read once; a change every second would interrupt the reader. */}
      <span role="status" className={styles.unseen}>
        {messages.sending}
      </span>
      <span role="timer" aria-live="off">
        {messages.sendingIn(left, left.toLocaleString(locale))}
      </span>
      {onUndo && (
        <Button icon={UndoIcon} autoFocus isDisabled={left === 0} onPress={onUndo}>
          {messages.undo}
        </Button>
      )}
    </section>
  );
}
