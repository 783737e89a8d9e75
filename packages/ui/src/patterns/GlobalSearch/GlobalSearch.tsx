import { SearchIcon, XIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Modal } from '../../overlay/Modal.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { Kbd } from '../../components/Status/Kbd.tsx';
import { useMedia } from '../../hooks.ts';
import { at } from '../../tokens/measures.ts';
import * as styles from './GlobalSearch.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { globalSearchMessages } from './GlobalSearch.messages.ts';
import { useSearchShortcut } from './useSearchShortcut.ts';

export interface SearchResult {
  id: string;
  label: string;
  /** Context of the result: a project, a folder or a company. */
  detail?: string;
  icon?: IconType;
  /** Avatar or mark instead of the icon. */
  mark?: ReactNode;
  href: string;
}

export interface SearchGroup {
  id: string;
  label: string;
  /** Results; at most five are shown. */
  results: readonly SearchResult[];
  /** Address of the complete results. */
  allHref?: string;
}

export interface GlobalSearchProps {
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Results by group. */
  groups: readonly SearchGroup[];
  /** Shows that the results are loading. */
  isSearching?: boolean;
  /** Called after the delay; with the empty string when cleared. */
  onSearch: (query: string) => void;
  /** Milliseconds. */
  debounce?: number;
  /** Minimum number of letters to search. */
  least?: number;
  /** False where ⌘K and Ctrl+K open something else, e.g. a command palette that searches, too. */
  hasHotkey?: boolean;
  /** Called with the opened result. */
  onOpenResult?: (result: SearchResult) => void;
}

const perGroup = 5;
const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Search for pages, files and people; ⌘K focuses it.
 *
 * @example
 * const [groups, setGroups] = useState<SearchGroup[]>([]);
 * return (
 *   <GlobalSearch
 *     groups={groups}
 *     onSearch={(query) =>
 *       setGroups([
 *         { id: 'bids', label: 'Bids', results: [{ id: '1', label: query, href: '/bids/1' }] },
 *       ])
 *     }
 *   />
 * );
 */
