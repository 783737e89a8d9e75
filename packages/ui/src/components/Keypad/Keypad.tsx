import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { useLatest } from '../../hooks.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { boxState, FieldFrame, useFieldIds } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import type { PressEvent } from '../Press/press.ts';
import type { KeypadCell } from './keypadInput.ts';
import { KeypadKeys } from './KeypadKeys.tsx';
import * as styles from './Keypad.css.ts';
import { keypadMessages } from './Keypad.messages.ts';
import type { KeypadProps } from './keypadTypes.ts';
import { useKeypadEntry } from './useKeypadEntry.ts';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
const hasModifier = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean }) =>
  event.ctrlKey || event.metaKey || event.altKey;

/** Takes keys of the hardware keyboard wherever the focus is. */
function usePageKeys(isOn: boolean, root: { current: HTMLElement | null }, take: (key: string) => boolean) {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || hasModifier(event) || isField(target) || event.key === 'Enter') return;
      if (!(target instanceof Element) || root.current?.contains(target)) return;
      const dialog = document.querySelector('[aria-modal="true"]');
      if (dialog && !dialog.contains(root.current)) return;
      if (take(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, root, take]);
}

/**
 * Keys for an amount or a quantity, at least 56 px high, with a field that shows it. The hardware keyboard does the
 * same: digits, the decimal point, Backspace for the last digit, Delete to clear, Enter to submit, Ctrl+V to paste. The
 * keys are one tab stop, arrow keys move between them. The field opens no on-screen keyboard.
 *
 * @example
 * const [code, setCode] = useState('');
 * return <Keypad label="Employee code" value={code} onChange={setCode} />;
 */
export function Keypad(props: KeypadProps) {
  const { label, onSubmit, submitLabel, unit, quickValues = [], hideDisplay = false, ref } = props;
  const messages = useMessages('keypad', keypadMessages);
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const entry = useKeypadEntry(props);
  const { value, mark, isInert } = entry;
  const shownField = { ...props, errorMessage: props.errorMessage ?? entry.problem };
  const ids = useFieldIds(shownField);
  usePageKeys(props.listensEverywhere === true && !isInert, root, useLatest(entry.takeKey));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isInert || hasModifier(event)) return;
    if (event.key === 'Enter' && event.target === input.current && onSubmit) {
      event.preventDefault();
      if (!event.repeat) onSubmit(value);
    } else if (entry.takeKey(event.key)) event.preventDefault();
  };
  const onPress = (cell: KeypadCell, event: PressEvent) => {
    if (cell === 'submit') onSubmit?.(value);
    else entry.apply(cell);
    // Digits of the hardware keyboard can follow those that were touched.
    if (event.pointerType !== 'keyboard' && event.pointerType !== 'virtual')
      input.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} role="group" aria-label={label} className={styles.keypad} onKeyDown={onKeyDown}>
      {!hideDisplay && (
        <FieldFrame field={shownField} ids={ids}>
          <div className={cx(field.box, styles.display)} {...boxState(shownField)}>
            {mark && !mark.isAfter && <span className={styles.affix}>{mark.sign}</span>}
            <input
              ref={merged}
              id={ids.inputId}
              name={props.name}
              className={cx(styles.input, entry.isReplacing && !isInert && styles.replacing)}
              inputMode="none"
              autoComplete="off"
              autoFocus={props.autoFocus}
              value={entry.shown}
              onChange={(event) => entry.takeText(event.target.value)}
              onPaste={entry.onPaste}
              disabled={props.isDisabled}
              readOnly={props.isReadOnly}
              aria-invalid={shownField.errorMessage ? true : undefined}
              aria-describedby={ids.describedBy}
            />
            {mark?.isAfter && <span className={styles.affix}>{mark.sign}</span>}
            {unit !== undefined && !mark && <span className={styles.affix}>{unit}</span>}
          </div>
        </FieldFrame>
      )}
      {quickValues.length > 0 && (
        <div role="group" aria-label={messages.quickValues(label)} className={styles.quick}>
          {quickValues.map((quick) => (
            <div key={quick} className={styles.quickValue}>
              <Button size="lg" isFullWidth isDisabled={isInert} onPress={() => entry.takeQuick(quick)}>
                {entry.write(quick)}
              </Button>
            </div>
          ))}
        </div>
      )}
      <KeypadKeys
        label={label}
        hasPoint={entry.hasPoint}
        submitLabel={onSubmit && !props.hideSubmitKey ? (submitLabel ?? messages.enter) : undefined}
        isDisabled={isInert}
        keepsFocus={!hideDisplay}
        onPress={onPress}
      />
      <span role="status" className={field.live}>
        {entry.problem || entry.announcement}
      </span>
    </div>
  );
}
