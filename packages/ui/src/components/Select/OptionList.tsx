import { useVirtualizer } from '@tanstack/react-virtual';
import { Check, RotateCw } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { cx } from '../../cx.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { Option } from './options.ts';
import * as styles from './Select.css.ts';

export const optionId = (listId: string, id: string) => `${listId}-${id}`;

interface OptionListProps {
  listId: string;
  label: string;
  options: readonly Option[];
  /** Index of the active option; -1 for none. */
  active: number;
  onActive: (index: number) => void;
  /** Chosen options; without it, no room is kept for check marks. */
  selected?: ReadonlySet<string>;
  multiple?: boolean;
  onChoose: (option: Option) => void;
  /** Notice instead of options: loading, nothing found or failed. */
  note?: ReactNode;
  noteTone?: 'bad';
  /** Retries loading; Enter does the same, because the focus stays in the field. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string;
  query: string;
}

/** Label with the matching part in bold. */
function Match({ text, query }: { text: string; query: string }) {
  const search = query.trim().toLowerCase();
  const at = search === '' ? -1 : text.toLowerCase().indexOf(search);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.match}>{text.slice(at, at + search.length)}</mark>
      {text.slice(at + search.length)}
    </>
  );
}

/** Picture or initials of a person's option; large beside two lines, and in a list with such rows. */
export function OptionAvatar({ option, isLarge }: { option: Option; isLarge?: boolean }) {
  return option.avatar ? (
    <span className={styles.glyph}>
      <Avatar
        name={option.avatar.name}
        src={option.avatar.src}
        size={(isLarge ?? option.description) ? 28 : 20}
        isDecorative
      />
    </span>
  ) : null;
}

/**
 * The rows of a combobox. Only those in sight are in the document, each saying its place in the whole, so that ten
 * thousand options open as fast as ten.
 */
export function OptionList({
  listId,
  label,
  options,
  active,
  onActive,
  selected,
  multiple,
  onChoose,
  note,
  noteTone,
  onRetry,
  retryLabel,
  query,
}: OptionListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const hasTwoLines = options.some(({ description }) => description);
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (options[at]?.description ? 48 : 32),
    overscan: 8,
    paddingStart: 4,
    paddingEnd: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
    getItemKey: (at) => options[at]?.id ?? at,
  });
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active, { align: 'auto' });
  }, [active, virtualizer]);

  return (
    <>
      <div
        ref={scroller}
        id={listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className={styles.list}
        hidden={options.length === 0}
        tabIndex={-1}
      >
        <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }} role="presentation">
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const option = options[index];
            if (!option) return null;
            const isSelected = selected?.has(option.id) ?? false;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                id={optionId(listId, option.id)}
                role="option"
                aria-selected={isSelected}
                aria-disabled={option.isDisabled || undefined}
                aria-setsize={options.length}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                data-disabled={option.isDisabled || undefined}
                className={cx(styles.option, styles.placed)}
                style={{ transform: `translateY(${start}px)` }}
                onMouseMove={() => {
                  if (index !== active) onActive(index);
                }}
                // Keeps the focus in the input, so that the caret and an on-screen keyboard stay.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  if (!option.isDisabled) onChoose(option);
                }}
              >
                {selected && (
                  <span className={styles.check}>{isSelected && <Icon icon={Check} isBold />}</span>
                )}
                <OptionAvatar option={option} isLarge={hasTwoLines} />
                {option.icon && (
                  <span className={styles.glyph}>
                    <Icon icon={option.icon} />
                  </span>
                )}
                <span className={styles.text}>
                  <span className={styles.label} title={option.label}>
                    <Match text={option.label} query={query} />
                  </span>
                  {option.description && <span className={styles.description}>{option.description}</span>}
                </span>
                {option.aside && <span className={styles.aside}>{option.aside}</span>}
              </div>
            );
          })}
        </div>
      </div>
      {note && (
        <div className={cx(styles.note, noteTone === 'bad' && styles.noteBad)} role="presentation">
          {note}
          {onRetry && (
            // Focus stays in the input, where Enter does the same.
            <div onMouseDown={(event) => event.preventDefault()} role="presentation" className={styles.retry}>
              <Button size="sm" icon={RotateCw} onPress={onRetry}>
                {retryLabel}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}

interface OptionPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Opens while the user types, and keeps the buttons of a dialog uncovered. */
  sparesFoot?: boolean;
  children: ReactNode;
}

export function OptionPopover({ anchor, isOpen, onClose, sparesFoot, children }: OptionPopoverProps) {
  if (!isOpen) return null;
  return (
    <Popup
      anchor={anchor}
      onClose={onClose}
      asWideAsAnchor
      sparesFoot={sparesFoot}
      className={cx(menu.popover, styles.popover)}
    >
      {children}
    </Popup>
  );
}
