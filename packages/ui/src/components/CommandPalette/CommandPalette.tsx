import { ChevronRight, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { Modal } from '../../overlay/Modal.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import { EmptyState } from '../Feedback/States.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { Kbd } from '../Status/Kbd.tsx';
import { findCommands, type Command, type FoundCommand } from './commands.ts';
import { commandPaletteWords } from './CommandPalette.messages.ts';
import { useResults } from './useResults.ts';
import * as styles from './CommandPalette.css.ts';

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
  /** Any command was chosen, before its own `onAction`. The moment to remember it. */
  onAction?: (id: string) => void;
  /** Finds more elsewhere, 200 ms after the last letter: records, files, people. */
  onSearch?: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Toggles the palette with ⌘K or Ctrl+K. */
  hasHotkey?: boolean;
}

/** Everything that can be done, found by typing. */
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

function Palette({ commands, recentIds = [], onAction, onSearch, placeholder, onClose }: PaletteProps) {
  const words = useMessages('commandPalette', commandPaletteWords);
  const { locale } = useLocale();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [path, setPath] = useState<readonly Command[]>([]);
  const [activeId, setActiveId] = useState<string>();
  const here = path.at(-1);
  const { results, state } = useResults(query, here ? undefined : onSearch);
  const own = findCommands(here?.items ?? commands, query, here ? [] : recentIds, words);
  const known = new Set(own.flatMap((group) => group.commands.map(({ command }) => command.id)));
  const more = results.filter(({ id }) => !known.has(id)).map((command) => ({ command, ranges: [] }));
  const groups = [
    ...own,
    ...(more.length > 0 ? [{ id: 'results', title: words.results, commands: more }] : []),
  ];
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
    const count = flat.length;
    const go = (at: number) => setActiveId(flat[(at + count) % Math.max(1, count)]?.command.id);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') go(active + 1);
    else if (event.key === 'ArrowUp') go(active - 1);
    else if (event.key === 'PageDown') go(Math.min(count - 1, active + 8));
    else if (event.key === 'PageUp') go(Math.max(0, active - 8));
    else if (event.key === 'Enter' && current) choose(current);
    else if ((event.key === 'Backspace' && query === '') || event.key === 'Escape') {
      if (path.length === 0) return;
      enter(path.slice(0, -1));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isNothing = flat.length === 0 && state !== 'loading';

  return (
    <Modal
      aria-label={here?.label ?? words.label}
      onClose={onClose}
      isKeyboardDismissDisabled={path.length > 0}
      scrim={dialog.overlay}
      className={styles.panel}
    >
      <div className={styles.head}>
        <span className={styles.glyph}>
          <Icon icon={Search} size={20} />
        </span>
        {path.map((step) => (
          <span key={step.id} className={styles.step}>
            {step.label}
          </span>
        ))}
        <input
          autoFocus
          className={styles.input}
          role="combobox"
          aria-label={here?.label ?? words.label}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current.id)}
          placeholder={placeholder ?? words.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={words.label}
        tabIndex={-1}
        className={styles.list}
        hidden={flat.length === 0}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-label={group.title}>
            <div className={styles.title} aria-hidden>
              {group.title}
            </div>
            {group.commands.map(({ command, ranges }) => (
              <div
                key={command.id}
                id={optionId(command.id)}
                role="option"
                aria-selected={command === current}
                aria-disabled={command.disabledReason !== undefined || undefined}
                className={cx(styles.option, command === current && styles.active)}
                onMouseMove={() => setActiveId(command.id)}
                // The caret and an open keyboard stay where they are.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(command)}
              >
                {command.icon && (
                  <span className={styles.glyph}>
                    <Icon icon={command.icon} />
                  </span>
                )}
                <span className={styles.words} title={command.label}>
                  <Marked text={command.label} ranges={ranges} />
                </span>
                {(command.disabledReason ?? command.description) && (
                  <span className={styles.description}>{command.disabledReason ?? command.description}</span>
                )}
                {(command.shortcut || command.items) && (
                  <span className={styles.end}>
                    {command.shortcut && <Kbd>{command.shortcut}</Kbd>}
                    {command.items && <Icon icon={ChevronRight} directional />}
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {state === 'loading' && <div className={styles.note}>{words.searching}</div>}
      {state === 'failed' && <div className={cx(styles.note, styles.noteBad)}>{words.failed}</div>}
      {isNothing && state !== 'failed' && (
        <EmptyState title={query ? words.nothing(query) : words.empty} icon={Search} size="sm">
          {query && words.nothingText}
        </EmptyState>
      )}
      <div className={styles.foot} aria-hidden>
        <span className={styles.key}>
          <Kbd>↑↓</Kbd> {words.keys.move}
        </span>
        <span className={styles.key}>
          <Kbd>{words.keys.enter}</Kbd> {words.keys.choose}
        </span>
        <span className={styles.key}>
          <Kbd>Esc</Kbd> {path.length > 0 ? words.keys.back : words.keys.close}
        </span>
      </div>
      <VisuallyHidden>
        <span role="status">
          {state === 'loading'
            ? words.searching
            : words.found(flat.length, flat.length.toLocaleString(locale))}
        </span>
      </VisuallyHidden>
    </Modal>
  );
}

function Marked({ text, ranges }: { text: string; ranges: FoundCommand['ranges'] }) {
  let from = 0;
  const parts = ranges.flatMap(([start, end]) => {
    const before = text.slice(from, start);
    from = end;
    return [
      before,
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
