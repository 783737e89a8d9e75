import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '../../../apps/server/src');

/**
 * Modules by the prefix of the names of their tables. The longest prefix counts. Tables that no prefix names belong to the
 * platform: every module may use them.
 */
export const tablePrefixes = {
  ai_request: 'estimation',
  assembly: 'materials',
  assistant_: 'assistant',
  billing_: 'billing',
  calculator_: 'estimation',
  comment: 'comments',
  company_detail: 'setup',
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

/** The module that a table or view belongs to; undefined for the platform's. */
export function ownerOf(table) {
  const prefix = Object.keys(tablePrefixes)
    .filter((each) => table.startsWith(each))
    .toSorted((a, b) => b.length - a.length)[0];
  return prefix && tablePrefixes[prefix];
}

/** Tables and views that exist: what the migrations and the modules' views create. */
function existingTables() {
  const folders = [
    path.join(source, 'database/migrations'),
    ...readdirSync(path.join(source, 'modules')).map((module) =>
      path.join(source, 'modules', module, 'migrations'),
    ),
  ];
  const names = new Set();
  for (const folder of folders.filter((each) => existsSync(each)))
    for (const file of readdirSync(folder)) {
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (const [, name] of text.matchAll(/create table (?:if not exists )?([a-z_]+)/g)) names.add(name);
      for (const [, name] of text.matchAll(/platform\.configuration\('([a-z_]+)'/g)) names.add(name);
    }
  return names;
}

/** Views that a module publishes: others may read them. They are part of its interface. */
export const publishedViews = new Set([
  'billing_invoice_view',
  'crm_account_view',
  'crm_account_whole',
  'crm_contact_view',
  'crm_opportunity_view',
  'drive_file_view',
  'estimation_view',
  'material_price_now',
  'setup_estimation_folder_view',
  'setup_workflow_view',
  'sheet_revision',
  'task_view',
  'vendor_view',
]);

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
        const owner = ownerOf(table);
        if (!owner || owner === module || publishedViews.has(table)) continue;
        if (tables.has(table) || table.endsWith('_view') || table.endsWith('_whole')) used.add(table);
      }
      if (used.size > 0) found[path.relative(source, file).replaceAll('\\', '/')] = [...used].toSorted();
    }
  return found;
}
