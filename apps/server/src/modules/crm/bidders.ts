import type { Bid, ContactRecord } from '@plumbline/api';
import { entityFields, entities, type EntityMeta } from '@plumbline/api/operations';
import { utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../context/context.ts';
import { queryList, type ListQuery } from '../../resource/list-query.ts';
import { invalidField, notFoundError, HttpError, versionConflict } from '../../core/http-error.ts';
import { insertRow } from '../../database/insert-row.ts';
import { getResource } from '../../resource/registry.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { assertExists } from '../../resource/reference-checks.ts';
import { bidAfter, bidProblems, type BidFields, type BidState } from './bidders-rules.ts';
import { contacts, opportunities } from './resources.ts';

type Role = 'vendor' | 'bidder';
type Row = Bid & { tenant_id?: string; vendor_id?: string | null; account_id?: string | null };

const roles = {
  vendor: { column: 'vendor_id', view: 'vendor_view', one: 'vendor', field: 'vendors' },
  bidder: { column: 'account_id', view: 'crm_account_view', one: 'account', field: 'bidders' },
} as const;

const presentBid = ({ tenant_id: _tenant, vendor_id: _vendor, account_id: _account, ...row }: Row): Bid =>
  row;
const stateOf = ({ scope, status, amount, invited_on, due_on, answered_on, note }: Bid): BidState => ({
  scope,
  status: status as BidState['status'],
  amount: amount ?? null,
  invited_on: invited_on ?? null,
  due_on: due_on ?? null,
  answered_on: answered_on ?? null,
  note,
});
/** Audit entry of a bid: company, scope and status. */
const lineOf = (name: string, { scope, status, amount }: BidState) =>
  [name, scope, status, amount === null ? '' : `$${Number(amount).toLocaleString('en-US')}`]
    .filter(Boolean)
    .join(' · ');

/** @throws HttpError 422 with all validation errors by field. */
function assertValidBid(state: BidState, role: Role): void {
  const errors = bidProblems(state, role);
  if (errors[0]) throw new HttpError(422, errors[0].message, { errors });
}

/** Bids of one role (vendor or bidder) on opportunities. */
function bidsOf(role: Role) {
  const { column, view, one, field } = roles[role];
  const ofRole = sql`${sql.ref(column)} is not null`;

  async function find(uuid: string, opportunity: string, { tx }: Context): Promise<Bid> {
    const { rows } = await sql<Row>`select * from crm_bid_view
      where uuid = ${uuid}::uuid and opportunity_id = ${opportunity}::uuid and ${ofRole}`.execute(tx);
    if (!rows[0]) throw notFoundError(role === 'vendor' ? 'This vendor’s bid' : 'This bidder');
    return presentBid(rows[0]);
  }
  /** Rejects a second bid of one company for the same scope. */
  async function assertFirstBid(
    at: { opportunity: string; company: string; scope: string; except?: string; errorField: string },
    { tx }: Context,
  ): Promise<void> {
    const { rows } = await sql<{ name: string }>`select name from crm_bid_view
      where opportunity_id = ${at.opportunity}::uuid and ${sql.ref(column)} = ${at.company}::uuid
        and platform.search_form(btrim(scope)) = platform.search_form(btrim(${at.scope}::text)) and uuid is distinct from ${at.except ?? null}::uuid`.execute(
      tx,
    );
    if (rows[0])
      throw invalidField(
        at.errorField,
        `${rows[0].name} is already in the list${at.scope.trim() ? ` for ${at.scope.trim()}` : ''}.`,
      );
  }
  const auditBid = async (
    uuid: string,
    name: string,
    change: { before?: string; after?: string },
    context: Context,
  ) =>
    context.audit({
      module: 'crm',
      entity: 'opportunity',
      entityId: uuid,
      entityName: name,
      action: 'updated',
      changes: [{ field, ...change }],
    });

  return {
    list: async (uuid: string, query: ListQuery, context: Context) => {
      await opportunities.find(uuid, context);
      const { rows, count } = await queryList<Row>(context.tx, 'crm_bid_view', entityFields.Bid, query, {
        order: 'scope,name',
        where: [sql`opportunity_id = ${uuid}::uuid`, ofRole],
      });
      return { data: rows.map(presentBid), meta: { count } };
    },
    create: async (uuid: string, company: string, fields: BidFields, context: Context) => {
      const opportunity = await opportunities.find(uuid, context);
      await assertExists(context, view, column, company, `This ${one}`);
      const state = bidAfter(undefined, fields, utcDay(context.ports.clock()));
      assertValidBid(state, role);
      await assertFirstBid({ opportunity: uuid, company, scope: state.scope, errorField: column }, context);
      const bid = uuidv7();
      await insertRow(context.tx, 'crm_bid', {
        tenant_id: context.user.tenant_id,
        bid_id: bid,
        opportunity_id: uuid,
        [column]: company,
        ...state,
      });
      const data = await find(bid, uuid, context);
      await auditBid(uuid, opportunity.name, { after: lineOf(data.name, state) }, context);
      return { data };
    },
    update: async (
      uuid: string,
      bid: string,
      { version, ...change }: BidFields & { version: number },
      context: Context,
    ) => {
      const opportunity = await opportunities.find(uuid, context);
      await sql`select 1 from crm_bid where bid_id = ${bid}::uuid for update`.execute(context.tx);
      const row = await find(bid, uuid, context);
      if (row.version !== version) throw versionConflict();
      const before = stateOf(row);
      const state = bidAfter(before, change, utcDay(context.ports.clock()));
      assertValidBid(state, role);
      if (state.scope !== before.scope)
        await assertFirstBid(
          {
            opportunity: uuid,
            company: row.company_id,
            scope: state.scope,
            except: bid,
            errorField: 'scope',
          },
          context,
        );
      const sets = Object.entries(state).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      await sql`update crm_bid set ${sql.join([...sets, sql`version = version + 1`, sql`updated_at = now()`])}
        where bid_id = ${bid}::uuid`.execute(context.tx);
      const data = await find(bid, uuid, context);
      const lines = { before: lineOf(row.name, before), after: lineOf(row.name, state) };
      if (lines.before !== lines.after) await auditBid(uuid, opportunity.name, lines, context);
      return { data };
    },
    remove: async (uuid: string, bid: string, context: Context) => {
      const opportunity = await opportunities.find(uuid, context);
      const row = await find(bid, uuid, context);
      await sql`delete from crm_bid where bid_id = ${bid}::uuid`.execute(context.tx);
      await auditBid(uuid, opportunity.name, { before: lineOf(row.name, stateOf(row)) }, context);
      return { data: { deleted: 1 } };
    },
  };
}
const vendors = bidsOf('vendor');
const bidders = bidsOf('bidder');

/** Opportunity fields shown beside its name. */
interface Pursuit {
  stage: string;
  amount: string;
  bid_date: string | null;
}

/** Records a contact belongs to, limited to entities the caller can view. */
async function recordsOf(uuid: string, context: Context): Promise<ContactRecord[]> {
  const contact = await contacts.find(uuid, context);
  const { rows: mapped } = await sql<{ prop_type: string }>`select distinct prop_type from crm_contact_mapping
    where contact_id = ${uuid}::uuid`.execute(context.tx);
  // Opportunities of the contact's account are included.
  const names = new Set(['opportunity', ...mapped.map(({ prop_type }) => prop_type)]);
  const found = await Promise.all(
    [...names].map(async (name) => {
      const store = getResource(name);
      const entity = (entities as Readonly<Record<string, EntityMeta>>)[name];
      if (
        !store ||
        !entity ||
        !hasPermission({ ...entity.right, type: 'v' } as Parameters<typeof hasPermission>[0], context)
      )
        return [];
      const { view, title, number, searchSubtitle: detail } = store;
      const isOpportunity = name === 'opportunity';
      const nameParts = sql.join(
        title.map((each) => sql.ref(`r.${each}`)),
        sql` || ' ' || `,
      );
      const { rows } = await sql<ContactRecord & Partial<Pursuit>>`
        select ${name} as prop_type, r.uuid as prop_id, ${nameParts} as title,
          ${number ? sql.ref('r.number') : sql`''`} as number,
          ${detail ? sql.ref(`r.${detail}`) : sql`''`} as detail,
          coalesce(m.role, '') as role, coalesce(m.is_primary, false) as is_primary, m.contact_id is not null as is_mapped
          ${isOpportunity ? sql`, r.stage, r.amount, r.bid_date` : sql``}
        from ${sql.table(view)} r
        left join crm_contact_mapping m on m.tenant_id = r.tenant_id and m.prop_id = r.uuid and m.prop_type = ${name}
          and m.contact_id = ${uuid}::uuid
        where m.contact_id is not null
          ${isOpportunity && contact.account_id ? sql`or r.account_id = ${contact.account_id}::uuid` : sql``}
        order by m.contact_id is null, ${isOpportunity ? sql`r.bid_date desc nulls last,` : sql``} 3 limit 200`.execute(
        context.tx,
      );
      return rows;
    }),
  );
  return found.flat();
}

export const bidHandlers = {
  opportunityVendorsList: ({ params, query }, context) => vendors.list(params.uuid, query, context),
  opportunityVendorsCreate: ({ params, body: { vendor_id, ...given } }, context) =>
    vendors.create(params.uuid, vendor_id, given, context),
  opportunityVendorsUpdate: ({ params, body }, context) =>
    vendors.update(params.uuid, params.bid, body, context),
  opportunityVendorsRemove: ({ params }, context) => vendors.remove(params.uuid, params.bid, context),
  opportunityBiddersList: ({ params, query }, context) => bidders.list(params.uuid, query, context),
  opportunityBiddersCreate: ({ params, body: { account_id, ...given } }, context) =>
    bidders.create(params.uuid, account_id, given, context),
  opportunityBiddersUpdate: ({ params, body }, context) =>
    bidders.update(params.uuid, params.bidder, body, context),
  opportunityBiddersRemove: ({ params }, context) => bidders.remove(params.uuid, params.bidder, context),
  contactRecordsList: async ({ params }, context) => ({ data: await recordsOf(params.uuid, context) }),
} satisfies Partial<Handlers>;
