import type { FieldMeta } from '@plumbline/api/operations';
import type { Right } from '@plumbline/permissions';
import type { OperationId } from '../../context/context.ts';

/** Something that people ask about: a list of the contract, with the words that mean it. */
export interface AssistantEntity {
  name: string;
  /** One and many, in the middle of a sentence. */
  one: string;
  many: string;
  /** Other words for it, in small letters. */
  alias: readonly string[];
  /** The word by which answers link into modules. */
  module: string;
  /** The call that lists them. */
  call: OperationId;
  path: string;
  fields: Readonly<Record<string, FieldMeta>>;
  title: readonly string[];
  /** The address of one, with `{uuid}`. */
  page?: string | undefined;
  /** The route of their list. */
  list?: string | undefined;
  /** The figure that is meant where none is named. */
  sum?: string | undefined;
  /** What its rows have in common, which is said by its name alone. */
  fixed?: readonly Condition[] | undefined;
  /** Names for some of its rows alone, and what these have in common. */
  means?: Readonly<Record<string, Condition>> | undefined;
  /** The address of a row, where it is not `page`. */
  pageOf?: ((row: Readonly<Record<string, unknown>>) => string | undefined) | undefined;
  /** Words for where all of them are, which mean nothing more. */
  around?: readonly string[] | undefined;
  /** Its list is filtered by nothing: it is opened with the words that were sought. */
  isSoughtOnly?: boolean | undefined;
  /** One of these rights opens it, where its call asks for none. */
  rights?: readonly Right[] | undefined;
  /** Calls that list, of one row, the rows of another list that belong to it: by the name of that list. */
  parts?: Readonly<Record<string, { call: OperationId; path: string } | undefined>> | undefined;
  /** The call that lists those of the person, where no field says whose they are. */
  mine?: { call: OperationId; path: string; list: string } | undefined;
}

export type Operator = 'eq' | 'ne' | 'ilike' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'nin';
export interface Condition {
  field: string;
  op: Operator;
  value: string | number | boolean | null | string[];
  /** How it was put, where that reads better than the values: "this month". */
  said?: string | undefined;
}

export const wishes = ['rows', 'count', 'sum', 'average', 'groups'] as const;
export type Wish = (typeof wishes)[number];

/** A question about one kind of thing, as it was understood. It reads and does nothing else. */
export interface Plan {
  wish: Wish;
  thing: string;
  conditions: Condition[];
  search?: string | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
  /** The figure that is summed up. */
  field?: string | undefined;
  /** What groups have in common. */
  by?: string | undefined;
  /** Of each group the average of its figures is wanted, and not their sum. */
  isAverage?: boolean | undefined;
  /** Fields that the question is about: “who owns …”, “the phone of …”. */
  show?: string[] | undefined;
  /** Those of whoever asks, where the thing has a list of them. */
  isMine?: boolean | undefined;
  /**
   * Only what none of these belongs to: accounts without a contact. Each is a thing with the field that names what it
   * belongs to, or without one where that is asked of each row.
   */
  without?: { thing: string; field?: string }[] | undefined;
}

export type Understood =
  | { is: 'plan'; plan: Plan; notes: string[] }
  | { is: 'go'; thing?: string; module: string }
  /** `owner`: whose it is was asked. */
  | { is: 'seek'; words: string; owner?: boolean }
  | { is: 'waiting' | 'help' | 'query' | 'again' }
  /** Something is to be done, and nothing is asked. */
  | { is: 'order'; thing?: string | undefined }
  /** `said` is the part that means nothing here: what is left of the question would answer another one. */
  | { is: 'unknown'; near: string[]; said?: string | undefined };

export interface Choice {
  id: string;
  label: string;
}
/** What the fields of a thing can be, by field. */
export type Vocabulary = Readonly<Record<string, readonly Choice[]>>;

const numeric = new Set(['decimal', 'number']);
export const isNumeric = (field: FieldMeta | undefined): boolean => numeric.has(field?.kind ?? '');
export const isDate = (field: FieldMeta | undefined): boolean =>
  field?.kind === 'day' || field?.kind === 'instant';

/** The figure of a thing that is meant where none is named. */
export function mainFigure({ sum, fields }: AssistantEntity): string | undefined {
  if (sum) return sum;
  const all = Object.entries(fields).filter(([, field]) => isNumeric(field));
  const money = all.filter(([, { format }]) => format?.startsWith('money'));
  return (money.find(([, { filter }]) => filter) ?? money[0] ?? all.find(([, { filter }]) => filter))?.[0];
}

/** The day that something is due by. */
export const dueField = ({ fields }: AssistantEntity): string | undefined =>
  ['due_date', 'bid_date', 'to_date'].find((name) => fields[name]?.filter);

/** The field that shows in words what an id says. */
export function shownField({ fields }: Pick<AssistantEntity, 'fields'>, name: string): string | undefined {
  if (fields[name]?.kind !== 'uuid') return name;
  const bare = name.replace(/_id$/, '');
  return [`${bare}_name`, bare].find((each) => each in fields);
}