export function GlobalSearch(props: GlobalSearchProps) {
  const messages = useMessages('globalSearch', globalSearchMessages);
  const isNarrow = useMedia(at.narrow);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(field, isNarrow, setOpen, props.hasHotkey !== false);

  if (!isNarrow) return <SearchBox {...props} fieldRef={field} />;
  return (
    <>
      <span className={styles.touch}>
        <IconButton
          icon={SearchIcon}
          label={messages.search}
          onPress={() => setOpen(true)}
          aria-haspopup="dialog"
        />
      </span>
      {isOpen && (
        <Modal
          aria-label={messages.search}
          onClose={() => setOpen(false)}
          scrim={styles.sheetOverlay}
          className={cx(styles.sheet, styles.sheetDialog)}
        >
          <SearchBox {...props} fieldRef={field} isSheet onClose={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

interface SearchBoxProps extends GlobalSearchProps {
  fieldRef: React.RefObject<HTMLInputElement | null>;
  isSheet?: boolean;
  onClose?: () => void;
}

function SearchBox({
  placeholder: placeholderProp,
  groups,
  isSearching = false,
  onSearch,
  debounce = 800,
  least = 1,
  onOpenResult,
  fieldRef,
  isSheet,
  onClose,
}: SearchBoxProps) {
  const messages = useMessages('globalSearch', globalSearchMessages);
  const placeholder = placeholderProp ?? messages.placeholder;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [query, setQuery] = useState('');
  const [submittedQuery, setSubmittedQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  // Enter before the results opens the first result of the current text when it arrives, never one of an older text.
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = groups
    .map((group) => ({ ...group, results: group.results.slice(0, perGroup) }))
    .filter((group) => group.results.length > 0);
  const flat = shown.flatMap((group) => group.results.map((result) => `${group.id}/${result.id}`));
  const current = active !== undefined && flat.includes(active) ? active : flat[0];
  const search = query.trim();
  const hasPanel = search !== '' && (isOpen || isSheet === true);

  const isSubmitted = submittedQuery === search;
  const submit = (next: string) => {
    setSubmittedQuery(next);
    onSearch(next);
  };
  const change = (next: string) => {
    setQuery(next);
    setActive(undefined);
    setAwaited(false);
    setOpen(true);
    clearTimeout(timer.current);
    const rested = next.trim();
    timer.current = setTimeout(() => submit(rested), rested === '' ? 0 : debounce);
  };
  const done = () => {
    setOpen(false);
    onClose?.();
  };
  const optionId = (key: string) => `${id}-${key}`;
  const first = hasPanel ? current : undefined;
  useEffect(() => {
    if (!isAwaited || !isSubmitted || isSearching) return;
    setAwaited(false);
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.click();
  }, [isAwaited, isSubmitted, isSearching, first, id]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const index = current === undefined ? -1 : flat.indexOf(current);
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        setOpen(true);
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const next = flat[(index + step + flat.length) % Math.max(flat.length, 1)];
        setActive(next);
        if (next) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
        return;
      }
      case 'Enter':
        if (!hasPanel) return;
        event.preventDefault();
        if (current !== undefined && (active !== undefined || isSubmitted)) {
          document.getElementById(optionId(current))?.click();
          return;
        }
        setAwaited(true);
        if (isSubmitted) return;
        clearTimeout(timer.current);
        submit(search);
        return;
      case 'Escape':
        if (query === '' && !isSheet) {
          fieldRef.current?.blur();
          return;
        }
        if (query !== '') {
          event.preventDefault();
          event.stopPropagation();
          change('');
        }
    }
  };

  return (
    <div
      ref={root}
      role="search"
      aria-label={messages.search}
      className={cx(styles.root, isSheet && styles.rootSheet)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className={cx(styles.box, isSheet && styles.boxSheet)}>
        <span className={styles.glyph}>
          <Icon icon={SearchIcon} />
        </span>
        <input
          ref={fieldRef}
          type="text"
          role="combobox"
          aria-label={placeholder}
          aria-expanded={hasPanel}
          aria-controls={`${id}-panel`}
          aria-autocomplete="list"
          aria-activedescendant={hasPanel && current !== undefined ? optionId(current) : undefined}
          autoComplete="off"
          spellCheck={false}
          autoFocus={isSheet}
          className={styles.input}
          placeholder={placeholder}
          value={query}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {isSheet ? (
          <IconButton icon={XIcon} label={messages.close} onPress={done} hideTooltip />
        ) : (
          <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
        )}
      </div>
      {hasPanel && (
        <div
          id={`${id}-panel`}
          role="listbox"
          aria-label={messages.results}
          aria-busy={isSearching || undefined}
          className={cx(styles.panel, isSheet && styles.panelSheet)}
          // Focus stays in the field, or the panel would close under the press.
          onPointerDown={(event) => event.preventDefault()}
        >
          {shown.map((group) => (
            <div key={group.id} role="group" aria-label={group.label} className={styles.group}>
              <div className={styles.groupHead} aria-hidden>
                <span>{group.label}</span>
              </div>
              {group.results.map((result) => {
                const key = `${group.id}/${result.id}`;
                return (
                  <Anchor
                    key={result.id}
                    href={result.href}
                    className={cx(styles.result, key === current && styles.active)}
                    id={optionId(key)}
                    role="option"
                    aria-selected={key === current}
                    tabIndex={-1}
                    preventFocusOnPress
                    onPointerEnter={() => setActive(key)}
                    onPress={() => {
                      onOpenResult?.(result);
                      done();
                    }}
                  >
                    {result.mark ??
                      (result.icon && (
                        <span className={styles.resultGlyph}>
                          <Icon icon={result.icon} />
                        </span>
                      ))}
                    <span className={styles.label}>{result.label}</span>
                    {result.detail && <span className={styles.detail}>{result.detail}</span>}
                  </Anchor>
                );
              })}
              {group.allHref !== undefined && (
                <Anchor href={group.allHref} className={styles.all} onPress={done}>
                  {messages.allIn(group.label)}
                </Anchor>
              )}
            </div>
          ))}
          {shown.length === 0 && (
            <div className={styles.note} role="option" aria-selected={false} aria-disabled>
              {/* Before a search has run, an empty result means nothing. */}
              {search.length < least
                ? messages.more(least)
                : isSearching || !isSubmitted
                  ? messages.searching
                  : messages.nothing(search)}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
