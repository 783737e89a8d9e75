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

/** The module that a table belongs to by its name; undefined for the platform's. */
export function ownerOf(table) {
  const prefix = Object.keys(tablePrefixes)
    .filter((each) => table.startsWith(each))
    .toSorted((a, b) => b.length - a.length)[0];
  return prefix && tablePrefixes[prefix];
}

/** Tables that exist: what the migrations create. */
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
  'assembly_directory',
  'assembly_line',
  'billing_invoice_view',
  'billing_period',
  'crm_account_directory',
  'crm_account_view',
  'crm_account_whole',
  'crm_bidder',
  'crm_contact_view',
  'crm_opportunity_directory',
  'crm_opportunity_view',
  'drive_file_directory',
  'drive_file_view',
  'estimation_directory',
  'estimation_view',
  'labor_rate',
  'material_directory',
  'material_price_now',
  'material_price_source',
  'plan_sheet',
  'plan_sheet_measure',
  'record_comment',
  'record_status',
  'setup_company_profile',
  'setup_default_workflow',
  'setup_department_directory',
  'setup_designation_directory',
  'setup_estimation_folder_view',
  'setup_qualifier_directory',
  'setup_territory_area',
  'setup_workflow_directory',
  'setup_workflow_view',
  'sheet_revision',
  'task_view',
  'user_directory',
  'user_preference_value',
  'valid_material_price',
  'vendor_directory',
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
        const owner = viewOwners.get(table) ?? ownerOf(table);
        if (!owner || owner === module || publishedViews.has(table)) continue;
        if (tables.has(table) || viewOwners.has(table)) used.add(table);
      }
      if (used.size > 0) found[path.relative(source, file).replaceAll('\\', '/')] = [...used].toSorted();
    }
  return found;
}
