import { listMessages } from '@plumbline/app-kit/list/messages';
import { labelText as label, type HelpGuide } from '@plumbline/app-kit/module/help-guide';
import { bidsMessages } from './bids/messages.ts';
import { leadsMessages } from './leads/messages.ts';
import { crmMessages } from './messages.ts';

/** Guides to the work in CRM. */
export const guides: readonly HelpGuide[] = [
  {
    id: 'convert-lead',
    title: 'Turn a lead into a customer and a job',
    summary: 'Converting a lead creates its account, contact and opportunity, or links existing ones.',
    roles: ['sales'],
    keywords: ['prospect', 'conversion'],
    route: 'crm-lead',
    steps: [
      { text: 'Open the lead.', route: 'crm-lead' },
      { text: `Select ${label(leadsMessages.convert)}.` },
      {
        text: `Under ${label(leadsMessages.similarAccounts)}, check whether the company is a customer already. Choose ${label(leadsMessages.existingAccount)} or ${label(leadsMessages.newAccount)}.`,
      },
      {
        text: `Choose a contact and whether to create an opportunity. Select ${label(leadsMessages.mapFields)} to decide which values are taken over.`,
      },
      { text: `Select ${label(leadsMessages.convertLead)}. The lead stays and links to its records.` },
    ],
    notes: ['A lead can be converted only once.'],
  },
  {
    id: 'run-opportunity',
    title: 'Lead an opportunity from inquiry to award',
    summary:
      'Keep stage, amount and bidders of a job current, and see its estimates and quotes in one place.',
    roles: ['sales', 'estimator'],
    keywords: ['pipeline', 'stage', 'bid'],
    route: 'crm-opportunity',
    steps: [
      {
        text: `Create it with ${label(crmMessages.newOpportunity)}: account, bid date and amount.`,
        route: 'crm-opportunity',
      },
      {
        text: `On the opportunity, select ${label(bidsMessages.addBidder)} for each contractor you price the job for, and ${label(bidsMessages.addVendor)} for suppliers you ask for a price.`,
      },
      { text: `Select ${label(crmMessages.newEstimation)} to start its estimate.` },
      {
        text: `Follow its quotes under ${label(crmMessages.quotes)}: what was sent, opened and answered. Sending and awarding a quote offer to move the stage and to take over the amount.`,
      },
      {
        text: `Move the stage on the record or by dragging its card on the board. Lost jobs are closed with ${label(crmMessages.markAsLost)}.`,
      },
    ],
  },
  {
    id: 'save-view',
    title: 'Save and share a view of a list',
    summary: 'Keep filters, search, sorting and columns under a name, for yourself or for the company.',
    roles: ['sales', 'estimator', 'manager', 'storekeeper', 'bookkeeper', 'administrator'],
    keywords: ['filter', 'columns', 'segment'],
    route: 'crm-account',
    steps: [
      { text: 'Filter, search and sort a list, and choose its columns.', route: 'crm-account' },
      {
        text: `Select ${label(listMessages.saveView)}, name it and choose under ${label(listMessages.visibleTo)} who sees it.`,
      },
      { text: 'Open it by its tab above the list. The tab shows how many records match.' },
    ],
    notes: ['Every list of records has views: customers, vendors, materials and estimations, too.'],
  },
  {
    id: 'merge-duplicates',
    title: 'Merge duplicate records',
    summary: 'Two records of one company become one, with everything that belongs to them.',
    roles: ['sales', 'administrator'],
    keywords: ['duplicate', 'clean up'],
    route: 'crm-account',
    steps: [
      {
        text: `Select two or more records in the list and choose ${label(listMessages.mergeMenu)}.`,
        route: 'crm-account',
      },
      { text: 'Choose which record stays, and for each field which value is kept.' },
      { text: 'Confirm. Opportunities, contacts, activities and files move to the record that stays.' },
    ],
  },
  {
    id: 'import-records',
    title: 'Import records from Excel',
    summary: 'Bring accounts, contacts, leads or opportunities in from a workbook or a CSV file.',
    roles: ['sales', 'administrator', 'storekeeper'],
    keywords: ['csv', 'spreadsheet', 'upload', 'migration'],
    route: 'crm-account',
    steps: [
      {
        text: `In the list, open the menu and choose ${label(listMessages.importFromExcel)}.`,
        route: 'crm-account',
      },
      { text: 'Check how the file is read: separator, headings, dates and numbers. Correct what is wrong.' },
      { text: 'Map its columns to fields, then check the rows. Errors are corrected in place.' },
      { text: 'Decide about possible duplicates, and import. The import can be undone afterwards.' },
    ],
  },
];
