import type { Opportunity } from '@plumbline/api';
import { accountsList, opportunitiesCreate, opportunitiesUpdate } from '@plumbline/api/hooks/crm';
import { OpportunitiesCreateBody } from '@plumbline/api/schemas/crm';
import { FormDrawer, saved } from '@plumbline/app-kit/form';
import { usePeople, useStatuses } from '@plumbline/app-kit/lookups';
import { useProfile } from '@plumbline/app-kit/profile';
import { leadSources } from './choices.ts';

interface Values {
  name: string;
  account_id: string;
  stage: string;
  amount: string;
  probability: number | undefined;
  bid_date: string | null;
  award_date: string | null;
  lead_source: string;
  scope: string;
  site: string;
  floor_area: string;
  start_date: string | null;
  owner_id: string;
  estimator_id: string;
  description: string;
}

export async function findAccounts(words: string) {
  const { data } = await accountsList({ search: words, limit: 20, sort: 'name' });
  return data.map((row) => ({
    id: row.uuid,
    label: row.name,
    description: [row.city, row.state].filter(Boolean).join(', '),
  }));
}

interface Props {
  opportunity?: Opportunity;
  /** The customer it is for, when it begins on their record. */
  account?: { uuid: string; name: string };
  onClose: () => void;
  onSaved: (opportunity: Opportunity) => void;
}

/** Creates an opportunity, or edits one. */
export function OpportunityForm({ opportunity, account, onClose, onSaved }: Props) {
  const people = usePeople();
  const stages = useStatuses('opportunity');
  const profile = useProfile();
  const initial: Values = {
    name: opportunity?.name ?? '',
    account_id: opportunity?.account_id ?? account?.uuid ?? '',
    stage: opportunity?.stage ?? 'Qualified',
    amount: opportunity?.amount ?? '',
    probability: opportunity?.probability,
    bid_date: opportunity?.bid_date ?? null,
    award_date: opportunity?.award_date ?? null,
    lead_source: opportunity?.lead_source ?? '',
    scope: opportunity?.scope ?? '',
    site: opportunity?.site ?? '',
    floor_area: opportunity?.floor_area ?? '',
    start_date: opportunity?.start_date ?? null,
    owner_id: opportunity?.owner_id ?? profile?.uuid ?? '',
    estimator_id: opportunity?.estimator_id ?? '',
    description: opportunity?.description ?? '',
  };
  const customer = opportunity?.account_name ?? account?.name;
  return (
    <FormDrawer<Values>
      title={opportunity ? `Edit ${opportunity.name}` : 'New opportunity'}
      onClose={onClose}
      schema={OpportunitiesCreateBody}
      initial={initial}
      submitLabel={opportunity ? 'Save opportunity' : 'Create opportunity'}
      submit={async (values, key) => {
        const { data } = opportunity
          ? await opportunitiesUpdate(opportunity.uuid, { ...values, version: opportunity.version })
          : await opportunitiesCreate(values, { headers: { 'idempotency-key': key } });
        saved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Opportunity name', kind: 'text', isRequired: true, wide: true },
            {
              name: 'account_id',
              label: 'Account',
              kind: 'search',
              onSearch: findAccounts,
              isRequired: true,
              wide: true,
              ...(customer ? { valueLabel: customer } : {}),
            },
            { name: 'stage', label: 'Stage', kind: 'select', options: stages.options },
            { name: 'probability', label: 'Probability', kind: 'percent' },
            { name: 'amount', label: 'Amount', kind: 'money' },
            { name: 'lead_source', label: 'Lead source', kind: 'select', options: leadSources },
            { name: 'bid_date', label: 'Bid date', kind: 'date' },
            { name: 'award_date', label: 'Expected award', kind: 'date' },
          ],
        },
        {
          title: 'Project',
          fields: [
            { name: 'scope', label: 'Scope', kind: 'text', wide: true },
            { name: 'site', label: 'Site', kind: 'text', wide: true },
            { name: 'floor_area', label: 'Floor area', kind: 'decimal', unit: 'SQFT' },
            { name: 'start_date', label: 'Start', kind: 'date' },
          ],
        },
        {
          title: 'People',
          fields: [
            { name: 'owner_id', label: 'Sales owner', kind: 'search', options: people },
            { name: 'estimator_id', label: 'Estimator', kind: 'search', options: people },
          ],
        },
        { title: 'Notes', fields: [{ name: 'description', label: 'Description', kind: 'area', wide: true }] },
      ]}
    />
  );
}
