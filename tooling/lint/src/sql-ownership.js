import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '../../../apps/server/src');

/**
 * Modules by the prefix of the names of their tables, for the tables that the numbered migrations create. The longest prefix
 * counts. Tables that no prefix names belong to the platform: every module may use them. A table that a module's own
 * migration creates belongs to that module without an entry here.
 */
export const tablePrefixes = {
  ai_request: 'estimation',
  assembly: 'materials',
  assistant_: 'assistant',
  billing_: 'billing',
  calculator_: 'estimation',
  comment: 'comments',
  company_detail: 'partner',
  crm_: 'crm',
  drive_: 'workdrive',
  estimat: 'estimation',
  import_: 'imports',
  inclusion_exclusion: 'estimation',
  labor_: 'materials',
  material: 'materials',
  material_formula: 'estimation',
  notification: 'workspace',
  plan_: 'estimation',
  public_link: 'share-links',
  quote: 'estimation',
  report: 'reports',
  retail_customer: 'retail-crm',
  retail_vendor: 'retail-vendor',
  security_: 'security',
  setup_: 'setup',
  sheet_: 'estimation',
  takeoff: 'estimation',
  task_: 'tasks',
  typical_group: 'estimation',
  unit_of_measure: 'materials',
  user_preference: 'workspace',
  vendor: 'vendors',
};

/** Modules by the names of their views: each is a file of its module. */
const viewOwners = new Map(
  readdirSync(path.join(source, 'modules')).flatMap((module) => {
    const folder = path.join(source, 'modules', module, 'views');
    return existsSync(folder) ? readdirSync(folder).map((file) => [path.basename(file, '.sql'), module]) : [];
  }),
);

const TABLE_CREATION = /(?:create table (?:if not exists )?|platform\.configuration\(')([a-z_]+)/g;
const tablesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((file) =>
        [...readFileSync(path.join(folder, file), 'utf8').matchAll(TABLE_CREATION)].map(([, name]) => name),
      )
    : [];

/** Modules by the tables that their own migrations create. */
const tableOwners = new Map(
  readdirSync(path.join(source, 'modules')).flatMap((module) =>
    tablesIn(path.join(source, 'modules', module, 'migrations')).map((table) => [table, module]),
  ),
);

/** The module that a table belongs to; undefined for the platform's. */
export function ownerOf(table) {
  const owner = tableOwners.get(table);
  if (owner) return owner;
  const prefix = Object.keys(tablePrefixes)
    .filter((each) => table.startsWith(each))
    .toSorted((a, b) => b.length - a.length)[0];
  return prefix && tablePrefixes[prefix];
}

/** Tables that exist: what the migrations create. */
const existingTables = () =>
  new Set([...tablesIn(path.join(source, 'database/migrations')), ...tableOwners.keys()]);

/** Views that a module publishes in its manifest: others may read them. They are part of its interface. */
export const publishedViews = new Set(
  readdirSync(path.join(source, 'modules')).flatMap((module) => {
    const manifest = readFileSync(path.join(source, 'modules', module, 'module.ts'), 'utf8');
    const [, names = ''] = /^ {2}publishes: \[([^\]]*)\]/m.exec(manifest) ?? [];
    return [...names.matchAll(/'([a-z_]+)'/g)].map(([, name]) => {
      if (viewOwners.get(name) !== module)
        throw new Error(`${module} publishes ${name}, which is no view in its folder`);
      return name;
    });
  }),
);

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'migrations' ? [] : filesIn(file);
    return /\.(ts|sql)$/.test(file) && !file.endsWith('.test.ts') ? [file] : [];
  });
}

const useOfTable =
  /\b(?:from|join|into|update|(?:insertInto|selectFrom|updateTable|deleteFrom|innerJoin|leftJoin)\(\s*')\s*([a-z_]+)/g;

/**
 * Tables and unpublished views of other modules that the SQL of each module names.
 * @returns {Record<string, string[]>} sorted tables by file, as a path below `apps/server/src`
 */
export function foreignTables() {
  const tables = existingTables();
  const found = {};
  for (const module of readdirSync(path.join(source, 'modules')))
    for (const file of filesIn(path.join(source, 'modules', module))) {
      const used = new Set();
      for (const [, table] of readFileSync(file, 'utf8').matchAll(useOfTable)) {
        const owner = viewOwners.get(table) ?? ownerOf(table);
        if (!owner || owner === module || publishedViews.has(table)) continue;
        if (tables.has(table) || viewOwners.has(table)) used.add(table);
      }
      if (used.size > 0) found[path.relative(source, file).replaceAll('\\', '/')] = [...used].toSorted();
    }
  return found;
}
