import { useMemo, useState } from 'react';
import { Ellipsis, PanelLeftClose, Search, TriangleAlert } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import { useLocale } from '../../locale.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffPagesWords } from './PageDrawer.messages.ts';
import * as panel from './panel.css.ts';
import { excerptAround } from './excerptAround.ts';
import * as styles from './PageDrawer.css.ts';
import { SearchResults } from './SearchResults.tsx';
import type { PlanSearching } from './usePlanSearch.ts';
import type { PageHit, WorkspacePage } from './workspaceTypes.ts';

export interface PageDrawerProps {
  pages: readonly WorkspacePage[];
  currentPageId: string;
  onPage: (uuid: string) => void;
  onClose: () => void;
  /** Menu actions of a page. */
  actionsOf?: ((page: WorkspacePage) => readonly MenuEntry[]) | undefined;
  /** Searches page text, not only names. */
  onFindWords?: ((words: string) => Promise<readonly PageHit[]>) | undefined;
  /** Search state. */
  search: PlanSearching;
  /** Shown in a sheet: wider and without a header. */
  inSheet?: boolean;
}

function Thumb({
  page,
  words,
  shown,
}: {
  page: WorkspacePage;
  words: Messages['takeoffPages'];
  shown: string;
}) {
  if (page.error) {
    return (
      <span className={styles.reading}>
        <Icon icon={TriangleAlert} />
        <span className={styles.refusal}>{page.error}</span>
      </span>
    );
  }
  if (page.progress !== undefined) {
    const known = page.progress !== null;
    const percent = Math.round((page.progress ?? 0) * 100);
    return (
      <span className={styles.reading}>
        {words.reading}
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
          style={turned(page.turn)}
        />
      )}
      {page.measures > 0 && (
        // On a thumbnail of paper, which is light in every theme.
        <span className={styles.pageBadge} data-theme="light">
          {shown}
        </span>
      )}
    </>
  );
}

/** Context of a search match. */
const Excerpt = ({ before, match, after }: ReturnType<typeof excerptAround>) => (
  <span className={styles.excerpt}>
    {before}
    <strong className={styles.match}>{match}</strong>
    {after}
  </span>
);

/** Rotation of a thumbnail; quarter turns are scaled to cover the 8:5 frame. */
const turned = (turn: WorkspacePage['turn']) =>
  turn ? { transform: `rotate(${turn}deg)${turn === 180 ? '' : ' scale(1.6)'}` } : undefined;

const stateOf = (
  { measures, progress, error }: WorkspacePage,
  words: Messages['takeoffPages'],
  number: Intl.NumberFormat,
): string => {
  if (error) return error;
  if (progress === null) return words.isReading;
  if (progress !== undefined) return words.isReadingAt(number.format(Math.round(progress * 100)));
  return words.measures(measures, number.format(measures));
};

interface PageEntryProps extends Pick<PageDrawerProps, 'actionsOf'> {
  page: WorkspacePage;
  number: Intl.NumberFormat;
  isCurrent: boolean;
  /** Search text, emphasized in the excerpt. */
  query: string;
  /** Text of the page around the first match. */
  excerpt: string | undefined;
  onPress: () => void;
}

