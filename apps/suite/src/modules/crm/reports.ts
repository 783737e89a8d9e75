import type { StandardReport } from '@plumbline/app-kit/report/settings';

const amount = { op: 'sum', field: 'amount' } as const;
const weighted = { op: 'sum', field: 'weighted' } as const;
const count = { op: 'count' } as const;
const isOpen = JSON.stringify([{ field: 'outcome', op: 'eq', value: 'open' }]);
const isDecided = JSON.stringify([{ field: 'outcome', op: 'in', value: ['won', 'lost'] }]);

/** The reports that come with CRM. They are not changed; whoever wants one otherwise saves a copy. */
export const crmReports: readonly StandardReport[] = [
  {
    id: 'pipeline-by-stage',
    name: 'Pipeline by stage',
    description: 'Open opportunities: what they are worth in each stage, in full and by their chance.',
    related_to: 'opportunity',
    settings: { by: [{ field: 'stage' }], measures: [amount, weighted, count], filter: isOpen, chart: 'bar' },
  },
  {
    id: 'pipeline-by-owner',
    name: 'Pipeline by owner',
    description: 'Open opportunities of each sales owner, by stage.',
    related_to: 'opportunity',
    settings: {
      by: [{ field: 'owner_id' }, { field: 'stage' }],
      measures: [amount, weighted, count],
      filter: isOpen,
      chart: 'bar',
    },
  },
  {
    id: 'won-and-lost-by-month',
    name: 'Opportunities won and lost by month',
    description: 'Decided opportunities, by the month in which they entered the stage that decided them.',
    related_to: 'opportunity',
    settings: {
      by: [{ field: 'stage_since', per: 'month' }, { field: 'outcome' }],
      measures: [amount, count],
      filter: isDecided,
      chart: 'bar',
    },
  },
  {
    id: 'win-rate-by-owner',
    name: 'Win rate by owner',
    description: 'Of the opportunities that were decided, the share that was won, by number.',
    related_to: 'opportunity',
    settings: {
      by: [{ field: 'owner_id' }],
      measures: [{ op: 'share', field: 'outcome', value: 'won' }, count, amount],
      filter: isDecided,
      chart: 'bar',
    },
  },
  {
    id: 'leads-by-source',
    name: 'Leads by source',
    description: 'Where leads come from, and how many of them were converted.',
    related_to: 'lead',
    settings: {
      by: [{ field: 'lead_source' }],
      measures: [count, amount, { op: 'share', field: 'is_converted', value: 'true' }],
      chart: 'donut',
    },
  },
  {
    id: 'lead-conversion-by-month',
    name: 'Lead conversion by month',
    description: 'Of the leads that came in each month, the share that was converted since.',
    related_to: 'lead',
    settings: {
      by: [{ field: 'createdAt', per: 'month' }],
      measures: [{ op: 'share', field: 'is_converted', value: 'true' }, count],
      chart: 'line',
    },
  },
  {
    id: 'accounts-by-type',
    name: 'Accounts by type',
    description: 'Accounts of each type, their open pipeline, and what they gave us this year.',
    related_to: 'account',
    settings: {
      by: [{ field: 'type' }],
      measures: [count, { op: 'sum', field: 'open_pipeline' }, { op: 'sum', field: 'won_year' }],
      chart: 'bar',
    },
  },
  {
    id: 'accounts-by-territory',
    name: 'Accounts by territory',
    description: 'Accounts of each territory, by status.',
    related_to: 'account',
    settings: {
      by: [{ field: 'territory' }, { field: 'status' }],
      measures: [count, { op: 'sum', field: 'open_pipeline' }, { op: 'sum', field: 'won_year' }],
      chart: 'bar',
    },
  },
];
