import type { Customer, PartnerCustomer } from '@plumbline/api';
import { isPlan, plans } from '@plumbline/permissions';
import { normalizeUsername } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { findTenant, type TenantRow } from '../../capabilities/tenants/tenants.ts';

const present = (row: TenantRow): Customer => row;

/**
 * A customer of the caller's company with plan, invoices by state and contact, without access to its business data.
 * @throws HttpError 404 for other customers.
 */
export async function readCustomer(id: string, context: Context): Promise<PartnerCustomer> {
  const { tx, user } = context;
  const row = await findTenant(context, id, user.tenant_id);
  await sql`select set_config('app.tenant_id', ${id}, true)`.execute(tx);
  const { rows: invoices } = await sql<
    PartnerCustomer['invoices'][number]
  >`select number, issued_on, state, is_order, total
    from billing_invoice_view order by number desc limit 12`.execute(tx);
  const { rows: accounts } = await sql<{
    period_end: string | null;
  }>`select period_end from billing_period`.execute(tx);
  const { rows: people } = await sql<{
    person: string;
    email: string;
  }>`select trim(firstname || ' ' || lastname) as person, email
    from user_directory where is_admin and status = 'active' order by user_id limit 1`.execute(tx);
  const { rows: companies } = await sql<{ trial_until: string | null }>`select trial_until
    from platform.company_of(${id}::uuid)`.execute(tx);
  const setup = await tx.selectFrom('setup_company_profile').selectAll().executeTakeFirst();
  await sql`select set_config('app.tenant_id', ${user.tenant_id}, true)`.execute(tx);
  const place = [setup?.city, [setup?.state, setup?.zip].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return {
    ...present(row),
    plan_name: isPlan(row.plan) ? plans[row.plan].name : '',
    trial_until: companies[0]?.trial_until ?? null,
    period_end: accounts[0]?.period_end ?? null,
    contact: {
      person: people[0]?.person ?? '',
      email: setup?.email || (people[0]?.email ?? ''),
      phone: setup?.phone ?? '',
      website: setup?.website ?? '',
      street: setup?.street ?? '',
      place,
    },
    invoices,
  };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Finds the caller's customer by account id, name or administrator email. */
export async function verify(search: string, context: Context): Promise<{ customer?: Customer }> {
  const query = search.trim();
  const { tx, user } = context;
  const { rows } = await sql<{
    tenant_id: string;
  }>`select tenant_id from platform.customers(${user.tenant_id}::uuid) c
    where ${uuid.test(query) ? sql`c.tenant_id = ${query}::uuid` : sql`lower(c.name) = lower(${query})`}
      or c.tenant_id = platform.company_of_login(${normalizeUsername(query) ?? ''})`.execute(tx);
  const [found] = rows;
  return found ? { customer: present(await findTenant(context, found.tenant_id, user.tenant_id)) } : {};
}
