import { useState, type ClipboardEvent } from 'react';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { currencyMark, formatMoney, formatQuantity } from '../Format/money.ts';
import { formatDecimal, parseDecimal, roundDecimal } from '../Number/decimal.ts';
import { marksOf, toLocal, toPlain } from '../Number/marks.ts';
import { keyOfKeyboard, pressKey, valueOfEntry, type KeypadKey, type KeypadRules } from './keypadInput.ts';
import { keypadMessages } from './Keypad.messages.ts';
import type { KeypadProps } from './keypadTypes.ts';

/** Text of an entry in the locale's notation; an amount always shows its decimals. */
function entryInLocale(text: string, rules: KeypadRules, locale: string): string {
  if (text === '') return '';
  const [whole = '', fraction] = text.split('.');
  const places = rules.isMinor ? (fraction ?? '').padEnd(rules.fractionDigits, '0') : fraction;
  const hasPoint = places !== undefined && !(rules.isMinor && places === '');
  return toLocal(`${formatDecimal(whole)}${hasPoint ? `.${places}` : ''}`, marksOf(locale));
}

/** Value, typed text, problem and announcement of a keypad. */
export function useKeypadEntry(props: KeypadProps) {
  const { currency, maxFractionDigits = 0, maxDigits = 9, unit } = props;
  const messages = useMessages('keypad', keypadMessages);
  const { locale } = useLocale();
  const marks = marksOf(locale);
  const mark = currency === undefined ? undefined : currencyMark(currency, locale);
  const fractionDigits = mark?.fractionDigits ?? maxFractionDigits;
  const rules = { isMinor: mark !== undefined, fractionDigits, maxDigits };
  const [value, setValue] = useControlled(props.value, props.defaultValue ?? '', props.onChange);
  /** Typed text. Unlike the value, it can end with a decimal point. */
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const [problem, setProblem] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const isTyped = typed?.value === value;
  const isReplacing = (props.isReplacing ?? !isTyped) && value !== '';
  const isInert = Boolean(props.isDisabled || props.isReadOnly);
  const text = isTyped ? typed.text : value;

  const write = (decimal: string) =>
    currency === undefined
      ? `${toLocal(formatQuantity(decimal, 0, 20), marks)}${unit === undefined ? '' : ` ${unit}`}`
      : formatMoney(decimal, { currency }, locale);
  const commit = (next: string) => {
    const decimal = valueOfEntry(next);
    setTyped({ text: next, value: decimal });
    setProblem('');
    setAnnouncement(decimal === '' ? messages.empty : write(decimal));
    if (decimal !== value || props.isReplacing) setValue(decimal);
  };
  const apply = (key: KeypadKey) => {
    if (isInert) return;
    const result = pressKey(isReplacing ? '' : text, key, rules);
    if (!result.isFull) commit(result.text);
    else setProblem(messages.full(maxDigits.toLocaleString(locale), fractionDigits.toLocaleString(locale)));
  };
  return {
    value,
    shown: entryInLocale(text, rules, locale),
    mark,
    hasPoint: !rules.isMinor && fractionDigits > 0,
    isInert,
    isReplacing,
    problem,
    announcement,
    write,
    apply,
    /** Takes a key of the hardware keyboard; false for keys that mean nothing here. */
    takeKey: (pressed: string): boolean => {
      const key = keyOfKeyboard(pressed, marks);
      if (key !== undefined) apply(key);
      return key !== undefined;
    },
    /** Takes text that comes without keys, such as dictation. */
    takeText: (spoken: string) => {
      const keys = [...toPlain(spoken, marks).replaceAll(',', '')].map((one) => keyOfKeyboard(one, marks));
      const isRead = (key: KeypadKey | undefined) =>
        key !== undefined && key !== 'backspace' && key !== 'clear' && !(rules.isMinor && key === 'point');
      commit(keys.reduce((was, key) => (key && isRead(key) ? pressKey(was, key, rules).text : was), ''));
    },
    takeQuick: (quick: string) => {
      setTyped(undefined);
      setProblem('');
      setAnnouncement(write(quick));
      setValue(quick);
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      if (isInert) return;
      const pasted = event.clipboardData.getData('text').trim();
      const decimal = parseDecimal(toPlain(pasted, marks));
      const [whole = '', fraction = ''] = (decimal ?? '-').split('.');
      if (whole.startsWith('-') || whole.length > maxDigits || /[1-9]/.test(fraction.slice(fractionDigits)))
        setProblem(messages.notTaken(pasted.slice(0, 40), toLocal('1,284.50', marks)));
      else commit(roundDecimal(decimal ?? '', fractionDigits));
    },
  };
}
