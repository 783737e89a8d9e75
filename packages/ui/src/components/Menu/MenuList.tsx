import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '../../locale.tsx';
import { isSection, type MenuEntry, type MenuListProps, type MenuSection } from './entries.ts';
import { MenuRow } from './MenuRow.tsx';
import * as styles from './Menu.css.ts';

/** Maximum pause in milliseconds between letters of one typed word. */
const wordPause = 500;

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])') ?? []),
];

function reveal(row: HTMLElement | undefined) {
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** True for an entry whose labels are behind an icon or a check mark. */
const hasLeadingGlyph = (entry: MenuEntry): boolean =>
  entry !== 'separator' &&
  (isSection(entry)
    ? entry.selectionMode !== undefined || entry.items.some(({ icon }) => icon)
    : entry.icon !== undefined);

/** Items of a menu with keyboard navigation by arrows, Home, End and letters. */
export function MenuList({ label, items, openedBy, onAction, onClose, onBack }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ word: '', at: 0 });
  const { direction } = useLocale();
  const isRtl = direction === 'rtl';
  const keepsIconRoom = items.some(hasLeadingGlyph);

  // Stored when the menu opens, because the focus moves later.
  const [how] = useState(openedBy);

  useLayoutEffect(() => {
    const all = rowsOf(list.current);
    if (how === 'pointer') list.current?.focus({ preventScroll: true });
    else reveal(how === 'last' ? all.at(-1) : all[0]);
  }, [how]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Events of a submenu are handled by the submenu.
    if (!(event.target instanceof Node) || !list.current?.contains(event.target)) return;
    const all = rowsOf(list.current);
    const at = all.findIndex((row) => row === document.activeElement);
    const go = (row: HTMLElement | undefined) => {
      event.preventDefault();
      event.stopPropagation();
      reveal(row);
    };
    switch (event.key) {
      case 'ArrowDown':
        go(all[(at + 1) % all.length]);
        return;
      case 'ArrowUp':
        go(all[at <= 0 ? all.length - 1 : at - 1]);
        return;
      case 'Home':
      case 'PageUp':
        go(all[0]);
        return;
      case 'End':
      case 'PageDown':
        go(all.at(-1));
        return;
      case 'Tab':
        event.preventDefault();
        onClose();
        return;
      case isRtl ? 'ArrowRight' : 'ArrowLeft':
        event.stopPropagation();
        if (onBack) {
          event.preventDefault();
          onBack();
        }
        return;
      default:
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const now = event.timeStamp;
    const { current } = typed;
    if (event.key === ' ' && (current.word === '' || now - current.at > wordPause)) return;
    event.preventDefault();
    event.stopPropagation();
    current.word = now - current.at > wordPause ? event.key : current.word + event.key;
    current.at = now;
    const word = current.word.toLowerCase();
    // Repeating a letter moves to the next item that starts with it.
    const from = word.length === 1 ? at + 1 : Math.max(at, 0);
    const found = [...all.slice(from), ...all.slice(0, from)].find((row) =>
      row.dataset['label']?.toLowerCase().startsWith(word),
    );
    if (found) reveal(found);
  };

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {items.map((entry, at) =>
        entry === 'separator' ? (
          <div key={`separator-${at}`} role="separator" className={styles.separator} />
        ) : isSection(entry) ? (
          <Section
            key={entry.id}
            section={entry}
            label={label}
            keepsIconRoom={keepsIconRoom}
            onAction={onAction}
            onClose={onClose}
          />
        ) : (
          <MenuRow
            key={entry.id}
            item={entry}
            keepsIconRoom={keepsIconRoom}
            onAction={onAction}
            onClose={onClose}
            List={MenuList}
          />
        ),
      )}
    </div>
  );
}

interface SectionProps {
  section: MenuSection;
  label: string;
  /** Keeps the room of an icon before labels without one. */
  keepsIconRoom: boolean;
  onAction: ((id: string) => void) | undefined;
  onClose: () => void;
}

function Section({ section, label, keepsIconRoom, onAction, onClose }: SectionProps) {
  const titleId = useId();
  const { title, items, selectionMode, selectedIds = [], onSelectionChange } = section;
  const choose = (id: string) => {
    if (selectionMode === 'single') onSelectionChange?.([id]);
    else
      onSelectionChange?.(
        selectedIds.includes(id) ? selectedIds.filter((one) => one !== id) : [...selectedIds, id],
      );
  };
  return (
    <div
      role="group"
      className={styles.section}
      aria-labelledby={title ? titleId : undefined}
      aria-label={title ? undefined : label}
    >
      {title && (
        <div id={titleId} className={styles.sectionTitle} role="presentation">
          {title}
        </div>
      )}
      {items.map((item) => (
        <MenuRow
          key={item.id}
          item={item}
          onAction={onAction}
          onClose={onClose}
          List={MenuList}
          // Check marks are in the room of the icons.
          keepsIconRoom={selectionMode ? items.some(({ icon }) => icon) : keepsIconRoom}
          choice={
            selectionMode && {
              mode: selectionMode,
              isSelected: selectedIds.includes(item.id),
              choose: () => choose(item.id),
            }
          }
        />
      ))}
    </div>
  );
}
