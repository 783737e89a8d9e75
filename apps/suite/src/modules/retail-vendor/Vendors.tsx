import { retailVendorEntity } from '@plumbline/api/entities/retailVendor';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { viewOf } from '@plumbline/app-kit/list/ListScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { joinFacts } from '@plumbline/app-kit/format/format-values';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { MarkedName } from '@plumbline/ui/MarkedName';
import { StatusText } from '@plumbline/ui/StatusText';
import { StoreIcon } from '@plumbline/ui/icons';
import { retailVendorMessages } from './messages.ts';

const views = [
  { id: 'all', label: retailVendorMessages.allRetailVendors, filters: [] },
  viewOf('active', 'Active', 'status', 'Active'),
  {
    id: 'preferred',
    label: retailVendorMessages.preferred,
    filters: [{ fieldId: 'is_preferred', operator: 'eq' as const, value: 'true' }],
  },
];

export default function Vendors() {
  const status = useStatuses('retailVendor');
  return (
    <ResourceList
      entity={retailVendorEntity}
      icon={StoreIcon}
      text={retailVendorMessages.vendorsEmpty}
      views={views}
      columns={[
        { id: 'name', width: 230, cell: (row) => <MarkedName name={row.name} /> },
        'type',
        'status',
        'departments',
        'lead_time',
        'minimum_order',
        'payment_terms',
        'owner_name',
      ]}
      copy={{ label: retailVendorMessages.copyVendorNumber, text: (row) => row.number }}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.name} size={40} letters={2} />}
          title={row.name}
          subtitle={joinFacts([row.type, row.departments, row.city])}
          meta={[
            <StatusText key="status" tone={status.tone(row.status ?? '')}>
              {row.status}
            </StatusText>,
            row.phone ?? '',
          ]}
        />
      )}
    />
  );
}
