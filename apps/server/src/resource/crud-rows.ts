import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { notFoundError } from '../core/http-error.ts';
import { hasReferences, loadForm, withReferenceNames } from './custom-fields.ts';
import type { ResourceOptions } from './resource-options.ts';

/** Reads rows of a resource's view and converts them to the contract. */
export function createRowReader<
  Row extends { uuid: string; version: number },
  Create extends object,
  Update extends { version: number },
>({
  view,
  label,
  form,
  present: presentRows,
}: Pick<ResourceOptions<Row, Create, Update>, 'view' | 'label' | 'form' | 'present'>) {
  // JSON omits undefined properties, which is cheaper than copying every row without the tenant id.
  const clean = (row: Row): Row => Object.assign(row, { tenant_id: undefined });
  const presentAll = async (rows: Row[], context: Context): Promise<Row[]> => {
    const cleaned =
      form && rows.some(hasReferences)
        ? await withReferenceNames(rows.map(clean), await loadForm(form, context.tx), context.tx)
        : rows.map(clean);
    return presentRows ? presentRows(cleaned, context) : cleaned;
  };
  const present = async (row: Row, context: Context) => {
    const [presented] = await presentAll([row], context);
    if (!presented) throw new Error('a row was lost on its way out');
    return presented;
  };

  /** @throws HttpError 404 */
  async function find(uuid: string, context: Context): Promise<Row> {
    const { rows } = await sql<Row>`select * from ${sql.table(view)} where uuid = ${uuid}::uuid`.execute(
      context.tx,
    );
    if (!rows[0]) throw notFoundError(label);
    return rows[0];
  }

  return { find, present, presentAll };
}
