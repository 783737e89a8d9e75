import type { PartnerCompany, PartnerCompanyUpdate } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { versionConflict } from '../../core/http-error.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import { recordHistory } from '../../resource/history.ts';

const details = ['contact_name', 'email', 'phone', 'website', 'street', 'city', 'state', 'zip'] as const;

const rowOf = ({ tx }: Context) =>
  tx
    .selectFrom('company_detail')
    .select([...details, 'version'])
    .executeTakeFirst();

/** The caller's company; missing details read as empty. */
export async function company(context: Context): Promise<{ data: PartnerCompany }> {
  const { user } = context;
  const row = await rowOf(context);
  return { data: { uuid: user.tenant_id, version: 1, ...row, name: user.company } };
}

export async function changeCompany(
  { version, name, ...given }: PartnerCompanyUpdate,
  context: Context,
): Promise<{ data: PartnerCompany }> {
  const { tx, user } = context;
  await sql`insert into company_detail (tenant_id) values (${user.tenant_id}) on conflict do nothing`.execute(
    tx,
  );
  // Locks the row so that the second of two concurrent saves sees the first one's version.
  await sql`select 1 from company_detail for update`.execute(tx);
  const { data: before } = await company(context);
  if (before.version !== version) throw versionConflict();
  await tx
    .updateTable('company_detail')
    .set({ ...given, version: version + 1, updated_at: new Date().toISOString() })
    .execute();
  const called = name?.trim() ?? before.name;
  if (called !== before.name) await sql`select platform.rename_company(${called})`.execute(tx);
  const after = { ...(await company(context)).data, name: called };
  const changes = diffRecords(before, after, ['name', ...details]);
  if (changes.length)
    await context.audit({
      module: 'security',
      entity: 'company',
      entityId: user.tenant_id,
      entityName: called,
      action: 'updated',
      changes,
    });
  return { data: after };
}

export const companyHistory = (context: Context) => recordHistory(context, 'company', context.user.tenant_id);
