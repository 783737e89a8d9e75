import { useEffect, useRef, useState } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { formatPercent } from '../../components/Format/formatPercent.ts';
import { parseDecimal } from '../../components/Number/decimal.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { rateEditMessages } from './RateEdit.messages.ts';
import * as styles from './RateEdit.css.ts';

export interface RateEditProps {
  /** Name of the rate, e.g. "Overhead". */
  label: string;
  /** Percentage as a decimal string. */
  value: string;
  /** Saves the value. The message of a rejection is shown below the field, which stays open. */
  onSave: (value: string) => Promise<void>;
  /** Called when the editor opens. */
  onOpen?: () => void;
  /** Shows the value without editing. */
  isReadOnly?: boolean;
}

/** Inline editor of a percentage in totals. Enter or blur saves, Escape reverts. */
export function RateEdit({ label, value, onSave, onOpen, isReadOnly }: RateEditProps) {
  const messages = useMessages('rateEdit', rateEditMessages);
  const { locale } = useLocale();
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  /** Value when the editor opened; another user may change it meanwhile. */
  const opened = useRef(value);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = draft !== undefined;
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isOpen) field.current?.select();
    else if (returnsFocus.current) {
      returnsFocus.current = false;
      opener.current?.focus();
    }
  }, [isOpen]);
  const shown = formatPercent(value, 0, 20, locale);
  if (isReadOnly) return <span>{shown}</span>;
  const close = (refocus: boolean) => {
    returnsFocus.current = refocus;
    setDraft(undefined);
    setError(undefined);
  };
  const save = async (refocus: boolean) => {
    if (draft === undefined || isSaving) return;
    const plain = draft.trim() === '' ? '0' : parseDecimal(draft.replace('%', ''));
    if (plain === null) return setError(messages.enterNumber);
    if (Number(plain) === Number(opened.current)) return close(refocus);
    setSaving(true);
    try {
      await onSave(plain);
      close(refocus);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : messages.notSaved);
    } finally {
      setSaving(false);
    }
  };
  if (!isOpen) {
    return (
      <BareButton
        ref={opener}
        className={styles.rate}
        aria-label={messages.editRate(label, shown)}
        onPress={() => {
          opened.current = value;
          setDraft(value);
          onOpen?.();
        }}
      >
        {shown}
      </BareButton>
    );
  }
  return (
    <span className={styles.rateEditing}>
      <input
        ref={field}
        className={styles.rateField}
        aria-label={messages.rateField(label)}
        aria-invalid={error ? true : undefined}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        readOnly={isSaving}
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setError(undefined);
        }}
        onBlur={() => void save(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save(true);
          else if (event.key === 'Escape') close(true);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      {error && (
        <span role="alert" className={styles.rateError}>
          {error}
        </span>
      )}
    </span>
  );
}
