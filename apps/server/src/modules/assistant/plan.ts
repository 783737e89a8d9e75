import type { FieldMeta } from '@plumbline/api/operations';
import type { AssistantEntity, Condition, Operator } from '../../capabilities/assistant/assistant-entity.ts';

export type { AssistantEntity, Condition, Operator };

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
