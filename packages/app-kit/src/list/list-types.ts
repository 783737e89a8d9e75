import type { ListMeta } from '@plumbline/api';
import type { Right } from '@plumbline/permissions';
import type { Column, ColumnState, SortKey } from '@plumbline/ui/DataTable';
import type { Filter, FilterOption } from '@plumbline/ui/FilterBar';
import type { IconType } from '@plumbline/ui/Icon';
import type { MenuEntry } from '@plumbline/ui/Menu';
import type { SavedViewsProps } from '@plumbline/ui/SavedViews';
import type { FormModuleKey } from '@plumbline/validation/forms';
import type { ReactNode } from 'react';
import type { Tone } from '@plumbline/ui/StatusText';

export interface ContractField {
  label: string;
  kind: string;
  filter?: boolean;
  sort?: boolean;
  format?: string;
  /** The kind of record whose id it holds. */
  ref?: string;
}
/** What a list asks its resource for. */
export interface ListQuery {
  limit?: number;
  offset?: number;
  search?: string;
  sort?: string;
  filter?: string;
}
interface ListHook<Row> {
  (params: ListQuery): {
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
/** One of what the rows of a list are, and how it is said. */
export interface ListState {
  id: string;
  label: string;
  /** What its view is called, where that is another word. */
  view?: string;
  /** How it looks, where the column is one of statuses. */
  tone?: Tone;
}
/** A field of few values by which a list is looked at: views, filter and column follow from it. */
export interface ListStates {
  field: string;
  /** The view of all rows. */
  all: string;
  states: readonly ListState[];
}
const stateIn = ({ states }: ListStates, value: unknown): ListState | undefined =>
  states.find(({ id }) => id === value);
/** All rows, and those of each state. */
export const viewsOf = ({ field, all, states }: ListStates): readonly ListView[] => [
  { id: 'all', label: all, filters: [] },
  ...states.map(({ id, label, view = label }) => viewOf(id, view, field, id)),
];
/** How a state is said in words: on a card, in a sentence. */
export const stateText = (states: ListStates, value: string): string =>
  stateIn(states, value)?.label ?? value;
/** Its column: a status where the states have tones, words where they have none. */
export function stateColumn<Row extends object>(
  states: ListStates,
  column: ListColumn<Row>,
): ListColumn<Row> {
  const valueOf = (row: Row) => String(new Map<string, unknown>(Object.entries(row)).get(states.field) ?? '');
  return states.states.some(({ tone }) => tone)
    ? {
        type: 'status',
        accessor: (row) => ({
          label: stateText(states, valueOf(row)),
          tone: stateIn(states, valueOf(row))?.tone ?? 'neutral',
        }),
        ...column,
      }
    : { accessor: (row) => stateText(states, valueOf(row)), ...column };
}
/** What a list is asked for and shown with, for views that people keep of it. */
export interface KeptViewTools {
  query: { search?: string; sort: string };
  /** Also where nothing is filtered. */
  filter: string;
  columns: { state: ColumnState; arrange: (state: ColumnState) => void };
  allColumns: readonly { id: string }[];
  /** The list's own views, and which of them is shown. */
  builtIn: { views: readonly { id: string; label: string; count?: number }[]; currentId: string };
  /** Goes to other rows: nothing stays chosen. */
  change: (values: Readonly<Record<string, string | undefined>>) => void;
}
/** The views of a list, those that people keep among them; the columns of the one that is shown. */
export interface KeptViews {
  views?: SavedViewsProps;
  columns: KeptViewTools['columns'];
  dialogs: ReactNode;
}
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
  /** The row that is open beside the list. */
  currentRowId?: string | undefined;
  rowHref?: (row: Row) => string | undefined;
  /** Instead of an address: opens beside the list. */
  onRowOpen?: (row: Row) => void;
  /** Of one row; deleting comes after them where `remove` allows it. */
  rowActions?: (row: Row) => MenuEntry[];
  /** A row where there is no room for a table; without it, the table is scrolled sideways. */
  cardView?: (row: Row) => ReactNode;
  /** Choices of filter fields that have some. */
  options?: Readonly<Record<string, readonly FilterOption[]>>;
  views?: readonly ListView[];
  /** In place of `views`: the states that the rows are in. */
  states?: ListStates;
  /** A hook, always the same one for a list: people keep views of it beside its own. */
  useKeptViews?: (tools: KeptViewTools) => KeptViews;
  create?: { label: string; right: Right; onPress: () => void };
  /** Extra actions before the primary one. */
  actions?: ReactNode;
  /** Why one row is not changed or deleted by whoever holds the right to change rows like it. */
  refusal?: (row: Row, needed: 'edit' | 'delete') => string | undefined;
  remove?: {
    right: Right;
    call: (uuids: string[]) => Promise<unknown>;
    /** The area's recent changes have the way back. */
    isRestorable?: boolean;
    onRemoved?: (uuids: string[]) => void;
    /** Says that they are deleted, and offers what there is against it, in place of a notice. */
    tell?: (uuids: string[]) => void;
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
