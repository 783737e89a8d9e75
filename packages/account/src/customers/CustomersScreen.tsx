import type { Customer } from '@plumbline/api';
import { CustomerFields } from '@plumbline/api/fields';
import { Building2Icon, CopyIcon } from '@plumbline/ui/icons';
import { formatNumber } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { MarkedName } from '@plumbline/ui/MarkedName';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { ListScreen, viewOf, type ListScreenProps } from '@plumbline/app-kit/list/ListScreen';
import { ago } from '@plumbline/app-kit/format/format-values';
import {
  capitalized,
  planName,
  planOptions,
  stateOf,
  stateOptions,
  subscriptionOptions,
  typeOptions,
} from './format-customer.ts';
import { customersMessages } from './messages.ts';

export interface CustomersScreenProps {
  useList: ListScreenProps<Customer>['useList'];
  /** Shows a column with the partner; used by the provider, who sees the customers of all partners. */
  withPartner?: boolean;
  /** Link of a customer's record; without it rows do not open. */
  rowHref?: (customer: Customer) => string;
  /** Limits the screen to a subset: heading, key of the stored columns, and views. */
  part?: { title: string; key: string; views: ListScreenProps<Customer>['views'] };
  empty: string;
}

const views = [
  { id: 'all', label: customersMessages.allCustomers, filters: [] },
  viewOf('companies', 'Companies', 'type', 'Company'),
  viewOf('retail', 'Retail', 'type', 'Retail'),
  viewOf('trial', 'Trial', 'state', 'trial'),
  viewOf('suspended', 'Suspended', 'state', 'suspended'),
];
const { partner_name: partnerField, ...ownFields } = CustomerFields;

/** Customer list of the admin console and the partner portal. */
export function CustomersScreen({
  useList,
  withPartner = false,
  rowHref,
  part,
  empty,
}: CustomersScreenProps) {
  return (
    <ListScreen<Customer>
      title={part?.title ?? customersMessages.customers}
      noun={['customer', 'customers']}
      preferenceKey={part?.key ?? 'customers'}
      fields={withPartner ? { ...ownFields, partner_name: partnerField } : ownFields}
      useList={useList}
      defaultSort={{ columnId: 'name', direction: 'asc' }}
      views={part?.views ?? views}
      options={{
        type: typeOptions,
        subscription_mode: subscriptionOptions,
        plan: planOptions,
        state: stateOptions,
      }}
      {...(rowHref ? { rowHref } : {})}
      columns={[
        { id: 'name', width: 195, cell: (row) => <MarkedName name={row.name} /> },
        { id: 'type', width: 90 },
        { id: 'plan', width: 100, accessor: (row) => planName(row.plan) },
        { id: 'state', type: 'status', width: 150, accessor: (row) => stateOf(row.state) },
        { id: 'subscription_mode', width: 105, accessor: (row) => capitalized(row.subscription_mode) },
        ...(withPartner ? [{ id: 'partner_name', width: 135 }] : []),
        { id: 'users', width: 60 },
        { id: 'seats', width: 60, accessor: (row) => (row.seats ? String(row.seats) : '') },
        { id: 'last_login', type: 'date', width: 110, accessor: (row) => row.last_login ?? 'Never' },
        { id: 'createdAt', header: customersMessages.customerSince, width: 125, isMuted: true },
      ]}
      rowLabel={(row) => row.name}
      rowActions={(row) => [
        { id: 'copy', label: customersMessages.copyName, icon: CopyIcon, onAction: () => copyText(row.name) },
      ]}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.name} size={40} letters={2} />}
          title={row.name}
          figure={`${formatNumber(String(row.users))} ${row.users === 1 ? 'user' : 'users'}`}
          subtitle={[row.type, capitalized(row.subscription_mode), withPartner && row.partner_name]
            .filter(Boolean)
            .join(' · ')}
          meta={[
            stateOf(row.state).label,
            row.last_login
              ? customersMessages.signedIn(ago(row.last_login))
              : customersMessages.neverSignedIn,
          ]}
        />
      )}
      empty={{ icon: Building2Icon, text: empty }}
    />
  );
}
