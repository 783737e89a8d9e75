import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { LookupTarget } from '../../resource/registry.ts';

/** Texts in the form that comparisons use: without differences of case and apostrophes. */
export async function searchForms(texts: readonly string[], tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select platform.search_form(text) as text from unnest(${[...texts]}::text[]) with ordinality as t(text, at) order by at`.execute(
    tx,
  );
  return rows.map(({ text }) => text);
}

/**
 * Records matching these texts, ignoring case and the kind of apostrophe.
 * @param words compared columns, joined by `between`.
 * @returns matches by text index.
 */
export async function recordsByText(
  view: string,
  words: readonly string[],
  between: string,
  texts: readonly string[],
  tx: Transaction,
): Promise<Map<number, { uuid: string; version: number }[]>> {
  const found = new Map<number, { uuid: string; version: number }[]>();
  if (!texts.length) return found;
  const called = sql.join(
    words.map((name) => sql`platform.search_form(v.${sql.ref(name)}::text)`),
    sql` || ${between}::text || `,
  );
  const places = new Map<string, number[]>();
  for (const [at, text] of (await searchForms(texts, tx)).entries())
    places.set(text, [...(places.get(text) ?? []), at]);
  // A constant list is hashed once; a join would compare every record with every text.
  const { rows } = await sql<{ called: string; uuid: string; version: number }>`
    select ${called} as called, v.uuid, v.version from ${sql.table(view)} v
    where ${called} = any(${[...places.keys()]}::text[])`.execute(tx);
  for (const { called: text, uuid, version } of rows)
    for (const at of places.get(text) ?? []) found.set(at, [...(found.get(at) ?? []), { uuid, version }]);
  return found;
}

/** Record ids by text; several if ambiguous. */
export async function resolveTexts(
  { view, by }: LookupTarget,
  texts: readonly string[],
  known: Map<string, string[]>,
  tx: Transaction,
): Promise<void> {
  let open = texts;
  for (const columns of by) {
    const found = await recordsByText(view, columns, ' ', open, tx);
    for (const [at, records] of found)
      known.set(
        open[at] ?? '',
        records.map(({ uuid }) => uuid),
      );
    open = open.filter((word) => !known.has(word));
  }
  for (const word of open) known.set(word, []);
}
