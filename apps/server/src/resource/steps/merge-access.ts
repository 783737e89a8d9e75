import { requirePermission } from '../../auth/permissions.ts';
import type { Context } from '../../context/context.ts';
import type { MergeState } from '../merge-state.ts';
import type { ResourceRow } from '../resource.ts';

/**
 * Checks that the caller may edit records of the entity; the call itself requires the right to merge.
 * @throws HttpError 403 otherwise.
 */
export function checkMergeAccess<Row extends ResourceRow>(
  { entity }: MergeState<Row>,
  context: Context,
): void {
  requirePermission({ ...entity.right, type: 'e' } as Parameters<typeof requirePermission>[0], context);
}
