import {
  entityFields,
  kinds,
  operations,
  type FieldMeta,
  type KindMeta,
  type KindName,
} from '@plumbline/api/operations';
import type { TestServer, UserName } from './server.ts';

const entities = entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>>>>;
const lists = operations as Readonly<Record<string, { list?: string }>>;
export const fieldsOf = (kind: KindMeta): Readonly<Record<string, FieldMeta>> =>
  entities[lists[`${kind.calls}List`]?.list ?? ''] ?? {};

/** What a kind needs that its fields do not tell. */
const particular: Partial<Record<KindName, (n: number) => Record<string, unknown>>> = {
  variable: (n) => ({ variable: `rate_${n}`, value: '1' }),
  materialFormula: (n) => ({ formula_variable: `sheets_${n}`, formula: 'area / 32 sf', unit: 'EA' }),
  calculatorField: (n) => ({ variable: `column_${n}`, formula: 'quantity' }),
};

/**
 * One record of each kind of the contract that there is none of yet, with what it must have.
 * @param n makes their names unlike those of other calls.
 */
export async function makeKinds(
  server: TestServer,
  user: UserName,
  n: number,
  made: Partial<Record<KindName, string>>,
): Promise<Record<KindName, string>> {
  const found: Partial<Record<string, string>> = { ...made };
  const ensure = async (name: string): Promise<string> => {
    const known = found[name];
    if (known) return known;
    const kind: KindMeta = kinds[name as KindName];
    const body: Record<string, unknown> = {};
    for (const [field, meta] of Object.entries(fieldsOf(kind))) {
      if (meta.write !== 'required' && !(meta.write && kind.title.includes(field))) continue;
      if (meta.ref) body[field] = meta.ref === 'user' ? server.userIds[user] : await ensure(meta.ref);
      else if (meta.options) body[field] = meta.options[0]?.split('|')[0];
      else if (meta.kind === 'day') body[field] = '2026-03-31';
      else if (meta.kind === 'number') body[field] = 1;
      else if (meta.kind === 'decimal') body[field] = '1';
      else if (meta.kind === 'boolean') body[field] = false;
      else body[field] = `${meta.label} ${n} of ${kind.many}`;
    }
    const { uuid } = await server.ok<{ uuid: string }>(user, 'POST', kind.path, {
      ...body,
      ...particular[kind.name as KindName]?.(n),
    });
    found[name] = uuid;
    return uuid;
  };
  for (const [name, kind] of Object.entries<KindMeta>(kinds))
    if (Object.hasOwn(operations, `${kind.calls}Create`)) await ensure(name);
  return found as Record<KindName, string>;
}

/** Beginnings of the paths below which a kind's records are. */
export const kindPaths = Object.values<KindMeta>(kinds).map(({ path, name }): [string, KindName] => [
  `${path}/`,
  name as KindName,
]);
