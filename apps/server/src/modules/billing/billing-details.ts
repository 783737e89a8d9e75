import type { CustomerInformation, CustomerInformationUpdate } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField, versionConflict } from '../../core/http-error.ts';
import { commandsOf } from '../../capabilities/published-commands.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import { withTenant } from './provider-context.ts';
import type { BillingContext } from './context.ts';
import { companyOf } from './account.ts';
import { messages } from '@plumbline/validation';

const details = [
  'legal_name',
  'email',
  'phone',
  'website',
  'street',
  'city',
  'state',
  'zip',
  'tax_id',
] as const;

async function present(billing: BillingContext): Promise<CustomerInformation> {
  const { name, version } = await companyOf(billing);
  const row = await billing.tx
    .selectFrom('setup_company_profile')
    .select([...details, 'version'])
    .executeTakeFirst();
  const { rows } = await sql<{
    name: string;
    email: string;
  }>`select trim(firstname || ' ' || lastname) as name, email
    from user_directory where is_admin and status = 'active' order by user_id limit 1`.execute(billing.tx);
  const blank = Object.fromEntries(details.map((each) => [each, ''])) as Record<
    (typeof details)[number],
    string
  >;
  return {
    ...blank,
    ...row,
    uuid: billing.tenantId,
    version: version + (row?.version ?? 0),
    name,
    administrator: rows[0] ?? { name: '', email: '' },
  };
}

export const information = (id: string, context: Context) =>
  withTenant(context, id, async (billing) => ({ data: await present(billing) }));

/** Updates contact and billing details of a customer, with an audit entry visible to its users. */
export const changeInformation = (
  id: string,
  { version, name, ...given }: CustomerInformationUpdate,
  context: Context,
) =>
  withTenant(context, id, async (billing) => {
    const { tx, tenantId } = billing;
    const profile = commandsOf('companyProfile');
    await profile.lock(tx, tenantId);
    const before = await present(billing);
    if (before.version !== version) throw versionConflict();
    const called = name === undefined ? before.name : name.trim();
    if (!called) throw invalidField('name', messages.required);
    if (Object.keys(given).length > 0) await profile.update(tx, given);
    // The current tenant, which is the customer here.
    if (called !== before.name) await sql`select platform.rename_company(${called})`.execute(tx);
    const after = await present(billing);
    const changes = diffRecords(before, after, ['name', ...details]);
    if (changes.length)
      await billing.audit({
        entity: 'company',
        entityId: tenantId,
        entityName: called,
        action: 'updated',
        changes,
      });
    context.afterCommit(async () => context.ports.live.announce(tenantId, ['setup', 'security']));
    return { data: after };
  });
