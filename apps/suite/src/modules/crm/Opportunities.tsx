import { opportunityEntity } from '@plumbline/api/entities/opportunity';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { viewOf } from '@plumbline/app-kit/list/ListScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { Avatar } from '@plumbline/ui/Avatar';
import { Mark } from '@plumbline/ui/Mark';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { StatusText } from '@plumbline/ui/StatusText';
import { TargetIcon } from '@plumbline/ui/icons';
import { crmMessages } from './messages.ts';

const decided = { fieldId: 'stage', operator: 'nin' as const, value: ['Awarded', 'Lost'] };
const views = [
  { id: 'open', label: crmMessages.open, filters: [decided] },
  { id: 'all', label: crmMessages.allOpportunities, filters: [] },
  viewOf('won', 'Awarded', 'stage', 'Awarded'),
  viewOf('lost', 'Lost', 'stage', 'Lost'),
];

export default function Opportunities() {
  const stages = useStatuses('opportunity');
  return (
    <ResourceList
      entity={opportunityEntity}
      icon={TargetIcon}
      text={crmMessages.opportunitiesEmpty}
      defaultSort={{ columnId: 'bid_date', direction: 'asc' }}
      views={views}
      columns={[
        'name',
        { id: 'account_name', width: 210, isMuted: true },
        'stage',
        'bid_date',
        'amount',
        { id: 'probability', width: 96, isMuted: true },
        'estimator_name',
      ]}
      copy={{ label: crmMessages.copyNumber, text: (row) => row.number }}
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
    />
  );
}
