import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { AuditEntry } from './context.ts';
import { insertRow } from './resource.ts';

/** Writes one line of the history, which nobody can change afterwards. */
export const writeAudit = (
  tx: Transaction,
  entry: AuditEntry,
  by: { tenant_id: string; user_id: string; firstname: string; lastname: string },
  more: { request_id: string } | { created_at: string },
): Promise<void> =>
  insertRow(tx, 'audit_change', {
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
