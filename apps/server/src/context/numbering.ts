import { counterOf, numberingDay, writeNumber, type NumberingDay } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Transaction } from '../database/database.ts';

export interface NumberedEntity {
  label: string;
  /** Singular in the middle of a sentence. */
  one: string;
  /** Default pattern. */
  pattern: string;
  table: string;
  column: string;
}
const registered = new Map<string, NumberedEntity>();

/** Adds an entity whose records are numbered. Its name is the prefix of the counter scopes that numbers are taken from. */
export function registerNumberedEntity(name: string, entity: NumberedEntity): void {
  registered.set(name, entity);
}

/** All numbered entities by name. */
export const numberedEntities = (): ReadonlyMap<string, NumberedEntity> => registered;

const kindOf = (scope: string) => {
  const entity = scope.replace(/-\d{4}$/, '');
  return registered.has(entity) ? entity : undefined;
};

/** The company's number patterns by entity, and its current day. */
export async function loadNumbering(
  tx: Transaction,
  now: Date,
): Promise<{ patterns: Map<string, { pattern: string; version: number }>; day: NumberingDay }> {
  const { rows } = await sql<{
    time_zone: string | null;
    fiscal_month: number | null;
    kind: string | null;
    pattern: string;
    version: number;
  }>`select c.time_zone, c.fiscal_month, n.kind, n.pattern, n.version
    from (select 1) as one left join setup_company c on true left join setup_numbering n on true`.execute(tx);
  return {
    patterns: new Map(
      rows.flatMap(({ kind, pattern, version }) => (kind ? [[kind, { pattern, version }] as const] : [])),
    ),
    day: numberingDay(now, rows[0]?.time_zone ?? 'UTC', rows[0]?.fiscal_month ?? 1),
  };
}

/** Takes several numbers of a company's counter in one step. Numbers are not returned. @returns the first of them. */
export type TakeNumbers = (scope: string, howMany: number) => Promise<number>;

const from = (first: number, howMany: number) => Array.from({ length: howMany }, (_, at) => first + at);

/**
 * Allocates the next numbers of a scope, by the company's pattern if it has one. Concurrent calls get different
 * numbers; numbers of a rolled back transaction are not reused.
 */
export async function nextNumbers(
  tx: Transaction,
  take: TakeNumbers,
  now: Date,
  { scope, prefix, digits }: { scope: string; prefix: string; digits: number },
  howMany: number,
): Promise<string[]> {
  const entity = kindOf(scope);
  const registration = entity === undefined ? undefined : registered.get(entity);
  if (entity === undefined || !registration)
    return from(await take(scope, howMany), howMany).map(
      (number) => `${prefix}${String(number).padStart(digits, '0')}`,
    );
  const { patterns, day } = await loadNumbering(tx, now);
  const pattern = patterns.get(entity)?.pattern ?? registration.pattern;
  const counter = counterOf(entity, pattern, day);
  const free: string[] = [];
  // Skips numbers that an earlier pattern has used.
  while (free.length < howMany) {
    const missingCount = howMany - free.length;
    const numbers = from(await take(counter, missingCount), missingCount).map((number) =>
      writeNumber(pattern, day, number),
    );
    const { rows } = await sql<{ number: string }>`select ${sql.ref(registration.column)} as number
      from ${sql.table(registration.table)} where ${sql.ref(registration.column)} = any(${numbers}::text[])`.execute(
      tx,
    );
    const taken = new Set(rows.map(({ number }) => number));
    free.push(...numbers.filter((number) => !taken.has(number)));
  }
  return free;
}
