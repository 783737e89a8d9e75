import { downloadFile, type ListMeta } from '@plumbline/api';
import type { Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
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
import { DownloadIcon, PlusIcon, Rows3Icon, Trash2Icon } from '@plumbline/ui/icons';
import type { IconType } from '@plumbline/ui/Icon';
import { toast } from '@plumbline/ui/toast';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { showError } from './errors.ts';
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
export interface ListScreenProps<Row extends { uuid: string }> {
  title: string;
  /** One and many, in the middle of a sentence. */
  noun: readonly [one: string, many: string];
  /** Key under which the user's arrangement of this list is kept. */
  preferenceKey: string;
  /** The entity's fields, from the contract: what may be filtered and sorted, and as what. */
  fields: Readonly<Record<string, ContractField>>;
  useList: ListHook<Row>;
  /** Columns; header, type and sorting come from the contract where a column names a field. */
  columns: readonly (Omit<Column<Row>, 'header'> & { header?: string })[];
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
    onRemoved?: (uuids: string[]) => void;
  };
  exportAs?: { right: Right; path: string };
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

/** The archetype List bound to a resource of the contract. Search, filter, sort and page live in the address. */
export function ListScreen<Row extends { uuid: string }>({
  title,
  noun: [one, many],
  preferenceKey,
  fields,
  useList,
  columns: given,
  defaultSort,
  rowLabel,
  rowHref,
  onRowOpen,
  rowActions,
  cardView,
  options = {},
  views = [],
  create,
  actions,
  remove,
  exportAs,
  empty,
}: ListScreenProps<Row>) {
  const [address, setAddress] = useSearchParams();
  const [arrangement, arrange] = usePreference<{
    columns?: ColumnState;
    density?: 'comfortable' | 'compact';
    pageSize?: number;
  }>(`list-${preferenceKey}`, {});
  const [selection, setSelection] = useState<TableSelection>(new Set());
  const [removing, setRemoving] = useState<Row[]>();
  const [isExporting, setExporting] = useState(false);

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
  const change = useCallback(
    (values: Record<string, string | undefined>) => {
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
    },
    [setAddress],
  );

  const query: Query = {
    ...(search ? { search } : {}),
    sort: sort.map(({ columnId, direction }) => `${direction === 'desc' ? '-' : ''}${columnId}`).join(','),
    ...(filters.length ? { filter: wire(filters) } : {}),
  };
  const { data, error, isLoading, isValidating, mutate } = useList({
    ...query,
    limit: pageSize,
    offset: page * pageSize,
  });
  const rows = data?.data ?? [];
  const total = data?.meta.count ?? 0;

  const columns = useMemo<Column<Row>[]>(
    () =>
      given.map((column) => {
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
  const mayExport = useDecision(exportAs?.right ?? none);
  const runExport = async () => {
    if (!exportAs) return;
    setExporting(true);
    try {
      await downloadFile(
        `${exportAs.path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
      );
      toast.success(messages.itemListDownloaded);
    } catch (reason) {
      showError(reason);
    } finally {
      setExporting(false);
    }
  };
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
        {...(actions ? { actions } : {})}
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
            <ColumnsMenu
              columns={columns}
              state={arrangement.columns ?? {}}
              onChange={(state) => arrange({ ...arrangement, columns: state })}
            />
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
            {exportAs && (
              <IconButton
                icon={DownloadIcon}
                label="Export to Excel"
                size="sm"
                isPending={isExporting}
                {...denied(mayExport)}
                onPress={() => void runExport()}
              />
            )}
          </>
        }
        search={{
          value: search,
          placeholder: `Search ${many}`,
          onSearch: (words) => words !== search && change({ q: words }),
        }}
        filters={{ fields: filterFields, filters, onChange: (list) => change({ filter: wire(list) }) }}
        selection={{
          count: chosen.length,
          total,
          onClear: () => setSelection(new Set()),
          actions: remove
            ? [
                {
                  id: 'delete',
                  label: 'Delete',
                  icon: Trash2Icon,
                  tone: 'danger',
                  onPress: () => setRemoving(chosen),
                  ...denied(mayRemove),
                },
              ]
            : [],
        }}
        sorting={{
          options: columns
            .filter((column) => column.sortable)
            .map(({ id, header }) => ({ id, label: header })),
          ...(sort[0] ? { value: sort[0] } : {}),
          onChange: ({ columnId, direction }) =>
            change({ sort: `${direction === 'desc' ? '-' : ''}${columnId}` }),
        }}
        pagination={{
          page,
          pageSize,
          total,
          pageSizes,
          onPageChange: (next) => change({ page: next ? String(next + 1) : undefined }),
          onPageSizeChange: (size) => {
            arrange({ ...arrangement, pageSize: size });
            change({});
          },
        }}
      >
        <DataTable
          label={title}
          columns={columns}
          rows={rows}
          getRowId={(row) => row.uuid}
          rowLabel={rowLabel}
          {...(rowHref ? { rowHref } : {})}
          {...(onRowOpen ? { onRowOpen } : {})}
          rowActions={(row) => [
            ...(rowActions?.(row) ?? []),
            ...(remove && mayRemove.allowed ? removal(() => setRemoving([row])) : []),
          ]}
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
          {...(remove ? { selection, onSelectionChange: setSelection } : {})}
          columnState={arrangement.columns ?? {}}
          onColumnStateChange={(state) => arrange({ ...arrangement, columns: state })}
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
      </ListLayout>
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
              setSelection(new Set());
            } catch (reason) {
              showError(reason);
            }
            await mutate();
          }}
        >
          {removing?.length === 1 && removing[0] ? `“${rowLabel(removing[0])}” is deleted. ` : ''}
          {messages.confirmTextDelete}
        </ConfirmDialog>
      )}
    </>
  );
}
