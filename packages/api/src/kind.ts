import type { ZodObject } from 'zod';
import type {
  Activity,
  ActivityFields,
  ContactMapping,
  Duplicate,
  ListMeta,
  ManyChanged,
  MergeOutcome,
  Merging,
  Summary,
  Timeline,
} from './generated/plumbline.schemas.ts';
import type { kinds } from './generated/kinds.ts';

/** The name of a kind of record. */
export type KindName = keyof typeof kinds;

/** How people see a field, how they write it, and what a list may do with it: from the contract. */
export interface FieldMeta {
  label: string;
  /** text, uuid, decimal, number, boolean, day, instant. */
  kind: string;
  filter?: boolean;
  sort?: boolean;
  search?: boolean;
  format?: string;
  /** What a form calls it, where that is longer. */
  long?: string;
  /** The heading under which it stands, with the fields after it. */
  group?: string;
  wide?: boolean;
  help?: string;
  unit?: string;
  /** The kind of record whose id it holds. */
  ref?: string;
  holds?: boolean;
  options?: readonly string[];
  closed?: boolean;
  /** `status:` and a module, or the kind of record whose names it holds. */
  choices?: string;
  /** A figure is nothing below or above these. */
  min?: number;
  max?: number;
  /** What a new record begins with. */
  begins?: string;
  /** Width of a column that is there from the start, in pixels. */
  column?: number;
  /** People write it. */
  write?: true | 'required';
  /** phone, email, url, area: how a text is written. */
  input?: string;
}

/** What is known of any kind of record. */
export interface KindMeta {
  name: string;
  /** One and many, in the middle of a sentence. */
  one: string;
  many: string;
  module: string;
  right: { app: number; name: string };
  path: string;
  /** Begins the names of its calls. */
  calls: string;
  /** Fields that are its title, joined by a space. */
  title: readonly string[];
  find: readonly (readonly string[])[];
  /** By which a row of a file is recognised; files are imported into kinds that have it. */
  keys?: readonly (readonly string[])[];
  /** Where they are. */
  imports?: string;
  view?: string;
  /** The address of one, with `{uuid}`. */
  page?: string;
  list?: string;
  /** What search shows beside the title. */
  found?: string;
  /** By which it is numbered unless the company says otherwise. */
  number?: string;
  /** Its statuses say how a record counts. */
  counts?: boolean;
  /** The list that pickers read, where it is another. */
  lookup?: string;
  restores?: boolean;
  /** Its list is summed up in groups. */
  sums?: boolean;
  /** The money that a board of its statuses sums up, and the percentage by which it counts. */
  sum?: string;
  weight?: string;
  /** Companies add fields of their own to it. */
  form?: boolean;
}

interface Query {
  limit?: number;
  offset?: number;
  search?: string;
  sort?: string;
  filter?: string;
}
/** How a summary of a list is asked for. */
export interface SummaryQuery extends Omit<Query, 'offset'> {
  by?: string;
  measures?: string;
}
interface Loaded<Answer> {
  data?: Answer | undefined;
  error?: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}
interface HistoryRow {
  uuid: string;
  createdAt: string;
  user_name: string;
  action: string;
  entity: string;
  entity_id: string;
  entity_name: string;
  changes: { field: string; before?: string; after?: string }[];
  request_id: string;
}

/** One column of a board: a status, with what is in it by search and filter. */
export interface BoardColumn<Row> {
  status: string;
  /** Of the whole column, as the sums are. */
  count: number;
  sum?: string;
  weighted?: string;
  rows: Row[];
}
/** Values for many records at once. */
export interface ManyChange {
  values: object;
  uuid?: string[];
  matching?: { search?: string; filter?: string };
}

/** A kind of record with its calls: all that its list, form, record and pickers need. */
export interface Kind<Row extends { uuid: string }, Create = never, Update = never> extends KindMeta {
  fields: Readonly<Record<string, FieldMeta>>;
  useList: (
    params?: Query,
    options?: { swr?: { enabled?: boolean } },
  ) => Loaded<{ data: Row[]; meta: ListMeta }>;
  useRead?: (uuid: string) => Loaded<{ data: Row }>;
  useHistory?: (uuid: string) => Loaded<{ data: HistoryRow[] }>;
  read?: (uuid: string) => Promise<{ data: Row }>;
  history?: (uuid: string) => Promise<{ data: HistoryRow[] }>;
  create?: (values: Create, options?: RequestInit) => Promise<{ data: Row }>;
  update?: (uuid: string, values: Update) => Promise<{ data: Row }>;
  /** Makes one more of it, under a name that is free. */
  copy?: (uuid: string, values: Partial<Create>, options?: RequestInit) => Promise<{ data: Row }>;
  /** Its statuses as columns, each with its first rows. */
  useBoard?: (
    params?: Omit<Query, 'offset'>,
    options?: { swr?: { keepPreviousData?: boolean; enabled?: boolean } },
  ) => Loaded<{ data: BoardColumn<Row>[] }>;
  useSummary?: (
    params?: SummaryQuery,
    options?: { swr?: { keepPreviousData?: boolean; enabled?: boolean } },
  ) => Loaded<{ data: Summary }>;
  updateMany?: (body: ManyChange) => Promise<{ data: ManyChanged }>;
  removeMany?: (body: { uuid: string[] }) => Promise<unknown>;
  restoreMany?: (body: { uuid: string[] }) => Promise<unknown>;
  /** Which records one that is being written may be already. */
  duplicates?: (body: {
    values: Record<string, unknown>;
    except?: string[];
  }) => Promise<{ data: Duplicate[] }>;
  merge?: (body: Merging, options?: RequestInit) => Promise<{ data: MergeOutcome }>;
  useTimeline?: (
    uuid: string,
    params?: { limit?: number; before?: string; only?: string },
  ) => Loaded<{ data: Timeline }>;
  addActivity?: (uuid: string, body: ActivityFields, options?: RequestInit) => Promise<{ data: Activity }>;
  changeActivity?: (
    uuid: string,
    activity: string,
    body: Partial<ActivityFields> & { version: number },
  ) => Promise<{ data: Activity }>;
  removeActivity?: (uuid: string, activity: string) => Promise<unknown>;
  useContacts?: (uuid: string) => Loaded<{ data: ContactMapping[] }>;
  mapContacts?: (
    uuid: string,
    body: { contacts: { contact_id: string; role?: string; is_primary?: boolean }[] },
  ) => Promise<unknown>;
  unmapContact?: (uuid: string, contact: string) => Promise<unknown>;
  /** Of a new record's values; loaded when somebody writes. */
  schema?: () => Promise<ZodObject>;
}

/** What a record is called. */
export const titleOf = (kind: Pick<KindMeta, 'title'>, row: object): string => {
  const values = new Map<string, unknown>(Object.entries(row));
  return kind.title
    .map((name) => String(values.get(name) ?? ''))
    .join(' ')
    .trim();
};
