import { useMemo, useState } from 'react';
import { PanelLeftClose, Search, TriangleAlert } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import * as styles from './TakeoffWorkspace.css.ts';
import type { WorkspacePage } from './workspaceTypes.ts';

interface PageDrawerProps {
  pages: readonly WorkspacePage[];
  currentPageId: string;
  onPage: (uuid: string) => void;
  onClose: () => void;
  /** In a sheet: wider, without a head of its own. */
  inSheet?: boolean;
}

function Thumb({ page }: { page: WorkspacePage }) {
  if (page.error) {
    return (
      <span className={styles.reading}>
        <Icon icon={TriangleAlert} />
        {page.error}
      </span>
    );
  }
  if (page.progress !== undefined) {
    const known = page.progress !== null;
    const percent = Math.round((page.progress ?? 0) * 100);
    return (
      <span className={styles.reading}>
        Reading page
        <span className={styles.readingTrack}>
          <span
            className={cx(styles.readingBar, !known && styles.readingUnknown)}
            style={known ? { display: 'block', width: `${percent}%` } : { display: 'block' }}
          />
        </span>
      </span>
    );
  }
  return (
    <>
      {page.thumbnailUrl && (
        <img
          className={styles.thumbImage}
          src={page.thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
      {page.measures > 0 && (
        // On a picture of paper, which is light in every theme.
        <span className={styles.pageBadge} data-theme="light">
          {page.measures}
        </span>
      )}
    </>
  );
}

const stateOf = ({ measures, progress, error }: WorkspacePage): string => {
  if (error) return `, ${error}`;
  if (progress !== undefined)
    return `, reading page${progress === null ? '' : `, ${Math.round(progress * 100)} percent`}`;
  return `, ${measures} ${measures === 1 ? 'measure' : 'measures'}`;
};

/** The sheets of the set, with how much is measured on each. */
export function PageDrawer({ pages, currentPageId, onPage, onClose, inSheet }: PageDrawerProps) {
  const [searching, setSearching] = useState(false);
  const [words, setWords] = useState('');
  const shown = useMemo(() => {
    const wanted = words.trim().toLowerCase();
    return wanted === ''
      ? pages
      : pages.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted));
  }, [pages, words]);
  const searchOpen = searching || inSheet;
  return (
    <nav className={cx(styles.pages, inSheet && styles.inSheet)} aria-label="Pages">
      {!inSheet && (
        <div className={styles.panelHead}>
          <h2 className={styles.panelTitle}>Pages</h2>
          <span className={styles.panelCount}>{pages.length}</span>
          <span className={styles.grow} />
          <IconButton
            icon={Search}
            label="Find a page"
            size="sm"
            isSelected={searching}
            onPress={() => {
              setSearching(!searching);
              setWords('');
            }}
          />
          <IconButton icon={PanelLeftClose} label="Hide pages" size="sm" onPress={onClose} />
        </div>
      )}
      {searchOpen && (
        <div className={styles.pageSearch}>
          <SearchField
            label="Find a page"
            placeholder="Find a page"
            size="sm"
            value={words}
            onChange={setWords}
            autoFocus={searching}
          />
        </div>
      )}
      <div className={cx(styles.pageList, inSheet && styles.pageListWide)}>
        {shown.map((page) => (
          <button
            key={page.uuid}
            type="button"
            className={styles.page}
            aria-current={page.uuid === currentPageId ? 'page' : undefined}
            title={`${page.code} ${page.name}`}
            onClick={() => onPage(page.uuid)}
          >
            <span className={styles.thumb} aria-hidden>
              <Thumb page={page} />
            </span>
            <span className={styles.pageWords}>
              <span className={styles.code}>{page.code}</span>
              <span className={styles.ellipsis}>{page.name}</span>
              <VisuallyHidden>{stateOf(page)}</VisuallyHidden>
            </span>
          </button>
        ))}
        {shown.length === 0 && <p className={styles.pageWords}>No page is called “{words}”.</p>}
      </div>
    </nav>
  );
}
