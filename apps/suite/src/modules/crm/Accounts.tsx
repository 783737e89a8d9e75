import { accountEntity } from '@plumbline/api/entities/account';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { viewOf } from '@plumbline/app-kit/list/ListScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { joinFacts } from '@plumbline/app-kit/format/format-values';
import { Avatar } from '@plumbline/ui/Avatar';
import { Mark } from '@plumbline/ui/Mark';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { MarkedName } from '@plumbline/ui/MarkedName';
import { StatusText } from '@plumbline/ui/StatusText';
import { Building2Icon } from '@plumbline/ui/icons';
import { OnMap } from './map/MapLink.tsx';
import { crmMessages } from './messages.ts';

const views = [
  { id: 'all', label: crmMessages.allAccounts, filters: [] },
  { ...viewOf('active', 'Active', 'status', 'Active'), status: 'Active' },
  {
    id: 'pursuits',
    label: crmMessages.openPursuits,
    filters: [{ fieldId: 'open_pipeline', operator: 'gt' as const, value: '0' }],
  },
  { ...viewOf('prospects', 'Prospects', 'status', 'Prospect'), status: 'Prospect' },
];

export default function Accounts() {
  const status = useStatuses('account');
  const shown = views.filter(
    (view) =>
      !('status' in view) || !status.list.length || status.list.some(({ name }) => name === view.status),
  );
  return (
    <ResourceList
      entity={accountEntity}
      icon={Building2Icon}
      text={crmMessages.accountsEmpty}
      defaultSort={{ columnId: 'open_pipeline', direction: 'desc' }}
      views={shown}
      actions={<OnMap layer="account" views={shown} />}
      columns={[
        { id: 'name', width: 240, cell: (row) => <MarkedName name={row.name} /> },
        'type',
        'status',
        'territory',
        'owner_name',
        'open_pipeline',
        'won_year',
        { id: 'last_activity', width: 102, isMuted: true },
      ]}
      copy={{ label: crmMessages.copyAccountNumber, text: (row) => row.number }}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.name} size={40} letters={2} />}
          title={row.name}
          figure={formatWholeMoney(row.open_pipeline)}
          subtitle={joinFacts([row.type, row.territory])}
          meta={[
            <StatusText key="status" tone={status.tone(row.status ?? '')}>
              {row.status}
            </StatusText>,
            row.last_activity ? formatDate(row.last_activity) : '',
          ]}
          trailing={row.owner_name ? <Avatar name={row.owner_name} /> : undefined}
        />
      )}
    />
  );
}
