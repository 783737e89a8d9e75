import { schemas } from '@plumbline/api/schemas';
import { copyName, nameOfOriginal } from '@plumbline/validation/copy-name';
import { sql } from 'kysely';
import type { ZodObject } from 'zod';
import type { Context, OperationId } from '../context/context.ts';

type Values = Record<string, unknown>;

export interface CloneOptions {
  /** The create call. A copy takes over the fields of its body. */
  create: OperationId;
  view: string;
  /** Fields that name a record; a copy gets another name. */
  names: readonly string[];
  /** Fields that belong to one record alone. */
  excluded?: readonly string[];
}
interface CloneHandlers<Row, Create> {
  read: (input: { params: { uuid: string } }, context: Context) => Promise<{ data: Row }>;
  create: (input: { body: Create }, context: Context) => Promise<{ data: Row }>;
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lines of a record without their ids, so that they become new lines. */
const withoutLineIds = (value: unknown): unknown =>
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
  // A copy of a long name keeps at least these characters, so every candidate begins with them.
  const { rows } = await sql<{ name: string }>`select ${sql.ref(field)} as name from ${sql.table(view)}
    where starts_with(lower(${sql.ref(field)}), lower(${nameOfOriginal(name).slice(0, 200)}))`.execute(tx);
  return copyName(
    name,
    rows.map((row) => row.name),
  );
}

/** Copies a record by its create call, with all checks, a number and an audit entry. */
export const cloneHandler =
  <Row extends object, Create extends object>(
    handlers: CloneHandlers<Row, Create>,
    { create, view, names, excluded = [] }: CloneOptions,
  ) =>
  async (
    { params, body }: { params: { uuid: string }; body: Partial<Create> },
    context: Context,
  ): Promise<{ data: Row }> => {
    const { data: row } = await handlers.read({ params }, context);
    const written = Object.keys(
      (schemas as unknown as Record<string, { body: ZodObject }>)[create]?.body.shape ?? {},
    );
    const values = new Map<string, unknown>(Object.entries(row));
    const copy: Values = Object.fromEntries(
      written.flatMap((name) => {
        const value = values.get(name);
        return value === undefined || value === null || excluded.includes(name)
          ? []
          : [[name, withoutLineIds(value)]];
      }),
    );
    const overrides = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    for (const field of names) {
      const name = copy[field];
      if (!(field in overrides) && typeof name === 'string')
        copy[field] = await freeName(name, { view, field }, context);
    }
    return handlers.create({ body: { ...copy, ...overrides } as Create }, context);
  };
