import { AccountFields, ContactFields, OpportunityFields } from '@plumbline/api/fields';
import type {
  Account,
  AccountFields as AccountInput,
  AccountUpdate,
  Contact,
  ContactFields as ContactInput,
  ContactUpdate,
  Opportunity,
  OpportunityFields as OpportunityInput,
  OpportunityUpdate,
} from '@plumbline/api';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../http/context.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { resource } from '../../http/resource.ts';
import { holds, require } from '../access.ts';
import { history, recentChanges } from '../changes.ts';
import { mustBeFree, mustExist } from '../references.ts';
import { probabilityAfterMove } from './rules.ts';

const accounts = resource<Account, AccountInput, AccountUpdate>({
  module: 'crm',
  entity: 'account',
  label: 'This account',
  table: 'crm_account',
  view: 'crm_account_view',
  key: 'account_id',
  fields: AccountFields,
  order: 'name',
  title: (row) => row.name,
  beforeCreate: async (values, context) => {
    await mustExist(context, 'security_user_view', 'owner_id', values.owner_id, 'This user');
    return {
      status: 'Prospect',
      owner_id: context.user.user_id,
      ...values,
      number: await context.nextNumber('account', 'ACC-', 5),
    };
  },
  beforeUpdate: async (values, _before, context) => {
    await mustExist(context, 'security_user_view', 'owner_id', values.owner_id, 'This user');
    return values;
  },
  beforeRemove: (uuids, context) =>
    mustBeFree(context, uuids, { view: 'crm_opportunity_view', by: 'account_id', name: 'account_name' }, [
      'an opportunity',
      'opportunities',
    ]),
});

async function stagesOf(uuid: string, { tx }: Context) {
  const rows = await tx
    .selectFrom('crm_opportunity_stage')
    .select(['stage', 'entered_at as entered'])
    .where('opportunity_id', '=', uuid)
    .orderBy('entered_at')
    .execute();
  return rows;
}

async function checkBidReferences(values: Partial<OpportunityInput>, context: Context): Promise<void> {
  await mustExist(context, 'crm_account_view', 'account_id', values.account_id, 'This account');
  await mustExist(context, 'security_user_view', 'owner_id', values.owner_id, 'This user');
  await mustExist(context, 'security_user_view', 'estimator_id', values.estimator_id, 'This user');
}

const opportunities = resource<Opportunity, OpportunityInput, OpportunityUpdate>({
  module: 'crm',
  entity: 'opportunity',
  label: 'This opportunity',
  table: 'crm_opportunity',
  view: 'crm_opportunity_view',
  key: 'opportunity_id',
  fields: OpportunityFields,
  order: 'bid_date,name',
  title: (row) => row.name,
  present: (rows) =>
    (rows as (Opportunity & { outcome?: string })[]).map(({ outcome: _outcome, ...row }) => ({
      ...row,
      stage_dates: [],
    })),
  beforeCreate: async (values, context) => {
    await checkBidReferences(values, context);
    const stages = await stageList(context);
    const stage = values.stage || stages[0]?.name || '';
    if (!stages.some((each) => each.name === stage)) throw invalid('stage', `There is no stage “${stage}”.`);
    const year = context.ports.clock().getUTCFullYear();
    return {
      owner_id: context.user.user_id,
      ...values,
      stage,
      probability: values.probability ?? stages.find((each) => each.name === stage)?.probability ?? 0,
      number: await context.nextNumber(`opportunity-${year}`, `OPP-${year}-`),
    };
  },
  beforeUpdate: async (values, before, context) => {
    await checkBidReferences(values, context);
    if (values.stage === undefined || values.stage === before.stage) return values;
    const stages = await stageList(context);
    if (!stages.some((each) => each.name === values.stage))
      throw invalid('stage', `There is no stage “${values.stage}”.`);
    return {
      ...values,
      probability: values.probability ?? probabilityAfterMove(stages, values.stage, before.probability ?? 0),
      stage_since: context.ports.clock().toISOString(),
    };
  },
  afterWrite: async (uuid, values, before, { tx, user }) => {
    if (before && (values.stage === undefined || values.stage === before.stage)) return;
    await sql`insert into crm_opportunity_stage (tenant_id, opportunity_id, stage)
      select ${user.tenant_id}, opportunity_id, stage from crm_opportunity where opportunity_id = ${uuid}::uuid
      on conflict (tenant_id, opportunity_id, stage) do update set entered_at = now()`.execute(tx);
  },
  beforeRemove: (uuids, context) =>
    mustBeFree(context, uuids, { view: 'estimation_view', by: 'opportunity_id', name: 'opportunity_name' }, [
      'an estimation',
      'estimations',
    ]),
});

const stageList = ({ tx }: Context) =>
  tx
    .selectFrom('setup_status')
    .select(['name', 'outcome', 'probability', 'sequence'])
    .where('module', '=', 'opportunity')
    .where('field_name', '=', 'status')
    .orderBy('sequence')
    .execute();

const contacts = resource<Contact, ContactInput, ContactUpdate>({
  module: 'crm',
  entity: 'contact',
  label: 'This contact',
  table: 'crm_contact',
  view: 'crm_contact_view',
  key: 'contact_id',
  fields: ContactFields,
  order: 'lastname,firstname',
  title: (row) => `${row.firstname} ${row.lastname}`,
  beforeCreate: async (values, context) => {
    await mustExist(context, 'crm_account_view', 'account_id', values.account_id, 'This account');
    return { ...values };
  },
  beforeUpdate: async (values, _before, context) => {
    await mustExist(context, 'crm_account_view', 'account_id', values.account_id, 'This account');
    return values;
  },
});

/** One opportunity with the dates of its stages. */
async function withStages<T extends { data: Opportunity }>(reply: Promise<T>, context: Context): Promise<T> {
  const done = await reply;
  return { ...done, data: { ...done.data, stage_dates: await stagesOf(done.data.uuid, context) } };
}

const historyOf = { account: accounts, opportunity: opportunities, contact: contacts };

export const crm = {
  accountsList: accounts.list,
  accountsExport: accounts.export,
  accountsCreate: accounts.create,
  accountsRead: accounts.read,
  accountsUpdate: accounts.update,
  accountsRemove: accounts.remove,
  accountsRemoveMany: accounts.removeMany,
  opportunitiesList: opportunities.list,
  opportunitiesExport: opportunities.export,
  opportunitiesCreate: (input, context) => withStages(opportunities.create(input, context), context),
  opportunitiesRead: (input, context) => withStages(opportunities.read(input, context), context),
  opportunitiesUpdate: (input, context) => withStages(opportunities.update(input, context), context),
  opportunitiesRemove: opportunities.remove,
  opportunitiesRemoveMany: opportunities.removeMany,
  contactsList: contacts.list,
  contactsExport: contacts.export,
  contactsCreate: contacts.create,
  contactsRead: contacts.read,
  contactsUpdate: contacts.update,
  contactsRemove: contacts.remove,
  contactsRemoveMany: contacts.removeMany,
  crmLookupsOpportunity: opportunities.list,
  crmLookupsChanges: ({ query }, context) =>
    recentChanges(context, query, 'crm', {
      // What a person may not open is not told of, either.
      kinds: Object.keys(historyOf).filter((name) => holds({ app: 1, name, type: 'v' }, context)),
    }),
  crmLookupsHistory: async ({ params }, context) => {
    const of = historyOf[params.entity];
    if (!of) throw notFound();
    require({ app: 1, name: params.entity, type: 'v' }, context);
    await of.find(params.uuid, context);
    return history(context, params.entity, params.uuid);
  },
} satisfies Partial<Handlers>;
