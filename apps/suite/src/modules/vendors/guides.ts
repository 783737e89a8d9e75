import { listMessages } from '@plumbline/app-kit/list/messages';
import { labelText as label, type HelpGuide } from '@plumbline/app-kit/module/help-guide';

/** Guides to vendors. */
export const guides: readonly HelpGuide[] = [
  {
    id: 'maintain-vendors',
    title: 'Keep vendors and subcontractors',
    summary: 'One record for each company you buy from, with contacts, prices and bids.',
    roles: ['storekeeper', 'estimator', 'bookkeeper'],
    keywords: ['supplier', 'subcontractor'],
    route: 'vendors',
    steps: [
      { text: `Select ${label(listMessages.newRecord('vendor'))}.`, route: 'vendors' },
      { text: 'Add contacts, and log calls and emails on the record.' },
      { text: 'Prices of its materials and its bids on opportunities are listed on the record.' },
    ],
  },
];
