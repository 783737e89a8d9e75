import type { BillingPlan, Subscription } from '@plumbline/api';
import { addElapsed } from '@plumbline/dates';
import {
  addOns,
  amountOf,
  centsOf,
  isPlan,
  modulesOf,
  moduleTexts,
  periodPrice,
  plans,
  purchasableModules,
  type AddOn,
  type Interval,
  type Period,
  type PlanKey,
  type PurchasableModule,
  type Terms,
} from '@plumbline/permissions';
import { sql } from 'kysely';
import { modulesOfPurchase, purchasedModules } from '../../capabilities/tenants/module-usage.ts';
import { presentRedemptions, redemptionsOf } from './coupons.ts';
import type { BillingContext } from './context.ts';

export interface Account {
  plan: string;
  billing_interval: Interval;
  users: number;
  anchor: number;
  period_start: string | null;
  period_end: string | null;
  customer: string;
  /** Discount of the running terms in cents, and the undiscounted amount it applies to. */
  discount_part: number;
  discount_whole: number;
  /** The plan is canceled at the end of the period. */
  ends: boolean;
  version: number;
}
const emptyAccount: Account = {
  plan: '',
  billing_interval: 'monthly',
  users: 0,
  anchor: 1,
  period_start: null,
  period_end: null,
  customer: '',
  discount_part: 0,
  discount_whole: 0,
  ends: false,
  // Defaults of a new row.
  version: 1,
};
const columns = sql.raw(
  'plan, billing_interval, users, anchor, period_start, period_end, customer, discount_part, discount_whole, ends, version',
);

export async function readAccount({ tx }: BillingContext): Promise<Account> {
  const { rows } = await sql<Account>`select ${columns} from billing_account`.execute(tx);
  return rows[0] ?? emptyAccount;
}
/** Reads the account and locks it until the end of the transaction, which serializes purchases and payments. */
export async function lockAccount({ tx, tenantId }: BillingContext): Promise<Account> {
  await sql`insert into billing_account (tenant_id) values (${tenantId}::uuid) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<Account>`select ${columns} from billing_account for update`.execute(tx);
  return rows[0] ?? emptyAccount;
}

/** Terms of the subscription; undefined without a plan. */
export function termsOf(account: Account): (Terms & Period) | undefined {
  const { plan, billing_interval: interval, users, period_start: start, period_end: end } = account;
  return isPlan(plan) && start && end ? { plan, interval, users, start, end } : undefined;
}

/** Credit in cents: credit notes minus payouts and credit used by invoices. */
export async function creditOf({ tx }: BillingContext): Promise<number> {
  const { rows } = await sql<{
    credit: string;
  }>`select (coalesce(sum(-total) filter (where state = 'credited'), 0)
    - coalesce(sum(paid_out), 0) - coalesce(sum(credit_used) filter (where state <> 'void'), 0))::numeric(12, 2) as credit
    from billing_invoice`.execute(tx);
  return centsOf(rows[0]?.credit ?? '0');
}

export interface Company {
  name: string;
  type: string;
  subscription_mode: 'online' | 'offline';
  trial_until: string | null;
  purchased: number[];
  version: number;
  created_at: string;
  partner_name: string;
  last_login: string | null;
  suspended_at: string | null;
  suspended_reason: string;
}
export async function companyOf({ tx, tenantId }: BillingContext): Promise<Company> {
  const { rows } = await sql<Company>`select * from platform.company_of(${tenantId}::uuid)`.execute(tx);
  if (!rows[0]) throw new Error('a company that bills is not there');
  return rows[0];
}

/** Number of active and invited users. */
export async function usersOf({ tx }: BillingContext): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from user_directory where status <> 'deactivated'`.execute(tx);
  return rows[0]?.count ?? 0;
}

export const moduleName = (key: PurchasableModule): string => moduleTexts[key].name;

