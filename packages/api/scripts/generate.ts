/**
 * TypeSpec → openapi.yaml → client, hooks and schemas (orval) → operations, fields, entities, forms and rights
 * (`generator/`). Deterministic: running it again leaves the tree unchanged, which CI checks.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { appModulesFile } from '../generator/app-modules.ts';
import { appRoutesFile } from '../generator/app-routes.ts';
import type { Contract } from '../generator/contract.ts';
import { entitiesOf, entityFile, entitySchemaFile, entityTable } from '../generator/entities.ts';
import { fieldIndex, fieldTables } from '../generator/fields.ts';
import { formsFile } from '../generator/forms.ts';
import { operationFiles } from '../generator/operations.ts';

const root = path.join(import.meta.dirname, '..');
const output = path.join(root, 'src/generated');
const HEAD = '// Generated from openapi.yaml by scripts/generate.ts. Do not edit.\n';

/** Runs a generator; its output is shown where it fails. */
function run(name: string, ...args: string[]): void {
  const bin = path.join(root, '../../node_modules/.bin', name);
  const { status, stdout } = spawnSync(bin, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  if (status === 0) return;
  process.stderr.write(stdout);
  process.exit(1);
}

/** Imports the files of every module into the contract, so that a new module is part of it by its folder. */
async function writeModuleImports(): Promise<void> {
  const files = await readdir(path.join(root, 'spec/modules'), { recursive: true });
  const imports = files
    .filter((file) => file.endsWith('.tsp'))
    .map((file) => `import "./modules/${file.replaceAll(path.sep, '/')}";`);
  await writeFile(
    path.join(root, 'spec/modules.tsp'),
    `// Generated from the folders of spec/modules by scripts/generate.ts. Do not edit.\n${imports.sort().join('\n')}\n`,
  );
}

/** Compiles the contract. An operation's own tag replaces that of its interface, because files are made by tag. */
async function compileContract(): Promise<Contract> {
  run('tsp', 'compile', 'spec/main.tsp');
  const file = path.join(root, 'openapi.yaml');
  const text = (await readFile(file, 'utf8')).replaceAll(
    /^( +)tags:\n(?:\1 {2}- .+\n)+(\1 {2}- .+\n)/gm,
    (_all, indent: string, own: string) => `${indent}tags:\n${own}`,
  );
  await writeFile(file, text);
  return parse(text) as Contract;
}

const write = (name: string, text: string) => writeFile(path.join(output, name), HEAD + text);

await writeModuleImports();
const contract = await compileContract();
await rm(output, { recursive: true, force: true });
run('orval', '--config', 'orval.config.ts');

const entities = entitiesOf(contract);
const fields = fieldTables(contract, entities);
const operations = operationFiles(contract, entities, fields);
await write('operations.ts', operations.operations);
await write('schemas.ts', operations.schemas);
await write('types.ts', operations.types);
await mkdir(path.join(output, 'fields'), { recursive: true });
// One file for each: a screen loads the fields of its own entity only.
for (const [name, table] of fields.tables)
  await write(`fields/${name}.ts`, `export const ${name}Fields = {\n${table}\n} as const;\n`);
await write('fields.ts', fieldIndex(fields));
await write('entities.ts', entityTable(contract, entities));
await write('app-routes.ts', appRoutesFile(contract));
await mkdir(path.join(output, 'entities'), { recursive: true });
for (const entity of entities) {
  await write(`entities/${entity.name}.ts`, entityFile(entity));
  if (entity.calls.has('Create')) await write(`entities/${entity.name}.schema.ts`, entitySchemaFile(entity));
}
await writeFile(path.join(root, '../validation/src/generated/own-forms.ts'), formsFile(contract, entities));
await mkdir(path.join(root, '../permissions/src/generated'), { recursive: true });
await writeFile(path.join(root, '../permissions/src/generated/app-modules.ts'), appModulesFile(contract));
console.log(`${operations.count} operations, ${fields.tables.size} listed entities`);
