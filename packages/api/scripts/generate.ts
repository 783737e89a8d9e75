/**
 * TypeSpec → openapi.yaml → client, hooks and schemas (orval) → operation table and field tables (here).
 * Deterministic: running it again leaves the tree unchanged, which CI checks.
 */
import { execFileSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
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
  'x-field'?: { label?: string; filter?: boolean; sort?: boolean; search?: boolean; format?: string };
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
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, { in: string }> };
}

run('tsp', 'compile', 'spec/main.tsp');
await rm(path.join(root, 'src/generated'), { recursive: true, force: true });
run('orval', '--config', 'orval.config.ts');

const document = parse(await readFile(path.join(root, 'openapi.yaml'), 'utf8')) as Document;
const camel = (id: string) =>
  id.replace(/_+(\w)/g, (_, c: string) => c.toUpperCase()).replace(/^\w/, (c) => c.toLowerCase());
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
  return 'text';
}

const entities = new Map<string, string>();
function entityOf(operation: Operation): string | undefined {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const rows = schema && resolve(schema).properties?.['data'];
  const ref = rows?.type === 'array' ? rows.items?.$ref : undefined;
  if (!ref) return undefined;
  const name = last(ref);
  const fields = Object.entries(document.components.schemas[name]?.properties ?? {})
    .filter(([, property]) => property['x-field'])
    .map(([field, property]) => {
      const { label, ...rest } = property['x-field'] ?? {};
      return `  ${field}: ${JSON.stringify({ label: label ?? field, kind: kindOf(property), ...rest })},`;
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
      .map((key) => `${key}: ${tag}.${pascal(operation.operationId)}${part[key]}`);
    schemas.push(`  ${id}: { ${schema.join(', ')} },`);
    const response =
      operation['x-stream'] && operation['x-stream'] !== 'upload'
        ? 'never'
        : `${pascal(operation.operationId)}200`;
    if (response !== 'never') imports.add(response);
    const output = (key: keyof typeof part) =>
      has[key]
        ? `z.output<typeof ${tag}.${pascal(operation.operationId)}${part[key]}>`
        : 'Record<never, never>';
    types.push(
      `  ${id}: { params: ${output('params')}; query: ${output('query')}; body: ${output('body')}; response: ${response} };`,
    );
  }
}
const head = '// Generated from openapi.yaml by scripts/generate.ts. Do not edit.\n';
const zod = [...tags].map((tag) => `import * as ${tag} from './zod/${tag}/${tag}.zod.ts';`).join('\n');
const write = (name: string, text: string) => writeFile(path.join(root, 'src/generated', name), head + text);
await write('operations.ts', `export const operations = {\n${table.join('\n')}\n} as const;\n`);
await write('schemas.ts', `${zod}\n\nexport const schemas = {\n${schemas.join('\n')}\n} as const;\n`);
await write(
  'types.ts',
  `import type * as z from 'zod';\n${zod.replaceAll('import *', 'import type *')}\nimport type {\n${[
    ...imports,
  ]
    .sort()
    .map((each) => `  ${each},`)
    .join('\n')}\n} from './model/index.ts';\n\nexport interface OperationTypes {\n${types.join('\n')}\n}\n`,
);
await write(
  'fields.ts',
  `${[...entities]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, fields]) => `export const ${name}Fields = {\n${fields}\n} as const;`)
    .join('\n\n')}\n\nexport const entityFields = {\n${[...entities.keys()]
    .sort()
    .map((name) => `  ${name}: ${name}Fields,`)
    .join('\n')}\n} as const;\n`,
);
console.log(`${table.length} operations, ${entities.size} listed entities`);
