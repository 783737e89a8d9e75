import { taskEntity } from '@plumbline/api/entities/task';
import type { Column, SortKey } from '@plumbline/ui/DataTable';
import type { ListSorting } from '@plumbline/ui/ListLayout';
import type { Grouping } from '../views/saved-views.ts';
import type { Filter, FilterField, FilterOption } from '@plumbline/ui/FilterBar';
import { listMessages } from './messages.ts';

/** Fields that task lists can be filtered by. */
const shown = [
  'workflow_status',
  'due_date',
  'from_date',
  'to_date',
  'priority',
  'type',
  'is_done',
  'name',
  'number',
];
const typeOf = (kind: string, hasOptions: boolean): FilterField['type'] =>
  hasOptions ? 'select' : kind === 'day' ? 'date' : kind === 'boolean' ? 'boolean' : 'text';

export function filterFields(statuses: readonly string[]): FilterField[] {
  return shown.flatMap((id) => {
    const field = taskEntity.fields[id];
    if (!field) return [];
    const own = field.options?.map((each): FilterOption => {
      const [value = '', label = value] = each.split('|');
      return { id: value, label };
    });
    const options = id === 'workflow_status' ? statuses.map((name) => ({ id: name, label: name })) : own;
    return [
      {
        id,
        label: field.label,
        type: typeOf(field.kind, options !== undefined),
        ...(options ? { options } : {}),
      },
    ];
  });
}

/** Search text, filters and sort order read from the address of a list. */
export interface Asked {
  search: string;
  filters: Filter[];
  sort: SortKey[];
}
export function readAsked(address: URLSearchParams): Asked {
  let filters: Filter[] = [];
  try {
    filters = (
      JSON.parse(address.get('filter') ?? '[]') as {
        field: string;
        op: Filter['operator'];
        value: string | string[];
      }[]
    ).map(({ field, op, value }) => ({ fieldId: field, operator: op, value }));
  } catch {
    // An invalid filter in the address is ignored.
  }
  const sort = (address.get('sort') ?? '')
    .split(',')
    .filter(Boolean)
    .map((each): SortKey => ({
      columnId: each.replace(/^-/, ''),
      direction: each.startsWith('-') ? 'desc' : 'asc',
    }));
  return { search: address.get('q') ?? '', filters, sort };
}
export const filterText = (filters: readonly Filter[]): string | undefined =>
  filters.length
    ? JSON.stringify(filters.map(({ fieldId, operator, value }) => ({ field: fieldId, op: operator, value })))
    : undefined;
export const sortText = (sort: readonly SortKey[]): string | undefined =>
  sort.length
    ? sort.map(({ columnId, direction }) => (direction === 'desc' ? `-${columnId}` : columnId)).join(',')
    : undefined;
/** Sort option for the manual order of tasks. */
const MANUAL_ORDER = { id: 'rank', label: listMessages.manualOrder };
/** Returns the sort menu for lists without column headers. */
export const sortingOf = (
  columns: readonly Pick<Column<object>, 'id' | 'header' | 'sortable'>[],
  sort: readonly SortKey[],
  onChange: (sort: string | undefined) => void,
): ListSorting => ({
  options: [
    MANUAL_ORDER,
    ...columns.filter(({ sortable }) => sortable).map(({ id, header }) => ({ id, label: header })),
  ],
  value: sort[0] ?? { columnId: MANUAL_ORDER.id, direction: 'asc' },
  onChange: (key) => onChange(key.columnId === MANUAL_ORDER.id ? undefined : sortText([key])),
});
/** Returns the query parameters of a list call; the default sort is the manual order. */
export const queryOf = ({ search, filters, sort }: Asked, group?: Grouping) => {
  const filter = filterText(filters);
  return {
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
    // Sort by group first, so that pages contain whole groups.
    sort: [group, sortText(sort) ?? 'rank'].filter(Boolean).join(','),
    ...(group ? { group } : {}),
  };
};
