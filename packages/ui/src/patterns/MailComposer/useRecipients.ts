import { useRef, useState, type KeyboardEvent } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import {
  addAddresses,
  addressFault,
  formatAddress,
  parseAddresses,
  type MailAddress,
} from './mailAddresses.ts';
import { mailComposerMessages } from './MailComposer.messages.ts';
import { useRecipientSuggestions, type SearchAddresses } from './useRecipientSuggestions.ts';

interface RecipientsOptions {
  value: readonly MailAddress[];
  onChange: (value: MailAddress[]) => void;
  onSearch: SearchAddresses | undefined;
}

/** Largest number of suggestions. */
const mostSuggestions = 8;

/** Typing, pasting, choosing, editing and removing the recipients of a field, by keyboard and by pointer. */
export function useRecipients({ value, onChange, onSearch }: RecipientsOptions) {
  const messages = useMessages('mailComposer', mailComposerMessages);
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const people = useRecipientSuggestions(text, onSearch).slice(0, mostSuggestions);
  const isListed = isOpen && people.length > 0;
  const number = (count: number) => count.toLocaleString(locale);

  const add = (added: readonly MailAddress[]) => {
    setText('');
    setOpen(false);
    if (added.length === 0) return;
    const { list, duplicates } = addAddresses(value, added);
    const count = added.length - duplicates.length;
    onChange(list);
    setAnnouncement(
      [
        count > 0 && messages.added(count, number(count)),
        duplicates.length > 0 && messages.duplicates(duplicates.length, number(duplicates.length)),
      ]
        .filter(Boolean)
        .join('. '),
    );
  };
  const commit = () => add(parseAddresses(text));
  const tokensOf = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-token]') ?? [])];
  const remove = (address: MailAddress, next: 'input' | number = 'input') => {
    onChange(value.filter((each) => each !== address));
    setAnnouncement(messages.removed(address.name || address.address));
    requestAnimationFrame(() => {
      const tokens = tokensOf();
      const target = next === 'input' ? undefined : tokens[Math.min(next, tokens.length - 1)];
      (target ?? input.current)?.focus();
    });
  };
  const edit = (address: MailAddress) => {
    // Text that was not finished becomes a token first, so that nothing typed is lost.
    const { list } = addAddresses(
      value.filter((each) => each !== address),
      parseAddresses(text),
    );
    onChange(list);
    setText(formatAddress(address));
    input.current?.focus();
  };

  const onTokenKey = (event: KeyboardEvent, address: MailAddress, at: number) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
    const forth = isMirrored ? 'ArrowLeft' : 'ArrowRight';
    const tokens = tokensOf();
    if (event.key === back) tokens[Math.max(0, at - 1)]?.focus();
    else if (event.key === forth) (tokens[at + 1] ?? input.current)?.focus();
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(address, at);
    else return;
    event.preventDefault();
  };
  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isAtStart = selectionStart === 0 && selectionEnd === 0;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const chosen = isListed ? people[active] : undefined;
    if (isListed && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      setActive((active + (event.key === 'ArrowDown' ? 1 : people.length - 1)) % people.length);
    else if (event.key === 'Enter' && chosen) add([chosen]);
    else if (event.key === 'Escape' && isListed) setOpen(false);
    // A comma inside a quoted name is part of it.
    else if (
      (event.key === ',' || event.key === ';') &&
      text.trim() &&
      (text.match(/"/g)?.length ?? 0) % 2 === 0
    )
      commit();
    else if (event.key === 'Enter' && text.trim()) commit();
    else if (
      isAtStart &&
      (event.key === 'Backspace' || event.key === (isMirrored ? 'ArrowRight' : 'ArrowLeft'))
    )
      tokensOf().at(-1)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (pasted: string): boolean => {
    const list = parseAddresses(text + pasted);
    // Part of an address is left to the input.
    if (list.length < 2 && !list.some(({ address }) => addressFault(address) === undefined)) return false;
    add(list);
    return true;
  };
  const type = (next: string) => {
    setText(next);
    setOpen(true);
    setActive(0);
  };
  return {
    box,
    input,
    text,
    people,
    active,
    isListed,
    status: isListed ? messages.found(people.length, number(people.length)) : announcement,
    add,
    commit,
    edit,
    remove,
    type,
    onPaste,
    onTokenKey,
    onInputKey,
  };
}
