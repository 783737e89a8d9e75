import {
  compared,
  comparedFields,
  duplicatesAmong,
  signature,
  type ComparedRecord,
  type DuplicateRecord,
  type DuplicateRule,
} from '@plumbline/validation/duplicates';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { ImportAlike } from './tables.ts';
import { getResource, type ResourceStorage } from '../../resource/registry.ts';
import type { Checker } from './validate-rows.ts';
import type { PlannedRow, RawRow } from './planned-row.ts';

/** Maximum number of candidate records per row. */
const MAX_CANDIDATES = 20;
/** Maximum lines per key; keys shared by more, such as common email domains, are not selective. */
const MAX_LINES_PER_KEY = 6;
const MAX_SHOWN = 3;

/** Lines by key in file order. */
export type LinesOf = (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly number[]>>;

/** Lines of a file by key, collected during a check. */
export class LinesByKey {
  readonly #lines = new Map<string, number[]>();
  add(plans: readonly PlannedRow[]): void {
    for (const { number, signature: keys } of plans)
      for (const key of keys) {
        const lines = this.#lines.get(key);
        if (!lines) this.#lines.set(key, [number]);
        else if (lines.length < MAX_LINES_PER_KEY) lines.push(number);
      }
  }
  readonly of: LinesOf = async (keys) => new Map(keys.map((key) => [key, this.#lines.get(key) ?? []]));
}

/** Lines of a file by the keys stored in the database, with updated rows. */
export const linesInFile =
  (importId: string, now: readonly PlannedRow[], tx: Transaction): LinesOf =>
  async (keys) => {
    const { rows } = await sql<{ key: string; lines: number[] }>`
      select k.key, array_agg(r.number order by r.number) as lines from import_row r, unnest(r.keys) as k(key)
      where r.import_id = ${importId}::uuid and r.keys && ${[...keys]}::text[] and k.key = any(${[...keys]}::text[])
        and not (r.number = any(${now.map(({ number }) => number)}::int[]))
      group by k.key`.execute(tx);
    const found = new Map(rows.map(({ key, lines }) => [key, lines]));
    for (const { number, signature: own } of now)
      for (const key of own) found.set(key, [...(found.get(key) ?? []), number]);
    for (const [key, lines] of found) found.set(key, lines.sort((a, b) => a - b).slice(0, MAX_LINES_PER_KEY));
    return found;
  };

type Candidate = DuplicateRecord & { uuid: string; number?: string };

/** Candidate records from indexes, by row. */
async function candidatesOf(
  entity: string,
  rule: DuplicateRule,
  store: ResourceStorage,
  plans: readonly PlannedRow[],
  tx: Transaction,
): Promise<Candidate[][]> {
  // Only exact keys: a trigram search takes tens of milliseconds, too slow for fifty thousand rows.
  const signatures = plans.map(({ body }, at) => ({ at, keys: signature(rule, body), words: '' }));
  const near = await sql<{ at: number; id: string }>`
    select at, record_id as id
    from platform.alike_records(${entity}, ${JSON.stringify(signatures)}::jsonb, 1::real, ${MAX_CANDIDATES})`.execute(
    tx,
  );
  const ids = [...new Set(near.rows.map(({ id }) => id))];
  const found: Candidate[][] = plans.map(() => []);
  if (!ids.length) return found;
  const names = new Set([
    ...comparedFields(rule),
    ...store.title,
    'number',
    ...(store.searchSubtitle ? [store.searchSubtitle] : []),
  ]);
  const columns = sql.join(
    [...names].filter((name) => Object.hasOwn(store.fields, name)).map((name) => sql.ref(`v.${name}`)),
  );
  const { rows } = await sql<Candidate>`
    select v.uuid, ${columns} from ${sql.table(store.view)} v where v.uuid = any(${ids}::uuid[])`.execute(tx);
  const byId = new Map(rows.map((row) => [row.uuid, row]));
  for (const { at, id } of near.rows) {
    const record = byId.get(id);
    if (record) found[at]?.push(record);
  }
  return found;
}

const titleOf = (store: ResourceStorage, record: DuplicateRecord) =>
  store.title
    .map((each) => String(record[each] ?? ''))
    .join(' ')
    .trim();

/** Earlier lines that share a key with these rows, as bodies. */
async function earlierLines(
  rule: DuplicateRule,
  plans: readonly PlannedRow[],
  linesOf: LinesOf,
  checker: Checker,
  rowsOf: (numbers: readonly number[]) => Promise<RawRow[]>,
  tx: Transaction,
): Promise<(plan: PlannedRow) => ComparedRecord<DuplicateRecord & { line: number }>[]> {
  const lines = await linesOf([...new Set(plans.flatMap((plan) => plan.signature))]);
  const own = new Map(plans.map((plan) => [plan.number, plan.body]));
  const before = ({ signature: keys, number }: PlannedRow) =>
    [...new Set(keys.flatMap((key) => lines.get(key) ?? []))].filter((line) => line < number);
  const missing = [...new Set(plans.flatMap(before))].filter((line) => !own.has(line));
  const rows = missing.length ? await rowsOf(missing) : [];
  const bodies = await checker.bodies(rows, tx);
  for (const [at, { number }] of rows.entries()) own.set(number, bodies[at] ?? {});
  // If all rows are similar, each is compared with the same few.
  const ready = new Map<number, ComparedRecord<DuplicateRecord & { line: number }>>();
  return (plan) =>
    before(plan).flatMap((line) => {
      const body = own.get(line);
      if (!body) return [];
      const known = ready.get(line) ?? compared(rule, { ...body, line });
      ready.set(line, known);
      return [known];
    });
}

/**
 * Marks new rows that resemble an existing record or an earlier row. Rows matched by number, code or name are not
 * compared.
 * @param rowsOf reads other rows of the file.
 */
export async function markDuplicates(
  name: string,
  plans: readonly PlannedRow[],
  checker: Checker,
  { linesOf, rowsOf }: { linesOf: LinesOf; rowsOf: (numbers: readonly number[]) => Promise<RawRow[]> },
  tx: Transaction,
): Promise<void> {
  const store = getResource(name);
  const rule = store?.duplicates;
  if (!rule) return;
  const open = plans.filter(({ isNew }) => isNew);
  if (!open.length) return;
  const [records, lines] = [
    await candidatesOf(name, rule, store, open, tx),
    await earlierLines(rule, open, linesOf, checker, rowsOf, tx),
  ];
  const ready = new Map<Candidate, ComparedRecord<Candidate>>();
  const known = (record: Candidate) => {
    const made = ready.get(record) ?? compared(rule, record);
    ready.set(record, made);
    return made;
  };
  for (const [at, plan] of open.entries()) {
    const own = compared(rule, plan.body);
    const there = duplicatesAmong(rule, own, (records[at] ?? []).map(known)).map(
      ({ record, score, reasons }): ImportAlike => ({
        uuid: record.uuid,
        title: titleOf(store, record),
        ...(record.number ? { number: record.number } : {}),
        ...(store.searchSubtitle && record[store.searchSubtitle]
          ? { detail: String(record[store.searchSubtitle]) }
          : {}),
        score,
        reasons,
      }),
    );
    const inFile = duplicatesAmong(rule, own, lines(plan)).map(({ record, score, reasons }): ImportAlike => ({
      line: record.line,
      title: titleOf(store, record),
      score,
      reasons,
    }));
    plan.alike = [...there, ...inFile].sort((a, b) => b.score - a.score).slice(0, MAX_SHOWN);
  }
}
