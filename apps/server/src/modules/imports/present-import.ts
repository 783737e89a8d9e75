import type { Import, ImportReading } from '@plumbline/api';
import { sql } from 'kysely';
import { hasPermission } from '../../auth/permissions.ts';
import type { Context } from '../../context/context.ts';
import { notFoundError } from '../../core/http-error.ts';
import { kindOf } from './import-kinds.ts';
import { targetsFor } from './permissions.ts';

/** Row of the view of imports. */
export interface ViewRow extends Omit<Import, 'reading'> {
  reading?: Partial<ImportReading> & { corrected?: unknown };
  tenant_id?: string;
  storage_key?: string;
  user_id: string;
  mode?: string;
}
/** True for the import's user and users with the delete right. */
const mayUndo = ({ state, kind, user_id, created, updated, undone, kept }: ViewRow, context: Context) =>
  (state === 'done' || state === 'cancelled') &&
  created + updated > undone + kept &&
  (user_id === context.user.user_id || hasPermission({ ...kindOf(kind).right, type: 'd' }, context));

/** An import as lists return it. */
export function presentImport(row: ViewRow, context: Context): Import {
  const {
    tenant_id: _tenant,
    storage_key: _key,
    user_id: _user,
    mode: _mode,
    columns: _columns,
    reading: _reading,
    ...rest
  } = row;
  return {
    ...rest,
    received: row.state === 'receiving' ? row.received : row.size,
    undoable: mayUndo(row, context),
  };
}

/** An import with its columns and the fields that they can be mapped to. @throws HttpError 404 */
export async function importDetail(uuid: string, context: Context): Promise<{ data: Import }> {
  const { rows } = await sql<ViewRow>`select * from import_batch_view where uuid = ${uuid}::uuid`.execute(
    context.tx,
  );
  const [row] = rows;
  if (!row) throw notFoundError('This import');
  const received =
    row.state === 'receiving' ? await context.ports.storage.size(row.storage_key ?? '') : row.size;
  const { delimiter, heading_line, preview } = row.reading ?? {};
  const isRead = delimiter !== undefined && heading_line !== undefined && preview !== undefined;
  const targets = await targetsFor(kindOf(row.kind), context);
  const known = new Set(targets.map(({ id }) => id));
  return {
    data: {
      ...presentImport({ ...row, received }, context),
      columns: (row.columns ?? []).map((column) => ({
        ...column,
        field: column.field && known.has(column.field) ? column.field : null,
      })),
      ...(isRead ? { reading: { delimiter, heading_line, preview } } : {}),
      fields: targets.map(({ id, label, kind, required, hint }) => ({ id, label, kind, required, hint })),
    },
  };
}
