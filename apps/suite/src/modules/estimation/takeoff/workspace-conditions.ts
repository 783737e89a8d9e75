import type { Condition } from '@plumbline/api';
import type { WorkspaceCondition } from '@plumbline/ui/TakeoffWorkspace';

/** Conditions as the take-off workspace shows them. */
export const workspaceConditions = (conditions: readonly Condition[]): WorkspaceCondition[] =>
  conditions.map((condition) => ({
    uuid: condition.uuid,
    code: condition.code,
    name: condition.name,
    type: condition.type,
    color: condition.color,
    ...(condition.hatch ? { hatch: condition.hatch } : {}),
    ...(condition.mark_shape ? { markShape: condition.mark_shape } : {}),
    ...(condition.unit ? { unit: condition.unit } : {}),
    group: condition.category || 'Other',
    parameters: condition.parameters ?? {},
  }));
