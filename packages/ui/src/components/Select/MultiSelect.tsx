import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react';
import { Button } from 'react-aria-components';
import { Chip } from '../Chip/Chip.tsx';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useFieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { optionId, OptionList, OptionPopover } from './OptionList.tsx';
import type { Option } from './Select.tsx';
import * as styles from './Select.css.ts';
import { useOptions, type OptionSource } from './useOptions.ts';

export interface MultiSelectProps extends FieldProps, OptionSource {
  /** Ids of what is chosen, in the order of choosing. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string[], options: Option[]) => void;
  /** The words for chosen ids whose options have not been loaded. */
  valueLabels?: Readonly<Record<string, string>>;
  placeholder?: string;
  noMatch?: string;
  /** Chosen things shown before the rest are counted. */
  maxShown?: number;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** Several of many; what is chosen stands in the field and Backspace takes the last one out. */
export function MultiSelect(props: MultiSelectProps) {
  const {
    options,
    onSearch,
    debounce,
    value: controlled,
    defaultValue = [],
    onChange,
    valueLabels,
    placeholder,
    noMatch = 'No match',
    maxShown = 12,
    size = 'md',
    ref,
  } = props;
  const ids = useFieldIds(props);
  const listId = `${ids.inputId}-list`;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [own, setOwn] = useState(defaultValue);
  const [known, setKnown] = useState<ReadonlyMap<string, Option>>(new Map());
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const [said, setSaid] = useState('');

  const value = controlled ?? own;
  const { shown, state } = useOptions({ options, onSearch, debounce }, query, isOpen);
  const isInert = props.isDisabled || props.isReadOnly;
  const optionOf = (id: string): Option =>
    options?.find((option) => option.id === id) ?? known.get(id) ?? { id, label: valueLabels?.[id] ?? id };

  const change = (next: readonly string[]) => {
    setOwn(next);
    onChange?.([...next], next.map(optionOf));
  };
  const toggle = (option: Option) => {
    setKnown((before) => new Map(before).set(option.id, option));
    const on = !value.includes(option.id);
    setSaid(`${option.label} ${on ? 'added' : 'removed'}`);
    change(on ? [...value, option.id] : value.filter((id) => id !== option.id));
    setQuery('');
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
    setQuery('');
  };
  const open = () => {
    if (!isInert) setOpen(true);
  };
  const move = (by: number) => {
    if (shown.length === 0) return;
    let at = active < 0 && by < 0 ? 0 : active;
    for (let left = shown.length; left > 0; left--) {
      at = (((at + Math.sign(by)) % shown.length) + shown.length) % shown.length;
      if (!shown[at]?.isDisabled) break;
    }
    setActive(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const option = shown[active];
      if (option && !option.isDisabled) toggle(option);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && query === '' && value.length > 0 && !isInert) {
      const last = value.at(-1);
      if (last === undefined) return;
      setSaid(`${optionOf(last).label} removed`);
      change(value.slice(0, -1));
    }
  };
  useEffect(() => {
    if (isOpen && query.trim() !== '') setActive(shown.length > 0 ? 0 : -1);
  }, [isOpen, query, shown.length]);

  const activeOption = shown[active];
  const note =
    state === 'loading' && shown.length === 0
      ? 'Loading…'
      : state === 'failed'
        ? 'The list could not be loaded. Type again to try again.'
        : shown.length === 0
          ? noMatch
          : undefined;
  const rest = value.length - maxShown;

  return (
    <FieldFrame field={props} ids={ids}>
      <div ref={box} className={cx(field.box, field.boxSize[size])} {...boxState(props)}>
        <div className={styles.tags}>
          {value.slice(0, maxShown).map((id) => {
            const { label } = optionOf(id);
            return (
              <Chip
                key={id}
                value={label}
                removeLabel={`Remove ${label}`}
                onRemove={
                  isInert
                    ? undefined
                    : () => {
                        setSaid(`${label} removed`);
                        change(value.filter((other) => other !== id));
                        input.current?.focus();
                      }
                }
              />
            );
          })}
          {rest > 0 && <span className={styles.aside}>+{rest}</span>}
          <input
            ref={merged}
            id={ids.inputId}
            role="combobox"
            className={cx(field.input, styles.tagInput)}
            autoComplete="off"
            spellCheck={false}
            placeholder={value.length === 0 ? placeholder : undefined}
            value={query}
            disabled={props.isDisabled}
            readOnly={props.isReadOnly}
            autoFocus={props.autoFocus}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && activeOption ? optionId(listId, activeOption.id) : undefined}
            aria-busy={state === 'loading' || undefined}
            aria-required={props.isRequired || undefined}
            aria-invalid={props.errorMessage ? true : undefined}
            aria-describedby={ids.describedBy}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(-1);
              open();
            }}
            onClick={open}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              close();
              props.onBlur?.(event);
            }}
          />
        </div>
        <Button
          className={cx(styles.chevron, styles.trigger)}
          aria-label={`Show options of ${props.label}`}
          excludeFromTabOrder
          preventFocusOnPress
          isDisabled={isInert}
          onPress={() => {
            input.current?.focus();
            if (isOpen) close();
            else open();
          }}
        >
          <Icon icon={ChevronDown} />
        </Button>
      </div>
      <OptionPopover anchor={box} isOpen={isOpen} onClose={close}>
        <OptionList
          listId={listId}
          label={props.label}
          options={shown}
          active={active}
          onActive={setActive}
          selected={new Set(value)}
          multiple
          onChoose={toggle}
          note={note}
          noteTone={state === 'failed' ? 'bad' : undefined}
          query={query}
        />
      </OptionPopover>
      <span className={field.live} role="status">
        {said}
      </span>
    </FieldFrame>
  );
}
