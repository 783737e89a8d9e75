import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { useMedia } from '../../hooks.ts';
import { screens } from '../../styles/breakpoints.ts';
import { PinListRow } from './PinListRow.tsx';
import type { PinLabels } from './usePinLabels.ts';
import type { PlanPin } from './planPinTypes.ts';
import * as styles from './PinList.css.ts';

interface PinListProps {
  label: string;
  pins: readonly PlanPin[];
  texts: PinLabels;
  selectedId: string | null;
  onPress: (pin: PlanPin, isByKey: boolean) => void;
  /** Centers the pin on the plan. Without it rows have no button for that. */
  onShow?: ((pin: PlanPin) => void) | undefined;
  /** Height limit for a list inside a card. */
  isShort?: boolean;
}

/** Expected height of a row in pixels, until it is measured. */
const rowHeight = 60;

/**
 * The pins as a virtualized list. One row is a tab stop: Up and Down go from pin to pin, Home and End to the first and
 * last one, Enter opens the pin, and Tab goes to its "Show on plan".
 */
export function PinList({ label, pins, texts, selectedId, onPress, onShow, isShort }: PinListProps) {
  const isTouch = useMedia(screens.touch);
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState(selectedId);
  const at = pins.findIndex(({ id }) => id === activeId);
  const active = at < 0 ? 0 : at;
  const rows = useVirtualizer({
    count: pins.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => pins[index]?.id ?? index,
    overscan: 6,
    // The row with the focus stays, wherever the list is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
  });
  const focusRow = (index: number) => {
    const pin = pins[index];
    if (!pin) return;
    setActiveId(pin.id);
    rows.scrollToIndex(index);
    // The row may be drawn only with the next frames.
    let tries = 10;
    const focus = () => {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(pin.id)}"]`);
      if (row) row.focus({ preventScroll: true });
      else if (tries-- > 0) requestAnimationFrame(focus);
    };
    focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = pins.length - 1;
    const next = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    focusRow(next);
  };
  return (
    <div ref={scroller} className={cx(styles.scroller, isShort && styles.short)}>
      <ul
        aria-label={label}
        className={styles.list}
        style={{ height: rows.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {rows.getVirtualItems().map(({ index, start }) => {
          const pin = pins[index];
          return (
            pin && (
              <li
                key={pin.id}
                ref={rows.measureElement}
                data-index={index}
                aria-setsize={pins.length}
                aria-posinset={index + 1}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                <PinListRow
                  pin={pin}
                  texts={texts}
                  isSelected={pin.id === selectedId}
                  isTabStop={index === active}
                  isTouch={isTouch}
                  onFocus={() => setActiveId(pin.id)}
                  onPress={onPress}
                  onShow={onShow}
                />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
