import { useRef, type ReactNode } from 'react';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import { useMedia } from '../../hooks.ts';
import { at } from '../../tokens/measures.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import { countFilters } from './filters.ts';
import { ListHead, type PrimaryAction } from './ListHead.tsx';
import * as styles from './ListLayout.css.ts';
import { listLayoutMessages } from './ListLayout.messages.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';
import { PhoneTools, type ListSorting } from './PhoneTools.tsx';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import { SelectionBar, type ListSelection } from './SelectionBar.tsx';

export type { PrimaryAction } from './ListHead.tsx';
export type { ListSorting } from './PhoneTools.tsx';
export type { BulkAction, ListSelection } from './SelectionBar.tsx';

export interface ListSearch {
  value: string;
  /** Called 800 ms after typing, at once on Enter. */
  onSearch: (query: string) => void;
  placeholder?: string;
}

export interface ListLayoutProps {
  /** Title of the list. */
  title: string;
  /** Number of rows with the current filters. */
  count?: number;
  /** Content above the title, e.g. breadcrumbs. */
  above?: ReactNode;
  /** Main action of the screen. */
  primaryAction?: PrimaryAction;
  /** Further actions left of the primary one. */
  actions?: ReactNode;
  /** Saved views above the list. */
  views?: SavedViewsProps;
  /** Small icon buttons at the end of the views' row, e.g. columns, density, import and export. */
  tools?: ReactNode;
  /** Search field of the list. */
  search?: ListSearch;
  /** Further controls of the toolbar, e.g. a grouping or a period. */
  toolbar?: ReactNode;
  /** Filter bar of the list. */
  filters?: Omit<FilterBarProps, 'isStacked' | 'hasMoved'>;
  /** Bulk actions of the selected rows. */
  selection?: ListSelection;
  /** Sort menu for phones, which have no column headers. */
  sorting?: ListSorting;
  /** Pagination below the list. */
  pagination?: PaginationProps;
  /** A `DataTable` that `fills`. */
  children: ReactNode;
}

/**
 * List of records with title, count, saved views, toolbar, filters, table and pagination.
 *
 * @example
 * <ListLayout title="Accounts" actions={<Button variant="primary">New account</Button>}>
 *   <DataTable
 *     label="Accounts"
 *     rows={[{ id: '1', name: 'Halvorsen Constructors' }]}
 *     columns={[{ id: 'name', header: 'Name', accessor: (account) => account.name }]}
 *   />
 * </ListLayout>
 */
export function ListLayout({
  title,
  count,
  above,
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
  const messages = useMessages('listLayout', listLayoutMessages);
  const isPhone = useMedia(at.phone);
  const filtersMoved = useRef(false);
  const selected = selection?.count ?? 0;
  const head = (
    <>
      {above && <div className={styles.above}>{above}</div>}
      <ListHead
        title={title}
        count={count}
        actions={actions}
        primaryAction={primaryAction}
        isPhone={isPhone}
      />
    </>
  );
  const searchField = search && (
    <SearchField
      label={messages.search(title)}
      placeholder={search.placeholder ?? messages.search(title)}
      defaultValue={search.value}
      onSearch={search.onSearch}
    />
  );
  const selectionBar = selection && selected > 0 && <SelectionBar selection={selection} isPhone={isPhone} />;

  if (isPhone)
    return (
      <div className={styles.page}>
        {head}
        <PhoneTools
          views={views}
          filters={filters}
          search={searchField}
          toolbar={toolbar}
          sorting={sorting}
        />
        {selectionBar}
        <div className={styles.body}>{children}</div>
        {pagination && <Pagination {...pagination} />}
      </div>
    );

  // Filter chips have their own row. Without chips or saved views one row is enough.
  const hasChips = filters !== undefined && countFilters(filters) > 0;
  const hasLooseTools = Boolean(tools) && !views;
  const filterBar = filters && (
    <FilterBar
      {...filters}
      hasMoved={filtersMoved}
      onChange={(next, alternatives) => {
        filtersMoved.current = countFilters({ filters: next, alternatives }) > 0 !== hasChips;
        filters.onChange(next, alternatives);
      }}
    />
  );
  return (
    <div className={styles.page}>
      {head}
      {views && (
        <div className={styles.viewRow}>
          <div className={styles.views}>
            <SavedViews {...views} />
          </div>
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