/** Page with its thumbnail, name and actions. */
function PageEntry({ page, number, isCurrent, query, excerpt, actionsOf, onPress }: PageEntryProps) {
  const words = useMessages('takeoffPages', takeoffPagesWords);
  const title = `${page.code} ${page.name}`.trim();
  return (
    <div className={styles.item}>
      <button
        type="button"
        className={styles.page}
        aria-current={isCurrent ? 'page' : undefined}
        title={[title, page.error].filter(Boolean).join('\n')}
        onClick={onPress}
      >
        <span className={styles.thumb} aria-hidden>
          <Thumb page={page} words={words} shown={number.format(page.measures)} />
        </span>
        <span className={styles.pageWords}>
          <span className={panel.code}>{page.code}</span>
          <span className={panel.ellipsis}>{page.name}</span>
          <VisuallyHidden>{`, ${stateOf(page, words, number)}`}</VisuallyHidden>
        </span>
        {page.note && <span className={styles.note}>{page.note}</span>}
        {excerpt !== undefined && <Excerpt {...excerptAround(excerpt, query)} />}
      </button>
      {actionsOf && (
        <span className={styles.actions}>
          <Menu
            label={words.actionsOf(title)}
            placement="bottom start"
            items={actionsOf(page)}
            trigger={
              <IconButton
                icon={Ellipsis}
                label={words.actionsOf(title)}
                size="sm"
                variant="secondary"
                noTooltip
              />
            }
          />
        </span>
      )}
    </div>
  );
}

/** List of the sheets of the plan set with their number of measures. */
export function PageDrawer({
  pages,
  currentPageId,
  onPage,
  onClose,
  actionsOf,
  onFindWords,
  search,
  inSheet,
}: PageDrawerProps) {
  const { query, setQuery, found } = search;
  const [searching, setSearching] = useState(query !== '');
  const words = useMessages('takeoffPages', takeoffPagesWords);
  const { locale } = useLocale();
  const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const shown = useMemo(() => {
    const wanted = query.trim().toLowerCase();
    return wanted === ''
      ? pages
      : pages.filter(
          ({ uuid, code, name }) =>
            `${code} ${name}`.toLowerCase().includes(wanted) || found.excerpts.has(uuid),
        );
  }, [pages, query, found.excerpts]);
  const scans = pages.filter(({ hasNoText }) => hasNoText).length;
  const searchOpen = searching || inSheet;
  const find = onFindWords ? words.findWords : words.find;
  return (
    <nav className={cx(styles.pages, inSheet && styles.inSheet)} aria-label={words.title}>
      {!inSheet && (
        <div className={cx(panel.panelHead, styles.pageHead)}>
          <h2 className={panel.panelTitle}>{words.title}</h2>
          <span className={panel.panelCount}>{number.format(pages.length)}</span>
          <span className={panel.grow} />
          <IconButton
            icon={Search}
            label={find}
            size="sm"
            isSelected={searching}
            onPress={() => {
              setSearching(!searching);
              setQuery('');
            }}
          />
          <IconButton icon={PanelLeftClose} directional label={words.hide} size="sm" onPress={onClose} />
        </div>
      )}
      {searchOpen && (
        <div className={styles.pageSearch}>
          <SearchField
            label={find}
            placeholder={find}
            size="sm"
            value={query}
            onChange={setQuery}
            autoFocus={searching}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || search.total === 0) return;
              event.preventDefault();
              search.step(event.shiftKey ? -1 : 1);
            }}
          />
          <SearchResults search={search} />
        </div>
      )}
      <div className={cx(styles.pageList, inSheet && styles.pageListWide)}>
        {shown.map((page) => (
          <PageEntry
            key={page.uuid}
            page={page}
            number={number}
            isCurrent={page.uuid === currentPageId}
            query={query}
            excerpt={found.excerpts.get(page.uuid)}
            actionsOf={actionsOf}
            onPress={() => (query.trim() === '' ? onPage(page.uuid) : search.open(page.uuid))}
          />
        ))}
        {onFindWords && query.trim() !== '' && scans > 0 && found.state === 'idle' && (
          <p className={styles.pageWords}>{words.scans(scans, number.format(scans))}</p>
        )}
        {found.state === 'looking' && <p className={styles.pageWords}>{words.looking}</p>}
        {found.state === 'failed' && (
          <p className={styles.pageWords} role="alert">
            {words.findFailed}
          </p>
        )}
        {shown.length === 0 && found.state === 'idle' && (
          <p className={styles.pageWords}>
            {onFindWords ? words.noWordsFound(query) : words.noneFound(query)}
          </p>
        )}
      </div>
    </nav>
  );
}
