import type { FieldMeta } from '@plumbline/api/operations';
import type { AssistantEntity, Condition, Operator } from '../../capabilities/assistant/assistant-entity.ts';

export type { AssistantEntity, Condition, Operator };

export const intents = ['rows', 'count', 'sum', 'average', 'groups'] as const;
export type Intent = (typeof intents)[number];

/** A parsed read-only query on one entity. */
export interface Plan {
  intent: Intent;
  entity: string;
  conditions: Condition[];
  search?: string | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
  /** Field to sum. */
  field?: string | undefined;
  /** Field to group by. */
  by?: string | undefined;
  /** True to average groups instead of summing them. */
  isAverage?: boolean | undefined;
  /** Requested fields, e.g. “who owns …”, “the phone of …”. */
  show?: string[] | undefined;
  /** True for the user's own records, if the entity has such a list. */
  isMine?: boolean | undefined;
  /**
   * Excludes rows that related records refer to, e.g. accounts with a contact. Each is an entity with the referring
   * field, or without one if each row is queried.
   */
  without?: { entity: string; field?: string }[] | undefined;
}

export type Understood =
  | { is: 'plan'; plan: Plan; notes: string[] }
  | { is: 'go'; entity?: string; module: string }
  /** `owner` is set if the question is about the owner. */
  | { is: 'seek'; words: string; owner?: boolean }
  | { is: 'waiting' | 'help' | 'query' | 'again' }
  /** A command instead of a question. */
  | { is: 'order'; entity?: string | undefined }
  /** `unknownPhrase` is an uninterpreted part that makes the rest unreliable. */
  | { is: 'unknown'; near: string[]; unknownPhrase?: string | undefined };

export interface Choice {
  id: string;
  label: string;
}
/** Possible values of an entity's fields, by field. */
export type Vocabulary = Readonly<Record<string, readonly Choice[]>>;

const numeric = new Set(['decimal', 'number']);
export const isNumeric = (field: FieldMeta | undefined): boolean => numeric.has(field?.kind ?? '');
export const isDate = (field: FieldMeta | undefined): boolean =>
  field?.kind === 'day' || field?.kind === 'instant';

/** Amount field used when none is named. */
export function mainFigure({ sum, fields }: AssistantEntity): string | undefined {
  if (sum) return sum;
  const all = Object.entries(fields).filter(([, field]) => isNumeric(field));
  const money = all.filter(([, { format }]) => format?.startsWith('money'));
  return (money.find(([, { filter }]) => filter) ?? money[0] ?? all.find(([, { filter }]) => filter))?.[0];
}

/** Due date field of an entity. */
export const dueField = ({ fields }: AssistantEntity): string | undefined =>
  ['due_date', 'bid_date', 'to_date'].find((name) => fields[name]?.filter);

/** Field that displays the record of an id field. */
export function shownField({ fields }: Pick<AssistantEntity, 'fields'>, name: string): string | undefined {
  if (fields[name]?.kind !== 'uuid') return name;
  const bare = name.replace(/_id$/, '');
  return [`${bare}_name`, bare].find((each) => each in fields);
}
