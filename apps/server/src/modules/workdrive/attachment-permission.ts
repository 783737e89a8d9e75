import type { Right } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { requirePermission } from '../../auth/permissions.ts';
import { recordReference } from '../../resource/record-reference.ts';

/**
 * What is put on a record follows it: who may not change the record puts nothing on it.
 * @throws HttpError 403 without the right, 422 for a record that is not there or takes no files.
 */
export async function mustAttach(
  { prop_type, prop_id = '' }: { prop_type?: string; prop_id?: string },
  context: Context,
): Promise<void> {
  // What a field of a form holds waits for the form to be saved.
  if (!prop_type || prop_type === 'field') return;
  // Beside the plan sets of an estimation, which are sheets to measure on.
  const kind = recordReference(prop_type === 'estimation_files' ? 'estimation' : prop_type);
  if (!kind) throw invalidField('prop_type', 'Files are not kept with this.');
  requirePermission({ ...kind.right, type: 'e' } as Right, context);
  const { rows } = await sql<{ permission?: number }>`select * from ${sql.table(kind.view)}
    where ${sql.ref(kind.key)}::text = ${prop_id}`.execute(context.tx);
  const [row] = rows;
  if (!row) throw invalidField('prop_id', `This ${kind.one} does not exist.`);
  if (kind.name === 'task' && (row.permission ?? 0) < 2)
    throw new HttpError(403, 'You may read this task and not change it.');
}
