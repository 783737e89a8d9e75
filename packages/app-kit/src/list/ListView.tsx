import type { ListMeta, FormDefinition } from '@plumbline/api';
import type { Right } from '@plumbline/permissions';
import { useDecision, useMayEach } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { ColumnsMenu } from '@plumbline/ui/ColumnsMenu';
import {
  DataTable,
  type ColumnState,
  type DataTableProps,
  type SortKey,
  type TableSelection,
} from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import type { Filter } from '@plumbline/ui/FilterBar';
import { IconButton } from '@plumbline/ui/IconButton';
import { ListLayout, type PrimaryAction } from '@plumbline/ui/ListLayout';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { NoResults } from '@plumbline/ui/NoResults';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import {
  MergeIcon,
  PencilIcon,
  PlusIcon,
  Rows3Icon,
  SquareKanbanIcon,
  TableIcon,
  Trash2Icon,
} from '@plumbline/ui/icons';
import { useCallback, useMemo, useState } from 'react';
import { showError } from '../data/error-message.ts';
import { listParts, useProgressiveRows, useParts } from './use-progressive-rows.ts';
import { filterText, sortText, type ListUrlState } from './use-list-url-state.ts';
import { useListColumns } from './use-list-columns.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { Asked, ListDialogs as Dialogs } from './ListDialogs.tsx';
import type { KeptViewTools, KeptViews, ListScreenProps } from './list-types.ts';
import { ListFiles, SortMenu } from './ListTools.tsx';
import { denied, removal } from '../record/record-actions.tsx';
import { Failed } from '../data/load-states.tsx';

const ListDialogs = lazyWithRetry(() =>
  import('./ListDialogs.tsx').then((module) => module.ListDialogs),
) as typeof Dialogs;

/** Arrangement of a list by the user. */
export interface Arrangement {
  columns?: ColumnState;
  /** Optional columns that the user has shown. */
  shown?: string[];
  density?: 'comfortable' | 'compact';
  pageSize?: number;
  as?: 'table' | 'board';
}

/** Data of a list from the server. */
export interface ListSource<Row> {
  own: FormDefinition | undefined;
  people: readonly { id: string; label: string }[];
  arrangement: Arrangement;
  arrange: (arrangement: Arrangement) => void;
  data: { data: Row[]; meta: ListMeta } | undefined;
  error: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

export interface ListViewProps<Row extends { uuid: string }> extends ListScreenProps<Row> {
  source: ListSource<Row>;
  address: ListUrlState;
  pageSize: number;
  isBoard: boolean;
}

const pageSizes = [10, 15, 50];
const noOptions = {};
const noRows: never[] = [];
const noKept = ({ columns }: KeptViewTools): KeptViews => ({ columns, dialogs: null });
const refused = (reason: string | undefined) => (reason ? { disabledReason: reason } : {});
/** Maximum number of skeleton rows. */
const MAX_SKELETON_ROWS = 8;

/** Table whose rows are rendered progressively. */
function ProgressiveTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows } = useProgressiveRows(props.rows);
  const isFirst = rows.length === 0 && props.rows.length > 0;
  return <DataTable {...props} rows={rows} {...(isFirst ? { loadingState: 'loading' } : {})} />;
}

