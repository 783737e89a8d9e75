import type { Opportunity } from '@plumbline/api';
import { OpportunityFields } from '@plumbline/api/fields';
import { opportunitiesRemoveMany, useOpportunitiesList } from '@plumbline/api/hooks/crm';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import { href } from '@plumbline/app-kit';
import { viewOf } from '@plumbline/app-kit/list-screen';
import { RecordList } from '@plumbline/app-kit/record-list';
import { usePeople, useStatuses } from '@plumbline/app-kit/lookups';
import { Avatar } from '@plumbline/ui/Avatar';
import { Mark } from '@plumbline/ui/Mark';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { StatusText } from '@plumbline/ui/StatusText';
import { TargetIcon } from '@plumbline/ui/icons';
import { leadSources } from './choices.ts';

const OpportunityForm = lazyPart(() =>
  import('./OpportunityForm.tsx').then((module) => module.OpportunityForm),
);

const decided = { fieldId: 'stage', operator: 'nin' as const, value: ['Awarded', 'Lost'] };
const views = [
  { id: 'open', label: 'Open', filters: [decided] },
  { id: 'all', label: 'All opportunities', filters: [] },
  viewOf('won', 'Awarded', 'stage', 'Awarded'),
  viewOf('lost', 'Lost', 'stage', 'Lost'),
];

export default function Opportunities() {
  const stages = useStatuses('opportunity');
  const people = usePeople();
  return (
    <RecordList<Opportunity>
      title="Opportunities"
      noun={['opportunity', 'opportunities']}
      fields={OpportunityFields}
      useList={useOpportunitiesList}
      defaultSort={{ columnId: 'bid_date', direction: 'asc' }}
      views={views}
      options={{ stage: stages.options, lead_source: leadSources, owner_id: people, estimator_id: people }}
      columns={[
        { id: 'name', width: 250 },
        { id: 'account_name', width: 210, isMuted: true },
        {
          id: 'stage',
          type: 'status',
          width: 132,
          accessor: (row) => stages.cell(row.stage),
        },
        { id: 'bid_date', width: 110 },
        { id: 'amount', width: 130 },
        { id: 'probability', width: 96, isMuted: true },
        {
          id: 'estimator_name',
          header: 'Estimator',
          type: 'person',
          width: 157,
          accessor: (row) => ({ name: row.estimator_name }),
        },
      ]}
      rowLabel={(row) => row.name}
      rowHref={(row) => href('opportunity-view', { uuid: row.uuid })}
      copy={{ label: 'Copy number', text: (row) => row.number }}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.account_name} size={40} letters={2} />}
          title={row.name}
          figure={formatWholeMoney(row.amount ?? '0')}
          subtitle={row.account_name}
          meta={[
            <StatusText key="stage" tone={stages.tone(row.stage ?? '')}>
              {row.stage}
            </StatusText>,
            row.bid_date ? formatDate(row.bid_date) : '',
          ]}
          trailing={row.estimator_name ? <Avatar name={row.estimator_name} /> : undefined}
        />
      )}
      right={{ app: 1, name: 'opportunity' }}
      removeMany={opportunitiesRemoveMany}
      exportPath="/crm/opportunities/export"
      refreshPath="/crm/"
      empty={{
        icon: TargetIcon,
        text: 'An opportunity is a job you may bid: its customer, its bid date, what it is worth.',
      }}
      form={({ record, ...form }) => (
        <OpportunityForm {...(record ? { opportunity: record } : {})} {...form} />
      )}
    />
  );
}
