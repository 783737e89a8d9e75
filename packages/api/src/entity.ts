import type { ZodObject } from 'zod';
import type {
  Activity,
  ActivityFields,
  ContactMapping,
  Duplicate,
  ListMeta,
  ManyChanged,
  MergeOutcome,
  MergeUndone,
  Merging,
  Summary,
  Timeline,
} from './generated/plumbline.schemas.ts';
import type { entities } from './generated/entities.ts';

/** Name of an entity. */
export type EntityName = keyof typeof entities;

/** Field of an entity as the contract describes it: how it is shown, entered and queried. */
export interface FieldMeta {
  label: string;
  /** Type of the value: text, uuid, decimal, number, boolean, day, instant or list. */
  kind: string;
  filter?: boolean;
  sort?: boolean;
  search?: boolean;
  format?: string;
  /** Label in forms, where longer than the column heading. */
  formLabel?: string;
  /** Heading from this field on. */
  group?: string;
  wide?: boolean;
  help?: string;
  unit?: string;
  /** Entity whose id the field contains. */
  ref?: string;
  /** `restrict`: a record that the field refers to cannot be deleted. */
  onDelete?: 'restrict';
  options?: readonly string[];
  /** The server rejects values that are not among the options. */
  strict?: boolean;
  /** Source of the choices: `status:lead`, or an entity whose names are chosen from. */
  choices?: string;
  /** Limits of a number. */
  min?: number;
  max?: number;
  /** Value of a new record; `me` is its creator, `first` the first choice. */
  default?: string;
  /** Width in pixels of a column that lists show by default. */
  columnWidth?: number;
  /** The field can be edited. */
  write?: true | 'required';
  /** Control of a text: phone, email, url or area. */
  input?: string;
}

/** Description of an entity without its fields and operations. */
export interface EntityMeta {
  name: string;
  /** Singular and plural in the middle of a sentence. */
  one: string;
  many: string;
  module: string;
  right: { app: number; name: string };
  path: string;
  /** Prefix of the ids of its operations. */
  calls: string;
  /** Fields that form the title, joined by a space. */
  title: readonly string[];
  /** Fields by which a record is found by name, in the order in which they are tried. */
  lookupKeys: readonly (readonly string[])[];
  /** Fields by which an import recognizes an existing record; absent for entities that are not imported. */
  importKeys?: readonly (readonly string[])[];
  /** Path of the import screen. */
  imports?: string;
  view?: string;
  /** Path of a record, with `{uuid}`. */
  page?: string;
  list?: string;
  /** Field that global search shows below the title; absent for entities that search does not include. */
  searchSubtitle?: string;
  /** Default pattern of record numbers. */
  number?: string;
  /** Statuses have an outcome and a probability. */
  hasOutcome?: boolean;
  /** Path that pickers read instead of the list. */
  lookup?: string;
  /** Deleted records can be restored. */
  restores?: boolean;
  /** The list can be summarized in groups. */
  sums?: boolean;
  /** Money field that boards sum by status, and the percentage field that weights it. */
  boardSum?: string;
  boardWeight?: string;
  /** Emails and text messages can be sent from its records. */
  isMessageable?: boolean;
  /** Companies can add fields to its form. */
  form?: boolean;
}

interface Query {
  limit?: number;
  offset?: number;
  search?: string;
  sort?: string;
  filter?: string;
}
/** Query of a summary of a list. */
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

/** Column of a board: a status with its records by search and filter. */
export interface BoardColumn<Row> {
  status: string;
  /** Number of records of the column, not only of the loaded rows; so are the sums. */
  count: number;
  sum?: string;
  weighted?: string;
  rows: Row[];
}
/** Bulk update: values for records by id, or for all that match. */
export interface ManyChange {
  values: object;
  uuid?: string[];
  matching?: { search?: string; filter?: string };
}
/** Values of a record before and after a change, by field. */
export interface FieldsChange {
  uuid: string;
  before: object;
  after: object;
}

/** Entity with the fields and operations that its list, form, record and pickers use. */
export interface Entity<Row extends { uuid: string }, Create = never, Update = never> extends EntityMeta {
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
  /** Copies a record under a free name. */
  copy?: (uuid: string, values: Partial<Create>, options?: RequestInit) => Promise<{ data: Row }>;
  /** Statuses as columns, each with its first rows. */
  useBoard?: (
    params?: Omit<Query, 'offset'>,
    options?: { swr?: { keepPreviousData?: boolean; enabled?: boolean } },
  ) => Loaded<{ data: BoardColumn<Row>[] }>;
  useSummary?: (
    params?: SummaryQuery,
    options?: { swr?: { keepPreviousData?: boolean; enabled?: boolean } },
  ) => Loaded<{ data: Summary }>;
  updateMany?: (body: ManyChange) => Promise<{ data: ManyChanged & { changes?: readonly FieldsChange[] } }>;
  /** Takes bulk updates and moves back; records that were changed since are rejected one by one. */
  revertMany?: (body: { changes: FieldsChange[] }) => Promise<{ data: ManyChanged }>;
  removeMany?: (body: { uuid: string[] }) => Promise<unknown>;
  restoreMany?: (body: { uuid: string[] }) => Promise<unknown>;
  /** Existing records that the values may duplicate. */
  duplicates?: (body: {
    values: Record<string, unknown>;
    except?: string[];
  }) => Promise<{ data: Duplicate[] }>;
  merge?: (body: Merging, options?: RequestInit) => Promise<{ data: MergeOutcome }>;
  /** Undoes a merge by its id. */
  undoMerge?: (body: { merge_id: string }) => Promise<{ data: MergeUndone }>;
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
  /** Schema of a new record; loaded when a form opens. */
  schema?: () => Promise<ZodObject>;
}

/** Title of a record. */
export const titleOf = (entity: Pick<EntityMeta, 'title'>, row: object): string => {
  const values = new Map<string, unknown>(Object.entries(row));
  return entity.title
    .map((name) => String(values.get(name) ?? ''))
    .join(' ')
    .trim();
};
