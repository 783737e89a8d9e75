import { X } from 'lucide-react';
import { useMemo, useRef, useState, type FocusEventHandler, type KeyboardEvent, type Ref } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useFieldIds, type FieldProps } from '../Field/Field.tsx';
import * as field from '../Field/Field.css.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { comboBoxWords } from './ComboBox.messages.ts';
import { listboxWords } from './Listbox.messages.ts';
import { ListboxFrame } from './ListboxFrame.tsx';
import { OptionAvatar } from './OptionList.tsx';
import type { Option } from './options.ts';
import { useListbox } from './useListbox.ts';
import { useOptions, type OptionSource } from './useOptions.ts';

export interface ComboBoxProps extends FieldProps, OptionSource {
  /** The id of the chosen option; null for none. */
  value?: string | null;
  /** Initial value when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the id and option, or null when cleared. */
  onChange?: (value: string | null, option: Option | null) => void;
  /** Label of the value while its option is not loaded. */
  valueLabel?: string;
  /** Offers to create an option from the input. */
  onCreate?: (words: string) => void;
  /** Returns the label of the option that creates a value. */
  createLabel?: (words: string) => string;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Icon in the field. */
  icon?: IconType;
  /** Shows a clear button; true by default. */
  isClearable?: boolean;
  /** Text shown when no option matches. */
  noMatch?: string;
  /** Called when the focus leaves. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** No box of its own: inside a table's cell. */
  bare?: boolean;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

const createId = ' create';

/** Select of one among many options with search. Arrows move, Enter selects, Escape restores. */
export function ComboBox(props: ComboBoxProps) {
  const {
    options,
    onSearch,
    debounce,
    onChange,
    valueLabel,
    onCreate,
    createLabel,
    placeholder,
    icon,
    isClearable = true,
    ref,
  } = props;
  const words = useMessages('comboBox', comboBoxWords);
  const { matches: matchWords } = useMessages('listbox', listboxWords);
  const { locale } = useLocale();
  const ids = useFieldIds(props);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const [value, setValue] = useControlled<string | null>(props.value, props.defaultValue ?? null);
  const [chosen, setChosen] = useState<Option>();
  const [wanted, setWanted] = useState(false);
  /** What is being typed; undefined while the field shows its value. */
  const [draft, setDraft] = useState<string>();

  const current =
    value === null
      ? undefined
      : (options?.find(({ id }) => id === value) ?? (chosen?.id === value ? chosen : undefined));
  const shownValue = value === null ? '' : (current?.label ?? valueLabel ?? '');
  const query = draft ?? '';
  const { shown: matches, state, retry } = useOptions({ options, onSearch, debounce }, query, wanted);
  const wanting = query.trim();
  const offersCreate =
    onCreate !== undefined &&
    wanting !== '' &&
    state !== 'loading' &&
    !matches.some(({ label }) => label.toLowerCase() === wanting.toLowerCase());
  const create = offersCreate ? (createLabel ?? words.create)(wanting) : undefined;
  const shown = useMemo(
    () => (create === undefined ? matches : [...matches, { id: createId, label: create }]),
    [matches, create],
  );
  const isInert = props.isDisabled || props.isReadOnly;

  const revert = () => {
    setDraft(undefined);
    setWanted(false);
    list.close();
  };
  const choose = (option: Option | null) => {
    revert();
    if (option?.id === createId) {
      onCreate?.(wanting);
      return;
    }
    setChosen(option ?? undefined);
    const next = option?.id ?? null;
    if (next === value) return;
    setValue(next);
    onChange?.(next, option);
  };
  const list = useListbox({
    options: shown,
    words: query,
    isInert,
    startAt: () => (draft === undefined ? shown.findIndex(({ id }) => id === value) : -1),
    onChoose: choose,
    onEnterNothing: () => {
      if (retry) retry();
      else if (query === '') revert();
    },
    onDismiss: revert,
  });
  const open = () => {
    if (!isInert) setWanted(true);
    list.open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setWanted(!isInert);
    if (list.onKeyDown(event)) return;
    if (event.key === 'Escape' && draft !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      revert();
    } else if (event.key === 'Tab' && list.isOpen && draft !== undefined) {
      const option = list.activeOption;
      if (option && !option.isDisabled) choose(option);
    }
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
      selected={new Set(value === null ? [] : [value])}
      onChoose={choose}
      onDismiss={revert}
      inputRef={input}
      input={{
        ref: merged,
        name: props.name,
        placeholder,
        value: draft ?? shownValue,
        onChange: (event) => {
          setDraft(event.target.value);
          list.setActive(-1);
          open();
        },
        onFocus: (event) => event.currentTarget.select(),
        onKeyDown,
        onBlur: (event) => {
          // Emptied and left is a choice of nothing; words that were never chosen are not a value.
          if (draft !== undefined && draft.trim() === '' && isClearable && value !== null) choose(null);
          else revert();
          props.onBlur?.(event);
        },
      }}
      start={
        icon ? (
          <span className={field.affix}>
            <Icon icon={icon} />
          </span>
        ) : (
          draft === undefined && current?.avatar && <OptionAvatar option={current} />
        )
      }
      end={
        isClearable &&
        value !== null &&
        !isInert && (
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
        )
      }
      said={
        list.isOpen && state === 'idle' && draft !== undefined
          ? matchWords(matches.length, matches.length.toLocaleString(locale))
          : ''
      }
    />
  );
}
