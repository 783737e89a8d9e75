import type { ListMeta } from '@plumbline/api';
import type { Right } from '@plumbline/permissions';
import type { Column, SortKey } from '@plumbline/ui/DataTable';
import type { Filter, FilterOption } from '@plumbline/ui/FilterBar';
import type { IconType } from '@plumbline/ui/Icon';
import type { MenuEntry } from '@plumbline/ui/Menu';
import type { FormModuleKey } from '@plumbline/validation/forms';
import type { ReactNode } from 'react';

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
