import type { ListMeta } from '@plumbline/api';
import type { EntityName } from '@plumbline/api/entities';
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
  /** Referenced entity. */
  ref?: string;
}
/** Query parameters of a list. */
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
/** Column of a list; optional columns are hidden by default. */
export type ListColumn<Row> = Omit<Column<Row>, 'header'> & { header?: string; isOptional?: boolean };
export interface ListView {
  id: string;
  label: string;
  filters: Filter[];
}
/** Builds a view that filters by one value of a field. */
export const viewOf = (id: string, label: string, fieldId: string, value: string): ListView => ({
  id,
  label,
  filters: [{ fieldId, operator: 'eq', value }],
});
/** State of rows with its label. */
export interface ListState {
  id: string;
  label: string;
  /** Label of the view, when different. */
  view?: string;
  /** Tone in a status column. */
  tone?: Tone;
}
/** Field with few values from which views, filter and column are derived. */
export interface ListStates {
  field: string;
  /** Label of the view of all rows. */
  all: string;
  states: readonly ListState[];
}
const stateIn = ({ states }: ListStates, value: unknown): ListState | undefined =>
  states.find(({ id }) => id === value);
/** Builds the views: all rows and one per state. */
export const viewsOf = ({ field, all, states }: ListStates): readonly ListView[] => [
  { id: 'all', label: all, filters: [] },
  ...states.map(({ id, label, view = label }) => viewOf(id, view, field, id)),
];
/** Label of a state for cards and sentences. */
export const stateText = (states: ListStates, value: string): string =>
  stateIn(states, value)?.label ?? value;
/** Builds the column: a status column when states have tones, otherwise text. */
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
/** State of a list for saved views. */
export interface KeptViewTools {
  /** Entity of the list; undefined for a list that is none of the contract. */
  entityName?: string | undefined;
  /** Plural of the records within a sentence. */
  many: string;
  /** How the rows are shown. */
  layout: 'table' | 'board';
  query: { search?: string; sort: string };
  /** Filter text, also when nothing is filtered. */
  filter: string;
  columns: { state: ColumnState; arrange: (state: ColumnState) => void };
  allColumns: readonly { id: string }[];
  /** Built-in views and the current one. */
  builtIn: {
    views: readonly { id: string; label: string; count?: number; filter?: string }[];
    currentId: string;
  };
  /** Changes the query and clears the selection. */
  change: (values: Readonly<Record<string, string | undefined>>) => void;
}
/** Views of a list including saved ones, and the columns of the current view. */
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
/** Bulk action; the selection is cleared afterwards. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  icon: IconType;
  right: Right;
  /** A promise clears the selection once it resolves; without one, e.g. for a dialog, the selection stays. */
  onPress: (rows: Row[]) => Promise<unknown> | void;
}
export interface EditManyProps<Row> {
  /** Selected rows of the page. */
  rows: readonly Row[];
  count: number;
  /** Query of all selected rows, when they exceed the page. */
  matching?: { search?: string; filter?: string };
  onClose: () => void;
  onChanged: () => void;
}
export interface BoardTools<Row> {
  /** Query of the list. */
  query: { search?: string; sort: string; filter?: string };
  filters: readonly Filter[];
  /** Builds the menu of a row. */
  menuOf: (row: Row) => MenuEntry[];
}
export interface ListScreenProps<Row extends { uuid: string }> {
  title: string;
  /** Singular and plural in the middle of a sentence. */
  noun: readonly [one: string, many: string];
  /** Preference key of the user's arrangement. */
  preferenceKey: string;
  /** Fields of the entity from the contract, which determine filters and sorting. */
  fields: Readonly<Record<string, ContractField>>;
  /** Form module whose custom fields are columns and filters. */
  formModule?: FormModuleKey;
  useList: ListHook<Row>;
  /** Columns; header, type and sorting of contract fields come from the contract. */
  columns: readonly ListColumn<Row>[];
  defaultSort: SortKey;
  rowLabel: (row: Row) => string;
  /** Id of the row that is open beside the list. */
  currentRowId?: string | undefined;
  rowHref?: (row: Row) => string | undefined;
  /** Opens a row beside the list instead of navigating. */
  onRowOpen?: (row: Row) => void;
  /** Menu entries of a row; Delete follows when `remove` is given. */
  rowActions?: (row: Row) => MenuEntry[];
  /** Card of a row on narrow screens; without it the table scrolls horizontally. */
  cardView?: (row: Row) => ReactNode;
  /** Options of filter fields. */
  options?: Readonly<Record<string, readonly FilterOption[]>>;
  views?: readonly ListView[];
  /** States from which views are derived, instead of `views`. */
  states?: ListStates;
  /** Entity of the list, whose views users can save and share. */
  entityName?: EntityName;
  /** Hook that adds saved views, if not those of `entityName`; must not change for a list. */
  useKeptViews?: (tools: KeptViewTools) => KeptViews;
  create?: { label: string; right: Right; onPress: () => void };
  /** Actions before the primary action. */
  actions?: ReactNode;
  /** Reason why a row cannot be edited or deleted despite the right. */
  refusal?: (row: Row, needed: 'edit' | 'delete') => string | undefined;
  remove?: {
    right: Right;
    call: (uuids: string[]) => Promise<unknown>;
    /** Restores deleted rows. Without it, the dialog says that a deletion is final. */
    restore?: (uuids: string[]) => Promise<unknown>;
    onRemoved?: (uuids: string[]) => void;
    /** Reports a deletion with its undo, instead of the default toast. */
    tell?: (uuids: string[]) => void;
  };
  exportAs?: { right: Right; path: string };
  /** Additional exports of the same rows. */
  exportsMore?: readonly ListExport[];
  /** Bulk actions in addition to deletion. */
  bulk?: readonly BulkAction<Row>[];
  /** Bulk edit of the selection on one or all pages. */
  editMany?: { right: Right; render: (props: EditManyProps<Row>) => ReactNode };
  /** Merge of selected records. */
  mergeMany?: {
    right: Right;
    /** Maximum number of records per merge. */
    most: number;
    render: (props: { rows: readonly Row[]; onClose: () => void; onMerged: () => void }) => ReactNode;
  };
  /** Renders the board; users switch between table and board. */
  board?: (tools: BoardTools<Row>) => ReactNode;
  /** Import button with its rights and link. */
  importAs?: { right: Right; lesser?: Right; href: string };
  empty: { icon?: IconType; text: string };
}
