import type { FieldMeta } from '@plumbline/api/operations';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { flattenCustom } from '../../resource/custom-fields.ts';
import { getResource } from '../../resource/registry.ts';
import { statusNames } from '../../resource/workflow.ts';

/** What the cells of a field may say. */
export interface Choices {
  /** As people read them, in their sequence. */
  words: readonly string[];
  /** What is kept of each, by how it may be written: small letters stand for any. */
  values: ReadonlyMap<string, string>;
  /** Nothing else is taken. */
  isClosed: boolean;
}

export function choicesFrom(
  list: readonly { value: string; word: string }[],
  isClosed: boolean,
): Choices | undefined {
  if (!list.length) return undefined;
  const values = new Map<string, string>();
  for (const { value, word } of list)
    for (const each of [word.toLowerCase(), value.toLowerCase()])
      if (!values.has(each)) values.set(each, value);
  // Two that differ in their letters' size alone are told apart by how they are written.
  for (const { value, word } of list) values.set(word, value).set(value, value);
  return { words: list.map(({ word }) => word), values, isClosed };
}
export const choicesOfWords = (words: readonly string[], isClosed: boolean): Choices | undefined =>
  choicesFrom(
    words.map((word) => ({ value: word, word })),
    isClosed,
  );

async function namesOf(kind: string, tx: Transaction): Promise<string[]> {
  const store = getResource(kind);
  const [title] = store?.title ?? [];
  if (!store || !title) return [];
  const { rows } = await sql<{ name: string }>`select distinct ${sql.ref(title)} as name
    from ${sql.table(store.view)} order by name limit 1000`.execute(tx);
  return rows.map(({ name }) => name);
}

/** The choices of a field of the contract: its own, or what the company keeps elsewhere. */
export async function choicesOf(
  { options, closed = false, choices }: Pick<FieldMeta, 'options' | 'closed' | 'choices'>,
  tx: Transaction,
): Promise<Choices | undefined> {
  if (options)
    return choicesFrom(
      options.map((option) => {
        const [value = option, word = value] = option.split('|');
        return { value, word };
      }),
      closed,
    );
  if (choices === undefined) return undefined;
  if (choices.startsWith('status:'))
    return choicesOfWords(await statusNames(choices.slice('status:'.length), { tx }), true);
  // Files bring categories along, and the trade's own units are in nobody's list.
  return choicesOfWords(await namesOf(choices, tx), choices === 'territory');
}

const mostTold = 12;
/** Choices for a sentence: the first of many. */
export const toldChoices = ({ words }: Choices): string =>
  words.length > mostTold ? `${words.slice(0, mostTold).join(', ')} …` : words.join(', ');

/** The choice that a cell means, whatever the size of its letters. */
export function readChoice(
  { label, choices }: { label: string; choices: Choices },
  text: string,
): { value: string } | { problem: string } {
  const value = choices.values.get(text) ?? choices.values.get(text.toLowerCase());
  if (value !== undefined) return { value };
  return choices.isClosed ? { problem: `${label} is one of: ${toldChoices(choices)}.` } : { value: text };
}

/** A cell that is none of its field's choices. */
export interface Unchosen {
  id: string;
  column: number;
  text: string;
}
/** What a record has already may be said of it again, also where it is no choice any more. */
export async function forgiveStanding(
  view: string,
  rows: readonly {
    plan: { match?: { uuid: string }; errors: { column: number; message: string }[] };
    unchosen: readonly Unchosen[];
  }[],
  tx: Transaction,
): Promise<void> {
  const open = rows.filter(({ plan, unchosen }) => plan.match && unchosen.length > 0);
  if (!open.length) return;
  const ids = open.flatMap(({ plan }) => plan.match?.uuid ?? []);
  const found = await sql<Record<string, unknown> & { uuid: string }>`
    select * from ${sql.table(view)} where uuid = any(${ids}::uuid[])`.execute(tx);
  const standing = new Map(found.rows.map((record) => [record.uuid, flattenCustom(record)]));
  for (const { plan, unchosen } of open) {
    const record = standing.get(plan.match?.uuid ?? '');
    const same = new Set(unchosen.flatMap(({ id, column, text }) => (record?.[id] === text ? [column] : [])));
    plan.errors = plan.errors.filter(({ column }) => !same.has(column));
  }
}
