import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import type { QuotedPrice, Snapshot } from './revision-lines.ts';
import { quoteLineOf } from './quote-columns.ts';
import type { estimateOf } from '../estimates/rules.ts';

/** Price of each counted material, excluding overrides. */
export function pricesOf({ groups }: Pick<ReturnType<typeof estimateOf>, 'groups'>): QuotedPrice[] {
  const found = new Map<string, QuotedPrice>();
  for (const { lines } of groups)
    for (const { material_id, name, unit, unit_price, quantity, overridden } of lines)
      if (material_id && Number(quantity) > 0 && !overridden.includes('unit_price'))
        found.set(material_id, { material_id, name, unit, unit_price });
  return [...found.values()];
}

/** Distinct materials of counted lines. */
function materialsOf({ groups }: Pick<ReturnType<typeof estimateOf>, 'groups'>) {
  const counted = groups.flatMap(({ lines }) => lines).filter(({ quantity }) => Number(quantity) > 0);
  const names = new Map(
    counted.flatMap(({ material_id, name }) => (material_id ? [[material_id, name] as const] : [])),
  );
  return [...names].map(([material_id, name]) => ({ material_id, name }));
}

type Facts = Pick<Snapshot, 'customer_name' | 'contact_name' | 'project_name' | 'site' | 'sales_specialist'>;
/** Recipient and salesperson of a quote. */
export interface Parties {
  /** Bidder; null for the customer's quote. */
  bidder: string | null;
  /** Null for the opportunity's owner, otherwise the estimator. */
  specialist: string | null;
}

/** Current names of the parties; undefined if the estimation is gone. */
export async function factsOf(
  estimationId: string,
  { bidder, specialist }: Parties,
  { tx }: Pick<Context, 'tx'>,
): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    select coalesce((select a.name from crm_account_view a where a.uuid = ${bidder}::uuid), e.customer_name) as customer_name,
      coalesce((select c.firstname || ' ' || c.lastname || case when c.title = '' then '' else ', ' || c.title end
        from crm_contact_view c where c.account_id = coalesce(${bidder}::uuid, e.account_id) order by c."createdAt" limit 1), '') as contact_name,
      e.name as project_name, coalesce(o.site, '') as site,
      coalesce((select trim(u.firstname || ' ' || u.lastname) from user_directory u where u.user_id = ${specialist}::uuid),
        o.owner_name, e.estimator) as sales_specialist
    from estimation_view e left join crm_opportunity_view o on o.uuid = e.opportunity_id
    where e.uuid = ${estimationId}::uuid`.execute(tx);
  return rows[0];
}

/** Snapshot of estimate and parties stored with a revision; its totals are computed from it. */
export async function snapshotFrom(
  estimation: { estimation_id: string; name: string },
  estimate: ReturnType<typeof estimateOf>,
  context: Pick<Context, 'tx'>,
  parties: Parties = { bidder: null, specialist: null },
): Promise<Snapshot> {
  const first = await factsOf(estimation.estimation_id, parties, context);
  const { settings } = estimate;
  return {
    customer_name: first?.customer_name ?? '',
    contact_name: first?.contact_name ?? '',
    project_name: first?.project_name ?? estimation.name,
    site: first?.site ?? '',
    sales_specialist: first?.sales_specialist ?? '',
    lines: estimate.groups
      .filter((group) => Number(group.quantity) > 0 || Number(group.sell) > 0)
      .map((group) => quoteLineOf(group, estimate.calculator)),
    totals: [],
    figures: estimate.groups.map(({ code, sell, cost, material, labor, hours }) => ({
      code,
      subtotal: sell,
      direct: cost,
      material,
      labor,
      hours,
    })),
    estimate_total: estimate.total,
    alternates: estimate.alternates.map(({ uuid, number, name, description, kind, amount, accepted }) => ({
      uuid,
      number,
      name,
      description,
      kind,
      amount,
      accepted,
      offered: true,
    })),
    prices: pricesOf(estimate),
    materials: materialsOf(estimate),
    settings,
    rates: {
      discountPercent: settings.discount_percentage,
      bondPercent: settings.bond_percentage,
      taxPercent: settings.tax_percentage,
    },
  };
}
