import { useMemo, useState, type KeyboardEvent } from 'react';
import { useControlled } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { comboBoxMessages } from './ComboBox.messages.ts';
import type { ComboBoxProps } from './ComboBoxProps.ts';
import type { Option } from './options.ts';
import { useListbox } from './useListbox.ts';
import { useOptions } from './useOptions.ts';

const createId = ' create';

interface CreateOffer {
  /** Trimmed text of the input. */
  text: string;
  isOffered: boolean;
  labelOf: (text: string) => string;
}

/** Options with one that creates the typed value at the end, unless an option has its label. */
function useOptionsWithCreate(
  matches: readonly Option[],
  { text, isOffered, labelOf }: CreateOffer,
): readonly Option[] {
  const isNew = text !== '' && !matches.some(({ label }) => label.toLowerCase() === text.toLowerCase());
  const create = isOffered && isNew ? labelOf(text) : undefined;
  return useMemo(
    () => (create === undefined ? matches : [...matches, { id: createId, label: create }]),
    [matches, create],
  );
}

/** Value as its id, with the option it was chosen as. */
function useChosenOption(props: ComboBoxProps) {
  const [value, setValue] = useControlled<string | null>(props.value, props.defaultValue ?? null);
  const [chosen, setChosen] = useState<Option>();
  const current =
    value === null
      ? undefined
      : (props.options?.find(({ id }) => id === value) ?? (chosen?.id === value ? chosen : undefined));
  return {
    value,
    current,
    setOption: (option: Option | null) => {
      setChosen(option ?? undefined);
      const next = option?.id ?? null;
      if (next === value) return;
      setValue(next);
      props.onChange?.(next, option);
    },
  };
}

/** Value, typed text and list of a `ComboBox`, with its keys. */
export function useComboBox(props: ComboBoxProps) {
  const { options, onSearch, debounce, onCreate, createLabel } = props;
  const messages = useMessages('comboBox', comboBoxMessages);
  const { value, current, setOption } = useChosenOption(props);
  const [wanted, setWanted] = useState(false);
  /** Typed text; undefined while the field shows its value. */
  const [draft, setDraft] = useState<string>();

  const query = draft ?? '';
  const { shown: matches, state, retry } = useOptions({ options, onSearch, debounce }, query, wanted);
  const wanting = query.trim();
  const shown = useOptionsWithCreate(matches, {
    text: wanting,
    isOffered: onCreate !== undefined && state !== 'loading',
    labelOf: createLabel ?? messages.create,
  });
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
    setOption(option);
  };
  const list = useListbox({
    options: shown,
    query: query,
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
  return {
    value,
    /** Option of the value, if it is known. */
    current,
    /** Typed text; undefined while the field shows its value. */
    draft,
    query,
    matches,
    /** Matches and the option that creates a value. */
    shown,
    state,
    retry,
    list,
    open,
    choose,
    /** Discards the typed text and closes the list. */
    revert,
    type: (text: string) => {
      setDraft(text);
      list.setActive(-1);
      open();
    },
    onKeyDown,
  };
}
