import type { Opportunity } from '@plumbline/api';
import type { Context, Handlers } from '../../context/context.ts';
import { areaChanges } from '../../resource/area-changes.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { emailHandlers } from '../../capabilities/communication/email.ts';
import { smsHandlers } from '../../capabilities/communication/sms.ts';
import { bidHandlers } from './bidders.ts';
import { conversionHandlers } from './convert-lead.ts';
import { leadMappingHandlers } from './lead-mapping.ts';
import { dashboardHandlers } from './dashboard.ts';
import { leadHandlers, leads } from './leads.ts';
import { mapHandlers } from './map.ts';
import { accounts, contacts, opportunities, stagesOf } from './resources.ts';

/** An opportunity with the dates of its stages. */
async function withStages<T extends { data: Opportunity }>(reply: Promise<T>, context: Context): Promise<T> {
  const done = await reply;
  return { ...done, data: { ...done.data, stage_dates: await stagesOf(done.data.uuid, context) } };
}

export const crmResources = { account: accounts, opportunity: opportunities, contact: contacts, lead: leads };

const accountLetters = emailHandlers('account', accounts.find);
const opportunityLetters = emailHandlers('opportunity', opportunities.find);
const contactLetters = emailHandlers('contact', contacts.find);
const leadLetters = emailHandlers('lead', leads.find);
const accountTexts = smsHandlers('account', accounts.find);
const opportunityTexts = smsHandlers('opportunity', opportunities.find);
const contactTexts = smsHandlers('contact', contacts.find);
const leadTexts = smsHandlers('lead', leads.find);

export const crmOperations = {
  ...resourceHandlers(accounts),
  ...resourceHandlers(opportunities),
  opportunitiesCreate: (input, context) => withStages(opportunities.create(input, context), context),
  opportunitiesRead: (input, context) => withStages(opportunities.read(input, context), context),
  opportunitiesUpdate: (input, context) => withStages(opportunities.update(input, context), context),
  ...resourceHandlers(contacts),
  ...leadHandlers,
  ...leadMappingHandlers,
  ...conversionHandlers,
  ...bidHandlers,
  ...mapHandlers,
  ...dashboardHandlers,
  accountEmailsDraft: accountLetters.begin,
  accountEmailsSend: accountLetters.send,
  opportunityEmailsDraft: opportunityLetters.begin,
  opportunityEmailsSend: opportunityLetters.send,
  contactEmailsDraft: contactLetters.begin,
  contactEmailsSend: contactLetters.send,
  leadEmailsDraft: leadLetters.begin,
  leadEmailsSend: leadLetters.send,
  accountTextMessagesDraft: accountTexts.begin,
  accountTextMessagesSend: accountTexts.send,
  opportunityTextMessagesDraft: opportunityTexts.begin,
  opportunityTextMessagesSend: opportunityTexts.send,
  contactTextMessagesDraft: contactTexts.begin,
  contactTextMessagesSend: contactTexts.send,
  leadTextMessagesDraft: leadTexts.begin,
  leadTextMessagesSend: leadTexts.send,
  crmListOpportunityNames: opportunities.list,
  crmListChanges: ({ query }, context) => areaChanges('crm', query, context),
} satisfies Partial<Handlers>;
