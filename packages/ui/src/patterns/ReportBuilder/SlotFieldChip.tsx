import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useState, type PointerEvent } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { cx } from '../../cx.ts';
import * as styles from './ReportBuilder.css.ts';

export interface SlotFieldChipProps {
  id: string;
  label: string;
  /** Setting that differs from the usual one, e.g. "Quarter" or "Average". */
  setting?: string | undefined;
  icon: IconType;
  tone: 'group' | 'value' | 'sort';
  /** Direction of the sort by this entry, with its accessible text. */
  sort?: { direction: 'ascending' | 'descending'; text: string } | undefined;
  menuLabel: string;
  items: readonly MenuEntry[];
  isTabStop: boolean;
  isReadOnly: boolean;
  isDragged: boolean;
  hintId: string;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onFocus: () => void;
}

function ChipText({
  label,
  setting,
  icon,
  sort,
}: Pick<SlotFieldChipProps, 'label' | 'setting' | 'icon' | 'sort'>) {
  return (
    <>
      <span className={styles.chipGlyph}>
        <Icon icon={icon} size={14} />
      </span>
      <span className={styles.chipLabel} title={label}>
        {label}
      </span>
      {setting !== undefined && <span className={styles.chipSetting}>{setting}</span>}
      {sort && (
        <span className={styles.chipGlyph}>
          <Icon icon={sort.direction === 'ascending' ? ArrowUp : ArrowDown} size={14} isBold />
          <VisuallyHidden>{sort.text}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

/** Field in a slot: a press opens its menu, a drag moves it. */
export function SlotFieldChip(props: SlotFieldChipProps) {
  const { id, tone, menuLabel, items, isTabStop, isReadOnly, isDragged, hintId } = props;
  const className = cx(styles.chip, styles.chipTone[tone], isDragged && styles.chipDragged);
  if (isReadOnly)
    return (
      <li className={styles.chipItem} data-entry={id}>
        <span className={cx(className, styles.chipStill)}>
          <ChipText {...props} />
        </span>
      </li>
    );
  return (
    <li
      className={styles.chipItem}
      data-entry={id}
      // Buttons do not pass the event on. The menu is a child in React, but not in the document.
      onPointerDownCapture={(event) => {
        if (event.currentTarget.contains(event.target as Node)) props.onPointerDown(event);
      }}
    >
      <Menu
        label={menuLabel}
        items={items}
        placement="bottom start"
        trigger={
          <BareButton
            className={className}
            excludeFromTabOrder={!isTabStop}
            aria-describedby={hintId}
            onFocus={props.onFocus}
          >
            <ChipText {...props} />
            <span className={styles.chipMore}>
              <Icon icon={ChevronDown} size={14} />
            </span>
          </BareButton>
        }
      />
    </li>
  );
}

interface RenameChipProps {
  label: string;
  /** Accessible name of the input. */
  inputLabel: string;
  onSave: (label: string) => void;
  onCancel: () => void;
}

/** Input in place of a chip. Enter and leaving it save, Escape keeps the old name. */
export function RenameChip({ label, inputLabel, onSave, onCancel }: RenameChipProps) {
  const [text, setText] = useState(label);
  return (
    <li className={styles.chipItem}>
      <input
        className={styles.chipInput}
        aria-label={inputLabel}
        value={text}
        size={Math.max(8, text.length + 1)}
        maxLength={120}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => onSave(text)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          // Otherwise the key would also press the chip that gets the focus.
          event.preventDefault();
          if (event.key === 'Enter') onSave(text);
          else onCancel();
        }}
      />
    </li>
  );
}
