import type { FieldMeta } from '@plumbline/api/operations';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { flattenCustom } from '../../resource/custom-fields.ts';
import { getResource } from '../../resource/registry.ts';
import { statusNames } from '../../resource/workflow.ts';

/** Allowed values of a field's cells. */
export interface Choices {
  /** Labels in display order. */
  words: readonly string[];
  /** Stored values by lower-case label. */
  values: ReadonlyMap<string, string>;
  /** True if other values are rejected. */
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
  // Labels that differ only in case are matched exactly.
  for (const { value, word } of list) values.set(word, value).set(value, value);
  return { words: list.map(({ word }) => word), values, isClosed };
}
export const choicesFromTexts = (texts: readonly string[], isClosed: boolean): Choices | undefined =>
  choicesFrom(
    texts.map((word) => ({ value: word, word })),
    isClosed,
  );

async function namesOf(entity: string, tx: Transaction): Promise<string[]> {
  const store = getResource(entity);
  const [title] = store?.title ?? [];
  if (!store || !title) return [];
  const { rows } = await sql<{ name: string }>`select distinct ${sql.ref(title)} as name
    from ${sql.table(store.view)} order by name limit 1000`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Choices of a contract field: fixed ones, or those configured by the company. */
export async function choicesOf(
  { options, choices }: Pick<FieldMeta, 'options' | 'choices'>,
  tx: Transaction,
): Promise<Choices | undefined> {
  if (options)
    return choicesFrom(
      options.map((option) => {
        const [value = option, word = value] = option.split('|');
        return { value, word };
      }),
      // Forms offer nothing else, whether or not the API takes other values.
      true,
    );
  if (choices === undefined) return undefined;
  if (choices.startsWith('status:'))
    return choicesFromTexts(await statusNames(choices.slice('status:'.length), { tx }), true);
  // Imports may create categories and use built-in units, so these are open.
  return choicesFromTexts(await namesOf(choices, tx), choices === 'territory');
}

const MAX_LISTED_CHOICES = 12;
/** The first choices for a sentence. */
export const choicesText = ({ words }: Choices): string =>
  words.length > MAX_LISTED_CHOICES ? `${words.slice(0, MAX_LISTED_CHOICES).join(', ')} …` : words.join(', ');

/** Choice matching a cell, ignoring case. */
export function readChoice(
  { label, choices }: { label: string; choices: Choices },
  text: string,
): { value: string } | { problem: string } {
  const value = choices.values.get(text) ?? choices.values.get(text.toLowerCase());
  if (value !== undefined) return { value };
  return choices.isClosed
    ? { problem: `${label} must be one of: ${choicesText(choices)}.` }
    : { value: text };
}

/** Error of a cell that is not a choice. */
export interface UnknownChoice {
  id: string;
  column: number;
  text: string;
}
/** Accepts the record's current value even if it is no longer a choice. */
export async function acceptCurrentValues(
  view: string,
  rows: readonly {
    plan: { match?: { uuid: string }; errors: { column: number; message: string }[] };
    unchosen: readonly UnknownChoice[];
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
