import { PlusIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useControlled } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { quickAddMessages } from './QuickAdd.messages.ts';
import * as styles from './QuickAdd.css.ts';

export interface QuickAddProps {
  /** Label of the button and name of the field: "Add task". */
  label: string;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Adds an item. A rejection's message is shown and the input is kept. */
  onAdd: (name: string) => void | Promise<void>;
  /** Controlled input; a non-empty value opens the line. */
  value?: string;
  /** Called with the typed text. */
  onChange?: (value: string) => void;
  /** Controlled state of the input. */
  isOpen?: boolean;
  /** Called when the open state should change. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Reason why adding is disabled. */
  disabledReason?: string;
  /** Maximum number of characters. */
  maxLength?: number;
}

/**
 * Button that becomes a field for adding items to a list. Enter adds and keeps the field open; an empty field closes on
 * blur.
 *
 * @example
 * <QuickAdd label="Add a task" onAdd={(name) => console.log(name)} />
 */
export function QuickAdd({
  label,
  placeholder,
  onAdd,
  value,
  onChange,
  isOpen: isOpenProp,
  onOpenChange,
  disabledReason,
  maxLength,
}: QuickAddProps) {
  const messages = useMessages('quickAdd', quickAddMessages);
  const [wasOpened, setOpen] = useControlled(isOpenProp, false, onOpenChange);
  const [name, setName] = useControlled(value, '', onChange);
  const isOpen = wasOpened || name !== '';
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<string>();
  const [announcement, announce] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** A ref, because a second Enter may come before the next render. */
  const isBusy = useRef(false);
  // A field that is open because it holds a draft does not take the focus on mount.
  useEffect(() => {
    if (wasOpened && !isAdding) field.current?.focus();
  }, [wasOpened, isAdding, label]);
  const close = (refocus: boolean) => {
    setOpen(false);
    setName('');
    setError(undefined);
    if (refocus) requestAnimationFrame(() => opener.current?.focus());
  };
  const add = async () => {
    const trimmedName = name.trim();
    if (isBusy.current) return;
    if (trimmedName === '') return close(true);
    isBusy.current = true;
    setAdding(true);
    setError(undefined);
    try {
      await onAdd(trimmedName);
      setName('');
      announce(messages.added(trimmedName));
    } catch (failure) {
      setError(failure instanceof Error && failure.message ? failure.message : messages.failed);
    } finally {
      isBusy.current = false;
      setAdding(false);
    }
  };
  return (
    <div className={styles.root}>
      {isOpen ? (
        <div
          className={styles.field}
          // After focus the field stays open when it is emptied.
          onFocus={() => {
            if (!wasOpened) setOpen(true);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              void add();
            } else if (event.key === 'Escape') {
              // The container of the field stays open.
              event.preventDefault();
              event.stopPropagation();
              close(true);
            }
          }}
        >
          <TextField
            ref={field}
            label={label}
            hideLabel
            size="sm"
            placeholder={placeholder ?? label}
            value={name}
            onChange={(next) => {
              setName(next);
              setError(undefined);
            }}
            onBlur={() => {
              if (name.trim() === '' && !isAdding) close(false);
            }}
            isReadOnly={isAdding}
            errorMessage={error}
            {...(maxLength ? { maxLength } : {})}
          />
          <VisuallyHidden>{messages.hint}</VisuallyHidden>
        </div>
      ) : (
        <Button
          ref={opener}
          variant="ghost"
          size="sm"
          isQuiet
          icon={PlusIcon}
          onPress={() => setOpen(true)}
          disabledReason={disabledReason}
        >
          {label}
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
