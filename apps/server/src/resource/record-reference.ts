import { kinds, type KindMeta } from '@plumbline/api/operations';
import type { Right } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { getResource } from './registry.ts';
import { hasPermission } from '../auth/permissions.ts';

/** A kind of record that others can be about: a task, a comment. */
export interface RecordReference {
  /** The word by which it is kept. */
  name: string;
  one: string;
  /** The area whose history tells of it. */
  module: string;
  view: string;
  key: string;
  /** Columns of the view that are a record's title. */
  title: readonly string[];
  right: Omit<Right, 'type'>;
  /** The address of one, with `{uuid}`. */
  page?: string;
}

const others: Readonly<Record<string, RecordReference>> = {
  estimation: {
    name: 'estimation',
    one: 'estimation',
    module: 'estimation',
    view: 'estimation_view',
    key: 'uuid',
    title: ['name'],
    right: { app: 7, name: 'estimation' },
    page: '/estimation/{uuid}/view',
  },
  planPin: {
    name: 'planPin',
    one: 'comment',
    module: 'estimation',
    view: 'plan_pin_view',
    key: 'uuid',
    title: ['title'],
    right: { app: 7, name: 'estimation' },
    page: '/estimation/pin/{uuid}',
  },
  quote: {
    name: 'quote',
    one: 'quote',
    module: 'estimation',
    view: 'quote_view',
    key: 'quote_id',
    title: ['name'],
    right: { app: 7, name: 'quote' },
  },
};
/** Words of the documents for kinds that are called otherwise. */
const documented: Readonly<Record<string, string>> = {
  space_items: 'task',
  estimations: 'estimation',
  vendors: 'vendor',
  accounts: 'account',
  opportunities: 'opportunity',
  contacts: 'contact',
  leads: 'lead',
};

/** Where records of a kind are, by its word or the documents'; undefined for what is no kind of record. */
export function recordReference(word: string): RecordReference | undefined {
  const name = Object.hasOwn(documented, word) ? (documented[word] ?? word) : word;
  if (Object.hasOwn(others, name)) return others[name];
  const kind = (kinds as Readonly<Record<string, KindMeta>>)[name];
  const store = getResource(name);
  if (!kind || !store) return undefined;
  const { one, module, right, page } = kind;
  return {
    name,
    one,
    module,
    right,
    view: store.view,
    key: 'uuid',
    title: store.title,
    ...(page ? { page } : {}),
  };
}

/** Whether the caller may open records of a kind at all. */
export const canOpenReference = (
  kind: RecordReference,
  context: Pick<Context, 'session' | 'user'>,
): boolean => hasPermission({ ...kind.right, type: 'v' } as Right, context);

/** What a record of a kind is called, as SQL. */
export const titleColumn = ({ title }: RecordReference) =>
  sql.join(
    title.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  );

/** Titles of those of these records that the caller may open, by id. */
export async function loadTitles(
  word: string,
  uuids: readonly string[],
  context: Context,
): Promise<Map<string, string>> {
  const kind = recordReference(word);
  if (!kind || !uuids.length || !canOpenReference(kind, context)) return new Map();
  const { rows } = await sql<{
    uuid: string;
    name: string;
  }>`select ${sql.ref(kind.key)} as uuid, ${titleColumn(kind)} as name
    from ${sql.table(kind.view)} where ${sql.ref(kind.key)} = any(${[...uuids]}::uuid[])`.execute(context.tx);
  return new Map(rows.map(({ uuid, name }) => [uuid, name.trim()]));
}
