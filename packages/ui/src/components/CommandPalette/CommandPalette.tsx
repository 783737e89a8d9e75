import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { Modal } from '../../overlay/Modal.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../Button/IconButton.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { dialogMessages } from '../Dialog/Dialog.messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { Kbd } from '../Status/Kbd.tsx';
import type { Command, FoundCommand } from './commands.ts';
import { commandPaletteMessages } from './CommandPalette.messages.ts';
import * as styles from './CommandPalette.css.ts';
import { CommandOption } from './CommandOption.tsx';
import { useCommandGroups } from './useCommandGroups.ts';
import { PaletteNotice } from './PaletteNotice.tsx';

export type { Command } from './commands.ts';

export interface CommandPaletteProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the open state should change. */
  onOpenChange: (isOpen: boolean) => void;
  /** Available commands. */
  commands: readonly Command[];
  /** Ids of recently used commands, newest first, shown before typing. */
  recentIds?: readonly string[];
  /** Called when a command is chosen, before its own `onAction`, e.g. to store it as recently used. */
  onAction?: (id: string) => void;
  /** Searches further results such as records, files and people, 200 ms after the last letter. */
  onSearch?: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Toggles the palette with ⌘K or Ctrl+K. */
  hasHotkey?: boolean;
}

/**
 * Command palette with search.
 *
 * @example
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <CommandPalette
 *     isOpen={isOpen}
 *     onOpenChange={setOpen}
 *     commands={[{ id: 'bid', label: 'New bid', onAction: () => console.log('New bid') }]}
 *   />
 * );
 */
export function CommandPalette({ isOpen, onOpenChange, hasHotkey, ...rest }: CommandPaletteProps) {
  const toggle = useLatest(() => onOpenChange(!isOpen));
  useEffect(() => {
    if (!hasHotkey) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hasHotkey, toggle]);
  return isOpen ? <Palette {...rest} onClose={() => onOpenChange(false)} /> : null;
}

interface PaletteProps extends Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'hasHotkey'> {
  onClose: () => void;
}

/** Index of the command that a key moves to; undefined for other keys. */
function indexAfterKey(key: string, active: number, count: number): number | undefined {
  const last = Math.max(1, count);
  switch (key) {
    case 'ArrowDown':
      return (active + 1 + count) % last;
    case 'ArrowUp':
      return (active - 1 + count) % last;
    case 'PageDown':
      return (Math.min(count - 1, active + 8) + count) % last;
    case 'PageUp':
      return (Math.max(0, active - 8) + count) % last;
    default:
      return undefined;
  }
}

function Palette({ commands, recentIds = [], onAction, onSearch, placeholder, onClose }: PaletteProps) {
  const messages = useMessages('commandPalette', commandPaletteMessages);
  const { locale } = useLocale();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [path, setPath] = useState<readonly Command[]>([]);
  const [activeId, setActiveId] = useState<string>();
  const here = path.at(-1);
  const { groups, state } = useCommandGroups({ commands, recentIds, onSearch, query, here });
  const flat: readonly FoundCommand[] = groups.flatMap((group) => group.commands);
  const found = flat.findIndex(({ command }) => command.id === activeId);
  const active = found >= 0 ? found : 0;
  const current = flat[active]?.command;
  const optionId = (id: string) => `${listId}-${id}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, query, path]);

  const enter = (next: readonly Command[]) => {
    setPath(next);
    setQuery('');
    setActiveId(undefined);
  };
  const choose = (command: Command) => {
    if (command.disabledReason !== undefined) return;
    if (command.items) {
      enter([...path, command]);
      return;
    }
    onClose();
    onAction?.(command.id);
    command.onAction?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = indexAfterKey(event.key, active, flat.length);
    if (to !== undefined) setActiveId(flat[to]?.command.id);
    else if (event.key === 'Enter' && current) choose(current);
    else if ((event.key === 'Backspace' && query === '') || event.key === 'Escape') {
      if (path.length === 0) return;
      enter(path.slice(0, -1));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Modal
      aria-label={here?.label ?? messages.label}
      onClose={onClose}
      isKeyboardDismissDisabled={path.length > 0}
      scrim={dialog.overlay}
      className={styles.panel}
    >
      <div className={styles.head}>
        <PalettePath path={path} />
        <input
          autoFocus
          className={styles.input}
          role="combobox"
          aria-label={here?.label ?? messages.label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current.id)}
          placeholder={placeholder ?? messages.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <PaletteClose onClose={onClose} />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={here?.label ?? messages.label}
        tabIndex={-1}
        className={styles.list}
        hidden={flat.length === 0}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-label={group.title}>
            {group.title !== here?.label && (
              <div className={styles.title} aria-hidden>
                {group.title}
              </div>
            )}
            {group.commands.map(({ command, ranges }) => (
              <CommandOption
                key={command.id}
                id={optionId(command.id)}
                found={{ command, ranges }}
                isActive={command === current}
                onActive={() => setActiveId(command.id)}
                onChoose={() => choose(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <PaletteNotice state={state} query={query} isEmpty={flat.length === 0} />
      <PaletteKeys isInSubmenu={path.length > 0} />
      <VisuallyHidden>
        <span role="status">
          {state === 'loading'
            ? messages.searching
            : messages.found(flat.length, flat.length.toLocaleString(locale))}
        </span>
      </VisuallyHidden>
    </Modal>
  );
}

/** Search glyph, and the labels of the commands whose items are shown. */
function PalettePath({ path }: { path: readonly Command[] }) {
  return (
    <>
      <span className={styles.glyph}>
        <Icon icon={Search} size={20} />
      </span>
      {path.map((step) => (
        <span key={step.id} className={styles.step}>
          {step.label}
        </span>
      ))}
    </>
  );
}

/** Closes the palette where there is no Escape key. */
function PaletteClose({ onClose }: { onClose: () => void }) {
  const { close } = useMessages('dialog', dialogMessages);
  return (
    <span className={styles.close}>
      <IconButton icon={X} label={close} size="sm" onPress={onClose} hideTooltip />
    </span>
  );
}

/** Keys of the palette. */
function PaletteKeys({ isInSubmenu }: { isInSubmenu: boolean }) {
  const messages = useMessages('commandPalette', commandPaletteMessages);
  return (
    <div className={styles.foot} aria-hidden>
      <span className={styles.key}>
        <Kbd>↑↓</Kbd> {messages.keys.move}
      </span>
      <span className={styles.key}>
        <Kbd>{messages.keys.enter}</Kbd> {messages.keys.choose}
      </span>
      <span className={styles.key}>
        <Kbd>Esc</Kbd> {isInSubmenu ? messages.keys.back : messages.keys.close}
      </span>
    </div>
  );
}
