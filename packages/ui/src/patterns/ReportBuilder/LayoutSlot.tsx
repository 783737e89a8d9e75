import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { directionOf } from '../../dnd/keyboardDrag.ts';
import { useLocale } from '../../locale.tsx';
import { SlotFieldChip, type SlotFieldChipProps } from './SlotFieldChip.tsx';
import type { ReportDrag, ReportDropSlot } from './useReportDrag.ts';
import * as styles from './ReportBuilder.css.ts';

export type SlotEntry = Omit<
  SlotFieldChipProps,
  'isTabStop' | 'isReadOnly' | 'isDragged' | 'hintId' | 'onFocus'
> & {
  /** Input in place of the chip while it is renamed. */
  input?: ReactNode;
};

interface LayoutSlotProps {
  slot: ReportDropSlot;
  label: string;
  entries: readonly SlotEntry[];
  /** Text without entries. */
  emptyText: string;
  hintId: string;
  isReadOnly: boolean;
  drag: ReportDrag | undefined;
  /** Moves an entry by Alt with an arrow key: `by` places in the slot, or to the slot before or after. */
  onStep: (id: string, by: -1 | 1, isSlot: boolean) => void;
  onRename?: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Labeled list of the entries of a slot with one tab stop. */
export function LayoutSlot(props: LayoutSlotProps) {
  const { slot, label, entries, emptyText, hintId, isReadOnly, drag, onStep, onRename, onRemove } = props;
  const labelId = useId();
  const isRtl = useLocale().direction === 'rtl';
  const [activeId, setActiveId] = useState<string>();
  const active = entries.find(({ id }) => id === activeId)?.id ?? entries[0]?.id;
  const target = drag?.target?.slot === slot ? drag.target : undefined;
  const draggedId = drag && drag.item.kind !== 'field' ? drag.item.id : undefined;
  const others = entries.filter(({ id }) => id !== draggedId);
  const before = target && drag?.refusal === undefined ? others[target.index]?.id : undefined;
  const isAtEnd = target && drag?.refusal === undefined && target.index >= others.length;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const button = event.target as HTMLElement;
    // Keys in the menu of an entry come here too, because it is a child in React.
    if (!button.matches('button') || !event.currentTarget.contains(button)) return;
    const id = button.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
    const direction = directionOf(event.key, isRtl);
    if (id === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = entries.findIndex((entry) => entry.id === id);
    if (direction && event.altKey) {
      if (direction === 'back' || direction === 'forward') onStep(id, direction === 'back' ? -1 : 1, false);
      if (direction === 'up' || direction === 'down') onStep(id, direction === 'up' ? -1 : 1, true);
    } else if (
      direction === 'back' ||
      direction === 'forward' ||
      direction === 'first' ||
      direction === 'last'
    ) {
      const to =
        direction === 'first'
          ? 0
          : direction === 'last'
            ? entries.length - 1
            : at + (direction === 'back' ? -1 : 1);
      const next = entries[to]?.id;
      if (next !== undefined)
        event.currentTarget
          .querySelector<HTMLElement>(`[data-entry="${CSS.escape(next)}"] > button`)
          ?.focus();
    } else if (event.key === 'F2' && onRename) onRename(id);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className={cx(
        styles.slot,
        slot === 'values' && styles.slotWide,
        drag && styles.slotOpen,
        target && (drag?.refusal === undefined ? styles.slotOver : styles.slotRefused),
      )}
      data-slot={slot}
    >
      <span id={labelId} className={styles.slotLabel}>
        {label}
      </span>
      {/* Before the handlers of the chips, which open a menu by the arrow keys. */}
      <ul
        aria-labelledby={labelId}
        className={cx(styles.entries, isAtEnd && styles.dropLast)}
        onKeyDownCapture={isReadOnly ? undefined : onKeyDown}
      >
        {entries.map(({ input, ...entry }) => (
          <EntryOrInput key={entry.id} input={input} isBefore={before === entry.id}>
            <SlotFieldChip
              {...entry}
              hintId={hintId}
              isTabStop={entry.id === active}
              isReadOnly={isReadOnly}
              isDragged={draggedId === entry.id}
              onFocus={() => setActiveId(entry.id)}
            />
          </EntryOrInput>
        ))}
        {entries.length === 0 && <li className={styles.slotEmpty}>{emptyText}</li>}
      </ul>
    </div>
  );
}

interface EntryOrInputProps {
  input: ReactNode;
  isBefore: boolean;
  children: ReactNode;
}

/** An entry with the mark of the place before it. */
const EntryOrInput = ({ input, isBefore, children }: EntryOrInputProps) => (
  <>
    {isBefore && <li role="presentation" aria-hidden className={styles.dropMark} />}
    {input ?? children}
  </>
);
