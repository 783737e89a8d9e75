import type { Context } from '../context/context.ts';
import { hasReferences, loadForm, withReferenceNames } from './custom-fields.ts';
import type { Resource, ResourceRow } from './resource.ts';

type Presented<Row extends ResourceRow> = Pick<Resource<Row>, 'form' | 'present'>;

// JSON omits undefined properties, which is cheaper than copying every row without the tenant id.
const withoutTenant = <Row extends ResourceRow>(row: Row): Row =>
  Object.assign(row, { tenant_id: undefined });

/** Rows of a view as the contract answers them: without the tenant, with the names that custom fields refer to. */
export async function presentRows<Row extends ResourceRow>(
  { form, present }: Presented<Row>,
  rows: Row[],
  context: Context,
): Promise<Row[]> {
  const cleaned =
    form && rows.some(hasReferences)
      ? await withReferenceNames(rows.map(withoutTenant), await loadForm(form, context.tx), context.tx)
      : rows.map(withoutTenant);
  return present ? present(cleaned, context) : cleaned;
}

/** One row of a view as the contract answers it. */
export async function presentRow<Row extends ResourceRow>(
  resource: Presented<Row>,
  row: Row,
  context: Context,
): Promise<Row> {
  const [presented] = await presentRows(resource, [row], context);
  if (!presented) throw new Error('present returned no row');
  return presented;
}
