import type { Opportunity } from '@plumbline/api';
import type { Context, Handlers } from '../../http/context.ts';
import { areaChanges } from '../area-changes.ts';
import { callsOf } from '../kind.ts';
import { bidHandlers } from './bidders.ts';
import { conversionHandlers } from './convert.ts';
import { leadMappingHandlers } from './lead-mapping.ts';
import { dashboardHandlers } from './dashboard.ts';
import { leadHandlers, leads } from './leads.ts';
import { mapHandlers } from './map.ts';
import { accounts, contacts, opportunities, stagesOf } from './resources.ts';

/** One opportunity with the dates of its stages. */
async function withStages<T extends { data: Opportunity }>(reply: Promise<T>, context: Context): Promise<T> {
  const done = await reply;
  return { ...done, data: { ...done.data, stage_dates: await stagesOf(done.data.uuid, context) } };
}

export const crmResources = { account: accounts, opportunity: opportunities, contact: contacts, lead: leads };

export const crm = {
  ...callsOf(accounts),
  ...callsOf(opportunities),
  opportunitiesCreate: (input, context) => withStages(opportunities.create(input, context), context),
  opportunitiesRead: (input, context) => withStages(opportunities.read(input, context), context),
  opportunitiesUpdate: (input, context) => withStages(opportunities.update(input, context), context),
  ...callsOf(contacts),
  ...leadHandlers,
  ...leadMappingHandlers,
  ...conversionHandlers,
  ...bidHandlers,
  ...mapHandlers,
  ...dashboardHandlers,
  crmLookupsOpportunity: opportunities.list,
  crmLookupsChanges: ({ query }, context) => areaChanges('crm', query, context),
} satisfies Partial<Handlers>;
