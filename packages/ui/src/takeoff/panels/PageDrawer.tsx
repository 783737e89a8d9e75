import { useMemo } from 'react';
import { Ellipsis, PanelLeftClose, Search, TriangleAlert } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import { useLocale } from '../../locale.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffPagesMessages } from './PageDrawer.messages.ts';
import * as panel from './panel.css.ts';
import { excerptAround } from './excerptAround.ts';
import * as styles from './PageDrawer.css.ts';
import { SearchResults } from './SearchResults.tsx';
import type { PlanSearching } from './usePlanSearch.ts';
import type { PageHit, WorkspacePage } from './workspaceTypes.ts';

export interface PageDrawerProps {
  /** Sheets of the plan set in order. */
  pages: readonly WorkspacePage[];
  /** Id of the shown sheet. */
  currentPageId: string;
  /** Called with the id of a chosen sheet. */
  onPage: (uuid: string) => void;
  /** Called when the drawer was hidden. */
  onClose: () => void;
  /** Menu actions of a page. */
  actionsOf?: ((page: WorkspacePage) => readonly MenuEntry[]) | undefined;
  /** Searches page text, not only names. */
  onSearchPlans?: ((query: string) => Promise<readonly PageHit[]>) | undefined;
  /** Search state. */
  search: PlanSearching;
  /** Shown in a sheet: wider and without a header. */
  inSheet?: boolean;
}

function Thumb({
  page,
  messages,
  shown,
}: {
  page: WorkspacePage;
  messages: Messages['takeoffPages'];
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
    const hasProgress = page.progress !== null;
    const percent = Math.round((page.progress ?? 0) * 100);
    return (
      <span className={styles.reading}>
        {messages.reading}
        <span className={styles.readingTrack}>
          <span
            className={cx(styles.readingBar, !hasProgress && styles.readingUnknown)}
            style={hasProgress ? { display: 'block', width: `${percent}%` } : { display: 'block' }}
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
  messages: Messages['takeoffPages'],
  number: Intl.NumberFormat,
  locale: string,
): string => {
  if (error) return error;
  if (progress === null) return messages.isReading;
  if (progress !== undefined) return messages.isReadingAt(formatShare(progress, locale));
  return messages.measures(measures, number.format(measures));
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
  const messages = useMessages('takeoffPages', takeoffPagesMessages);
  const { locale } = useLocale();
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
          <Thumb page={page} messages={messages} shown={number.format(page.measures)} />
        </span>
        <span className={styles.pageText}>
          <span className={panel.code}>{page.code}</span>
          <span className={cx(panel.ellipsis, styles.pageName)}>{page.name}</span>
          <VisuallyHidden>{`, ${stateOf(page, messages, number, locale)}`}</VisuallyHidden>
        </span>
        {page.note && <span className={styles.note}>{page.note}</span>}
        {excerpt !== undefined && <Excerpt {...excerptAround(excerpt, query)} />}
      </button>
      {actionsOf && (
        <span className={styles.actions}>
          <Menu
            label={messages.actionsOf(title)}
            placement="bottom start"
            items={actionsOf(page)}
            trigger={
              <IconButton
                icon={Ellipsis}
                label={messages.actionsOf(title)}
                size="sm"
                variant="secondary"
                hideTooltip
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
  onSearchPlans,
  search,
  inSheet,
}: PageDrawerProps) {
  const { query, setQuery, found, isOpen } = search;
  const messages = useMessages('takeoffPages', takeoffPagesMessages);
  const { locale } = useLocale();
  const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const shown = useMemo(() => {
    const search = query.trim().toLowerCase();
    return search === ''
      ? pages
      : pages.filter(
          ({ uuid, code, name }) =>
            `${code} ${name}`.toLowerCase().includes(search) || found.excerpts.has(uuid),
        );
  }, [pages, query, found.excerpts]);
  const scans = pages.filter(({ hasNoText }) => hasNoText).length;
  const searchOpen = isOpen || inSheet;
  const find = onSearchPlans ? messages.findInText : messages.find;
  return (
    <nav className={cx(styles.pages, inSheet && styles.inSheet)} aria-label={messages.title}>
      {!inSheet && (
        <div className={cx(panel.panelHead, styles.pageHead)}>
          <h2 className={panel.panelTitle}>{messages.title}</h2>
          <span className={panel.panelCount}>{number.format(pages.length)}</span>
          <span className={panel.grow} />
          <IconButton icon={Search} label={find} size="sm" isSelected={isOpen} onPress={search.toggle} />
          <IconButton icon={PanelLeftClose} isDirectional label={messages.hide} size="sm" onPress={onClose} />
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
            autoFocus={isOpen}
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
        {onSearchPlans && query.trim() !== '' && scans > 0 && found.state === 'idle' && (
          <p className={styles.pageText}>{messages.scans(scans, number.format(scans))}</p>
        )}
        {found.state === 'looking' && <p className={styles.pageText}>{messages.looking}</p>}
        {found.state === 'failed' && (
          <p className={styles.pageText} role="alert">
            {messages.findFailed}
          </p>
        )}
        {shown.length === 0 && found.state === 'idle' && (
          <p className={styles.pageText}>
            {onSearchPlans ? messages.noTextMatch(query) : messages.noneFound(query)}
          </p>
        )}
      </div>
    </nav>
  );
}
