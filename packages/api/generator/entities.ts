import { camelCase, capitalize, refName, rowsOf, type Contract, type EntityDescription } from './contract.ts';

/** Entity of the contract with the operations that its resource has. */
export interface Entity {
  name: string;
  tag: string;
  /** Prefix of the ids of its operations. */
  prefix: string;
  path: string;
  access: { app: number; name: string };
  description: EntityDescription;
  /** Name of the schema of its rows. */
  entity: string;
  /** Name of the schema of a new record; empty without one. */
  create: string;
  update: string;
  /** Ids of its operations without the prefix. */
  calls: Set<string>;
  /** Emails and text messages can be sent from its records (`Emailable`, `Textable`). */
  isMessageable: boolean;
}

export function entitiesOf(contract: Contract): Entity[] {
  const all = Object.entries(contract.paths).flatMap(([route, methods]) =>
    Object.values(methods).map((operation) => ({ route, operation, id: camelCase(operation.operationId) })),
  );
  const bodyOf = (id: string) => {
    const found = all.find((each) => each.id === id)?.operation.requestBody?.content['application/json'];
    return found?.schema.$ref ? refName(found.schema.$ref) : '';
  };
  return all.flatMap(({ route, operation, id }) => {
    const description = operation['x-entity'];
    const access = operation['x-permission'];
    if (!description || !access) return [];
    const prefix = id.replace(/List$/, '');
    const entity = rowsOf(contract, operation);
    if (!entity) throw new Error(`${id} lists rows without a named schema`);
    return [
      {
        name: description.name,
        tag: operation.tags?.[0] ?? 'default',
        prefix,
        path: route,
        access: { app: access.app, name: access.name },
        description,
        entity,
        create: bodyOf(`${prefix}Create`),
        update: bodyOf(`${prefix}Update`),
        calls: new Set(
          all.flatMap((each) => (each.id.startsWith(prefix) ? [each.id.slice(prefix.length)] : [])),
        ),
        isMessageable: ['letter', 'text'].every((each) => `${route}/{uuid}/${each}` in contract.paths),
      },
    ];
  });
}

/** True for an entity to whose form companies can add fields. */
export const hasCustomFields = (contract: Contract, { create }: Entity): boolean =>
  Boolean(contract.components.schemas[create]?.properties?.['custom']);

/** Table of the entities: names, routes and options, without their operations. */
export function entityTable(contract: Contract, entities: readonly Entity[]): string {
  const rows = entities.map((each) => {
    const { name, tag, path, access, description, calls, prefix } = each;
    const {
      title = ['name'],
      one = name,
      view,
      page,
      list,
      searchSubtitle,
      number,
      lookup,
      boardSum,
      boardWeight,
    } = description;
    const importKeys = description.importKeys ?? description.lookupKeys ?? [title];
    return `  ${name}: ${JSON.stringify({
      name,
      one,
      many: description.many ?? `${one}s`,
      module: tag,
      right: access,
      path,
      calls: prefix,
      title,
      lookupKeys: description.lookupKeys ?? [title],
      ...(description.imports ? { importKeys, imports: description.imports } : {}),
      ...(view ? { view } : {}),
      ...(page ? { page } : {}),
      ...(list ? { list } : {}),
      ...(searchSubtitle ? { searchSubtitle } : {}),
      ...(number ? { number } : {}),
      ...(description.hasOutcome ? { hasOutcome: true } : {}),
      ...(lookup ? { lookup } : {}),
      ...(boardSum ? { boardSum } : {}),
      ...(boardWeight ? { boardWeight } : {}),
      ...(calls.has('RestoreMany') ? { restores: true } : {}),
      ...(calls.has('Summary') ? { sums: true } : {}),
      ...(each.isMessageable ? { isMessageable: true } : {}),
      ...(hasCustomFields(contract, each) ? { form: true } : {}),
    })},`;
  });
  return `export const entities = {\n${rows.join('\n')}\n} as const;\n`;
}

/** Operations by the key under which screens find them; a key with `use` is a hook. */
const screenCalls = {
  useList: 'List',
  useRead: 'Read',
  useHistory: 'History',
  read: 'Read',
  history: 'History',
  create: 'Create',
  update: 'Update',
  copy: 'Copy',
  useBoard: 'Board',
  useSummary: 'Summary',
  updateMany: 'UpdateMany',
  revertMany: 'RevertMany',
  removeMany: 'RemoveMany',
  restoreMany: 'RestoreMany',
  duplicates: 'Duplicates',
  merge: 'Merge',
  undoMerge: 'UndoMerge',
  useTimeline: 'Timeline',
  addActivity: 'AddActivity',
  changeActivity: 'ChangeActivity',
  removeActivity: 'RemoveActivity',
  useContacts: 'Contacts',
  mapContacts: 'MapContacts',
  unmapContact: 'UnmapContact',
} as const;

/** An entity with its fields and operations: all that a screen of it needs. */
export function entityFile({ name, tag, prefix, entity, calls, create, update }: Entity): string {
  const found = Object.entries(screenCalls).flatMap(([key, call]) =>
    calls.has(call)
      ? [{ key, id: key.startsWith('use') ? `use${capitalize(prefix)}${call}` : prefix + call }]
      : [],
  );
  const models = [entity, create, update].map((each) => (each ? `model.${each}` : 'never'));
  const schema = calls.has('Create')
    ? `\n  schema: () => import('./${name}.schema.ts').then(({ schema }) => schema),`
    : '';
  return `import type { Entity } from '../../entity.ts';
import { ${entity}Fields } from '../fields/${entity}.ts';
import { entities } from '../entities.ts';
import { ${found.map(({ id }) => id).join(', ')} } from '../${tag}/${tag}.ts';
import type * as model from '../plumbline.schemas.ts';

export const ${name}Entity: Entity<${models.join(', ')}> = {
  ...entities.${name},
  fields: ${entity}Fields,
${found.map(({ key, id }) => `  ${key}: ${id},`).join('\n')}${schema}
};
`;
}

/** Schema of a new record, in a separate file because forms load it late. */
export const entitySchemaFile = ({ prefix, tag }: Entity): string =>
  `export { ${capitalize(prefix)}CreateBody as schema } from '../${tag}/${tag}.zod.ts';\n`;
