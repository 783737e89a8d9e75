import type { EstimateCellChange } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import { HttpError } from '../../../core/http-error.ts';
import { findConflicts, lastWrites, type CellChange, type CellWrite } from './cell-conflicts.ts';

/** Most changes in an answer; a caller that missed more has to show the whole estimate anew anyway. */
const MAX_CHANGES = 500;

interface NamedChange extends CellChange {
  user_id: string;
  user_name: string;
  changed_at: string;
}

/** Changes after a version, newest first. */
async function changesAfter(
  estimationId: string,
  version: number,
  { tx }: Pick<Context, 'tx'>,
): Promise<NamedChange[]> {
  const { rows } = await sql<NamedChange>`
    select c.cell, c.version, c.window_name, c.user_id, c.changed_at,
      coalesce(trim(u.firstname || ' ' || u.lastname), '') as user_name
    from estimate_cell_change c
    left join user_directory u on u.tenant_id = c.tenant_id and u.user_id = c.user_id
    where c.estimation_id = ${estimationId}::uuid and c.version > ${version}
    order by c.version desc, c.cell`.execute(tx);
  return rows;
}

/** Changes that a window has not made itself, newest first. @param version that the window had. */
export async function cellChanges(
  estimationId: string,
  { version, window }: { version: number; window: string | undefined },
  context: Pick<Context, 'tx'>,
): Promise<EstimateCellChange[]> {
  const changes = await changesAfter(estimationId, version, context);
  return changes
    .filter(({ window_name }) => window === undefined || window_name !== window)
    .slice(0, MAX_CHANGES)
    .map(({ cell, user_id, user_name, changed_at }) => ({ cell, user_id, user_name, changed_at }));
}

/**
 * Rejects an update that would replace values which its caller has not seen. The estimation must be locked.
 * @throws HttpError 409 with the cells in conflict.
 */
export async function assertNoConflict(
  estimation: { estimation_id: string; version: number },
  writes: readonly CellWrite[],
  from: { base: number; window: string | undefined },
  context: Pick<Context, 'tx'>,
): Promise<void> {
  if (from.base >= estimation.version) return;
  const changes = await changesAfter(estimation.estimation_id, from.base, context);
  const conflicts = findConflicts(lastWrites(writes), changes, from);
  if (!conflicts.length) return;
  const names = [...new Set(conflicts.map(({ change }) => change.user_name || 'Someone else'))];
  const [cells, value] =
    conflicts.length === 1 ? ['this cell', 'value'] : [`${conflicts.length} cells`, 'values'];
  throw new HttpError(
    409,
    `${new Intl.ListFormat('en-US').format(names)} changed ${cells} while you were editing. Nothing was saved. Choose which ${value} to keep.`,
    {
      code: 'stale',
      conflicts: conflicts.map(({ write, change }) => ({
        field: write.cell,
        value: write.current,
        user_name: change.user_name,
        changed_at: change.changed_at,
      })),
    },
  );
}

/** Records that cells were changed. @param by.version version of the estimation that the change makes. */
export async function recordCellChanges(
  estimationId: string,
  cells: readonly string[],
  { version, window }: { version: number; window?: string | undefined },
  { tx, user }: Pick<Context, 'tx' | 'user'>,
): Promise<void> {
  if (!cells.length) return;
  await sql`insert into estimate_cell_change (tenant_id, estimation_id, cell, version, user_id, window_name)
    select ${user.tenant_id}::uuid, ${estimationId}::uuid, cell, ${version}, ${user.user_id}::uuid, ${window ?? null}
    from unnest(${[...new Set(cells)]}::text[]) as cell
    on conflict (tenant_id, estimation_id, cell) do update set version = excluded.version, user_id = excluded.user_id,
      window_name = excluded.window_name, changed_at = now()`.execute(tx);
}
