import { ownedRecords } from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { HttpError, invalidField } from '../../core/http-error.ts';
import type { WriteState } from '../call-states.ts';
import { valueOf } from '../entity-fields.ts';
import { findRows } from '../find-rows.ts';
import type { ResourceRow } from '../resource.ts';

/** Users whose records of an app the caller sees; undefined if the caller sees all records. */
async function visibleOwners(app: number, { tx, user }: Context): Promise<ReadonlySet<string> | undefined> {
  if (user.is_admin || !Object.hasOwn(ownedRecords, app)) return undefined;
  const { rows } = await sql<{
    owners: string[] | null;
  }>`select platform.visible_owners(${app}) as owners`.execute(tx);
  return rows[0]?.owners ? new Set(rows[0].owners) : undefined;
}

const outOfScope = 'Your access level covers only';
const covered = (owners: ReadonlySet<string>, many: string) =>
  owners.size > 1 ? `${outOfScope} ${many} of your team.` : `${outOfScope} your own ${many}.`;

/**
 * Checks that the record stays visible to the caller: its owner is someone whose records the access level covers.
 * @throws HttpError 422 at the owner field otherwise.
 */
export async function checkOwner<Row extends ResourceRow, Body extends object>(
  { resource: { contract }, columns, before }: WriteState<Row, Body>,
  context: Context,
): Promise<void> {
  if (!contract) return;
  const ownerFields = Object.entries(contract.fields).flatMap(([field, { default: initial, ref }]) =>
    initial === 'me' && ref === 'user' ? [field] : [],
  );
  for (const field of ownerFields) {
    const owner = valueOf(columns, field);
    if (owner === undefined || owner === valueOf(before, field)) continue;
    const owners = await visibleOwners(contract.app, context);
    if (!owners || (typeof owner === 'string' && owners.has(owner))) continue;
    throw invalidField(
      field,
      `${covered(owners, contract.many)} Choose ${owners.size > 1 ? 'yourself or someone of your team' : 'yourself'}.`,
    );
  }
}

/**
 * The written row of the view.
 * @throws HttpError 422 if the caller could no longer see the record.
 */
export async function readVisible<Row extends ResourceRow, Body extends object>(
  { resource, uuid }: WriteState<Row, Body>,
  context: Context,
): Promise<Row> {
  const [row] = await findRows<Row>(resource, [uuid], context);
  if (row) return row;
  throw new HttpError(
    422,
    'This change would hide the record from you, because your access level covers only your own records or those of your team. Nothing was saved.',
  );
}
