import { defineModule } from '../../module/define-module.ts';
import { contactMappings } from '../../resource/activities.ts';
import { crmAssistantEntities } from './assistant.ts';
import { crmBidCommands } from './bid-commands.ts';
import { crmStatuses } from './default-statuses.ts';
import { crmInbox } from './inbox.ts';
import { moveContactMappings, undoContactMerge } from './merge-contacts.ts';
import { crmOperations, crmResources } from './operations.ts';
import { crmStageCommands } from './opportunity-stage-commands.ts';

declare module '../../capabilities/published-commands.ts' {
  interface PublishedCommands {
    bids: typeof crmBidCommands;
    opportunityStages: typeof crmStageCommands;
  }
}

export const crm = defineModule({
  key: 'crm',
  publishes: [
    'crm_account_directory',
    'crm_account_view',
    'crm_account_with_totals',
    'crm_bidder',
    'crm_contact_view',
    'crm_opportunity_directory',
    'crm_opportunity_view',
  ],
  purchase: 'crm',
  operations: { ...contactMappings, ...crmOperations },
  commands: { bids: crmBidCommands, opportunityStages: crmStageCommands },
  resources: crmResources,
  inbox: crmInbox,
  cacheTopics: { invalidates: { crm_: ['crm', 'setup/waiting'] } },
  defaultStatuses: crmStatuses,
  documentedNames: {
    accounts: 'account',
    opportunities: 'opportunity',
    contacts: 'contact',
    leads: 'lead',
  },
  templateSources: {
    account: { view: 'crm_account_view', app: 1, title: 'name', isNumbered: true },
    opportunity: { view: 'crm_opportunity_view', app: 1, title: 'name', isNumbered: true },
    contact: { view: 'crm_contact_view', app: 1, title: 'firstname' },
    lead: { view: 'crm_lead_view', app: 1, title: 'name', isNumbered: true },
  },
  locatedEntities: ['account', 'lead'],
  merge: {
    followers: [{ table: 'crm_activity', type: 'prop_type', id: 'prop_id', as: 'uuid' }],
    columns: [
      { entity: 'vendor', table: 'crm_bid', column: 'vendor_id' },
      { entity: 'account', table: 'crm_bid', column: 'account_id' },
      { entity: 'opportunity', table: 'crm_bid', column: 'opportunity_id' },
      { entity: 'account', table: 'crm_lead', column: 'converted_account_id' },
      { entity: 'contact', table: 'crm_lead', column: 'converted_contact_id' },
      { entity: 'opportunity', table: 'crm_lead', column: 'converted_opportunity_id' },
    ],
    move: moveContactMappings,
    moveBack: undoContactMerge,
  },
  assistant: {
    aliases: {
      account: { alias: ['client', 'customer account', 'customer'], module: 'accounts' },
      contact: { alias: ['contact person'], module: 'contacts' },
      opportunity: { alias: ['bid', 'deal', 'pipeline', 'pursuit'], module: 'opportunities' },
      lead: { alias: ['prospect', 'inquiry'], module: 'leads' },
    },
    entities: crmAssistantEntities,
    help: {
      lists: { account: 10, contact: 20, lead: 30, opportunity: 40 },
      questions: [
        { entity: 'opportunity', question: 'Total of open opportunities by stage', sequence: 20 },
        { entity: 'opportunity', question: 'Top 5 opportunities by amount', sequence: 30 },
        { entity: 'account', question: 'Accounts created this month', sequence: 50 },
      ],
    },
  },
  demoData: () => import('./seed.ts'),
});
