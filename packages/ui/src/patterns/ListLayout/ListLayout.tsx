import {
  ArrowDownIcon,
  ArrowUpIcon,
  BookmarkIcon,
  ChevronDownIcon,
  ListFilterIcon,
  PlusIcon,
} from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import { Kbd } from '../../components/Status/Kbd.tsx';
import { GridCheck } from '../../table/GridCheck.tsx';
import type { SortKey } from '../../table/types.ts';
import { useMedia } from '../../hooks.ts';
import { useFit } from '../TabBar/useFit.ts';
import { at } from '../../tokens/measures.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { useLocale } from '../../locale.tsx';
import { useWords } from '../../words/useWords.ts';
import { listLayoutWords } from './ListLayout.words.ts';
import * as styles from './ListLayout.css.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';

// What only a phone needs comes only to a phone.
const Select = lazy(() =>
  import('../../components/Select/Select.tsx').then((module) => ({ default: module.Select })),
);
const Drawer = lazy(() =>
  import('../../components/Drawer/Drawer.tsx').then((module) => ({ default: module.Drawer })),
);

export interface PrimaryAction {
  label: string;
  /** On a phone ("New"). */
  shortLabel?: string;
  icon?: IconType;
  onPress?: () => void;
  href?: string;
  /** Disables the action and says why. */
  disabledReason?: string;
}

export interface BulkAction {
  id: string;
  label: string;
  icon?: IconType;
  tone?: 'danger';
  onPress: () => void;
  disabledReason?: string;
}

export interface ListSelection {
  /** Rows selected; 0 hides the bar. */
  count: number;
  /** Rows of the whole list, for "Select all 186". */
  total?: number;
  actions: readonly BulkAction[];
  onSelectAll?: () => void;
  onClear: () => void;
}

export interface ListSearch {
  value: string;
  /** After 800 ms of rest, at once on Enter. */
  onSearch: (words: string) => void;
  placeholder?: string;
}

export interface ListSorting {
  options: readonly { id: string; label: string }[];
  value?: SortKey;
  onChange: (sort: SortKey) => void;
}

export interface ListLayoutProps {
  title: string;
  /** Of the whole list as it is filtered. */
  count?: number;
  primaryAction?: PrimaryAction;
  /** Further actions left of the primary one. */
  actions?: ReactNode;
  views?: SavedViewsProps;
  /** Columns, density, import, export: small icon buttons at the end of the views' row. */
  tools?: ReactNode;
  search?: ListSearch;
  /** More of the toolbar: a grouping, a period. */
  toolbar?: ReactNode;
  filters?: Omit<FilterBarProps, 'isStacked' | 'hasMoved'>;
  selection?: ListSelection;
  /** How a phone says and changes the order, having no column heads. */
  sorting?: ListSorting;
  pagination?: PaginationProps;
  /** A `DataTable` that `fills`. */
  children: ReactNode;
}

