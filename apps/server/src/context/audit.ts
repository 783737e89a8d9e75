import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { AuditEntry } from './context.ts';
import { insertRow } from '../database/insert-row.ts';

/** Null for actions without a user, e.g. a customer with a link. */
type By = { tenant_id: string; user_id: string | null; firstname: string; lastname: string };

/** Row of the audit log. */
export const auditRow = (
  entry: AuditEntry,
  by: By,
  more: { request_id: string } | { created_at: string },
): Record<string, unknown> => ({
  tenant_id: by.tenant_id,
  change_id: uuidv7(),
  module: entry.module,
  entity: entry.entity,
  entity_id: entry.entityId,
  entity_name: entry.entityName,
  action: entry.action,
  changes: JSON.stringify(entry.changes ?? []),
  user_id: by.user_id,
  user_name: `${by.firstname} ${by.lastname}`.trim(),
  ...more,
});

/** Writes a row of the audit log, which cannot be changed afterwards. */
export const writeAudit = (
  tx: Transaction,
  entry: AuditEntry,
  by: By,
  more: { request_id: string } | { created_at: string },
): Promise<void> => insertRow(tx, 'audit_change', auditRow(entry, by, more));

/** Writes several lines of it in one statement. */
export async function writeAudits(
  tx: Transaction,
  entries: readonly AuditEntry[],
  by: By,
  more: { request_id: string },
): Promise<void> {
  const rows = entries.map((entry) => auditRow(entry, by, more));
  await sql`insert into audit_change (tenant_id, change_id, module, entity, entity_id, entity_name, action, changes, user_id,
      user_name, request_id)
    select r.tenant_id, r.change_id, r.module, r.entity, r.entity_id, r.entity_name, r.action, r.changes::jsonb, r.user_id,
      r.user_name, r.request_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(tenant_id uuid, change_id uuid, module text, entity text,
      entity_id uuid, entity_name text, action text, changes text, user_id uuid, user_name text, request_id text)`.execute(
    tx,
  );
}
