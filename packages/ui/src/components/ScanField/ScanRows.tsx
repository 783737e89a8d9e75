import { CircleCheck, CircleDashed, CircleX, CloudOff, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Scan, ScanCounts, ScanStatus } from './scanQueue.ts';
import * as styles from './ScanField.css.ts';
import { scanFieldMessages } from './ScanField.messages.ts';
import { titleOf, useScanText } from './useScanText.ts';

const glyphs = {
  waiting: CircleDashed,
  pending: CircleDashed,
  accepted: CircleCheck,
  refused: CircleX,
  failed: CloudOff,
  undoing: Undo2,
  undone: Undo2,
} as const;
const tones: Partial<Record<ScanStatus, string>> = {
  accepted: styles.ok,
  refused: styles.bad,
  failed: styles.warn,
};

function Glyph({ status }: { status: ScanStatus }) {
  return (
    <span className={cx(styles.glyph, tones[status])}>
      <Icon icon={glyphs[status]} />
    </span>
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Time of day with seconds: two scans of one minute must differ. */
function useClock() {
  const { locale } = useLocale();
  let clock = clocks.get(locale);
  if (!clock) clocks.set(locale, (clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' })));
  return clock;
}

interface ActionProps {
  scan: Scan;
  onUndo: ((id: number) => void) | undefined;
  onRetry: ((id: number) => void) | undefined;
}

/** Undo of an accepted scan, retry of a failed one. */
function ScanAction({ scan, onUndo, onRetry }: ActionProps) {
  const messages = useMessages('scanField', scanFieldMessages);
  const { id, status, code } = scan;
  if (status === 'failed' && onRetry)
    return (
      <span className={styles.rowAction}>
        <Button size="lg" variant="ghost" aria-label={messages.retryOf(code)} onPress={() => onRetry(id)}>
          {messages.retry}
        </Button>
      </span>
    );
  if (status !== 'accepted' || !onUndo) return null;
  return (
    <span className={styles.rowAction}>
      <Button
        size="lg"
        variant="ghost"
        aria-label={messages.undoOf(titleOf(scan))}
        onPress={() => onUndo(id)}
      >
        {messages.undo}
      </Button>
    </span>
  );
}

/** The last answer in one line: what was scanned, why it was refused, what belongs there. */
export function ScanLine({ scan, waiting, ...actions }: ActionProps & { waiting: number }) {
  const messages = useMessages('scanField', scanFieldMessages);
  const { locale } = useLocale();
  const clock = useClock();
  const { what, why } = useScanText()(scan);
  return (
    <div className={styles.line}>
      <Glyph status={scan.isUndoFailed ? 'failed' : scan.status} />
      <span className={styles.lineText}>
        <span className={styles.what}>{what}</span>{' '}
        {scan.result && scan.result.title !== scan.code && <span className={styles.code}>{scan.code}</span>}{' '}
        {why && <span className={styles.muted}>{why}</span>}{' '}
        <span className={styles.aside}>{clock.format(scan.at)}</span>
      </span>
      {waiting > 0 && (
        <span className={styles.aside}>{messages.waiting(waiting.toLocaleString(locale))}</span>
      )}
      <ScanAction scan={scan} {...actions} />
    </div>
  );
}

interface ScanListProps extends Omit<ActionProps, 'scan'> {
  scans: readonly Scan[];
  counts: ScanCounts;
}

/** The last scans, the newest first, with the counts of all. */
export function ScanList({ scans, counts, ...actions }: ScanListProps) {
  const messages = useMessages('scanField', scanFieldMessages);
  const { locale } = useLocale();
  const clock = useClock();
  const titleId = useId();
  const states: Partial<Record<ScanStatus, string>> = {
    waiting: messages.isWaiting,
    pending: messages.isPending,
    failed: messages.isFailed,
    undoing: messages.isUndoing,
    undone: messages.isUndone,
  };
  const failed = scans.filter(({ status }) => status === 'failed').length;
  const tally = [
    messages.acceptedCount(counts.accepted.toLocaleString(locale)),
    counts.refused > 0 && messages.refusedCount(counts.refused.toLocaleString(locale)),
    failed > 0 && messages.failedCount(failed.toLocaleString(locale)),
  ].filter((part) => part !== false);
  const detailsOf = (scan: Scan): string[] => {
    const { status, result, source } = scan;
    if (scan.isUndoFailed) return [messages.undoFailed(titleOf(scan))];
    const answer = result?.status === 'refused' ? result.reason : result?.detail;
    return [
      states[status],
      status === 'undone' ? undefined : answer,
      source === 'typed' ? messages.wasTyped : undefined,
    ].filter((part) => part !== undefined);
  };
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <span id={titleId} className={styles.title}>
          {messages.recent}
        </span>
        <span className={styles.counts}>
          {new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(tally)}
        </span>
      </div>
      {scans.length === 0 ? (
        <div className={cx(styles.list, styles.empty)}>{messages.empty}</div>
      ) : (
        <ul className={styles.list} aria-labelledby={titleId}>
          {scans.map((scan) => {
            const details = detailsOf(scan);
            return (
              <li key={scan.id} className={styles.row}>
                <span className={styles.rowGlyph}>
                  <Glyph status={scan.status} />
                </span>
                <span className={styles.rowText}>
                  <span>
                    <span className={scan.status === 'undone' ? styles.struck : undefined}>
                      {titleOf(scan)}
                    </span>{' '}
                    {scan.result && scan.result.title !== scan.code && (
                      <span className={styles.code}>{scan.code}</span>
                    )}
                  </span>
                  {details.length > 0 && (
                    <span className={styles.details}>
                      {details.map((detail) => (
                        <span key={detail}>{detail}</span>
                      ))}
                    </span>
                  )}
                </span>
                <span className={cx(styles.aside, styles.rowTime)}>{clock.format(scan.at)}</span>
                <ScanAction scan={scan} {...actions} />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