/** A list of records: title and count, saved views, toolbar, filters, table, pages. */
export function ListLayout({
  title,
  count,
  primaryAction,
  actions,
  views,
  tools,
  search,
  toolbar,
  filters,
  selection,
  sorting,
  pagination,
  children,
}: ListLayoutProps) {
  const words = useWords('listLayout', listLayoutWords);
  const { locale } = useLocale();
  const whole = new Intl.NumberFormat(locale);
  const isPhone = useMedia(at.phone);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const filtersMoved = useRef(false);
  const selected = selection?.count ?? 0;
  const onClear = selection?.onClear;

  useEffect(() => {
    if (selected === 0 || !onClear) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Escape belongs to what is open above the list first.
      if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return;
      if ((event.target as Element).matches('input, textarea, select')) return;
      onClear();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [selected, onClear]);

  const head = (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {count !== undefined && <span className={styles.count}>{whole.format(count)}</span>}
      <span className={styles.actions}>
        {actions}
        {primaryAction && (
          <Button
            variant="primary"
            size={isPhone ? 'lg' : 'md'}
            icon={primaryAction.icon ?? PlusIcon}
            onPress={primaryAction.onPress}
            href={primaryAction.href}
            disabledReason={primaryAction.disabledReason}
          >
            {isPhone ? (primaryAction.shortLabel ?? primaryAction.label) : primaryAction.label}
          </Button>
        )}
      </span>
    </header>
  );
  const searchField = search && (
    <SearchField
      label={words.search(title)}
      placeholder={search.placeholder ?? words.search(title)}
      defaultValue={search.value}
      onSearch={search.onSearch}
    />
  );
  const selectionBar = selection && selected > 0 && <SelectionBar selection={selection} isPhone={isPhone} />;

  if (isPhone) {
    const current = sorting?.options.find((option) => option.id === sorting.value?.columnId);
    return (
      <div className={styles.page}>
        {head}
        {(views || filters || search) && (
          <div className={styles.phoneTools}>
            {views && (
              <span className={styles.phoneView}>
                <Suspense fallback={null}>
                  <Select
                    label={words.savedView}
                    hideLabel
                    size="lg"
                    icon={BookmarkIcon}
                    value={views.currentId ?? null}
                    placeholder={words.all}
                    options={views.views.map((view) => ({
                      id: view.id,
                      label: view.label,
                      aside: view.count === undefined ? undefined : whole.format(view.count),
                    }))}
                    onChange={views.onSelect}
                  />
                </Suspense>
              </span>
            )}
            {(filters || search) && (
              <Button
                size="lg"
                icon={ListFilterIcon}
                onPress={() => setFilterOpen(true)}
                aria-haspopup="dialog"
              >
                <span className={styles.phoneFilters}>
                  {words.filters}
                  {filters && filters.filters.length > 0 && (
                    <span className={styles.phoneCount}>{whole.format(filters.filters.length)}</span>
                  )}
                </span>
              </Button>
            )}
          </div>
        )}
        {sorting && (
          <div className={styles.phoneSort}>
            <Menu
              label={words.sortBy}
              placement="bottom start"
              items={sorting.options.map((option) => ({
                id: option.id,
                label: option.label,
                icon:
                  option.id === sorting.value?.columnId
                    ? sorting.value.direction === 'asc'
                      ? ArrowUpIcon
                      : ArrowDownIcon
                    : undefined,
                onAction: () =>
                  sorting.onChange({
                    columnId: option.id,
                    direction:
                      option.id === sorting.value?.columnId && sorting.value.direction === 'asc'
                        ? 'desc'
                        : 'asc',
                  }),
              }))}
              trigger={
                <BareButton className={styles.sortButton}>
                  <Icon icon={sorting.value?.direction === 'asc' ? ArrowUpIcon : ArrowDownIcon} size={14} />
                  <span className={styles.sortWords}>{words.sortedBy}</span>
                  <span className={styles.sortName}>{current?.label ?? words.unsorted}</span>
                </BareButton>
              }
            />
          </div>
        )}
        {selectionBar}
        <div className={styles.body}>{children}</div>
        {pagination && <Pagination {...pagination} />}
        <Suspense fallback={null}>
          <Drawer isOpen={isFilterOpen} onOpenChange={setFilterOpen} title={words.filters} width={450}>
            <div className={styles.sheet}>
              {searchField}
              {toolbar}
              {filters && <FilterBar {...filters} isStacked />}
            </div>
          </Drawer>
        </Suspense>
      </div>
    );
  }

  // Chips take a row of their own; until there is one, and where no views are saved, one row holds everything.
  const hasChips = filters !== undefined && filters.filters.length > 0;
  const hasLooseTools = Boolean(tools) && !views;
  const filterBar = filters && (
    <FilterBar
      {...filters}
      hasMoved={filtersMoved}
      onChange={(next) => {
        filtersMoved.current = next.length > 0 !== hasChips;
        filters.onChange(next);
      }}
    />
  );
  return (
    <div className={styles.page}>
      {head}
      {views && (
        <div className={styles.viewRow}>
          <SavedViews {...views} />
          {tools && <div className={styles.tools}>{tools}</div>}
        </div>
      )}
      {(searchField || toolbar || selectionBar || hasLooseTools) && (
        <div className={styles.toolRow}>
          <div className={styles.toolbar} inert={selected > 0}>
            {searchField && <div className={styles.search}>{searchField}</div>}
            {toolbar}
            {filterBar && !hasChips && <div className={styles.inlineFilters}>{filterBar}</div>}
            {hasLooseTools && <div className={styles.looseTools}>{tools}</div>}
          </div>
          {selectionBar}
        </div>
      )}
      {filterBar && hasChips && <div className={styles.filterRow}>{filterBar}</div>}
      <div className={styles.body}>{children}</div>
      {pagination && <Pagination {...pagination} />}
    </div>
  );
}

interface SelectionBarProps {
  selection: ListSelection;
  isPhone: boolean;
}

/** Covers the toolbar while rows are selected; its checkbox stays in the table's column. */
function SelectionBar({ selection, isPhone }: SelectionBarProps) {
  const { count, total, actions, onSelectAll, onClear } = selection;
  const words = useWords('listLayout', listLayoutWords);
  const { locale } = useLocale();
  const whole = new Intl.NumberFormat(locale);
  const isAll = total !== undefined && count >= total;
  const { row, ghosts, shown } = useFit<HTMLDivElement>({
    count: actions.length,
    signature: actions.map((action) => action.label).join('|'),
  });
  const rest = actions.filter((_, index) => !shown.includes(index));
  return (
    <div
      role="toolbar"
      aria-label={words.selection}
      className={cx(styles.selection, isPhone && styles.selectionPhone)}
    >
      <BareButton className={styles.selectionCheck} aria-label={words.clearSelection} onPress={onClear}>
        <GridCheck isSelected={isAll ? true : 'mixed'} />
      </BareButton>
      <span className={styles.selectionCount} aria-live="polite">
        {words.selected(whole.format(count))}
      </span>
      {onSelectAll && total !== undefined && !isAll && (
        <BareButton className={styles.selectAll} onPress={onSelectAll}>
          {words.selectAll(whole.format(total))}
        </BareButton>
      )}
      <span className={styles.selectionLine} />
      <div ref={row} className={styles.selectionActions}>
        {shown.map((index) => {
          const action = actions[index];
          return action && <BulkButton key={action.id} action={action} />;
        })}
        {rest.length > 0 && (
          <Menu
            label={words.moreActions}
            placement="bottom start"
            items={rest.map(({ id, label, icon, tone, onPress, disabledReason }) => ({
              id,
              label,
              icon,
              tone,
              disabledReason,
              onAction: onPress,
            }))}
            trigger={
              <Button variant="ghost" size="sm" iconAfter={ChevronDownIcon}>
                {words.more}
              </Button>
            }
          />
        )}
        <div ref={ghosts} className={styles.ghosts} inert aria-hidden>
          {actions.map((action) => (
            <BulkButton key={action.id} action={action} />
          ))}
          <span>
            <Button variant="ghost" size="sm" iconAfter={ChevronDownIcon}>
              {words.more}
            </Button>
          </span>
        </div>
      </div>
      <span className={styles.bulkClear}>
        <Button variant="ghost" size="sm" quiet onPress={onClear}>
          <span className={styles.clearWords}>
            {words.clear} <Kbd>Esc</Kbd>
          </span>
        </Button>
      </span>
    </div>
  );
}

interface BulkButtonProps {
  action: BulkAction;
}

function BulkButton({ action }: BulkButtonProps) {
  return (
    <span className={cx(styles.bulk, action.tone === 'danger' && styles.bulkDanger)}>
      <Button
        variant="ghost"
        size="sm"
        icon={action.icon}
        onPress={action.onPress}
        disabledReason={action.disabledReason}
      >
        {action.label}
      </Button>
    </span>
  );
}
