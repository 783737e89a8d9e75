import { writeAudit } from '../context/audit.ts';
import type { AuditEntry } from '../context/context.ts';
import type { Transaction } from '../database/database.ts';
import type { DemoPerson, DemoServices } from '../capabilities/demo-data/demo-data.ts';
import type { Job } from './estimation-jobs.ts';
import { dayFrom, type OpenedEstimation } from './open-estimation.ts';

/** Transaction, ports and company of the actions that create demo data. */
export interface ActionServices {
  tx: Transaction;
  ports: DemoServices['ports'];
  tenantId: string;
}

/** Writes audit entries of an estimation, dated in the past. */
export function createAuditNotes(
  job: Job,
  { estimationId }: OpenedEstimation,
  { tx, ports, tenantId }: ActionServices,
) {
  const at = dayFrom(ports.clock());
  const audit = (by: DemoPerson, days: number) => (entry: AuditEntry) =>
    writeAudit(tx, entry, { tenant_id: tenantId, ...by }, { created_at: at(days) });
  const note = (by: DemoPerson, days: number, entry: Pick<AuditEntry, 'entity' | 'action' | 'changes'>) =>
    audit(by, days)({ module: 'estimation', entityId: estimationId, entityName: job.name, ...entry });
  return { at, audit, note };
}
/** Dates and audit entries of one estimation. */
export type AuditNotes = ReturnType<typeof createAuditNotes>;
