import type { ListMeta } from '@plumbline/api';
import type { Right } from '@plumbline/permissions';
import { useDecision, useMayEach } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { ColumnsMenu } from '@plumbline/ui/ColumnsMenu';
import {
  DataTable,
  type Column,
  type ColumnState,
  type SortKey,
  type TableSelection,
} from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Button } from '@plumbline/ui/Button';
import { IconButton } from '@plumbline/ui/IconButton';
import { ListLayout, type PrimaryAction } from '@plumbline/ui/ListLayout';
import type { Filter, FilterField, FilterOption } from '@plumbline/ui/FilterBar';
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
import type { IconType } from '@plumbline/ui/Icon';
import { toast } from '@plumbline/ui/toast';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { hiddenColumns, listColumns, listFields, listOptions } from './custom/columns.ts';
import { useCustomForm } from './custom/use-form.ts';
import { showError } from './errors.ts';
import { ListFiles, SortMenu } from './list-tools.tsx';
import { usePeople } from './lookups.ts';
import { lazyPart } from './lazy-part.tsx';
import { usePreference } from './preferences.ts';
import { denied, removal } from './record.tsx';
import { Failed } from './states.tsx';

const ConfirmDialog = lazyPart(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

interface ContractField {
  label: string;
  kind: string;
  filter?: boolean;
  sort?: boolean;
  format?: string;
}
interface Query {
  limit?: number;
  offset?: number;
  search?: string;
  sort?: string;
  filter?: string;
}
interface ListHook<Row> {
  (params: Query): {
    data?: { data: Row[]; meta: ListMeta } | undefined;
    error?: unknown;
    isLoading: boolean;
    isValidating: boolean;
    mutate: () => Promise<unknown>;
  };
}
/** A column of a list; an optional one is not shown until somebody asks for it. */
export type ListColumn<Row> = Omit<Column<Row>, 'header'> & { header?: string; isOptional?: boolean };
export interface ListView {
  id: string;
  label: string;
  filters: Filter[];
}
/** A view of a list by one value of one field. */
export const viewOf = (id: string, label: string, fieldId: string, value: string): ListView => ({
  id,
  label,
  filters: [{ fieldId, operator: 'eq', value }],
});
export interface ListExport {
  id: string;
  label: string;
  right: Right;
  path: string;
}
/** Something that is done to many rows at once; the choice is empty afterwards. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  icon: IconType;
  right: Right;
  onPress: (rows: Row[]) => Promise<unknown>;
}
export interface EditManyProps<Row> {
  /** Of the page. */
  rows: readonly Row[];
  count: number;
  /** What all of them match, where they are more than the page's. */
  matching?: { search?: string; filter?: string };
  onClose: () => void;
  onChanged: () => void;
}
export interface BoardTools<Row> {
  /** As the list asks for its rows. */
  query: { search?: string; sort: string; filter?: string };
  filters: readonly Filter[];
  /** What can be done with one. */
  menuOf: (row: Row) => MenuEntry[];
}
export interface ListScreenProps<Row extends { uuid: string }> {
  title: string;
  /** One and many, in the middle of a sentence. */
  noun: readonly [one: string, many: string];
  /** Key under which the user's arrangement of this list is kept. */
  preferenceKey: string;
  /** The entity's fields, from the contract: what may be filtered and sorted, and as what. */
  fields: Readonly<Record<string, ContractField>>;
  /** The form to which the company adds fields of its own: they are columns and filters here. */
  formModule?: FormModuleKey;
  useList: ListHook<Row>;
  /** Columns; header, type and sorting come from the contract where a column names a field. */
  columns: readonly ListColumn<Row>[];
  defaultSort: SortKey;
  rowLabel: (row: Row) => string;
  rowHref?: (row: Row) => string | undefined;
  /** Instead of an address: opens beside the list. */
  onRowOpen?: (row: Row) => void;
  /** Of one row; deleting comes after them where `remove` allows it. */
  rowActions?: (row: Row) => MenuEntry[];
  cardView: (row: Row) => ReactNode;
  /** Choices of filter fields that have some. */
  options?: Readonly<Record<string, readonly FilterOption[]>>;
  views?: readonly ListView[];
  create?: { label: string; right: Right; onPress: () => void };
  /** Extra actions before the primary one. */
  actions?: ReactNode;
  remove?: {
    right: Right;
    call: (uuids: string[]) => Promise<unknown>;
    /** The area's recent changes have the way back. */
    isRestorable?: boolean;
    onRemoved?: (uuids: string[]) => void;
  };
  exportAs?: { right: Right; path: string };
  /** Other files of the same rows, beside the list itself. */
  exportsMore?: readonly ListExport[];
  /** What is done to rows that were chosen, beside deleting them. */
  bulk?: readonly BulkAction<Row>[];
  /** Values for all that are chosen, on one page or on every page. */
  editMany?: { right: Right; render: (props: EditManyProps<Row>) => ReactNode };
  /** Several that were chosen become one. */
  mergeMany?: {
    right: Right;
    /** How many may become one at once. */
    most: number;
    render: (props: { rows: readonly Row[]; onClose: () => void; onMerged: () => void }) => ReactNode;
  };
  /** The same rows as cards in columns; people switch between both. */
  board?: (tools: BoardTools<Row>) => ReactNode;
  /** Where files are imported into this list. */
  importAs?: { right: Right; lesser?: Right; href: string };
  empty: { icon?: IconType; text: string };
}

