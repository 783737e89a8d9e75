import type { Customer, CustomerSummary } from '@plumbline/api';
import { CustomerFields } from '@plumbline/api/fields';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { orderByClause, whereClause, pageOf, type ListQuery } from '../../resource/list-query.ts';
import { notFoundError } from '../../core/http-error.ts';
import { tenantMetrics } from './metrics.ts';

export interface TenantRow {
  uuid: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  name: string;
  type: string;
  subscription_mode: string;
  partner_name: string;
  users: number;
  last_login: string | null;
  plan: string;
  seats: number;
  state: Customer['state'];
}

const rowsOf = (partner: string | undefined) => sql`(
      select tenant_id as uuid, name, type, subscription_mode, partner_name, users, last_login, plan, seats, state, version,
        created_at as "createdAt", updated_at as "updatedAt"
      from platform.customers(${partner ?? null}::uuid)
    )`;

/** Totals over all tenants. */
export async function tenantTotals(
  { tx, ports }: Pick<Context, 'tx' | 'ports'>,
  partner: string | undefined,
): Promise<CustomerSummary> {
  const { rows } = await sql<TenantRow>`select * from ${rowsOf(partner)} c`.execute(tx);
  return tenantMetrics(rows, ports.clock().getTime());
}
/**
 * Returns a tenant.
 * @throws HttpError 404 if it is not visible to the caller.
 */
export async function findTenant(
  { tx }: Pick<Context, 'tx'>,
  id: string,
  partner: string | undefined,
): Promise<TenantRow> {
  const { rows } = await sql<TenantRow>`select * from ${rowsOf(partner)} c where uuid = ${id}::uuid`.execute(
    tx,
  );
  if (!rows[0]) throw notFoundError('This customer');
  return rows[0];
}

/** Customers as the provider (`partner` undefined) or one partner sees them. */
export async function listTenants(context: Context, query: ListQuery, partner: string | undefined) {
  const where = whereClause(CustomerFields, query);
  const order = orderByClause(CustomerFields, query.sort, 'name');
  const { rows } = await sql<TenantRow>`select * from ${rowsOf(partner)} c ${where} ${order}`.execute(
    context.tx,
  );
  const { limit, offset } = pageOf(query);
  const page = rows.slice(offset, limit === -1 ? undefined : offset + limit);
  return { data: page, meta: { count: rows.length } };
}
