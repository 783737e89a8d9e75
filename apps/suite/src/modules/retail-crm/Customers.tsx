import { retailCustomerEntity } from '@plumbline/api/entities/retailCustomer';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { viewOf } from '@plumbline/app-kit/list/ListScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { joinFacts } from '@plumbline/app-kit/format/format-values';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { MarkedName } from '@plumbline/ui/MarkedName';
import { StatusText } from '@plumbline/ui/StatusText';
import { UserRoundIcon } from '@plumbline/ui/icons';
import { retailCrmMessages } from './messages.ts';

const views = [
  { id: 'all', label: retailCrmMessages.allCustomers, filters: [] },
  viewOf('people', 'People', 'type', 'Person'),
  viewOf('businesses', 'Businesses', 'type', 'Business'),
  {
    id: 'account',
    label: retailCrmMessages.onAccount,
    filters: [{ fieldId: 'credit_limit', operator: 'gt' as const, value: '0' }],
  },
  {
    id: 'exempt',
    label: retailCrmMessages.taxExempt,
    filters: [{ fieldId: 'tax_exempt', operator: 'eq' as const, value: 'true' }],
  },
];

export default function Customers() {
  const status = useStatuses('retailCustomer');
  return (
    <ResourceList
      entity={retailCustomerEntity}
      icon={UserRoundIcon}
      text={retailCrmMessages.customersEmpty}
      views={views}
      columns={[
        { id: 'name', width: 220, cell: (row) => <MarkedName name={row.name} /> },
        'type',
        'status',
        'phone',
        'loyalty_number',
        'price_level',
        'credit_limit',
        'city',
      ]}
      copy={{ label: retailCrmMessages.copyCustomerNumber, text: (row) => row.number }}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.name} size={40} letters={2} />}
          title={row.name}
          subtitle={joinFacts([row.company, row.phone, row.city])}
          meta={[
            <StatusText key="status" tone={status.tone(row.status ?? '')}>
              {row.status}
            </StatusText>,
            row.price_level ?? '',
          ]}
        />
      )}
    />
  );
}
