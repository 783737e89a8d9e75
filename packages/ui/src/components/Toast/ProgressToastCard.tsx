import { CircleAlert, CircleCheck, Hourglass, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { ProgressBar } from '../Feedback/ProgressBar.tsx';
import { formatShare } from '../Format/formatPercent.ts';
import { Icon } from '../Icon/Icon.tsx';
import { shareOf } from './progressToastAnnouncements.ts';
import {
  cancelProgress,
  isRunning,
  progressToast,
  retryProgress,
  type QueuedProgress,
} from './progressToastQueue.ts';
import { progressToastMessages } from './ProgressToast.messages.ts';
import * as styles from './ProgressToast.css.ts';
import * as toast from './Toast.css.ts';

/** Milliseconds that a success stays, longer than a brief message, because nobody waits for it. */
const successDuration = 6000;

const looks = {
  running: { icon: Hourglass, tone: 'info' },
  canceling: { icon: Hourglass, tone: 'neutral' },
  success: { icon: CircleCheck, tone: 'ok' },
  error: { icon: CircleAlert, tone: 'bad' },
} as const;

interface ProgressToastCardProps {
  work: QueuedProgress;
  /** True while the toasts are read, so that none disappears. */
  isPaused: boolean;
}

/** Removes a toast some time after its success. */
function useExpiry({ id, state, duration = successDuration }: QueuedProgress, isPaused: boolean): void {
  const isCounting = state === 'success' && duration > 0 && !isPaused;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setTimeout(() => progressToast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, isCounting, duration]);
}

function Actions({ work }: { work: QueuedProgress }) {
  const messages = useMessages('progressToast', progressToastMessages);
  const { id, state, message, action } = work;
  if (isRunning(work))
    return work.onCancel ? (
      <Button
        size="sm"
        variant="ghost"
        aria-label={messages.cancelWork(message)}
        isPending={state === 'canceling'}
        onPress={() => void cancelProgress(id)}
      >
        {messages.cancel}
      </Button>
    ) : null;
  return (
    <>
      {state === 'error' && work.onRetry && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={messages.retryWork(message)}
          onPress={() => retryProgress(id)}
        >
          {messages.retry}
        </Button>
      )}
      {state === 'success' && action && (
        <Button
          size="sm"
          variant="ghost"
          onPress={() => {
            action.onPress();
            progressToast.dismiss(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon={X}
        label={messages.dismissWork(message)}
        size="sm"
        hideTooltip
        onPress={() => progressToast.dismiss(id)}
      />
    </>
  );
}

/** Toast of one work: its progress, then its result. */
export function ProgressToastCard({ work, isPaused }: ProgressToastCardProps) {
  const messages = useMessages('progressToast', progressToastMessages);
  const { locale } = useLocale();
  const card = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const { state, message, detail } = work;
  useExpiry(work, isPaused);
  // The button that had the focus may be gone with the change of the state.
  useLayoutEffect(() => {
    if (hadFocus.current && !card.current?.contains(document.activeElement)) card.current?.focus();
  }, [state]);

  const { icon, tone } = looks[state];
  const share = shareOf(work);
  // Rounded down, so that it is not 100% before the end.
  const percent = share === undefined ? undefined : formatShare(Math.floor(share * 100) / 100, locale);
  return (
    <div
      ref={card}
      role="group"
      aria-label={message}
      tabIndex={-1}
      className={cx(toast.toast, styles.card)}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget) hadFocus.current = event.currentTarget.contains(event.relatedTarget);
      }}
    >
      <span className={toast.glyph[tone]}>
        <Icon icon={icon} />
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.message}>{message}</span>
          {isRunning(work) && (
            <span aria-hidden className={styles.figure}>
              {state === 'canceling' ? messages.canceling : percent}
            </span>
          )}
        </div>
        {isRunning(work) && (
          <div className={styles.bar}>
            <ProgressBar
              label={message}
              hideLabel
              {...(share === undefined ? {} : { value: Math.floor(share * 100) })}
              {...(state === 'canceling' ? { tone: 'neutral' } : {})}
              {...(percent === undefined ? {} : { valueText: percent })}
            />
          </div>
        )}
        {detail && <span className={styles.detail}>{detail}</span>}
        {/* Announced by the stack. */}
        {work.isNotCanceled && (
          <span className={cx(styles.detail, styles.problem)} aria-hidden>
            {messages.notCanceled(message)}
          </span>
        )}
      </div>
      <div className={toast.actions}>
        <Actions work={work} />
      </div>
    </div>
  );
}
