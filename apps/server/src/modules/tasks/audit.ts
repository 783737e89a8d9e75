import type { AuditEntry, Context } from '../../context/context.ts';

/** Writes down what became of one row of a kind, by the word of it in the history. */
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
