import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { ImagesIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { EmptyState, ErrorState } from '../../components/Feedback/States.tsx';
import { cx } from '../../cx.ts';
import { useWidth } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { Photo } from './photoTypes.ts';
import { photoGridMessages } from './PhotoGrid.messages.ts';
import * as styles from './PhotoGrid.css.ts';
import { DayHead, PhotoTile } from './PhotoTile.tsx';
import { photoAfter, photoRows } from './photoGridRows.ts';

export interface PhotoGridProps {
  /** Names the grid. */
  label: string;
  /** Photos in any order; they are shown by day, the newest day first. */
  photos: readonly Photo[];
  /** Called with the id of the photo that is opened. */
  onOpen: (id: string) => void;
  /** Id of the photo that is open or was opened last; it is outlined and gets the focus. */
  currentId?: string;
  /** Shows placeholders until the photos are loaded. */
  isLoading?: boolean;
  /** Says what failed and what is safe; replaces the photos. */
  errorMessage?: ReactNode;
  /** Called to load again after a failure. */
  onRetry?: () => void;
  /** Action of the empty grid, e.g. a button that adds photos. */
  emptyAction?: ReactNode;
}

/** Pixels: heights of a day's head and of the gaps, margins, and least widths of a tile. */
const sizes = { day: 44, gap: 4, side: 24, phoneSide: 16, least: 150, phoneLeast: 96 } as const;
const phoneWidth = 600;

/** Arrow keys in a left-to-right page. */
const steps = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ArrowDown: 'down',
  ArrowUp: 'up',
  Home: 'first',
  End: 'last',
} as const;

/** Step that a key takes; sideways arrows are mirrored in right-to-left languages. */
function stepOf(key: string, isMirrored: boolean) {
  if (!(key in steps)) return undefined;
  const step = steps[key as keyof typeof steps];
  if (!isMirrored || (step !== 'next' && step !== 'previous')) return step;
  return step === 'next' ? 'previous' : 'next';
}

/**
 * Virtualized thumbnails of photos by day; the head of the day in sight stays at the upper edge. One tile is a tab
 * stop: arrow keys move between tiles, Home and End go to the first and last one, Enter and Space open the photo.
 *
 * @example
 * <PhotoGrid
 *   label="Level 2 photos"
 *   photos={[{ id: '1', name: 'Corridor', day: '2026-03-10', src: '/photos/corridor.jpg' }]}
 *   onOpen={(id) => console.log(id)}
 * />
 */
export function PhotoGrid({
  label,
  photos,
  onOpen,
  currentId,
  isLoading,
  errorMessage,
  onRetry,
  emptyAction,
}: PhotoGridProps) {
  const messages = useMessages('photoGrid', photoGridMessages);
  if (errorMessage !== undefined)
    return (
      <div className={styles.state}>
        <ErrorState title={messages.failed} onRetry={onRetry}>
          {errorMessage}
        </ErrorState>
      </div>
    );
  if (isLoading && photos.length === 0) return <WaitingTiles label={messages.loading} />;
  if (photos.length === 0)
    return (
      <div className={styles.state}>
        <EmptyState icon={ImagesIcon} title={messages.empty} action={emptyAction}>
          {messages.emptyText}
        </EmptyState>
      </div>
    );
  return <Tiles label={label} photos={photos} onOpen={onOpen} currentId={currentId} />;
}

type TilesProps = Pick<PhotoGridProps, 'label' | 'photos' | 'onOpen'> & { currentId: string | undefined };

/** Margin, columns and size of the tiles, in pixels, for a width. */
function tileSizes(width: number) {
  const isPhone = width < phoneWidth;
  const side = isPhone ? sizes.phoneSide : sizes.side;
  const least = isPhone ? sizes.phoneLeast : sizes.least;
  const room = Math.max(least, width - 2 * side);
  const columns = Math.max(1, Math.floor((room + sizes.gap) / (least + sizes.gap)));
  const tile = (room - sizes.gap * (columns - 1)) / columns;
  return { side, columns, tile, height: Math.round(tile * 0.75) };
}

/** Number of rows of placeholders; they fill a laptop's screen. */
const waitingRows = 5;

