import {
  entityFields,
  entities,
  operations,
  type FieldMeta,
  type EntityMeta,
  type EntityName,
} from '@plumbline/api/operations';
import { moduleTestValues } from './module-test-values.ts';
import type { TestServer, UserName } from './server.ts';

const fieldsByRow = entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>>>>;
const lists = operations as Readonly<Record<string, { list?: string }>>;
export const fieldsOf = (entity: EntityMeta): Readonly<Record<string, FieldMeta>> =>
  fieldsByRow[lists[`${entity.calls}List`]?.list ?? ''] ?? {};

/** Values of an entity that cannot be generated from its fields. */
const particularFields = (entity: EntityName, n: number): Record<string, unknown> =>
  Object.assign({}, ...moduleTestValues.map(({ fields }) => fields?.[entity]?.(n))) as Record<
    string,
    unknown
  >;

/**
 * Creates a record of each entity without records, with its required fields.
 * @param n makes names unique between calls.
 */
export async function makeEntities(
  server: TestServer,
  user: UserName,
  n: number,
  createdIds: Partial<Record<EntityName, string>>,
): Promise<Record<EntityName, string>> {
  const found: Partial<Record<string, string>> = { ...createdIds };
  const ensure = async (name: string): Promise<string> => {
    const existingId = found[name];
    if (existingId) return existingId;
    const entity: EntityMeta = entities[name as EntityName];
    const body: Record<string, unknown> = {};
    for (const [field, meta] of Object.entries(fieldsOf(entity))) {
      if (meta.write !== 'required' && !(meta.write && entity.title.includes(field))) continue;
      if (meta.ref) body[field] = meta.ref === 'user' ? server.userIds[user] : await ensure(meta.ref);
      else if (meta.options) body[field] = meta.options[0]?.split('|')[0];
      else if (meta.kind === 'day') body[field] = '2026-03-31';
      else if (meta.kind === 'number') body[field] = 1;
      else if (meta.kind === 'decimal') body[field] = '1';
      else if (meta.kind === 'boolean') body[field] = false;
      else body[field] = `${meta.label} ${n} of ${entity.many}`;
    }
    const { uuid } = await server.ok<{ uuid: string }>(user, 'POST', entity.path, {
      ...body,
      ...particularFields(entity.name as EntityName, n),
    });
    found[name] = uuid;
    return uuid;
  };
  for (const [name, kind] of Object.entries<EntityMeta>(entities))
    if (Object.hasOwn(operations, `${kind.calls}Create`)) await ensure(name);
  return found as Record<EntityName, string>;
}

/** Path prefixes of an entity's records. */
export const kindPaths = Object.values<EntityMeta>(entities).map(({ path, name }): [string, EntityName] => [
  `${path}/`,
  name as EntityName,
]);
