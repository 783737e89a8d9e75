import { SearchIcon, XIcon } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as styles from './Launcher.css.ts';
import type { LauncherSection } from './launcherTypes.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { launcherMessages } from './Launcher.messages.ts';

const columns = 2;

interface LauncherPanelProps {
  sections: readonly LauncherSection[];
  offer?: ReactNode;
  offerSearchText?: string | undefined;
  onClose: () => void;
}

interface LauncherEntriesProps {
  section: LauncherSection;
  /** Id of the heading, which names the section. */
  titleId: string;
  /** Called when an entry is opened. */
  onClose: () => void;
}

/** Section of the launcher: heading and links. */
export function LauncherEntries({ section, titleId, onClose }: LauncherEntriesProps) {
  return (
    <section aria-labelledby={titleId} data-section>
      <h2 id={titleId} className={styles.title}>
        {section.title}
      </h2>
      <ul className={styles.grid}>
        {section.entries.map((entry) => (
          <li key={entry.id}>
            <Anchor
              href={entry.href}
              className={styles.entry}
              aria-current={entry.isCurrent ? 'page' : undefined}
              onPress={onClose}
            >
              <span className={styles.tile}>
                <Icon icon={entry.icon} size={20} />
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{entry.label}</span>
                <span className={styles.description}>{entry.description}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Content of the launcher. */
export function LauncherPanel({ sections, offer, offerSearchText, onClose }: LauncherPanelProps) {
  const messages = useMessages('launcher', launcherMessages);
  const [query, setQuery] = useState('');
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = query.trim().toLowerCase();
  const isFound = (text: string) => search === '' || text.toLowerCase().includes(search);
  const hasOffer = Boolean(offer) && (offerSearchText === undefined || isFound(offerSearchText));
  const shown = sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter(({ label, description }) => isFound(`${label} ${description}`)),
    }))
    .filter((section) => section.entries.length > 0);

  /** Entries row by row across all sections, as the eye reads them. */
  const rows = (): HTMLElement[][] =>
    [...(body.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])].flatMap((section) => {
      const entries = [...section.querySelectorAll<HTMLElement>('a')];
      return Array.from({ length: Math.ceil(entries.length / columns) }, (_, row) =>
        entries.slice(row * columns, row * columns + columns),
      );
    });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const inField = event.target === field.current;
    const grid = rows();
    const row = grid.findIndex((entries) => entries.includes(event.target as HTMLElement));
    const col = grid[row]?.indexOf(event.target as HTMLElement) ?? 0;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const flat = grid.flat();
    const at = flat.indexOf(event.target as HTMLElement);
    let next: HTMLElement | null | undefined;
    switch (event.key) {
      case 'ArrowDown':
        next = inField ? flat[0] : (grid[row + 1]?.[col] ?? grid[row + 1]?.at(-1));
        break;
      case 'ArrowUp':
        if (inField) return;
        next = row === 0 ? field.current : (grid[row - 1]?.[col] ?? grid[row - 1]?.at(-1));
        break;
      case 'ArrowRight':
      case 'ArrowLeft':
        if (inField) return;
        next = flat[at + (event.key === 'ArrowRight' ? 1 : -1) * (isRtl ? -1 : 1)];
        break;
      case 'Home':
        if (inField) return;
        next = flat[0];
        break;
      case 'End':
        if (inField) return;
        next = flat.at(-1);
        break;
      case 'Enter':
        if (!inField || search === '') return;
        event.preventDefault();
        flat[0]?.click();
        return;
      default:
        // Letters typed on an entry go on with the search.
        if (!inField && event.key.length === 1 && /\S/.test(event.key) && !event.ctrlKey && !event.metaKey)
          field.current?.focus();
        return;
    }
    event.preventDefault();
    next?.focus();
  };

  return (
    <div className={styles.content} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <label className={styles.box}>
          <span className={styles.glyph}>
            <Icon icon={SearchIcon} />
          </span>
          <input
            ref={field}
            type="text"
            autoFocus
            aria-label={messages.find}
            placeholder={messages.find}
            autoComplete="off"
            spellCheck={false}
            className={styles.input}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <IconButton icon={XIcon} label={messages.close} onPress={onClose} hideTooltip />
      </div>
      <div ref={body} className={styles.body}>
        {shown.map((section) => (
          <LauncherEntries
            key={section.id}
            section={section}
            titleId={`${id}-${section.id}`}
            onClose={onClose}
          />
        ))}
        {shown.length === 0 && !(hasOffer && offerSearchText) && (
          <p role="status" className={styles.none}>
            {messages.none(query.trim())}
          </p>
        )}
      </div>
      {hasOffer && <div className={styles.offer}>{offer}</div>}
    </div>
  );
}