async function modulesInUse({ tx, ports }: BillingContext): Promise<Set<string>> {
  const since = addElapsed(ports.clock(), { days: -30 }).toISOString();
  const all = [...new Set(purchasedModules())];
  // One index lookup each instead of a scan of a month of changes.
  const { rows } = await sql<{ module: string }>`select module from unnest(${all}::text[]) as each(module)
    where exists (select 1 from audit_change a where a.module = each.module and a.created_at > ${since})`.execute(
    tx,
  );
  return new Set(rows.map(({ module }) => module));
}

export async function addOnsOf({ tx, tenantId }: BillingContext) {
  const { rows } = await sql<{
    module: string;
    price: string;
    bought_at: string;
    charged_from: string | null;
  }>`select * from platform.bought_add_ons(${tenantId}::uuid)`.execute(tx);
  return rows;
}
export const addOnName = (module: string): string =>
  Object.hasOwn(addOns, module) ? addOns[module as AddOn].name : module;

async function openInvoice({ tx }: BillingContext) {
  const { rows } = await sql<{
    uuid: string;
    is_order: boolean;
  }>`select uuid, is_order from billing_invoice_view
    where state = 'open' and ai_request is null order by is_order, issued_on limit 1`.execute(tx);
  return rows[0];
}

/** Subscription data returned to the company. */
export async function subscriptionOf(billing: BillingContext): Promise<Subscription> {
  const { tx: _tx, ports } = billing;
  const account = await readAccount(billing);
  const terms = termsOf(account);
  const company = await companyOf(billing);
  const used = await modulesInUse(billing);
  const open = await openInvoice(billing);
  const included = terms && new Set<string>(modulesOf(terms.plan));
  const isTrial = company.trial_until !== null && Date.parse(company.trial_until) > ports.clock().getTime();
  return {
    mode: company.subscription_mode,
    state: terms ? (open && !open.is_order ? 'past_due' : 'active') : isTrial ? 'trial' : 'none',
    plan: terms?.plan ?? '',
    plan_name: terms ? plans[terms.plan].name : '',
    interval: account.billing_interval,
    users: account.users,
    price: amountOf(terms ? periodPrice(terms) : 0),
    ...(terms
      ? {
          period_start: terms.start,
          ...(account.ends ? { ends_on: terms.end } : { renews_on: terms.end }),
        }
      : {}),
    ...(company.suspended_at
      ? { suspended: { since: company.suspended_at, reason: company.suspended_reason } }
      : {}),
    ...(company.trial_until ? { trial_until: company.trial_until } : {}),
    credit: amountOf(await creditOf(billing)),
    coupons: presentRedemptions(await redemptionsOf(billing), billing.today),
    consumption: {
      users_used: await usersOf(billing),
      ...(terms ? { users_included: account.users } : {}),
      modules: (Object.keys(purchasableModules) as PurchasableModule[]).map((key) => ({
        key,
        name: moduleName(key),
        included: included ? included.has(key) : company.purchased.includes(purchasableModules[key]),
        used: modulesOfPurchase(key).some((each) => used.has(each)),
      })),
    },
    add_ons: (await addOnsOf(billing)).map(({ charged_from, ...each }) => ({
      ...each,
      ...(charged_from ? { charged_from } : {}),
    })),
    ...(open ? { open_invoice: open.uuid } : {}),
    gateway: { name: ports.payments.name, is_test: ports.payments.isTest },
  };
}

export const presentPlan = (key: PlanKey): BillingPlan => {
  const { name, text, users, price } = plans[key];
  return {
    key,
    name,
    text,
    users,
    monthly_price: price.monthly.plan,
    yearly_price: price.yearly.plan,
    monthly_user_price: price.monthly.user,
    yearly_user_price: price.yearly.user,
    modules: modulesOf(key).map((module) => ({ key: module, name: moduleName(module) })),
  };
};
/** Plans available for a company type. */
export const plansFor = (type: string): PlanKey[] =>
  (Object.keys(plans) as PlanKey[]).filter((key) => plans[key].for === type);
