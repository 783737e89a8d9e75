import { vendorEntity } from '@plumbline/api/entities/vendor';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { viewOf } from '@plumbline/app-kit/list/ListScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { joinFacts } from '@plumbline/app-kit/format/format-values';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { MarkedName } from '@plumbline/ui/MarkedName';
import { StatusText } from '@plumbline/ui/StatusText';
import { TruckIcon } from '@plumbline/ui/icons';
import { vendorsMessages } from './messages.ts';

const views = [
  { id: 'all', label: vendorsMessages.allVendors, filters: [] },
  viewOf('active', 'Active', 'status', 'Active'),
  {
    id: 'preferred',
    label: vendorsMessages.preferred,
    filters: [{ fieldId: 'is_preferred', operator: 'eq' as const, value: 'true' }],
  },
];

/** List of vendors. */
export default function Vendors() {
  const status = useStatuses('vendor');
  return (
    <ResourceList
      entity={vendorEntity}
      icon={TruckIcon}
      text={vendorsMessages.vendorsEmpty}
      views={views}
      columns={[
        { id: 'name', width: 240, cell: (row) => <MarkedName name={row.name} /> },
        'type',
        'status',
        'trade',
        'materials',
        'last_price',
        'city',
        'phone',
      ]}
      copy={{ label: vendorsMessages.copyVendorNumber, text: (row) => row.number }}
      cardView={(row) => (
        <ListCard
          mark={<Mark name={row.name} size={40} letters={2} />}
          title={row.name}
          subtitle={joinFacts([row.type, row.trade, row.city])}
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
