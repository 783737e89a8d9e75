import type { Right } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField, HttpError } from '../../core/http-error.ts';
import { requirePermission } from '../../auth/permissions.ts';
import { recordReference } from '../../resource/record-reference.ts';

/**
 * Checks edit rights on the record that files are attached to.
 * @throws HttpError 403 without the right, 422 for a missing record or one that takes no files.
 */
export async function assertCanAttach(
  { prop_type, prop_id = '' }: { prop_type?: string; prop_id?: string },
  context: Context,
): Promise<void> {
  // Files of a custom field are attached when the form is saved.
  if (!prop_type || prop_type === 'field') return;
  // Other files of an estimation; its plan sets are sheets to measure on.
  const reference = recordReference(prop_type === 'estimation_files' ? 'estimation' : prop_type);
  if (!reference) throw invalidField('prop_type', 'Records of this type cannot have files.');
  requirePermission({ ...reference.right, type: 'e' } as Right, context);
  const { rows } = await sql<{ permission?: number }>`select * from ${sql.table(reference.view)}
    where ${sql.ref(reference.key)}::text = ${prop_id}`.execute(context.tx);
  const [row] = rows;
  if (!row) throw invalidField('prop_id', `This ${reference.one} does not exist.`);
  if (reference.name === 'task' && (row.permission ?? 0) < 2)
    throw new HttpError(403, 'You can view this task but not edit it.');
}
