import { Delete } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { BareButton } from '../Button/BareButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { marksOf, toLocal } from '../Number/marks.ts';
import type { PressEvent } from '../Press/press.ts';
import { keyBeside, keypadLayout, type KeypadCell } from './keypadInput.ts';
import * as styles from './Keypad.css.ts';
import { keypadMessages } from './Keypad.messages.ts';

interface KeypadKeysProps {
  /** Label of the value, for the name of the group. */
  label: string;
  hasPoint: boolean;
  /** Label of the key that submits; undefined for none. */
  submitLabel: string | undefined;
  isDisabled: boolean;
  /** Keeps the focus in the field when a key is pressed with a pointer. */
  keepsFocus: boolean;
  onPress: (cell: KeypadCell, event: PressEvent) => void;
}

/** The keys in a grid with one tab stop. Arrow keys move between them. */
export function KeypadKeys({
  label,
  hasPoint,
  submitLabel,
  isDisabled,
  keepsFocus,
  onPress,
}: KeypadKeysProps) {
  const messages = useMessages('keypad', keypadMessages);
  const { locale } = useLocale();
  const marks = marksOf(locale);
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<KeypadCell>('7');
  const hasSubmit = submitLabel !== undefined;
  const layout = keypadLayout(hasPoint, hasSubmit);
  const cells = [...new Set(layout.flat())];
  const stop = cells.includes(active) ? active : '7';

  const onKeyDown = (event: KeyboardEvent, from: KeypadCell) => {
    const next = keyBeside(layout, from, event.key);
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    root.current?.querySelector<HTMLElement>(`[data-key="${next}"]`)?.focus();
  };
  const face = (cell: KeypadCell) => {
    if (cell === 'backspace') return <Icon icon={Delete} size={24} />;
    if (cell === 'clear') return messages.clear;
    if (cell === 'submit') return submitLabel;
    return cell === 'point' ? marks.decimal : toLocal(cell, marks);
  };
  const isWord = (cell: KeypadCell) => cell === 'clear' || cell === 'submit';
  return (
    <div
      ref={root}
      role="group"
      aria-label={messages.keys(label)}
      // Digits have the same places on the keyboards of all scripts.
      dir="ltr"
      className={cx(
        styles.keys,
        styles.layout[hasPoint ? (hasSubmit ? 'pointSubmit' : 'point') : hasSubmit ? 'wholeSubmit' : 'whole'],
      )}
    >
      {cells.map((cell) => (
        <BareButton
          key={cell}
          data-key={cell}
          className={cx(styles.key, styles.area[cell], isWord(cell) && styles.word)}
          aria-label={
            cell === 'point' ? messages.point : cell === 'backspace' ? messages.backspace : undefined
          }
          excludeFromTabOrder={cell !== stop}
          preventFocusOnPress={keepsFocus}
          isDisabled={isDisabled}
          onFocus={() => setActive(cell)}
          onKeyDown={(event) => onKeyDown(event, cell)}
          onPress={(event) => onPress(cell, event)}
        >
          {face(cell)}
        </BareButton>
      ))}
    </div>
  );
}
