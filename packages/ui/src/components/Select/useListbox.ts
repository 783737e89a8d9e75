import { useEffect, useState, type KeyboardEvent } from 'react';
import { nextEnabledIndex, type Option } from './options.ts';

interface ListboxOptions {
  options: readonly Option[];
  /** Text that filters the list; with text, Enter takes the first match. */
  query: string;
  isInert: boolean | undefined;
  /** Returns the index that is active when the list opens: the chosen option. */
  startAt?: () => number;
  onChoose: (option: Option) => void;
  onEnterNothing?: (() => void) | undefined;
  /** Called on Escape and on a press outside. */
  onDismiss: () => void;
}

/** Options that Page Up and Page Down go over. */
const page = 8;

/** Keyboard state of an open list under an input that keeps the focus. */
export function useListbox({
  options,
  query,
  isInert,
  startAt,
  onChoose,
  onEnterNothing,
  onDismiss,
}: ListboxOptions) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isNarrowed = query.trim() !== '';

  useEffect(() => {
    if (isOpen && isNarrowed) setActive(options.length > 0 ? nextEnabledIndex(options, 0, 1) : -1);
  }, [isOpen, isNarrowed, query, options]);

  const open = () => {
    if (isInert || isOpen) return;
    setOpen(true);
    setActive(startAt?.() ?? -1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const step = (by: 1 | -1) => {
    if (!isOpen) open();
    else if (active < 0) setActive(nextEnabledIndex(options, by === 1 ? 0 : -1, by));
    else setActive(nextEnabledIndex(options, active + by, by));
  };
  const leap = (by: 1 | -1) => {
    const to = by === 1 ? Math.min(options.length - 1, active + page) : Math.max(0, active - page);
    setActive(nextEnabledIndex(options, to, by === 1 ? -1 : 1));
  };
  /** Returns true if the list handled the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const by = event.key === 'ArrowDown' || event.key === 'PageDown' ? 1 : -1;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        step(by);
        break;
      case 'PageDown':
      case 'PageUp':
        if (!isOpen) return false;
        leap(by);
        break;
      case 'Enter': {
        if (!isOpen) return false;
        const option = options[active];
        if (option && !option.isDisabled) onChoose(option);
        else onEnterNothing?.();
        break;
      }
      case 'Escape':
        if (!isOpen) return false;
        event.stopPropagation();
        onDismiss();
        break;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  };
  return { isOpen, active, activeOption: options[active], setActive, open, close, onKeyDown };
}

export type Listbox = ReturnType<typeof useListbox>;
