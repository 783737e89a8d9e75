import type { StandardReport } from '@plumbline/app-kit/report/settings';
import { crmMessages } from './messages.ts';

const amount = { op: 'sum', field: 'amount' } as const;
const weighted = { op: 'sum', field: 'weighted' } as const;
const count = { op: 'count' } as const;
const isOpen = JSON.stringify([{ field: 'outcome', op: 'eq', value: 'open' }]);
const isDecided = JSON.stringify([{ field: 'outcome', op: 'in', value: ['won', 'lost'] }]);

/** Standard reports of CRM. They are read-only; users save a copy to change one. */
export const crmReports: readonly StandardReport[] = [
  {
    id: 'pipeline-by-stage',
    name: 'Pipeline by stage',
    description: crmMessages.pipelineByStageDescription,
    related_to: 'opportunity',
    settings: { by: [{ field: 'stage' }], measures: [amount, weighted, count], filter: isOpen, chart: 'bar' },
  },
  {
    id: 'pipeline-by-owner',
    name: 'Pipeline by owner',
    description: crmMessages.pipelineByOwnerDescription,
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
    name: 'Opportunities awarded and lost by month',
    description: crmMessages.outcomesByMonthDescription,
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
    description: crmMessages.winRateDescription,
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
    description: crmMessages.leadsBySourceDescription,
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
    description: crmMessages.leadConversionDescription,
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
    description: crmMessages.accountsByTypeDescription,
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
    description: crmMessages.accountsByTerritoryDescription,
    related_to: 'account',
    settings: {
      by: [{ field: 'territory' }, { field: 'status' }],
      measures: [count, { op: 'sum', field: 'open_pipeline' }, { op: 'sum', field: 'won_year' }],
      chart: 'bar',
    },
  },
];
