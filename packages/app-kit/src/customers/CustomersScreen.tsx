import type { Customer } from '@plumbline/api';
import { CustomerFields } from '@plumbline/api/fields';
import { Building2Icon, CopyIcon } from '@plumbline/ui/icons';
import { formatNumber } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { MarkedName } from '@plumbline/ui/MarkedName';
import { copyText } from '../clipboard.ts';
import { ListScreen, viewOf, type ListScreenProps } from '../list-screen.tsx';
import { ago } from '../words.ts';
import { capitalized, subscriptionOptions, typeOptions } from './words.ts';

export interface CustomersScreenProps {
  useList: ListScreenProps<Customer>['useList'];
  /** Whether the reseller is a column: the provider sees everyone's customers, a partner its own. */
  withPartner?: boolean;
  empty: string;
}

const views = [
  { id: 'all', label: 'All customers', filters: [] },
  viewOf('companies', 'Companies', 'type', 'Company'),
  viewOf('retail', 'Retail', 'type', 'Retail'),
];
const { partner_name: partnerField, ...ownFields } = CustomerFields;

/** The customers as the provider's staff or a partner sees them. */
export function CustomersScreen({ useList, withPartner = false, empty }: CustomersScreenProps) {
  return (
    <ListScreen<Customer>
      title="Customers"
      noun={['customer', 'customers']}
      preferenceKey="customers"
      fields={withPartner ? { ...ownFields, partner_name: partnerField } : ownFields}
      useList={useList}
      defaultSort={{ columnId: 'name', direction: 'asc' }}
      views={views}
      options={{ type: typeOptions, subscription_mode: subscriptionOptions }}
      columns={[
        { id: 'name', width: 260, cell: (row) => <MarkedName name={row.name} /> },
        { id: 'type', width: 120 },
        { id: 'subscription_mode', width: 130, accessor: (row) => capitalized(row.subscription_mode) },
        ...(withPartner ? [{ id: 'partner_name', width: 200 }] : []),
        { id: 'users', width: 90 },
        { id: 'createdAt', header: 'Customer since', width: 130, isMuted: true },
        { id: 'last_login', type: 'datetime', width: 190, accessor: (row) => row.last_login ?? 'Never' },
      ]}
      rowLabel={(row) => row.name}
      rowActions={(row) => [
        { id: 'copy', label: 'Copy name', icon: CopyIcon, onAction: () => copyText(row.name) },
      ]}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.name} size={40} letters={2} />}
          title={row.name}
          figure={`${formatNumber(String(row.users))} ${row.users === 1 ? 'user' : 'users'}`}
          subtitle={[row.type, capitalized(row.subscription_mode), withPartner && row.partner_name]
            .filter(Boolean)
            .join(' · ')}
          meta={[row.last_login ? `Signed in ${ago(row.last_login)}` : 'Never signed in']}
        />
      )}
      empty={{ icon: Building2Icon, text: empty }}
    />
  );
}
