import { useMemo, useRef, useState, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import { useMergedRef } from '../../useMergedRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useField, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { ListboxFrame } from './ListboxFrame.tsx';
import { multiSelectMessages } from './MultiSelect.messages.ts';
import type { Option } from './options.ts';
import * as styles from './Select.css.ts';
import { SelectedTags } from './SelectedTags.tsx';
import { useListbox } from './useListbox.ts';
import { useOptions, type OptionSource } from './useOptions.ts';

export interface MultiSelectProps extends FieldProps, OptionSource {
  /** Controlled selected ids, in selection order. */
  value?: readonly string[];
  /** Initially selected ids when uncontrolled. */
  defaultValue?: readonly string[];
  /** Called with the selected ids and options. */
  onChange?: (value: string[], options: Option[]) => void;
  /** Labels of selected ids whose options are not loaded. */
  valueLabels?: Readonly<Record<string, string>>;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Text shown when no option matches. */
  noMatch?: string;
  /** Number of selected options shown before the rest is counted. */
  maxShown?: number;
  /**
   * Called with text that was typed without choosing an option when the field is left, for values that need no option.
   * Escape discards the text.
   */
  onTypedText?: (text: string) => void;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Select of several options with search. Selected options are shown in the field; Backspace removes the last one.
 *
 * @example
 * const [trades, setTrades] = useState<string[]>(['concrete']);
 * return (
 *   <MultiSelect
 *     label="Trades"
 *     options={[
 *       { id: 'concrete', label: 'Concrete' },
 *       { id: 'roofing', label: 'Roofing' },
 *     ]}
 *     value={trades}
 *     onChange={setTrades}
 *   />
 * );
 */
export function MultiSelect(given: MultiSelectProps) {
  const { options, onSearch, debounce, onChange, valueLabels, placeholder, maxShown = 12, ref } = given;
  const messages = useMessages('multiSelect', multiSelectMessages);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [value, setValue] = useControlled<readonly string[]>(given.value, given.defaultValue ?? []);
  const [props, ids] = useField(given, value.length === 0);
  const [known, setKnown] = useState<ReadonlyMap<string, Option>>(new Map());
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  const { shown, state, retry } = useOptions({ options, onSearch, debounce }, query, wanted);
  const byId = useMemo(() => new Map(options?.map((option) => [option.id, option])), [options]);
  const isInert = props.isDisabled || props.isReadOnly;
  const optionOf = (id: string): Option =>
    byId.get(id) ?? known.get(id) ?? { id, label: valueLabels?.[id] ?? id };

  const change = (next: readonly string[], seen: (id: string) => Option = optionOf) => {
    setValue(next);
    onChange?.([...next], next.map(seen));
  };
  const remove = (id: string) => {
    setAnnouncement(messages.removed(optionOf(id).label));
    change(value.filter((other) => other !== id));
  };
  const toggle = (option: Option) => {
    setQuery('');
    if (value.includes(option.id)) {
      remove(option.id);
      return;
    }
    setKnown((before) => new Map(before).set(option.id, option));
    setAnnouncement(messages.added(option.label));
    change([...value, option.id], (id) => (id === option.id ? option : optionOf(id)));
  };
  const dismiss = () => {
    list.close();
    setWanted(false);
    setQuery('');
  };
  const leave = () => {
    if (query.trim() !== '' && !isInert) props.onTypedText?.(query);
    dismiss();
  };
  const list = useListbox({
    options: shown,
    query: query,
    isInert,
    onChoose: toggle,
    onEnterNothing: retry,
    onDismiss: dismiss,
  });
  const open = () => {
    if (!isInert) setWanted(true);
    list.open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setWanted(!isInert);
    if (list.onKeyDown(event)) return;
    const last = value.at(-1);
    if (event.key === 'Backspace' && query === '' && last !== undefined && !isInert) remove(last);
  };

  return (
    <ListboxFrame
      props={props}
      ids={ids}
      list={{ ...list, open }}
      options={shown}
      state={state}
      retry={retry}
      query={query}
      selected={new Set(value)}
      multiple
      onChoose={toggle}
      onDismiss={leave}
      inputRef={input}
      input={{
        ref: merged,
        className: cx(field.input, styles.tagInput),
        placeholder: value.length === 0 ? placeholder : undefined,
        value: query,
        onChange: (event) => {
          setQuery(event.target.value);
          list.setActive(-1);
          open();
        },
        onKeyDown,
        onBlur: (event) => {
          leave();
          props.onBlur?.(event);
        },
      }}
      wrap={(node) => (
        <SelectedTags
          ids={value}
          labelOf={(id) => optionOf(id).label}
          maxShown={maxShown}
          name={props.name}
          onRemove={
            isInert
              ? undefined
              : (id) => {
                  remove(id);
                  input.current?.focus();
                }
          }
        >
          {node}
        </SelectedTags>
      )}
      announcement={announcement}
    />
  );
}
