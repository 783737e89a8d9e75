import { schemas } from '@plumbline/api/schemas';
import { copyName, nameOfOriginal } from '@plumbline/validation/copy-name';
import { sql } from 'kysely';
import type { ZodObject } from 'zod';
import type { Context, OperationId } from '../context/context.ts';

type Values = Record<string, unknown>;

export interface CloneOptions {
  /** The call that makes one: the fields of its body are what a copy takes over. */
  create: OperationId;
  view: string;
  /** Words that tell one from another: a copy has its own. */
  names: readonly string[];
  /** What is the record's alone. */
  without?: readonly string[];
}
interface Made<Row, Create> {
  read: (input: { params: { uuid: string } }, context: Context) => Promise<{ data: Row }>;
  create: (input: { body: Create }, context: Context) => Promise<{ data: Row }>;
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The lines of a record once more: each a line of its own. */
const asNew = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each: unknown) =>
        isRecord(each) ? Object.fromEntries(Object.entries(each).filter(([name]) => name !== 'uuid')) : each,
      )
    : value;

async function freeName(
  name: string,
  { view, field }: { view: string; field: string },
  { tx }: Context,
): Promise<string> {
  // Of a long name the copy keeps these letters at least: whatever it could be called begins with them.
  const { rows } = await sql<{ name: string }>`select ${sql.ref(field)} as name from ${sql.table(view)}
    where starts_with(lower(${sql.ref(field)}), lower(${nameOfOriginal(name).slice(0, 200)}))`.execute(tx);
  return copyName(
    name,
    rows.map((row) => row.name),
  );
}

/** Makes one more of a record through the same door as every new one, with its checks, its number and its history. */
export const cloneHandler =
  <Row extends object, Create extends object>(
    made: Made<Row, Create>,
    { create, view, names, without = [] }: CloneOptions,
  ) =>
  async (
    { params, body }: { params: { uuid: string }; body: Partial<Create> },
    context: Context,
  ): Promise<{ data: Row }> => {
    const { data: row } = await made.read({ params }, context);
    const written = Object.keys(
      (schemas as unknown as Record<string, { body: ZodObject }>)[create]?.body.shape ?? {},
    );
    const values = new Map<string, unknown>(Object.entries(row));
    const copy: Values = Object.fromEntries(
      written.flatMap((name) => {
        const value = values.get(name);
        return value === undefined || value === null || without.includes(name) ? [] : [[name, asNew(value)]];
      }),
    );
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    for (const field of names) {
      const name = copy[field];
      if (!(field in given) && typeof name === 'string')
        copy[field] = await freeName(name, { view, field }, context);
    }
    return made.create({ body: { ...copy, ...given } as Create }, context);
  };