/** Placeholders in the shape of a day's head and its tiles. */
function WaitingTiles({ label }: { label: string }) {
  const [measure, measured] = useWidth();
  const { side, columns, height } = tileSizes(measured ?? 960);
  return (
    <div ref={measure} className={styles.waiting} role="status" aria-label={label}>
      <div className={styles.day} style={{ height: sizes.day }} aria-hidden>
        <span className={styles.dayBone} />
      </div>
      <div
        className={styles.waitingTiles}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridAutoRows: height,
          gap: sizes.gap,
          paddingInline: side,
        }}
        aria-hidden
      >
        {Array.from({ length: columns * waitingRows }, (_, at) => (
          <span key={at} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}

/** Id of the tile that has or gets the focus; it follows the current photo. */
function useFocusedId(currentId: string | undefined) {
  const [focusedId, setFocusedId] = useState(currentId);
  const [knownId, setKnownId] = useState(currentId);
  // The viewer may have been closed at another photo than it was opened at.
  if (currentId !== knownId) {
    setKnownId(currentId);
    setFocusedId(currentId);
  }
  return [focusedId, setFocusedId] as const;
}

function Tiles({ label, photos, onOpen, currentId }: TilesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [measure, measured] = useWidth();
  const width = measured ?? 960;
  const { direction } = useLocale();
  const { side, columns, tile, height } = tileSizes(width);
  const rows = useMemo(() => photoRows(photos, columns), [photos, columns]);
  const rowOf = useMemo(
    () =>
      new Map(
        rows.flatMap((row, index) =>
          row.kind === 'photos' ? row.photos.map(({ id }): [string, number] => [id, index]) : [],
        ),
      ),
    [rows],
  );
  const [focusedId, setFocusedId] = useFocusedId(currentId);
  const [firstId] = rowOf.keys();
  const tabStop = focusedId !== undefined && rowOf.has(focusedId) ? focusedId : firstId;
  const tabStopRow = tabStop === undefined ? undefined : rowOf.get(tabStop);
  const pinned = useRef(0);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'day' ? sizes.day : height + sizes.gap),
    overscan: 3,
    paddingEnd: side,
    // Keeps arrow keys from moving the focus below the head that stays at the upper edge.
    scrollPaddingStart: sizes.day,
    initialRect: { width: 960, height: 640 },
    rangeExtractor: (range) => {
      pinned.current = Math.max(
        0,
        rows.findLastIndex((row, index) => index <= range.startIndex && row.kind === 'day'),
      );
      // The tab stop stays in the document, or the focus would be lost while scrolling.
      const kept = new Set([...defaultRangeExtractor(range), pinned.current, tabStopRow ?? 0]);
      return [...kept].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => virtual.measure(), [virtual, height]);

  const focusTile = (id: string) => {
    setFocusedId(id);
    const index = rowOf.get(id);
    if (index !== undefined) virtual.scrollToIndex(index);
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-photo="${CSS.escape(id)}"]`)?.focus({
        preventScroll: true,
      });
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key, direction === 'rtl');
    if (step === undefined || tabStop === undefined) return;
    event.preventDefault();
    focusTile(photoAfter(rows, tabStop, step));
  };

  return (
    <div
      ref={(node) => {
        scroller.current = node;
        measure(node);
      }}
      className={styles.scroller}
    >
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length}
        aria-colcount={columns}
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const isPinned = row.kind === 'day' && item.index === pinned.current;
          return (
            <div
              key={item.key}
              role="row"
              aria-rowindex={item.index + 1}
              className={cx(styles.row, isPinned && styles.pinned)}
              style={{
                height: row.kind === 'day' ? sizes.day : height,
                transform: isPinned ? undefined : `translateY(${item.start}px)`,
              }}
            >
              {row.kind === 'day' ? (
                <DayHead day={row.day} count={row.count} columns={columns} />
              ) : (
                row.photos.map((photo, at) => (
                  <div
                    key={photo.id}
                    role="gridcell"
                    aria-colindex={at + 1}
                    className={styles.cell}
                    style={{ insetInlineStart: side + at * (tile + sizes.gap), width: tile, height }}
                  >
                    <PhotoTile
                      photo={photo}
                      isCurrent={photo.id === currentId}
                      isTabStop={photo.id === tabStop}
                      onFocus={() => setFocusedId(photo.id)}
                      onOpen={() => onOpen(photo.id)}
                    />
                  </div>
                ))
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
