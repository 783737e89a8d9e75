import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { AuditEntry } from './context.ts';
import { insertRow } from './resource.ts';

/** Nobody's id is who is no user: a customer with a link. */
type By = { tenant_id: string; user_id: string | null; firstname: string; lastname: string };

/** One line of the history as its table has it. */
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

/** Writes one line of the history, which nobody can change afterwards. */
export const writeAudit = (
  tx: Transaction,
  entry: AuditEntry,
  by: By,
  more: { request_id: string } | { created_at: string },
): Promise<void> => insertRow(tx, 'audit_change', auditRow(entry, by, more));
