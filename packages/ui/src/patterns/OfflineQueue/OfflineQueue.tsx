import { useVirtualizer } from '@tanstack/react-virtual';
import { CircleCheckIcon, CloudUploadIcon, DownloadIcon, RotateCwIcon, WifiOffIcon } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { EmptyState } from '../../components/Feedback/States.tsx';
import { formatBytes } from '../../components/File/accept.ts';
import { DateText } from '../../components/Format/Format.tsx';
import { useScrolls } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { QueueItemRow, type QueueActions } from './QueueItemRow.tsx';
import { queueSummary, sortQueue, storageTone, type QueueItem } from './queueItems.ts';
import { offlineQueueMessages } from './OfflineQueue.messages.ts';
import * as styles from './OfflineQueue.css.ts';

export type { QueueActions } from './QueueItemRow.tsx';
export type { QueueConflict, QueueItem, QueueState } from './queueItems.ts';

export interface OfflineQueueProps extends QueueActions {
  /** Items in any order; those that need the user are first, the others in the order in which they are sent. */
  items: readonly QueueItem[];
  /** True while offline. */
  isOffline?: boolean;
  /** Instant of the last complete exchange with the server. */
  syncedAt?: string;
  /** Bytes used on this device by the queue and by what is kept for offline work. */
  storageUsed?: number;
  /** Bytes that may be used on this device; unknown if absent. */
  storageQuota?: number;
  /** Called to send everything that waits at once. */
  onSendAll?: () => void;
  /** Called to send all refused items again. */
  onRetryAll?: () => void;
  /** Called to save the queue as a file, for support or another device. */
  onExport?: () => void;
}

/**
 * List of unsent items on this device with used storage and time of the last synchronization. Items are virtualized; each has its
 * own buttons, which Tab reaches in order. Nothing is deleted without a question.
 *
 * @example
 * <OfflineQueue
 *   items={[
 *     {
 *       id: '1',
 *       kind: 'Photo',
 *       label: 'Level 2, corridor',
 *       createdAt: '2026-03-10T16:20:00Z',
 *       size: 2_400_000,
 *       state: 'waiting',
 *     },
 *   ]}
 * />
 */
export function OfflineQueue(props: OfflineQueueProps) {
  const { items, isOffline, onSendAll, onRetryAll, onExport } = props;
  const messages = useMessages('offlineQueue', offlineQueueMessages);
  const { locale } = useLocale();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<QueueItem>();
  const sorted = useMemo(() => sortQueue(items), [items]);
  const { counts } = useMemo(() => queueSummary(items), [items]);
  const focusKeeper = useKeptFocus(panel, items, asked);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.panel} {...focusKeeper}>
      <header className={styles.head}>
        <div className={styles.titleLine}>
          <h2 id={titleId} className={styles.title}>
            {messages.title}
            <span className={styles.count}>{items.length.toLocaleString(locale)}</span>
          </h2>
          <div className={styles.tools}>
            {onSendAll && items.length > 0 && (
              <Button
                icon={CloudUploadIcon}
                size="sm"
                disabledReason={isOffline ? messages.sendOffline : undefined}
                onPress={onSendAll}
              >
                {messages.sendNow}
              </Button>
            )}
            {onRetryAll && counts.failed > 1 && (
              <Button icon={RotateCwIcon} size="sm" onPress={onRetryAll}>
                {messages.retryAll(counts.failed.toLocaleString(locale))}
              </Button>
            )}
            {onExport && items.length > 0 && (
              <Button icon={DownloadIcon} size="sm" variant="ghost" onPress={onExport}>
                {messages.export}
              </Button>
            )}
          </div>
        </div>
        {isOffline && (
          <Banner tone="warn" icon={WifiOffIcon} title={messages.offline}>
            {messages.offlineText}
          </Banner>
        )}
        <Storage {...props} />
      </header>
      {sorted.length === 0 ? (
        <div className={styles.state}>
          <EmptyState icon={CircleCheckIcon} title={messages.empty}>
            {messages.emptyText}
          </EmptyState>
        </div>
      ) : (
        <Entries
          items={sorted}
          onRetry={props.onRetry}
          onResolve={props.onResolve}
          onDiscard={props.onDiscard && setAsked}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={messages.discardTitle(asked?.label ?? '')}
        confirmLabel={messages.discard}
        onConfirm={() => {
          if (asked) props.onDiscard?.(asked.id);
        }}
      >
        {messages.discardText}
      </ConfirmDialog>
    </section>
  );
}

/** Milliseconds in which a closed dialog returns the focus, if it can. */
const returnTime = 60;

/**
 * Keeps the focus in the panel when the pressed button disappears with its item or its state.
 * @param items whose change removes buttons
 * @param asked whose change closes the dialog
 */
function useKeptFocus(panel: RefObject<HTMLElement | null>, items: unknown, asked: unknown) {
  const hasFocus = useRef(false);
  useEffect(() => {
    if (!hasFocus.current) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    }, returnTime);
    return () => clearTimeout(timer);
  }, [panel, items, asked]);
  return {
    onFocusCapture: () => {
      hasFocus.current = true;
    },
    onBlurCapture: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hasFocus.current = false;
    },
  };
}

/** Last exchange and storage, with a warning before it is full. */
function Storage({ syncedAt, storageUsed, storageQuota }: OfflineQueueProps) {
  const messages = useMessages('offlineQueue', offlineQueueMessages);
  const { locale } = useLocale();
  const synced = {
    term: messages.lastSynced,
    value: syncedAt ? <DateText value={syncedAt} showTime /> : messages.never,
  };
  if (storageUsed === undefined) return <DescriptionList items={[synced]} />;
  const used = formatBytes(storageUsed, locale);
  if (!storageQuota)
    return (
      <DescriptionList items={[synced, { term: messages.storage, value: messages.storageUsedOnly(used) }]} />
    );
  const tone = storageTone(storageUsed, storageQuota);
  return (
    <>
      <DescriptionList items={[synced]} />
      <ProgressBar
        label={messages.storage}
        value={storageUsed}
        max={storageQuota}
        valueText={messages.storageUsed(used, formatBytes(storageQuota, locale))}
        {...(tone ? { tone } : {})}
      />
      {tone && <Banner tone={tone}>{tone === 'bad' ? messages.storageFull : messages.storageLow}</Banner>}
    </>
  );
}

interface EntriesProps {
  onRetry: QueueActions['onRetry'];
  onResolve: QueueActions['onResolve'];
  items: readonly QueueItem[];
  onDiscard: ((item: QueueItem) => void) | undefined;
}

/** Height of an item in pixels before it is measured. */
const usualHeight = 104;

function Entries({ items, onRetry, onResolve, onDiscard }: EntriesProps) {
  const messages = useMessages('offlineQueue', offlineQueueMessages);
  const scroller = useRef<HTMLDivElement>(null);
  const [observe, scrolls] = useScrolls();
  const ref = useMergedRef(scroller, observe);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: 6,
    initialRect: { width: 400, height: 640 },
  });
  return (
    <div
      ref={ref}
      className={styles.scroller}
      {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': messages.list } : {})}
    >
      <ul aria-label={messages.list} className={styles.list} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles.slot}
              style={{ transform: `translateY(${start}px)` }}
            >
              <QueueItemRow
                item={item}
                onRetry={onRetry && (() => onRetry(item.id))}
                onDiscard={onDiscard && (() => onDiscard(item))}
                onResolve={onResolve && ((keep) => onResolve(item.id, keep))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
