import type { Workflow } from '@plumbline/api';
import {
  mayMove,
  moveRefusal,
  territoryRefusal,
  type Flow,
  type TerritoryAccess,
} from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { invalidField, HttpError } from '../core/http-error.ts';
import type { Typeface } from '../pdf/fonts.ts';

/** A workflow by the names of its statuses. */
export const flowOf = ({ statuses, transitions }: Pick<Workflow, 'statuses' | 'transitions'>): Flow => {
  const names = new Map(statuses.map(({ uuid, name }) => [uuid, name]));
  return {
    statuses: [...names.values()],
    transitions: transitions.map(({ from, to }) => ({
      from: names.get(from) ?? '',
      to: names.get(to) ?? '',
    })),
  };
};
/** The workflow that the records of a module follow. */
export async function workflowOf(module: string, { tx }: Pick<Context, 'tx'>): Promise<Workflow | undefined> {
  const { rows } = await sql<Workflow>`select w.* from setup_module_workflow m
    join setup_workflow_view w on w.tenant_id = m.tenant_id and w.uuid = m.workflow_id
    where m.module = ${module}`.execute(tx);
  return rows[0];
}
/** The module's own statuses in their sequence. */
export const statusNames = async (module: string, { tx }: Pick<Context, 'tx'>): Promise<string[]> =>
  (
    await sql<{ name: string }>`select name from setup_status
      where module = ${module} and field_name = 'status' order by sequence, name`.execute(tx)
  ).rows.map(({ name }) => name);

/**
 * Holds a record's change of status against the workflow that its module follows.
 * @param field beside which the refusal stands.
 * @throws HttpError 422 that names where the record may go.
 */
export async function assertFollowsWorkflow(
  module: string,
  field: string,
  from: string | undefined,
  to: string | undefined,
  context: Context,
): Promise<void> {
  if (!from || to === undefined || from === to) return;
  const workflow = await workflowOf(module, context);
  if (!workflow) return;
  const flow = flowOf(workflow);
  if (mayMove(flow, from, to)) return;
  throw invalidField(field, moveRefusal(workflow.name, flow, from, to, await statusNames(module, context)));
}

/** Whether the workflow that a module follows, if any, lets a record go there. */
export async function canMove(
  module: string,
  from: string,
  to: string,
  context: Pick<Context, 'tx'>,
): Promise<boolean> {
  const workflow = await workflowOf(module, context);
  return !workflow || mayMove(flowOf(workflow), from, to);
}

/** The first status of a list: what a new record begins with. */
export async function firstStatus(module: string, { tx }: Pick<Context, 'tx'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from setup_status
    where module = ${module} and field_name = 'status' order by sequence, name limit 1`.execute(tx);
  return rows[0]?.name ?? '';
}

/** An account lies in a territory that there is, or in none. One that was taken over as it stands may stay. */
export async function assertTerritoryExists(
  name: string | undefined,
  before: string | undefined,
  { tx }: Context,
): Promise<void> {
  if (!name || name === before) return;
  const { rows } = await sql<{ is_known: boolean; are_any: boolean }>`select
    exists (select 1 from setup_territory where name = ${name} and deleted_at is null) as is_known,
    exists (select 1 from setup_territory where deleted_at is null) as are_any`.execute(tx);
  if (rows[0]?.are_any && !rows[0].is_known)
    throw invalidField('territory', `There is no territory “${name}”.`);
}

/** The caller's access in the territories that they are one of the people of, by name; administrators are not limited. */
export async function ownTerritories({ tx, user }: Context): Promise<Map<string, TerritoryAccess>> {
  if (user.is_admin) return new Map();
  const { rows } = await sql<{ name: string; access: TerritoryAccess }>`select t.name, m.access
    from setup_territory_member m join setup_territory t on t.tenant_id = m.tenant_id and t.row_id = m.territory_id
    where m.user_id = ${user.user_id}::uuid and t.deleted_at is null`.execute(tx);
  return new Map(rows.map(({ name, access }) => [name, access]));
}

/**
 * @param of.many what lies in them: “leads”.
 * @param of.field beside which the refusal stands, where one was filled in.
 * @throws HttpError 403 where the caller's access to one of these territories does not reach that far.
 */
export async function assertTerritoryAccess(
  names: readonly (string | undefined)[],
  needed: 'edit' | 'fullAccess',
  { many, field }: { many: string; field?: string },
  context: Context,
): Promise<void> {
  const own = await ownTerritories(context);
  for (const name of names) {
    const refusal = name ? territoryRefusal(name, own.get(name), needed, many) : undefined;
    if (refusal) throw new HttpError(403, refusal, field ? { errors: [{ field, message: refusal }] } : {});
  }
}

/** What stands in the head of what a company hands out. */
export interface Letterhead {
  name: string;
  lines: readonly string[];
  currency: string;
  /** The parts of the lines, each by itself where it is known. */
  address?: string;
  phone?: string;
  email?: string;
  website?: string;
  /** PNG or JPEG. */
  logo?: Uint8Array;
  /** Of what was handed over: the one that it was written in. */
  typeface?: Typeface;
}

export async function loadLetterhead(
  { tx, ports }: Pick<Context, 'tx'> & { ports: Pick<Context['ports'], 'storage'> },
  company: string,
): Promise<Letterhead> {
  const row = await tx.selectFrom('setup_company').selectAll().executeTakeFirst();
  if (!row) return { name: company, lines: [], currency: 'USD' };
  const place = [row.city, [row.state, row.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // A file that is gone takes nothing from the figures.
  const logo =
    row.logo && !row.logo.endsWith('.webp')
      ? await ports.storage.bytes(row.logo).catch(() => undefined)
      : undefined;
  const address = [row.street, place].filter(Boolean).join(', ');
  const { phone, email } = row;
  const website = row.website.replace(/^https?:\/\//, '');
  return {
    name: row.legal_name || company,
    lines: [address, [phone, email, website].filter(Boolean).join(' · ')].filter(Boolean),
    currency: row.currency,
    ...(address ? { address } : {}),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(website ? { website } : {}),
    ...(logo ? { logo } : {}),
  };
}
