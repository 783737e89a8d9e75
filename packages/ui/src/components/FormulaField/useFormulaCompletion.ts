import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { Option } from '../Select/options.ts';
import { useListbox } from '../Select/useListbox.ts';
import { insertName, completions, nameBeforeCaret, type FormulaName } from './formula.ts';
import { formulaFieldMessages } from './FormulaField.messages.ts';

interface FormulaCompletionOptions {
  /** Formula text. */
  value: string;
  /** Called with the new formula. */
  onChange: (value: string) => void;
  /** Names offered for completion. */
  names: readonly FormulaName[];
  /** Disabled or read-only: nothing is offered. */
  isInert: boolean;
}

/** Completes the name at the caret of a formula input from a list of options. */
export function useFormulaCompletion({ value, onChange, names, isInert }: FormulaCompletionOptions) {
  const { functionOf } = useMessages('formulaField', formulaFieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState(value.length);
  /** Position of the caret after the completed text is drawn. */
  const next = useRef<number>(undefined);
  const word = nameBeforeCaret(value, caret);
  /** True if opened by its key instead of by typing. */
  const [asks, setAsks] = useState(false);
  const options = useMemo(() => completions(names, word, functionOf, asks), [names, word, functionOf, asks]);

  const choose = (option: Option) => {
    list.close();
    const { text, caret: to } = insertName(value, caret, option.id);
    // An unchanged text causes no render, so the caret would move only after the next letter.
    if (text === value) {
      input.current?.setSelectionRange(to, to);
      setCaret(to);
      return;
    }
    next.current = to;
    onChange(text);
  };
  const list = useListbox({
    options,
    query: word,
    isInert,
    onChoose: choose,
    onDismiss: () => list.close(),
  });
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    input.current?.setSelectionRange(next.current, next.current);
    setCaret(next.current);
    next.current = undefined;
  }, [value]);

  const isOpen = list.isOpen && options.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      setAsks(true);
      list.open();
      return;
    }
    // After a complete name Tab moves to the next field.
    if (isOpen && event.key === 'Tab' && list.activeOption && list.activeOption.id !== word) {
      event.preventDefault();
      choose(list.activeOption);
      return;
    }
    // With a closed list the arrow keys move the caret.
    if (isOpen) list.onKeyDown(event);
  };
  /** Takes the typed text of the input and offers names for the word at its caret. */
  const follow = (target: HTMLInputElement) => {
    const to = target.selectionStart ?? target.value.length;
    setCaret(to);
    setAsks(false);
    onChange(target.value);
    if (nameBeforeCaret(target.value, to)) list.open();
    else list.close();
  };
  return { input, word, options, list, choose, follow, onCaret: setCaret, onKeyDown };
}
