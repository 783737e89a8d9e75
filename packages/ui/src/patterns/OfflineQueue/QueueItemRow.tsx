import { Button } from '../../components/Button/Button.tsx';
import { DateText } from '../../components/Format/Format.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { formatBytes } from '../../components/File/accept.ts';
import { StatusText, type Tone } from '../../components/Status/StatusText.tsx';
import { cx } from '../../cx.ts';
import { useMedia } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { screens } from '../../styles/breakpoints.ts';
import type { QueueConflict, QueueItem, QueueState } from './queueItems.ts';
import { offlineQueueMessages } from './OfflineQueue.messages.ts';
import * as styles from './OfflineQueue.css.ts';

export interface QueueActions {
  /** Called with the id of an item to send again. */
  onRetry?: (id: string) => void;
  /** Called with the id of an item to delete from the device, after a question. */
  onDiscard?: (id: string) => void;
  /** Called with the id of an item whose conflict is decided: the values of this device, or the current ones. */
  onResolve?: (id: string, keep: 'mine' | 'theirs') => void;
}

const tones: Readonly<Record<QueueState, Tone>> = {
  waiting: 'wait',
  sending: 'info',
  failed: 'bad',
  conflict: 'warn',
};

interface QueueItemRowProps {
  item: QueueItem;
  onRetry: (() => void) | undefined;
  onDiscard: (() => void) | undefined;
  onResolve: ((keep: 'mine' | 'theirs') => void) | undefined;
}

/** Item of the queue: what it is, its state, and what the user can do about it. */
export function QueueItemRow({ item, onRetry, onDiscard, onResolve }: QueueItemRowProps) {
  const messages = useMessages('offlineQueue', offlineQueueMessages);
  const { locale } = useLocale();
  const { label, state, conflicts = [] } = item;
  const isPhone = useIsPhone();
  const buttonSize = useMedia(screens.touch) || isPhone ? 'lg' : 'sm';
  return (
    <div className={styles.item}>
      <div className={styles.line}>
        <div className={styles.text}>
          <div className={styles.label}>{label}</div>
          <div className={styles.facts}>
            <span>{item.kind}</span>
            <DateText value={item.createdAt} showTime />
            <span>{formatBytes(item.size, locale)}</span>
          </div>
        </div>
        <StatusText tone={tones[state]}>{messages.states[state]}</StatusText>
      </div>
      {state === 'sending' && (
        <ProgressBar
          label={messages.sending(label)}
          hideLabel
          {...(item.percent === undefined ? {} : { value: item.percent })}
        />
      )}
      {state === 'failed' && <div className={styles.reason}>{item.reason ?? messages.reasonUnknown}</div>}
      {state === 'conflict' && <Conflicts label={label} conflicts={conflicts} />}
      <div className={styles.actions}>
        {state === 'failed' && onRetry && (
          <Button size={buttonSize} aria-label={messages.retryItem(label)} onPress={onRetry}>
            {messages.retry}
          </Button>
        )}
        {state === 'conflict' && onResolve && (
          <>
            <Button
              size={buttonSize}
              aria-label={messages.keepMineOf(label)}
              onPress={() => onResolve('mine')}
            >
              {messages.keepMine}
            </Button>
            <Button
              size={buttonSize}
              aria-label={messages.keepTheirsOf(label)}
              onPress={() => onResolve('theirs')}
            >
              {messages.keepTheirs}
            </Button>
          </>
        )}
        {state !== 'sending' && onDiscard && (
          <Button
            size={buttonSize}
            variant="ghost"
            aria-label={messages.discardItem(label)}
            onPress={onDiscard}
          >
            {messages.discard}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Both values of each field of a conflict, side by side. */
function Conflicts({ label, conflicts }: { label: string; conflicts: readonly QueueConflict[] }) {
  const messages = useMessages('offlineQueue', offlineQueueMessages);
  const value = (text: string) => text || <span className={styles.missing}>{messages.noValue}</span>;
  return (
    <table className={styles.conflict} aria-label={messages.conflictOf(label)}>
      <thead>
        <tr>
          {[messages.field, messages.mine, messages.theirs].map((head) => (
            <th key={head} scope="col" className={cx(styles.cell, styles.headCell)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conflicts.map(({ field, mine, theirs }) => (
          <tr key={field}>
            <th scope="row" className={styles.cell}>
              {field}
            </th>
            <td className={styles.cell}>{value(mine)}</td>
            <td className={styles.cell}>{value(theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
