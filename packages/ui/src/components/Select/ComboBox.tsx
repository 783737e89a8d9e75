import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react';
import { Button, useLocale } from 'react-aria-components';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { boxState, FieldFrame, useFieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { optionId, OptionList, OptionPopover } from './OptionList.tsx';
import type { Option } from './Select.tsx';
import * as styles from './Select.css.ts';
import { useWords } from '../../words/useWords.ts';
import { comboBoxWords } from './ComboBox.words.ts';
import { useOptions, type OptionSource } from './useOptions.ts';

export interface ComboBoxProps extends FieldProps, OptionSource {
  /** The id of the chosen option; null for none. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null, option: Option | null) => void;
  /** The words for `value` while its option has not been loaded. */
  valueLabel?: string;
  /** Offers to make what was typed. */
  onCreate?: (words: string) => void;
  createLabel?: (words: string) => string;
  placeholder?: string;
  icon?: IconType;
  /** Without a button that empties it. */
  isClearable?: boolean;
  noMatch?: string;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  bare?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const createId = ' create';

/** One of many: type to narrow the list down, arrows to move, Enter to choose, Escape to put back what was there. */
export function ComboBox(props: ComboBoxProps) {
  const {
    options,
    onSearch,
    debounce,
    value: controlled,
    defaultValue = null,
    onChange,
    valueLabel,
    onCreate,
    createLabel,
    placeholder,
    icon,
    isClearable = true,
    noMatch,
    bare,
    size = 'md',
    ref,
  } = props;
  const words = useWords('comboBox', comboBoxWords);
  const { locale } = useLocale();
  const ids = useFieldIds(props);
  const listId = `${ids.inputId}-list`;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [own, setOwn] = useState(defaultValue);
  const [chosen, setChosen] = useState<Option>();
  const [isOpen, setOpen] = useState(false);
  /** What is being typed; undefined while the field shows its value. */
  const [draft, setDraft] = useState<string>();
  const [active, setActive] = useState(-1);

  const value = controlled === undefined ? own : controlled;
  const current =
    value === null
      ? undefined
      : (options?.find(({ id }) => id === value) ?? (chosen?.id === value ? chosen : undefined));
  const shownValue = value === null ? '' : (current?.label ?? valueLabel ?? '');
  const query = draft ?? '';
  const { shown: matches, state } = useOptions({ options, onSearch, debounce }, query, isOpen);
  const offersCreate =
    onCreate !== undefined &&
    query.trim() !== '' &&
    state !== 'loading' &&
    !matches.some(({ label }) => label.toLowerCase() === query.trim().toLowerCase());
  const shown = offersCreate
    ? [...matches, { id: createId, label: (createLabel ?? words.create)(query.trim()) }]
    : matches;
  const isInert = props.isDisabled || props.isReadOnly;

  const open = () => {
    if (isInert || isOpen) return;
    setOpen(true);
    setActive(draft === undefined ? shown.findIndex(({ id }) => id === value) : -1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const revert = () => {
    setDraft(undefined);
    close();
  };
  const choose = (option: Option | null) => {
    setDraft(undefined);
    close();
    if (option?.id === createId) {
      onCreate?.(query.trim());
      return;
    }
    setChosen(option ?? undefined);
    setOwn(option?.id ?? null);
    if ((option?.id ?? null) !== value) onChange?.(option?.id ?? null, option);
  };
  const move = (to: number, by: 1 | -1) => {
    for (let at = to, left = shown.length; left > 0; at += by, left--) {
      const wrapped = ((at % shown.length) + shown.length) % shown.length;
      if (!shown[wrapped]?.isDisabled) {
        setActive(wrapped);
        return;
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        const down = event.key === 'ArrowDown';
        if (!isOpen) open();
        else if (active < 0) move(down ? 0 : shown.length - 1, down ? 1 : -1);
        else move(active + (down ? 1 : -1), down ? 1 : -1);
        break;
      }
      case 'PageDown':
      case 'PageUp':
        if (!isOpen) return;
        event.preventDefault();
        if (event.key === 'PageDown') move(Math.min(shown.length - 1, active + 8), -1);
        else move(Math.max(0, active - 8), 1);
        break;
      case 'Enter': {
        if (!isOpen) return;
        const option = shown[active];
        event.preventDefault();
        if (option && !option.isDisabled) choose(option);
        else if (query === '') revert();
        break;
      }
      case 'Escape':
        if (!isOpen && draft === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        revert();
        break;
      case 'Tab':
        if (isOpen && active >= 0 && draft !== undefined) {
          const option = shown[active];
          if (option && !option.isDisabled) choose(option);
        }
        break;
      default:
    }
  };

  // After the words change the first match is the one Enter takes.
  useEffect(() => {
    if (isOpen && draft !== undefined && draft.trim() !== '') setActive(shown.length > 0 ? 0 : -1);
  }, [isOpen, draft, shown.length]);

  const note =
    state === 'loading' && shown.length === 0
      ? words.loading
      : state === 'failed'
        ? words.failed
        : shown.length === 0
          ? (noMatch ?? words.noMatch)
          : undefined;
  const activeOption = shown[active];

  return (
    <FieldFrame field={props} ids={ids}>
      <div ref={box} className={cx(field.box, field.boxSize[size], bare && field.bare)} {...boxState(props)}>
        {icon && (
          <span className={field.affix}>
            <Icon icon={icon} />
          </span>
        )}
        <input
          ref={merged}
          id={ids.inputId}
          role="combobox"
          className={field.input}
          name={props.name}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={draft ?? shownValue}
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
            setDraft(event.target.value);
            setActive(-1);
            if (!isInert) setOpen(true);
          }}
          onClick={open}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            // Emptied and left is a choice of nothing; words that were never chosen are not a value.
            if (draft !== undefined && draft.trim() === '' && isClearable && value !== null) choose(null);
            else revert();
            props.onBlur?.(event);
          }}
        />
        {isClearable && value !== null && !isInert && (
          <IconButton
            icon={X}
            label={words.clear(props.label)}
            size="xs"
            excludeFromTabOrder
            preventFocusOnPress
            noTooltip
            onPress={() => {
              choose(null);
              input.current?.focus();
            }}
          />
        )}
        <Button
          className={cx(styles.chevron, styles.trigger)}
          aria-label={words.showOptions(props.label)}
          excludeFromTabOrder
          preventFocusOnPress
          isDisabled={isInert}
          onPress={() => {
            input.current?.focus();
            if (isOpen) revert();
            else open();
          }}
        >
          <Icon icon={ChevronDown} />
        </Button>
      </div>
      <OptionPopover anchor={box} isOpen={isOpen} onClose={revert}>
        <OptionList
          listId={listId}
          label={props.label}
          options={shown}
          active={active}
          onActive={setActive}
          selected={new Set(value === null ? [] : [value])}
          onChoose={choose}
          note={note}
          noteTone={state === 'failed' ? 'bad' : undefined}
          query={query}
        />
      </OptionPopover>
      <span className={field.live} role="status">
        {isOpen && state === 'idle' && draft !== undefined
          ? words.matches(matches.length, matches.length.toLocaleString(locale))
          : isOpen && state === 'loading'
            ? words.loading
            : ''}
      </span>
    </FieldFrame>
  );
}
