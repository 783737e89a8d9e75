import type { Territory } from '@plumbline/api';
import { TerritoryFields } from '@plumbline/api/fields';
import { useTerritoriesList } from '@plumbline/api/hooks/setup';
import { href } from '@plumbline/app-kit';
import { RecordList } from '@plumbline/app-kit/list/RecordList';
import { ListCard } from '@plumbline/ui/ListCard';
import { MapPinIcon } from '@plumbline/ui/icons';
import { TerritoryForm } from './TerritoryForm.tsx';
import { territoryMessages } from './messages.ts';

/** Lists territories. As specified, rows can be edited here but not selected or deleted. */
export default function Territories() {
  return (
    <RecordList<Territory>
      title={territoryMessages.territories}
      noun={['territory', 'territories']}
      entityName="territory"
      right={{ app: 4, name: 'territory' }}
      fields={TerritoryFields}
      useList={useTerritoriesList}
      defaultSort={{ columnId: 'name', direction: 'asc' }}
      columns={[
        { id: 'name', width: 200 },
        { id: 'description', width: 320, isMuted: true },
        { id: 'state_names', header: territoryMessages.states, width: 140, sortable: false },
        { id: 'zips', width: 180, sortable: false },
        { id: 'total_users', width: 90 },
        { id: 'accounts', width: 110 },
      ]}
      rowLabel={({ name }) => name}
      rowHref={({ uuid }) => href('setup-territory-view', { id: uuid })}
      cardView={({ name, description, accounts, total_users }) => (
        <ListCard
          title={name}
          subtitle={description}
          meta={[
            `${accounts.toLocaleString('en-US')} ${accounts === 1 ? 'account' : 'accounts'}`,
            `${total_users} ${total_users === 1 ? 'person' : 'people'}`,
          ]}
        />
      )}
      exportPath="/setup/territory/export"
      refreshPath="/setup/"
      empty={{
        icon: MapPinIcon,
        text: territoryMessages.territoriesEmpty,
      }}
      form={({ record, ...rest }) => (
        <TerritoryForm key={record?.uuid ?? 'new'} {...(record ? { territory: record } : {})} {...rest} />
      )}
    />
  );
}
