/** Of tables with these beginnings: beginnings of the paths by which what they hold is read. The first that fits counts. */
const areas: readonly (readonly [beginning: string, readonly string[]])[] = [
  ['comment', ['setup/comments', 'task-management', 'estimations/pins']],
  ['task_reminder', ['task-management']],
  ['task_', ['task-management', 'setup/waiting', 'setup/comments']],
  ['drive_', ['workdrive', 'estimations']],
  ['crm_', ['crm', 'setup/waiting']],
  ['report', ['reports']],
  ['vendor', ['vendors']],
  ['retail_customer', ['retail-crm']],
  ['retail_vendor', ['retail-vendor']],
  ['material', ['material']],
  ['unit_of_measure', ['material']],
  ['assembly', ['material']],
  ['labor_', ['material', 'labor-cost-template']],
  ['ai_request', ['estimations', 'ac-api/estimation-ai-requests']],
  ['estimat', ['estimations', 'estimation', 'setup/waiting']],
  ['calculator_', ['estimations', 'estimation']],
  ['inclusion_exclusion', ['estimations', 'estimation']],
  ['plan_', ['estimations', 'task-management']],
  ['quote', ['estimations', 'estimation', 'setup/waiting']],
  ['sheet_', ['estimations']],
  ['takeoff', ['estimations']],
  ['typical_group', ['estimations']],
  ['security_', ['security', 'notification']],
  ['company_detail', ['setup']],
  ['setup_', ['setup', 'global-configs', 'plugins']],
  ['import_batch', ['setup/imports']],
  ['notification', ['notification']],
  ['public_link', ['links']],
  ['billing_', ['payment', 'ac-api/customer-licensing']],
];

/** What is one person's own, or goes with a row of another table that is told. */
const untold = [
  'assistant_question',
  'audit_change',
  'idempotency_key',
  'import_mapping',
  'import_row',
  'number_sequence',
  'record_',
  'task_reminded',
  'user_preference',
];

/**
 * Where the rows of a table are read: beginnings of paths, without the first stroke; undefined for a table that nothing is
 * said of here.
 */
export function topicsOf(table: string): readonly string[] | undefined {
  if (untold.some((beginning) => table.startsWith(beginning))) return [];
  return areas.find(([beginning]) => table.startsWith(beginning))?.[1];
}

/** What ends sessions is a function of the database: whoever was shut out is to know at once. */
const endsSessions = /\bplatform\.end_sessions\(/;

/** The tables that a statement writes to: those of the public schema, and where it ends sessions those of people. */
export function writtenTables(statement: string): string[] {
  const tables = [
    ...statement.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)"?(?![\w".])/gi),
  ]
    .map(([, table = '']) => table.toLowerCase())
    .filter((table) => table !== 'set' && table !== 'of');
  return endsSessions.test(statement) ? [...tables, 'security_user'] : tables;
}