const filterType = (
  field: ContractField,
  options: readonly FilterOption[] | undefined,
): FilterField['type'] => {
  if (options) return 'select';
  switch (field.kind) {
    case 'decimal':
      return field.format?.startsWith('money') ? 'money' : 'number';
    case 'number':
      return 'number';
    case 'day':
    case 'instant':
      return 'date';
    case 'boolean':
      return 'boolean';
    default:
      return 'text';
  }
};
const columnType = (field: ContractField | undefined): Column<object>['type'] => {
  switch (field?.kind) {
    case 'decimal':
      return field.format === 'percent' ? 'percent' : field.format?.startsWith('money') ? 'money' : 'number';
    case 'number':
      return field.format === 'percent' ? 'percent' : 'number';
    case 'day':
    case 'instant':
      return 'date';
    default:
      return 'text';
  }
};
const pageSizes = [10, 15, 50];
const noOptions = {};

/** The archetype List bound to a resource of the contract. Search, filter, sort and page live in the address. */
export function ListScreen<Row extends { uuid: string }>({
  title,
  noun: [one, many],
  preferenceKey,
  fields: contractFields,
  formModule,
  useList,
  columns: contractColumns,
  defaultSort,
  rowLabel,
  rowHref,
  onRowOpen,
  rowActions,
  cardView,
  options: contractOptions = noOptions,
  views = [],
  create,
  actions,
  remove,
  exportAs,
  exportsMore = [],
  importAs,
  bulk = [],
  editMany,
  mergeMany,
  board,
  empty,
}: ListScreenProps<Row>) {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const own = useCustomForm(formModule);
  const people = usePeople();
  const fields = useMemo(() => ({ ...contractFields, ...listFields(own) }), [contractFields, own]);
  const given = useMemo<ListColumn<Row>[]>(
    () => [...contractColumns, ...listColumns<Row>(own)],
    [contractColumns, own],
  );
  const options = useMemo(
    () => ({ ...contractOptions, ...listOptions(own, people) }),
    [contractOptions, own, people],
  );
  const [arrangement, arrange] = usePreference<{
    columns?: ColumnState;
    /** Of the columns that wait to be asked for, those that somebody chose to see. */
    shown?: string[];
    density?: 'comfortable' | 'compact';
    pageSize?: number;
    as?: 'table' | 'board';
  }>(`list-${preferenceKey}`, {});
  const optional = useMemo(
    () => [
      ...contractColumns.flatMap(({ id, isOptional }) => (isOptional ? [id] : [])),
      ...hiddenColumns(own),
    ],
    [contractColumns, own],
  );
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
  const [removing, setRemoving] = useState<Row[]>();
  /** All that match are chosen, on every page. */
  const [isWhole, setWhole] = useState(false);
  const [isEditingMany, setEditingMany] = useState(false);
  const [merging, setMerging] = useState<readonly Row[]>();

  const search = address.get('q') ?? '';
  const page = Math.max(0, Number(address.get('page') ?? 1) - 1) || 0;
  const pageSize = arrangement.pageSize ?? 15;
  const view = views.find((each) => each.id === address.get('view')) ?? views[0];
  const filterText = address.get('filter');
  const filters = useMemo<Filter[]>(() => {
    if (filterText === null) return view?.filters ?? [];
    try {
      return (
        JSON.parse(filterText) as { field: string; op: Filter['operator']; value: string | string[] }[]
      ).map(({ field, op, value }) => ({ fieldId: field, operator: op, value }));
    } catch {
      return [];
    }
  }, [filterText, view]);
  const sortText = address.get('sort');
  const sort: SortKey[] = sortText
    ? sortText.split(',').map((each) => ({
        columnId: each.replace(/^-/, ''),
        direction: each.startsWith('-') ? 'desc' : 'asc',
      }))
    : [defaultSort];
  const wire = (list: readonly Filter[]) =>
    JSON.stringify(list.map(({ fieldId, operator, value }) => ({ field: fieldId, op: operator, value })));
  const clearSelection = () => {
    setSelection(new Set());
    setWhole(false);
  };
  const change = useCallback(
    (values: Record<string, string | undefined>) => {
      // What was typed is searched for a while later: it calls nobody back who is on the way elsewhere.
      if (window.location.pathname !== pathname) return;
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ page: undefined, ...values })) {
            if (value === undefined || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
      setSelection(new Set());
      setWhole(false);
    },
    [pathname, setAddress, setSelection, setWhole],
  );

  const isBoard = board !== undefined && (address.get('as') ?? arrangement.as) === 'board';
  const query: Query & { sort: string } = {
    ...(search ? { search } : {}),
    sort: sort.map(({ columnId, direction }) => `${direction === 'desc' ? '-' : ''}${columnId}`).join(','),
    ...(filters.length ? { filter: wire(filters) } : {}),
  };
  const { data, error, isLoading, isValidating, mutate } = useList({
    ...query,
    // A board asks for its own cards: of the list it needs to know how many there are.
    ...(isBoard ? { limit: 1 } : { limit: pageSize, offset: page * pageSize }),
  });
  const rows = data?.data ?? [];
  const total = data?.meta.count ?? 0;

  const columns = useMemo<Column<Row>[]>(
    () =>
      given.map(({ isOptional: _optional, ...column }) => {
        const field = fields[column.id];
        return {
          type: columnType(field),
          sortable: field?.sort === true,
          accessor: (row: Row) => (row as Record<string, unknown>)[column.id] as string,
          ...column,
          header: column.header ?? field?.label ?? column.id,
        };
      }),
    [given, fields],
  );
  const filterFields = useMemo<FilterField[]>(
    () =>
      Object.entries(fields)
        .filter(([id, field]) => field.filter && (field.kind !== 'uuid' || options[id]))
        .map(([id, field]) => ({
          id,
          label: field.label,
          type: filterType(field, options[id]),
          ...(options[id] ? { options: options[id] } : {}),
        })),
    [fields, options],
  );

  const none: Right = { app: -1, name: '', type: 'v' };
  const mayCreate = useDecision(create?.right ?? none);
  const mayRemove = useDecision(remove?.right ?? none);
  const mayEditMany = useDecision(editMany?.right ?? none);
  const mayMerge = useDecision(mergeMany?.right ?? none);
  const mayEach = useMayEach();
  const sortOptions = columns
    .filter((column) => column.sortable)
    .map(({ id, header }) => ({ id, label: header }));
  const sortBy = ({ columnId, direction }: SortKey) =>
    change({ sort: `${direction === 'desc' ? '-' : ''}${columnId}` });
  const actionsOf = (row: Row): MenuEntry[] => [
    ...(rowActions?.(row) ?? []),
    ...(remove && mayRemove.allowed ? removal(() => setRemoving([row])) : []),
  ];
  const pageOnly = isWhole
    ? { disabledReason: 'All on every page are chosen: this is done page by page.' }
    : undefined;
  const chosen = selection === 'all' ? rows : rows.filter((row) => selection.has(row.uuid));
  const isFiltered = Boolean(search) || filters.length > 0;
  const primary: PrimaryAction | undefined = create
    ? {
        label: create.label,
        shortLabel: 'New',
        icon: PlusIcon,
        onPress: create.onPress,
        ...denied(mayCreate),
      }
    : undefined;

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
        {...(views.length
          ? {
              views: {
                views: views.map(({ id, label }) => ({
                  id,
                  label,
                  ...(id === view?.id && data && filterText === null && !search ? { count: total } : {}),
                })),
                ...(view ? { currentId: view.id } : {}),
                onSelect: (id: string) =>
                  change({ view: id === views[0]?.id ? undefined : id, filter: undefined }),
              },
            }
          : {})}
        tools={
          <>
            {!isBoard && (
              <>
                <ColumnsMenu columns={columns} state={columnState} onChange={arrangeColumns} />
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
            />
          </>
        }
        {...(isBoard ? { toolbar: <SortMenu options={sortOptions} sort={sort[0]} onSort={sortBy} /> } : {})}
        search={{
          value: search,
          placeholder: `Search ${many}`,
          onSearch: (words) => words !== search && change({ q: words }),
        }}
        filters={{ fields: filterFields, filters, onChange: (list) => change({ filter: wire(list) }) }}
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
                    onPress: () => setEditingMany(true),
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
                    onPress: () => setMerging(chosen),
                    ...(chosen.length < 2
                      ? { disabledReason: `Choose another ${one} to merge with.` }
                      : chosen.length > mergeMany.most
                        ? { disabledReason: `At most ${mergeMany.most} ${many} become one at once.` }
                        : {}),
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
                    onPress: () => setRemoving(chosen),
                    ...denied(mayRemove),
                    ...pageOnly,
                  },
                ]
              : []),
          ],
        }}
        sorting={{ options: sortOptions, ...(sort[0] ? { value: sort[0] } : {}), onChange: sortBy }}
        {...(isBoard
          ? {}
          : {
              pagination: {
                page,
                pageSize,
                total,
                pageSizes,
                onPageChange: (next) => change({ page: next ? String(next + 1) : undefined }),
                onPageSizeChange: (size) => {
                  arrange({ ...arrangement, pageSize: size });
                  change({});
                },
              },
            })}
      >
        {isBoard ? (
          board({ query, filters, menuOf: actionsOf })
        ) : (
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            getRowId={(row) => row.uuid}
            rowLabel={rowLabel}
            {...(rowHref ? { rowHref } : {})}
            {...(onRowOpen ? { onRowOpen } : {})}
            rowActions={actionsOf}
            rowCount={total}
            firstRow={page * pageSize}
            sort={sort}
            sortsRows={false}
            onSortChange={(keys) =>
              change({
                sort: keys
                  .map(({ columnId, direction }) => `${direction === 'desc' ? '-' : ''}${columnId}`)
                  .join(','),
              })
            }
            {...(remove || bulk.length || editMany || mergeMany
              ? {
                  selection,
                  onSelectionChange: (next: TableSelection) => {
                    setSelection(next);
                    setWhole(false);
                  },
                }
              : {})}
            columnState={columnState}
            onColumnStateChange={arrangeColumns}
            density={arrangement.density ?? 'comfortable'}
            loadingState={isLoading && !data ? 'loading' : isValidating ? 'refreshing' : 'idle'}
            skeletonRows={pageSize}
            {...(error ? { error: <Failed error={error} onRetry={() => void mutate()} /> } : {})}
            emptyState={
              isFiltered ? (
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
            cardView={cardView}
            fills
          />
        )}
      </ListLayout>
      {editMany &&
        isEditingMany &&
        editMany.render({
          rows: chosen,
          count: isWhole ? total : chosen.length,
          ...(isWhole
            ? {
                matching: {
                  ...(search ? { search } : {}),
                  ...(query.filter ? { filter: query.filter } : {}),
                },
              }
            : {}),
          onClose: () => setEditingMany(false),
          onChanged: () => {
            clearSelection();
            void mutate();
          },
        })}
      {mergeMany &&
        merging &&
        mergeMany.render({
          rows: merging,
          onClose: () => setMerging(undefined),
          onMerged: () => {
            clearSelection();
            void mutate();
          },
        })}
      {remove && removing && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
          title={messages.confirmTitle}
          confirmLabel={
            removing && removing.length > 1 ? `Delete ${removing.length} ${many}` : `Delete ${one}`
          }
          tone="danger"
          onConfirm={async () => {
            const uuids = (removing ?? []).map((row) => row.uuid);
            try {
              await remove.call(uuids);
              toast.success(messages.itemDeleted);
              remove.onRemoved?.(uuids);
              clearSelection();
            } catch (reason) {
              showError(reason, messages.tryAgainLater);
            }
            await mutate();
          }}
        >
          {removing?.length === 1 && removing[0] ? `“${rowLabel(removing[0])}” is deleted. ` : ''}
          {remove.isRestorable ? messages.warningDialogText : messages.confirmTextDelete}
        </ConfirmDialog>
      )}
    </>
  );
}
