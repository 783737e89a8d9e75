import { camelCase, pascalCase, refName, type Contract, type Operation } from './contract.ts';
import type { Entity } from './entities.ts';
import type { FieldTables } from './fields.ts';

const parts = { params: 'Params', query: 'QueryParams', body: 'Body' } as const;
type Part = keyof typeof parts;

/** Files of the operations: table, schemas of requests, and types. */
export interface OperationFiles {
  count: number;
  operations: string;
  schemas: string;
  types: string;
}

/** Line of an operation in the table that client, server and tests go by. */
function tableLine(method: string, route: string, operation: Operation, list: string | undefined): string {
  const access = operation['x-permission'] ?? operation['x-access'];
  if (!access) throw new Error(`${operation.operationId} states no access`);
  const isList = operation.parameters?.some((each) => each.$ref?.endsWith('ListQuery.filter'));
  return `  ${camelCase(operation.operationId)}: ${JSON.stringify({
    method,
    path: route,
    access,
    ...(operation['x-idempotent'] ? { idempotent: true } : {}),
    ...(operation['x-produces'] ? { stream: operation['x-produces'] } : {}),
    ...(operation['x-long-running'] ? { longRunning: true } : {}),
    ...(isList && list ? { list } : {}),
  })},`;
}

/** Parts of a request that the operation takes. */
function partsOf(contract: Contract, operation: Operation): Record<Part, boolean> {
  const sources = (operation.parameters ?? []).map(
    (each) => each.in ?? contract.components.parameters[refName(each.$ref ?? '')]?.in,
  );
  return {
    params: sources.includes('path'),
    query: sources.includes('query'),
    body: Boolean(operation.requestBody?.content['application/json']),
  };
}

export function operationFiles(
  contract: Contract,
  entities: readonly Entity[],
  fields: FieldTables,
): OperationFiles {
  const tags = new Set<string>();
  const table: string[] = [];
  const types: string[] = [];
  const schemas: string[] = [];
  const imports = new Set<string>();
  for (const [route, methods] of Object.entries(contract.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const id = camelCase(operation.operationId);
      const tag = operation.tags?.[0] ?? 'default';
      tags.add(tag);
      table.push(tableLine(method, route, operation, fields.add(operation)));
      const has = partsOf(contract, operation);
      const schemaOf = (key: Part) => `${camelCase(tag)}.${pascalCase(operation.operationId)}${parts[key]}`;
      const used = (Object.keys(parts) as Part[]).filter((key) => has[key]);
      schemas.push(`  ${id}: { ${used.map((key) => `${key}: ${schemaOf(key)}`).join(', ')} },`);
      const isFile = operation['x-produces'] && operation['x-produces'] !== 'upload';
      const response = isFile ? 'never' : `${pascalCase(operation.operationId)}200`;
      if (!isFile) imports.add(response);
      const output = (key: Part) => (has[key] ? `z.output<typeof ${schemaOf(key)}>` : 'Record<never, never>');
      types.push(
        `  ${id}: { params: ${output('params')}; query: ${output('query')}; body: ${output('body')}; response: ${response} };`,
      );
    }
  const zod = [...tags]
    .map((tag) => `import * as ${camelCase(tag)} from './${tag}/${tag}.zod.ts';`)
    .join('\n');
  const entityTypes = entities.map(({ name, entity, create, update }) => {
    for (const each of [entity, create, update]) if (each) imports.add(each);
    return `  ${name}: { row: ${entity}; create: ${create || 'never'}; update: ${update || 'never'} };`;
  });
  const names = [...imports].sort().map((each) => `  ${each},`);
  return {
    count: table.length,
    operations: `export const operations = {\n${table.join('\n')}\n} as const;\n`,
    schemas: `${zod}\n\nexport const schemas = {\n${schemas.join('\n')}\n} as const;\n`,
    types: `import type * as z from 'zod';
${zod.replaceAll('import *', 'import type *')}
import type {
${names.join('\n')}
} from './plumbline.schemas.ts';

export interface OperationTypes {
${types.join('\n')}
}

export interface EntityTypes {
${entityTypes.join('\n')}
}
`,
  };
}
