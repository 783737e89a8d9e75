import {
  compared,
  duplicatesAmong,
  signature,
  type ComparedRecord,
  type DuplicateKind,
  type DuplicateRecord,
} from '@plumbline/validation/duplicates';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { ImportAlike } from './tables.ts';
import { getResource, type ResourceStorage } from '../../resource/registry.ts';
import { detectsDuplicates } from '../../resource/duplicate-detection.ts';
import type { Checker, Plan, RawRow } from './validate-rows.ts';

/** How many records an index hands over for one row. */
const mostCandidates = 20;
/** Lines that are remembered by one key: a domain that thousands share tells nothing. */
const mostLines = 6;
const mostShown = 3;
/** What two records are compared by. */
const comparedFields = [
  'name',
  'firstname',
  'lastname',
  'code',
  'company',
  'email',
  'phone',
  'mobile',
  'website',
  'street',
  'zip',
  'city',
  'account_id',
  'account_name',
];

/** Keys by which lines of one file find each other, beside those that make them the same. */
const keyOf = (text: string) => `like:${text}`;
/** Which lines have a key, in the order of the file. */
export type LinesOf = (keys: readonly string[]) => Promise<ReadonlyMap<string, readonly number[]>>;

/** The lines of one file by their keys, as a check comes to them. */
export class LinesByKey {
  readonly #lines = new Map<string, number[]>();
  add(plans: readonly Plan[]): void {
    for (const { number, signature: keys } of plans)
      for (const key of keys) {
        const lines = this.#lines.get(key);
        if (!lines) this.#lines.set(key, [number]);
        else if (lines.length < mostLines) lines.push(number);
      }
  }
  readonly of: LinesOf = async (keys) => new Map(keys.map((key) => [key, this.#lines.get(key) ?? []]));
}

/** The lines of one file by the keys that its check left in the database; some rows as they are now. */
export const linesInFile =
  (importId: string, now: readonly Plan[], tx: Transaction): LinesOf =>
  async (keys) => {
    const { rows } = await sql<{ key: string; lines: number[] }>`
      select k.key, array_agg(r.number order by r.number) as lines from import_row r, unnest(r.keys) as k(key)
      where r.import_id = ${importId}::uuid and r.keys && ${[...keys]}::text[] and k.key = any(${[...keys]}::text[])
        and not (r.number = any(${now.map(({ number }) => number)}::int[]))
      group by k.key`.execute(tx);
    const found = new Map(rows.map(({ key, lines }) => [key, lines]));
    for (const { number, signature: own } of now)
      for (const key of own) found.set(key, [...(found.get(key) ?? []), number]);
    for (const [key, lines] of found) found.set(key, lines.sort((a, b) => a - b).slice(0, mostLines));
    return found;
  };

type Candidate = DuplicateRecord & { uuid: string; number?: string };

/** Records that an index holds near some rows, by the place of the row. */
async function candidatesOf(
  kind: DuplicateKind,
  store: ResourceStorage,
  plans: readonly Plan[],
  tx: Transaction,
): Promise<Candidate[][]> {
  // By keys alone: an index of trigrams answers in tens of milliseconds, which fifty thousand rows do not have.
  const asked = plans.map(({ body }, at) => ({ at, keys: signature(kind, body), words: '' }));
  const near = await sql<{ at: number; id: string }>`
    select at, record_id as id
    from platform.alike_records(${kind}, ${JSON.stringify(asked)}::jsonb, 1::real, ${mostCandidates})`.execute(
    tx,
  );
  const ids = [...new Set(near.rows.map(({ id }) => id))];
  const found: Candidate[][] = plans.map(() => []);
  if (!ids.length) return found;
  const names = new Set([...comparedFields, ...store.title, 'number', ...(store.found ? [store.found] : [])]);
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

/** The earlier lines that share a key with some rows, read as their bodies. */
async function earlierLines(
  kind: DuplicateKind,
  plans: readonly Plan[],
  linesOf: LinesOf,
  checker: Checker,
  rowsOf: (numbers: readonly number[]) => Promise<RawRow[]>,
  tx: Transaction,
): Promise<(plan: Plan) => ComparedRecord<DuplicateRecord & { line: number }>[]> {
  const lines = await linesOf([...new Set(plans.flatMap((plan) => plan.signature))]);
  const own = new Map(plans.map((plan) => [plan.number, plan.body]));
  const before = ({ signature: keys, number }: Plan) =>
    [...new Set(keys.flatMap((key) => lines.get(key) ?? []))].filter((line) => line < number);
  const missing = [...new Set(plans.flatMap(before))].filter((line) => !own.has(line));
  const rows = missing.length ? await rowsOf(missing) : [];
  const bodies = await checker.bodies(rows, tx);
  for (const [at, { number }] of rows.entries()) own.set(number, bodies[at] ?? {});
  // In a file whose rows are all alike, each of them is compared with the same few.
  const ready = new Map<number, ComparedRecord<DuplicateRecord & { line: number }>>();
  return (plan) =>
    before(plan).flatMap((line) => {
      const body = own.get(line);
      if (!body) return [];
      const known = ready.get(line) ?? compared(kind, { ...body, line });
      ready.set(line, known);
      return [known];
    });
}

/**
 * Marks the rows that would make a new record and look like one that is there, or like a row before them. Rows that are
 * a record by its number, code or name are not compared: they are that record.
 * @param rowsOf reads other rows of the same file.
 */
export async function markAlike(
  name: string,
  plans: readonly Plan[],
  checker: Checker,
  { linesOf, rowsOf }: { linesOf: LinesOf; rowsOf: (numbers: readonly number[]) => Promise<RawRow[]> },
  tx: Transaction,
): Promise<void> {
  const store = getResource(name);
  if (!detectsDuplicates(name) || !store) return;
  const open = plans.filter(({ isNew }) => isNew);
  if (!open.length) return;
  const [records, lines] = [
    await candidatesOf(name, store, open, tx),
    await earlierLines(name, open, linesOf, checker, rowsOf, tx),
  ];
  const ready = new Map<Candidate, ComparedRecord<Candidate>>();
  const known = (record: Candidate) => {
    const made = ready.get(record) ?? compared(name, record);
    ready.set(record, made);
    return made;
  };
  for (const [at, plan] of open.entries()) {
    const own = compared(name, plan.body);
    const there = duplicatesAmong(name, own, (records[at] ?? []).map(known)).map(
      ({ record, score, reasons }): ImportAlike => ({
        uuid: record.uuid,
        title: titleOf(store, record),
        ...(record.number ? { number: record.number } : {}),
        ...(store.found && record[store.found] ? { detail: String(record[store.found]) } : {}),
        score,
        reasons,
      }),
    );
    const inFile = duplicatesAmong(name, own, lines(plan)).map(({ record, score, reasons }): ImportAlike => ({
      line: record.line,
      title: titleOf(store, record),
      score,
      reasons,
    }));
    plan.alike = [...there, ...inFile].sort((a, b) => b.score - a.score).slice(0, mostShown);
  }
}

/** What rows of a kind find each other by: nothing for kinds that are not compared. */
export const signatureOf = (name: string, body: DuplicateRecord): string[] =>
  detectsDuplicates(name) ? signature(name, body).map(keyOf) : [];
