import type { Context } from '../../context/context.ts';
import { HttpError, versionConflict } from '../../core/http-error.ts';
import { hasPermission, requirePermission } from '../../auth/permissions.ts';
import { batchOf, type Batch, type BatchState } from './batch.ts';
import { importKinds, kindOf, targetsOf, type ImportKind, type ImportTarget } from './import-kinds.ts';

const mayBegin = ({ right, lesser }: ImportKind, context: Context) =>
  hasPermission(right, context) || (lesser !== undefined && hasPermission(lesser, context));

/** @throws HttpError 403 naming the right */
export function requireImport(kind: ImportKind, context: Context): void {
  if (!mayBegin(kind, context)) requirePermission(kind.right, context);
}
/** Entities the caller can import. */
export const importableKinds = (context: Context): ImportKind[] =>
  importKinds().filter((kind) => mayBegin(kind, context));

/** Fields the caller can import. */
export async function targetsFor(kind: ImportKind, context: Context): Promise<ImportTarget[]> {
  const all = await targetsOf(kind, context);
  return hasPermission(kind.right, context) ? all : all.filter(({ isMore }) => !isMore);
}

/** An import of an entity the caller can import. @throws HttpError 404, or 403 naming the right */
export async function mayImport(
  uuid: string,
  context: Context,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<Batch> {
  const [first] = importKinds();
  // Users without import rights get no information.
  if (first && !importableKinds(context).length) requirePermission(first.right, context);
  const batch = await batchOf(uuid, context.tx, lock);
  requireImport(kindOf(batch.kind), context);
  return batch;
}
export const assertState = (batch: Batch, states: readonly BatchState[], message: string) => {
  if (!states.includes(batch.state)) throw new HttpError(409, message);
};
export const assertVersion = (batch: Batch, version: number) => {
  if (batch.version !== version) throw versionConflict();
};

/** Queues the current step after commit. */
export const startWork = (importId: string, context: Context) =>
  context.afterCommit(() =>
    context.ports.jobs.send('import-work', { tenantId: context.user.tenant_id, importId }),
  );
