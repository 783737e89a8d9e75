import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import * as styles from '../Field/Field.css.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { searchFieldMessages } from './TextField.messages.ts';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'icon' | 'align' | 'mono' | 'role' | 'label'
> {
  /** Label; "Search" by default. */
  label?: string;
  /** Called with the trimmed text after the delay, at once on Enter and on clear. */
  onSearch?: (query: string) => void;
  /** Delay in milliseconds; 800 by the specification. */
  debounce?: number;
  /** Content at the end of an empty field: a key hint. */
  hint?: ReactNode;
}

/**
 * Search field. Escape clears it.
 *
 * @example
 * const [query, setQuery] = useState('');
 * return <SearchField label="Search materials" value={query} onChange={setQuery} />;
 */
export function SearchField({
  label,
  hideLabel = true,
  value: controlled,
  defaultValue = '',
  onChange,
  onSearch,
  debounce = 800,
  hint,
  ref,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const messages = useMessages('searchField', searchFieldMessages);
  const [own, setOwn] = useState(defaultValue);
  const value = controlled ?? own;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value.trim());
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (query: string) => {
    clearTimeout(timer.current);
    const trimmed = query.trim();
    if (trimmed === sent.current) return;
    sent.current = trimmed;
    search.current?.(trimmed);
  };
  const change = (next: string, atOnce = false) => {
    setOwn(next);
    onChange?.(next);
    clearTimeout(timer.current);
    if (atOnce || next === '') send(next);
    else timer.current = setTimeout(() => send(next), debounce);
  };
  return (
    <TextField
      {...props}
      ref={merged}
      label={label ?? messages.label}
      hideLabel={hideLabel}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      icon={Search}
      value={value}
      onChange={change}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(value);
        else if (event.key === 'Escape' && value !== '') {
          // While the field has text, Escape clears it and does not reach the surrounding dialog.
          event.preventDefault();
          event.stopPropagation();
          change('', true);
        }
        onKeyDown?.(event);
      }}
      suffix={
        value !== '' && !props.isDisabled && !props.isReadOnly ? (
          <span className={styles.affixEnd}>
            <IconButton
              icon={X}
              label={messages.clear}
              size="xs"
              excludeFromTabOrder
              onPress={() => {
                change('', true);
                input.current?.focus();
              }}
            />
          </span>
        ) : (
          hint
        )
      }
    />
  );
}
