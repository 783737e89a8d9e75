/**
 * TypeSpec → openapi.yaml → client, hooks and schemas (orval) → operation table and field tables (here).
 * Deterministic: running it again leaves the tree unchanged, which CI checks.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '..');
const bin = (name: string) => path.join(root, '../../node_modules/.bin', name);
const run = (name: string, ...args: string[]) =>
  execFileSync(bin(name), args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  maxLength?: number;
  required?: string[];
  'x-field'?: FieldDescription;
}
interface FieldDescription {
  label?: string;
  format?: string;
  long?: string;
  group?: string;
  wide?: boolean;
  help?: string;
  ref?: string;
  options?: string[];
  choices?: string;
}
interface KindDescription {
  name: string;
  one?: string;
  many?: string;
  title?: string[];
  find?: string[][];
  keys?: string[][];
  view?: string;
  page?: string;
  list?: string;
  found?: string;
  lookup?: string;
  number?: string;
  counts?: boolean;
  imports?: string;
  sum?: string;
  weight?: string;
}
interface Operation {
  operationId: string;
  tags?: string[];
  parameters?: { $ref?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  'x-permission'?: { app: number; name: string; type: string };
  'x-access'?: string;
  'x-idempotent'?: boolean;
  'x-stream'?: string;
  'x-patient'?: true;
  'x-kind'?: KindDescription;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, { in: string }> };
}

run('tsp', 'compile', 'spec/main.tsp');
// An operation's own tag counts, not that of the interface it stands in: files are made by tag.
const emitted = path.join(root, 'openapi.yaml');
await writeFile(
  emitted,
  (await readFile(emitted, 'utf8')).replaceAll(
    /^( +)tags:\n(?:\1 {2}- .+\n)+(\1 {2}- .+\n)/gm,
    (_all, indent: string, own: string) => `${indent}tags:\n${own}`,
  ),
);
await rm(path.join(root, 'src/generated'), { recursive: true, force: true });
run('orval', '--config', 'orval.config.ts');
await mkdir(path.join(root, 'src/generated/kinds'), { recursive: true });

const document = parse(await readFile(path.join(root, 'openapi.yaml'), 'utf8')) as Document;
const camel = (id: string) =>
  id.replace(/[-_]+(\w)/g, (_, c: string) => c.toUpperCase()).replace(/^\w/, (c) => c.toLowerCase());
const pascal = (id: string) => camel(id).replace(/^\w/, (c) => c.toUpperCase());
const last = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const resolve = (schema: Schema): Schema =>
  schema.$ref ? (document.components.schemas[last(schema.$ref)] ?? {}) : schema;

/** The kind a list compares and a table shows a value as. */
function kindOf(schema: Schema): string {
  const all = schema.allOf?.[0] ?? schema.anyOf?.find((each) => each.type !== 'null');
  if (all) return kindOf(all);
  if (schema.$ref) return kindOf(resolve(schema));
  switch (schema.format) {
    case 'uuid':
      return 'uuid';
    case 'decimal':
      return 'decimal';
    case 'date':
      return 'day';
    case 'date-time':
      return 'instant';
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return 'list';
  return 'text';
}

/** How a text is written, where a plain line is not how. */
function inputOf(schema: Schema): string | undefined {
  const all = schema.allOf?.[0] ?? schema.anyOf?.find((each) => each.type !== 'null');
  if (all) return inputOf(all);
  if (schema.$ref) return inputOf(resolve(schema));
  if (schema.format === 'phone') return 'phone';
  if (schema.format === 'optional-email') return 'email';
  if (schema.format === 'optional-url') return 'url';
  return (schema.maxLength ?? 0) >= 2000 ? 'area' : undefined;
}

const kinds = kindsOf(document.paths);
const written = new Map(kinds.flatMap(({ entity, create }) => (create ? [[entity, create] as const] : [])));
const entities = new Map<string, string>();
function entityOf(operation: Operation): string | undefined {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const rows = schema && resolve(schema).properties?.['data'];
  const ref = rows?.type === 'array' ? rows.items?.$ref : undefined;
  if (!ref) return undefined;
  const name = last(ref);
  const body = document.components.schemas[written.get(name) ?? ''];
  const fields = Object.entries(document.components.schemas[name]?.properties ?? {})
    .filter(([, property]) => property['x-field'])
    .map(([field, property]) => {
      const { label, ...rest } = property['x-field'] ?? {};
      const input = inputOf(property);
      return `  ${field}: ${JSON.stringify({
        label: label ?? field,
        kind: kindOf(property),
        ...rest,
        ...(body?.properties?.[field] ? { write: body.required?.includes(field) ? 'required' : true } : {}),
        ...(input ? { input } : {}),
      })},`;
    });
  if (!fields.length) return undefined;
  entities.set(name, fields.join('\n'));
  return name;
}

const tags = new Set<string>();
const table: string[] = [];
const types: string[] = [];
const schemas: string[] = [];
const imports = new Set<string>();
for (const [route, methods] of Object.entries(document.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    const id = camel(operation.operationId);
    const tag = operation.tags?.[0] ?? 'default';
    tags.add(tag);
    const access = operation['x-permission'] ?? operation['x-access'];
    if (!access) throw new Error(`${operation.operationId} states no access`);
    const entity = entityOf(operation);
    const isList = operation.parameters?.some((each) => each.$ref?.endsWith('ListQuery.filter'));
    table.push(
      `  ${id}: ${JSON.stringify({
        method,
        path: route,
        access,
        ...(operation['x-idempotent'] ? { idempotent: true } : {}),
        ...(operation['x-stream'] ? { stream: operation['x-stream'] } : {}),
        ...(operation['x-patient'] ? { patient: true } : {}),
        ...(isList && entity ? { list: entity } : {}),
      })},`,
    );
    const sources = (operation.parameters ?? []).map(
      (each) => each.in ?? document.components.parameters[last(each.$ref ?? '')]?.in,
    );
    const has = {
      params: sources.includes('path'),
      query: sources.includes('query'),
      body: Boolean(operation.requestBody?.content['application/json']),
    };
    const part = { params: 'Params', query: 'QueryParams', body: 'Body' } as const;
    const schema = (Object.keys(part) as (keyof typeof part)[])
      .filter((key) => has[key])
      .map((key) => `${key}: ${camel(tag)}.${pascal(operation.operationId)}${part[key]}`);
    schemas.push(`  ${id}: { ${schema.join(', ')} },`);
    const response =
      operation['x-stream'] && operation['x-stream'] !== 'upload'
        ? 'never'
        : `${pascal(operation.operationId)}200`;
    if (response !== 'never') imports.add(response);
    const output = (key: keyof typeof part) =>
      has[key]
        ? `z.output<typeof ${camel(tag)}.${pascal(operation.operationId)}${part[key]}>`
        : 'Record<never, never>';
    types.push(
      `  ${id}: { params: ${output('params')}; query: ${output('query')}; body: ${output('body')}; response: ${response} };`,
    );
  }
}
const head = '// Generated from openapi.yaml by scripts/generate.ts. Do not edit.\n';
const zod = [...tags].map((tag) => `import * as ${camel(tag)} from './${tag}/${tag}.zod.ts';`).join('\n');
const write = (name: string, text: string) => writeFile(path.join(root, 'src/generated', name), head + text);
const kindTypes = kinds.map(({ name, entity, create, update }) => {
  for (const each of [entity, create, update]) if (each) imports.add(each);
  return `  ${name}: { row: ${entity}; create: ${create || 'never'}; update: ${update || 'never'} };`;
});
await write('operations.ts', `export const operations = {\n${table.join('\n')}\n} as const;\n`);
await write('schemas.ts', `${zod}\n\nexport const schemas = {\n${schemas.join('\n')}\n} as const;\n`);
await write(
  'types.ts',
  `import type * as z from 'zod';\n${zod.replaceAll('import *', 'import type *')}\nimport type {\n${[
    ...imports,
  ]
    .sort()
    .map((each) => `  ${each},`)
    .join(
      '\n',
    )}\n} from './plumbline.schemas.ts';\n\nexport interface OperationTypes {\n${types.join('\n')}\n}\n\nexport interface KindTypes {\n${kindTypes.join('\n')}\n}\n`,
);
await mkdir(path.join(root, 'src/generated/fields'), { recursive: true });
// A file each: what loads one kind's screens does not load the fields of all.
for (const [name, fields] of entities)
  await write(`fields/${name}.ts`, `export const ${name}Fields = {\n${fields}\n} as const;\n`);
const sorted = [...entities.keys()].sort();
await write(
  'fields.ts',
  `${sorted.map((name) => `import { ${name}Fields } from './fields/${name}.ts';`).join('\n')}
${sorted.map((name) => `export { ${name}Fields } from './fields/${name}.ts';`).join('\n')}

export const entityFields = {\n${sorted.map((name) => `  ${name}: ${name}Fields,`).join('\n')}\n} as const;\n`,
);
await writeKinds();
console.log(`${table.length} operations, ${entities.size} listed entities`);

interface KindFound {
  name: string;
  tag: string;
  /** Begins the names of its calls. */
  prefix: string;
  path: string;
  access: { app: number; name: string };
  description: KindDescription;
  /** Names of schemas. */
  entity: string;
  create: string;
  update: string;
  calls: Set<string>;
}

function kindsOf(paths: Document['paths']): KindFound[] {
  const all = Object.entries(paths).flatMap(([route, methods]) =>
    Object.values(methods).map((operation) => ({ route, operation, id: camel(operation.operationId) })),
  );
  const bodyOf = (id: string) => {
    const found = all.find((each) => each.id === id)?.operation.requestBody?.content['application/json'];
    return found?.schema.$ref ? last(found.schema.$ref) : '';
  };
  return all.flatMap(({ route, operation, id }) => {
    const description = operation['x-kind'];
    const access = operation['x-permission'];
    if (!description || !access) return [];
    const prefix = id.replace(/List$/, '');
    const rows = operation.responses['200']?.content?.['application/json']?.schema;
    const ref = rows && resolve(rows).properties?.['data']?.items?.$ref;
    if (!ref) throw new Error(`${id} lists nothing that has a name`);
    return [
      {
        name: description.name,
        tag: operation.tags?.[0] ?? 'default',
        prefix,
        path: route,
        access: { app: access.app, name: access.name },
        description,
        entity: last(ref),
        create: bodyOf(`${prefix}Create`),
        update: bodyOf(`${prefix}Update`),
        calls: new Set(
          all.flatMap((each) => (each.id.startsWith(prefix) ? [each.id.slice(prefix.length)] : [])),
        ),
      },
    ];
  });
}

/** The kinds of records: what each is, its calls in one place, and the form that companies add fields to. */
async function writeKinds(): Promise<void> {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const rows = kinds.map(({ name, tag, path: at, access, description, calls, create, prefix }) => {
    const { title = ['name'], one = name } = description;
    const meta = {
      name,
      one,
      many: description.many ?? `${one}s`,
      module: tag,
      right: access,
      path: at,
      calls: prefix,
      title,
      find: description.find ?? [title],
      ...(description.imports
        ? { keys: description.keys ?? description.find ?? [title], imports: description.imports }
        : {}),
      ...(description.view ? { view: description.view } : {}),
      ...(description.page ? { page: description.page } : {}),
      ...(description.list ? { list: description.list } : {}),
      ...(description.found ? { found: description.found } : {}),
      ...(description.number ? { number: description.number } : {}),
      ...(description.counts ? { counts: true } : {}),
      ...(description.lookup ? { lookup: description.lookup } : {}),
      ...(description.sum ? { sum: description.sum } : {}),
      ...(description.weight ? { weight: description.weight } : {}),
      ...(calls.has('RestoreMany') ? { restores: true } : {}),
      ...(calls.has('Summary') ? { sums: true } : {}),
      ...(hasCustom(create) ? { form: true } : {}),
    };
    return `  ${name}: ${JSON.stringify(meta)},`;
  });
  await write('kinds.ts', `export const kinds = {\n${rows.join('\n')}\n} as const;\n`);
  for (const { name, tag, prefix, entity, calls, create, update } of kinds) {
    const call = (key: string, of: string, hook = false) =>
      calls.has(of) ? [{ key, id: hook ? `use${capital(prefix)}${of}` : prefix + of }] : [];
    const found = [
      ...call('useList', 'List', true),
      ...call('useRead', 'Read', true),
      ...call('useHistory', 'History', true),
      ...call('read', 'Read'),
      ...call('history', 'History'),
      ...call('create', 'Create'),
      ...call('update', 'Update'),
      ...call('copy', 'Copy'),
      ...call('useBoard', 'Board', true),
      ...call('useSummary', 'Summary', true),
      ...call('updateMany', 'UpdateMany'),
      ...call('removeMany', 'RemoveMany'),
      ...call('restoreMany', 'RestoreMany'),
      ...call('duplicates', 'Duplicates'),
      ...call('merge', 'Merge'),
      ...call('useTimeline', 'Timeline', true),
      ...call('addActivity', 'AddActivity'),
      ...call('changeActivity', 'ChangeActivity'),
      ...call('removeActivity', 'RemoveActivity'),
      ...call('useContacts', 'Contacts', true),
      ...call('mapContacts', 'MapContacts'),
      ...call('unmapContact', 'UnmapContact'),
    ];
    const hasSchema = calls.has('Create');
    await writeFile(
      path.join(root, 'src/generated/kinds', `${name}.ts`),
      `${head}import type { Kind } from '../../kind.ts';
import { ${entity}Fields } from '../fields/${entity}.ts';
import { kinds } from '../kinds.ts';
import { ${found.map(({ id }) => id).join(', ')} } from '../${tag}/${tag}.ts';
import type * as model from '../plumbline.schemas.ts';

export const ${name}Kind: Kind<${[entity, create, update]
        .map((each) => (each ? `model.${each}` : 'never'))
        .join(', ')}> = {
  ...kinds.${name},
  fields: ${entity}Fields,
${found.map(({ key, id }) => `  ${key}: ${id},`).join('\n')}${
        hasSchema ? `\n  schema: () => import('./${name}.schema.ts').then(({ schema }) => schema),` : ''
      }
};
`,
    );
    if (hasSchema)
      await writeFile(
        path.join(root, 'src/generated/kinds', `${name}.schema.ts`),
        `${head}export { ${capital(prefix)}CreateBody as schema } from '../${tag}/${tag}.zod.ts';\n`,
      );
  }
  await writeForms();
}

function hasCustom(create: string): boolean {
  return Boolean(document.components.schemas[create]?.properties?.['custom']);
}

/** The forms as the product brings them: a leaf of the house has them, so they are written there. */
async function writeForms(): Promise<void> {
  const fieldKind = (schema: Schema, field: FieldDescription): string => {
    if (field.ref) return field.ref === 'user' ? 'person' : 'record';
    if (field.options || field.choices) return 'select';
    const kind = kindOf(schema);
    if (kind === 'decimal') return field.format?.startsWith('money') ? 'money' : 'number';
    const simple: Record<string, string> = { number: 'number', day: 'date', boolean: 'switch' };
    return simple[kind] ?? inputOf(schema) ?? 'text';
  };
  const forms = kinds
    .filter(({ create }) => hasCustom(create))
    .map(({ name, create, description }) => {
      const { one = name } = description;
      const label = one.charAt(0).toUpperCase() + one.slice(1);
      const body = document.components.schemas[create];
      const groups: { title: string; fields: string[] }[] = [{ title: label, fields: [] }];
      for (const [code, schema] of Object.entries(body?.properties ?? {})) {
        const field = schema['x-field'];
        if (!field) continue;
        if (field.group) groups.push({ title: field.group, fields: [] });
        const more = [
          ...(body?.required?.includes(code) ? ['required'] : []),
          ...(field.wide ? ['wide'] : []),
        ].join(' ');
        groups
          .at(-1)
          ?.fields.push(
            `['${code}', ${JSON.stringify(field.long ?? field.label ?? code)}, '${fieldKind(schema, field)}'${more ? `, '${more}'` : ''}]`,
          );
      }
      return `  ${name}: {
    noun: ${JSON.stringify(one)},
    label: ${JSON.stringify(label)},
    groups: [
${groups
  .map(
    ({
      title,
      fields,
    }) => `      group('${title.toLowerCase().replaceAll(' ', '-')}', ${JSON.stringify(title)}, [
${fields.map((each) => `        ${each},`).join('\n')}
      ]),`,
  )
  .join('\n')}
    ],
  },`;
    });
  await writeFile(
    path.join(root, '../validation/src/generated/own-forms.ts'),
    `// Generated from the contract by packages/api/scripts/generate.ts. Do not edit.
import { group, type FormModule } from '../form-layout.ts';

export const ownForms = {
${forms.join('\n')}
} as const satisfies Record<string, FormModule>;
`,
  );
}
