import { entities, type EntityMeta } from '@plumbline/api/operations';
import type { Right } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { getResource } from './registry.ts';
import { hasPermission } from '../auth/permissions.ts';

/** A type of record that tasks, comments and files can refer to. */
export interface RecordReference {
  /** Entity name stored in `prop_type` and `related_type` columns. */
  name: string;
  one: string;
  /** Module whose audit log lists its changes. */
  module: string;
  view: string;
  key: string;
  /** Columns of the view whose values, joined by a space, are the record's title. */
  title: readonly string[];
  right: Omit<Right, 'type'>;
  /** Address of one record with the placeholder `{uuid}`. */
  page?: string;
}

const registered = new Map<string, RecordReference>();
const entityOfDocumentedName = new Map<string, string>();

/** Adds a module's records that are not entities of the contract. */
export function registerReferences(references: readonly RecordReference[]): void {
  for (const reference of references) registered.set(reference.name, reference);
}
/** Adds the names that documented payloads use for a module's entities, e.g. `accounts` for `account`. */
export function registerDocumentedNames(names: Readonly<Record<string, string>>): void {
  for (const [documented, entity] of Object.entries(names)) entityOfDocumentedName.set(documented, entity);
}

/** The reference type by entity name or documented name; undefined for an unknown name. */
export function recordReference(word: string): RecordReference | undefined {
  const name = entityOfDocumentedName.get(word) ?? word;
  const registeredReference = registered.get(name);
  if (registeredReference) return registeredReference;
  const entity = (entities as Readonly<Record<string, EntityMeta>>)[name];
  const store = getResource(name);
  if (!entity || !store) return undefined;
  const { one, module, right, page } = entity;
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

/** True if the caller may view records of this type. */
export const canOpenReference = (
  reference: RecordReference,
  context: Pick<Context, 'session' | 'user'>,
): boolean => hasPermission({ ...reference.right, type: 'v' } as Right, context);

/** SQL expression of a record's title. */
export const titleColumn = ({ title }: RecordReference) =>
  sql.join(
    title.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
    sql` || ' ' || `,
  );

/** Titles by id, of the records that the caller may view. */
export async function loadTitles(
  word: string,
  uuids: readonly string[],
  context: Context,
): Promise<Map<string, string>> {
  const reference = recordReference(word);
  if (!reference || !uuids.length || !canOpenReference(reference, context)) return new Map();
  const { rows } = await sql<{
    uuid: string;
    name: string;
  }>`select ${sql.ref(reference.key)} as uuid, ${titleColumn(reference)} as name
    from ${sql.table(reference.view)} where ${sql.ref(reference.key)} = any(${[...uuids]}::uuid[])`.execute(
    context.tx,
  );
  return new Map(rows.map(({ uuid, name }) => [uuid, name.trim()]));
}
