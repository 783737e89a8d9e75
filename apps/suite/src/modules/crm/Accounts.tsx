import type { Account } from '@plumbline/api';
import { AccountFields } from '@plumbline/api/fields';
import { accountsRemoveMany, useAccountsList } from '@plumbline/api/hooks/crm';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import { href } from '@plumbline/app-kit';
import { viewOf } from '@plumbline/app-kit/list-screen';
import { RecordList } from '@plumbline/app-kit/record-list';
import { usePeople, useStatuses } from '@plumbline/app-kit/lookups';
import { Avatar } from '@plumbline/ui/Avatar';
import { Mark } from '@plumbline/ui/Mark';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { MarkedName } from '@plumbline/ui/MarkedName';
import { StatusText } from '@plumbline/ui/StatusText';
import { Building2Icon } from '@plumbline/ui/icons';
import { accountTypes, territories } from './choices.ts';

const AccountForm = lazyPart(() => import('./AccountForm.tsx').then((module) => module.AccountForm));

const views = [
  { id: 'all', label: 'All accounts', filters: [] },
  viewOf('active', 'Active', 'status', 'Active'),
  {
    id: 'pursuits',
    label: 'Open pursuits',
    filters: [{ fieldId: 'open_pipeline', operator: 'gt' as const, value: '0' }],
  },
  viewOf('prospects', 'Prospects', 'status', 'Prospect'),
];

export default function Accounts() {
  const status = useStatuses('account');
  const people = usePeople();
  return (
    <RecordList<Account>
      title="Accounts"
      noun={['account', 'accounts']}
      fields={AccountFields}
      useList={useAccountsList}
      defaultSort={{ columnId: 'open_pipeline', direction: 'desc' }}
      views={views}
      options={{ status: status.options, type: accountTypes, territory: territories, owner_id: people }}
      columns={[
        { id: 'name', width: 240, cell: (row) => <MarkedName name={row.name} /> },
        { id: 'type', width: 134 },
        {
          id: 'status',
          type: 'status',
          width: 104,
          accessor: (row) => status.cell(row.status),
        },
        { id: 'territory', width: 110 },
        {
          id: 'owner_name',
          header: 'Owner',
          type: 'person',
          width: 157,
          accessor: (row) => ({ name: row.owner_name }),
        },
        { id: 'open_pipeline', width: 118 },
        { id: 'won_year', width: 121 },
        { id: 'last_activity', width: 102, isMuted: true },
      ]}
      rowLabel={(row) => row.name}
      rowHref={(row) => href('account-view', { uuid: row.uuid })}
      copy={{ label: 'Copy account number', text: (row) => row.number }}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.name} size={40} letters={2} />}
          title={row.name}
          figure={formatWholeMoney(row.open_pipeline)}
          subtitle={[row.type, row.territory].filter(Boolean).join(' · ')}
          meta={[
            <StatusText key="status" tone={status.tone(row.status ?? '')}>
              {row.status}
            </StatusText>,
            row.last_activity ? formatDate(row.last_activity) : '',
          ]}
          trailing={row.owner_name ? <Avatar name={row.owner_name} /> : undefined}
        />
      )}
      right={{ app: 1, name: 'account' }}
      removeMany={accountsRemoveMany}
      exportPath="/crm/accounts/export"
      refreshPath="/crm/"
      empty={{
        icon: Building2Icon,
        text: 'An account is a customer you bid to: a general contractor, an owner, a public agency.',
      }}
      form={({ record, ...form }) => <AccountForm {...(record ? { account: record } : {})} {...form} />}
    />
  );
}
