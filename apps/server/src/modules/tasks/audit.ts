import type { AuditEntry, Context } from '../../context/context.ts';

/** Writes an audit entry for a task, task folder or space. */
const auditOf =
  (entity: 'task' | 'taskFolder' | 'space' | 'taskView') =>
  (
    { uuid, name }: { uuid: string; name: string },
    action: AuditEntry['action'],
    context: Pick<Context, 'audit'>,
    changes?: AuditEntry['changes'],
  ): Promise<void> =>
    context.audit({
      module: 'tasks',
      entity,
      entityId: uuid,
      entityName: name,
      action,
      ...(changes ? { changes } : {}),
    });

export const auditTask = auditOf('task');
export const auditFolder = auditOf('taskFolder');
export const auditSpace = auditOf('space');
export const auditView = auditOf('taskView');
