import { taskKind } from '@plumbline/api/kinds/task';
import type { Column, SortKey } from '@plumbline/ui/DataTable';
import type { ListSorting } from '@plumbline/ui/ListLayout';
import type { Grouping } from './saved-views.ts';
import type { Filter, FilterField, FilterOption } from '@plumbline/ui/FilterBar';

/** Fields that narrow a list of items down: those of which people know the values. */
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
    const field = taskKind.fields[id];
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

/** What an address says about a list: its words, its conditions, its order. */
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
    // A mistyped address narrows nothing down.
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
/** The order that people have put items in themselves, among those by a column. */
const ownOrder = { id: 'rank', label: 'their own order' };
/** The choice of an order where there is no room for the columns' heads. */
export const sortingOf = (
  columns: readonly Pick<Column<object>, 'id' | 'header' | 'sortable'>[],
  sort: readonly SortKey[],
  onChange: (sort: string | undefined) => void,
): ListSorting => ({
  options: [
    ownOrder,
    ...columns.filter(({ sortable }) => sortable).map(({ id, header }) => ({ id, label: header })),
  ],
  value: sort[0] ?? { columnId: ownOrder.id, direction: 'asc' },
  onChange: (key) => onChange(key.columnId === ownOrder.id ? undefined : sortText([key])),
});
/** As calls take it: without an order of their own, items stand as people have put them. */
export const queryOf = ({ search, filters, sort }: Asked, group?: Grouping) => {
  const filter = filterText(filters);
  return {
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
    // What stands together comes together, page by page.
    sort: [group, sortText(sort) ?? 'rank'].filter(Boolean).join(','),
    ...(group ? { group } : {}),
  };
};
