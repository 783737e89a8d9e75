import type { Opportunity } from '@plumbline/api';
import type { Context, Handlers } from '../../context/context.ts';
import { areaChanges } from '../../resource/area-changes.ts';
import { callsOf } from '../../resource/define-resource.ts';
import { lettersOf } from '../../capabilities/communication/email.ts';
import { textsOf } from '../../capabilities/communication/sms.ts';
import { bidHandlers } from './bidders.ts';
import { conversionHandlers } from './convert-lead.ts';
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

const accountLetters = lettersOf('account', accounts.find);
const opportunityLetters = lettersOf('opportunity', opportunities.find);
const contactLetters = lettersOf('contact', contacts.find);
const leadLetters = lettersOf('lead', leads.find);
const accountTexts = textsOf('account', accounts.find);
const opportunityTexts = textsOf('opportunity', opportunities.find);
const contactTexts = textsOf('contact', contacts.find);
const leadTexts = textsOf('lead', leads.find);

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
  accountLettersBegin: accountLetters.begin,
  accountLettersSend: accountLetters.send,
  opportunityLettersBegin: opportunityLetters.begin,
  opportunityLettersSend: opportunityLetters.send,
  contactLettersBegin: contactLetters.begin,
  contactLettersSend: contactLetters.send,
  leadLettersBegin: leadLetters.begin,
  leadLettersSend: leadLetters.send,
  accountTextsBegin: accountTexts.begin,
  accountTextsSend: accountTexts.send,
  opportunityTextsBegin: opportunityTexts.begin,
  opportunityTextsSend: opportunityTexts.send,
  contactTextsBegin: contactTexts.begin,
  contactTextsSend: contactTexts.send,
  leadTextsBegin: leadTexts.begin,
  leadTextsSend: leadTexts.send,
  crmLookupsOpportunity: opportunities.list,
  crmLookupsChanges: ({ query }, context) => areaChanges('crm', query, context),
} satisfies Partial<Handlers>;