/** Table or board of a list with its toolbar, selection and dialogs. */
export function ListView<Row extends { uuid: string }>(props: ListViewProps<Row>) {
  const {
    title,
    noun: [one, many],
    fields,
    columns: given,
    rowLabel,
    currentRowId,
    rowHref,
    onRowOpen,
    rowActions,
    cardView,
    options = noOptions,
    views = [],
    useKeptViews = noKept,
    create,
    actions,
    refusal,
    remove,
    exportAs,
    exportsMore = [],
    importAs,
    bulk = [],
    editMany,
    mergeMany,
    board,
    empty,
    source,
    pageSize,
    isBoard,
  } = props;
  const { own, people, arrangement, arrange, data, error, isLoading, isValidating, mutate } = source;
  const { search, page, view, filters, isOwnFilter, sort, query, change: goTo } = props.address;
  const { columns, filterFields, optional } = useListColumns<Row>({
    fields,
    columns: given,
    options,
    own,
    people,
    used: filters.map(({ fieldId }) => fieldId),
  });
  const columnState = useMemo<ColumnState>(() => {
    const hidden = optional.filter((id) => !arrangement.shown?.includes(id));
    return {
      ...arrangement.columns,
      hidden: [...new Set([...(arrangement.columns?.hidden ?? []), ...hidden])],
    };
  }, [optional, arrangement]);
  const arrangeColumns = (state: ColumnState) =>
    arrange({
      ...arrangement,
      columns: state,
      shown: optional.filter((id) => !state.hidden?.includes(id)),
    });
  const [selection, setSelection] = useState<TableSelection>(new Set());
  /** True when all matching rows of every page are selected. */
  const [isWhole, setWhole] = useState(false);
  const [asks, setAsks] = useState<Asked<Row>>();
  const clearSelection = useCallback(() => {
    setSelection(new Set());
    setWhole(false);
  }, [setSelection, setWhole]);
  const change = useCallback(
    (values: Record<string, string | undefined>) => {
      if (goTo(values)) clearSelection();
    },
    [goTo, clearSelection],
  );
  const rows = data?.data ?? noRows;
  const drawn = useParts(listParts.table);
  const total = data?.meta.count ?? 0;

  const noRight: Right = { app: -1, name: '', type: 'v' };
  const mayCreate = useDecision(create?.right ?? noRight);
  const mayRemove = useDecision(remove?.right ?? noRight);
  const mayEditMany = useDecision(editMany?.right ?? noRight);
  const mayMerge = useDecision(mergeMany?.right ?? noRight);
  const mayEach = useMayEach();
  const sortOptions = columns
    .filter((column) => column.sortable)
    .map(({ id, header }) => ({ id, label: header }));
  const sortBy = (key: SortKey) => change({ sort: sortText([key]) });
  const actionsOf = (row: Row): MenuEntry[] => [
    ...(rowActions?.(row) ?? []),
    ...(remove && mayRemove.allowed
      ? removal(() => setAsks({ what: 'remove', rows: [row] }), refused(refusal?.(row, 'delete')))
      : []),
  ];
  const pageOnly = isWhole
    ? { disabledReason: 'Not available for rows of several pages. Select rows on one page.' }
    : undefined;
  const chosen = selection === 'all' ? rows : rows.filter((row) => selection.has(row.uuid));
  /**
   * Reason why an action is disabled for the selection: every row is rejected, or any row for all-or-none actions.
   */
  const reasonFor = (needed: 'edit' | 'delete', of: 'all' | 'any') => {
    const reasons = chosen.map((row) => refusal?.(row, needed));
    const isRefused = of === 'any' ? reasons.some(Boolean) : reasons.length > 0 && reasons.every(Boolean);
    return refused(isRefused ? reasons.find(Boolean) : undefined);
  };
  const isFiltered = Boolean(search) || filters.length > 0;
  /** True when the view itself is empty, without filters of the user. */
  const isEmptyView = !search && !isOwnFilter && filters.length > 0;
  const builtIn = views.map(({ id, label }) => ({
    id,
    label,
    ...(id === view?.id && data && !isOwnFilter && !search ? { count: total } : {}),
  }));
  const kept = useKeptViews({
    query,
    filter: filterText(filters),
    columns: { state: columnState, arrange: arrangeColumns },
    allColumns: columns,
    builtIn: { views: builtIn, currentId: view?.id ?? '' },
    change,
  });
  const whole = views.find((each) => each.filters.length === 0);
  const primary: PrimaryAction | undefined = create
    ? {
        label: create.label,
        // The short label must be part of the accessible name (WCAG 2.5.3).
        ...(create.label.startsWith('New ') ? { shortLabel: 'New' } : {}),
        icon: PlusIcon,
        onPress: create.onPress,
        ...denied(mayCreate),
      }
    : undefined;

  const ownViews = views.length
    ? {
        views: builtIn,
        ...(view ? { currentId: view.id } : {}),
        onSelect: (id: string) => change({ view: id === views[0]?.id ? undefined : id, filter: undefined }),
      }
    : undefined;
  const shownViews = kept.views ?? ownViews;
  const viewRow = {
    ...(shownViews ? { views: shownViews } : {}),
    tools: (
      <>
        {!isBoard && (
          <>
            <ColumnsMenu columns={columns} state={kept.columns.state} onChange={kept.columns.arrange} />
            <IconButton
              icon={Rows3Icon}
              label={arrangement.density === 'compact' ? 'Comfortable rows' : 'Compact rows'}
              size="sm"
              onPress={() =>
                arrange({
                  ...arrangement,
                  density: arrangement.density === 'compact' ? 'comfortable' : 'compact',
                })
              }
            />
          </>
        )}
        <ListFiles
          {...(importAs ? { importAs } : {})}
          {...(exportAs ? { exportAs } : {})}
          exportsMore={exportsMore}
          query={query}
          total={total}
        />
      </>
    ),
  };
  const pagination = {
    page,
    pageSize,
    total,
    pageSizes,
    onPageChange: (next: number) => change({ page: next ? String(next + 1) : undefined }),
    onPageSizeChange: (size: number) => {
      arrange({ ...arrangement, pageSize: size });
      change({});
    },
  };
  const toolRow = {
    search: {
      value: search,
      placeholder: `Search ${many}`,
      onSearch: (words: string) => words !== search && change({ q: words }),
    },
    filters: {
      fields: filterFields,
      filters,
      onChange: (list: Filter[]) => change({ filter: filterText(list) }),
    },
    ...(isBoard
      ? { toolbar: <SortMenu options={sortOptions} sort={sort[0]} onSort={sortBy} /> }
      : { pagination }),
  };

  return (
    <>
      <ListLayout
        title={title}
        {...(data ? { count: total } : {})}
        {...(primary ? { primaryAction: primary } : {})}
        {...(actions || board
          ? {
              actions: (
                <>
                  {board && (
                    <SegmentedControl
                      label="View"
                      options={[
                        { id: 'table', label: 'Table', icon: TableIcon },
                        { id: 'board', label: 'Board', icon: SquareKanbanIcon },
                      ]}
                      value={isBoard ? 'board' : 'table'}
                      onChange={(as: 'table' | 'board') => {
                        arrange({ ...arrangement, as });
                        change({ as: as === 'board' ? as : undefined });
                      }}
                    />
                  )}
                  {actions}
                </>
              ),
            }
          : {})}
        {...(drawn >= listParts.views ? viewRow : {})}
        {...(drawn >= listParts.tools ? toolRow : {})}
        selection={{
          count: isBoard ? 0 : isWhole ? total : chosen.length,
          total,
          onClear: clearSelection,
          ...(editMany && mayEditMany.allowed && chosen.length > 0
            ? { onSelectAll: () => setWhole(true) }
            : {}),
          actions: [
            ...(editMany
              ? [
                  {
                    id: 'edit',
                    label: 'Edit fields…',
                    icon: PencilIcon,
                    onPress: () => setAsks({ what: 'edit' }),
                    ...(isWhole ? {} : reasonFor('edit', 'all')),
                    ...denied(mayEditMany),
                  },
                ]
              : []),
            ...(mergeMany
              ? [
                  {
                    id: 'merge',
                    label: 'Merge…',
                    icon: MergeIcon,
                    onPress: () => setAsks({ what: 'merge', rows: chosen }),
                    ...(chosen.length < 2
                      ? { disabledReason: `Select another ${one} to merge with.` }
                      : chosen.length > mergeMany.most
                        ? { disabledReason: `You can merge up to ${mergeMany.most} ${many} at once.` }
                        : reasonFor('delete', 'any')),
                    ...denied(mayMerge),
                    ...pageOnly,
                  },
                ]
              : []),
            ...bulk.map(({ id, label, icon, right, onPress }) => ({
              id,
              label,
              icon,
              onPress: () => {
                void onPress(chosen).then(clearSelection, showError);
              },
              ...denied(mayEach(right)),
              ...pageOnly,
            })),
            ...(remove
              ? [
                  {
                    id: 'delete',
                    label: 'Delete',
                    icon: Trash2Icon,
                    tone: 'danger' as const,
                    onPress: () => setAsks({ what: 'remove', rows: chosen }),
                    ...reasonFor('delete', 'any'),
                    ...denied(mayRemove),
                    ...pageOnly,
                  },
                ]
              : []),
          ],
        }}
        sorting={{ options: sortOptions, ...(sort[0] ? { value: sort[0] } : {}), onChange: sortBy }}
      >
        {isBoard ? (
          board?.({ query, filters, menuOf: actionsOf })
        ) : drawn >= listParts.table ? (
          <ProgressiveTable
            label={title}
            columns={columns}
            rows={rows}
            getRowId={(row) => row.uuid}
            rowLabel={rowLabel}
            {...(currentRowId ? { currentRowId } : {})}
            {...(rowHref ? { rowHref } : {})}
            {...(onRowOpen ? { onRowOpen } : {})}
            rowActions={actionsOf}
            rowCount={total}
            firstRow={page * pageSize}
            sort={sort}
            sortsRows={false}
            onSortChange={(keys) => change({ sort: sortText(keys) })}
            {...(remove || bulk.length || editMany || mergeMany
              ? {
                  selection,
                  onSelectionChange: (next: TableSelection) => {
                    setSelection(next);
                    setWhole(false);
                  },
                }
              : {})}
            columnState={kept.columns.state}
            onColumnStateChange={kept.columns.arrange}
            density={arrangement.density ?? 'comfortable'}
            loadingState={isLoading && !data ? 'loading' : isValidating ? 'refreshing' : 'idle'}
            skeletonRows={Math.min(pageSize, MAX_SKELETON_ROWS)}
            {...(error ? { error: <Failed error={error} onRetry={() => void mutate()} /> } : {})}
            emptyState={
              isEmptyView && view ? (
                <EmptyState
                  title={`No ${many} in “${view.label}”`}
                  {...(empty.icon ? { icon: empty.icon } : {})}
                  {...(whole && whole !== view
                    ? {
                        action: <Button onPress={() => change({ view: undefined })}>{whole.label}</Button>,
                      }
                    : {})}
                >
                  {view === views[0] ? empty.text : `No ${one} matches this view.`}
                </EmptyState>
              ) : isFiltered ? (
                <NoResults query={search} onClear={() => change({ q: undefined, filter: '[]' })} />
              ) : (
                <EmptyState
                  title={`No ${many} yet`}
                  {...(empty.icon ? { icon: empty.icon } : {})}
                  {...(create && mayCreate.allowed
                    ? {
                        action: (
                          <Button icon={PlusIcon} onPress={create.onPress}>
                            {create.label}
                          </Button>
                        ),
                      }
                    : {})}
                >
                  {empty.text}
                </EmptyState>
              )
            }
            {...(cardView ? { cardView } : {})}
            fills
          />
        ) : undefined}
      </ListLayout>
      {kept.dialogs}
      {asks && (
        <ListDialogs
          {...props}
          chosen={chosen}
          count={isWhole ? total : chosen.length}
          matching={isWhole ? query : undefined}
          asks={asks}
          onClose={() => setAsks(undefined)}
          onChanged={() => {
            clearSelection();
            void mutate();
          }}
          onFailed={() => void mutate()}
        />
      )}
    </>
  );
}
