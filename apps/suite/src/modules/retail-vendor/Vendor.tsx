import type { RetailVendor as Row } from '@plumbline/api';
import { retailVendorEntity } from '@plumbline/api/entities/retailVendor';
import { useContactsPart } from '@plumbline/app-kit/record/ContactsPart';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { ago, withUnit } from '@plumbline/app-kit/format/format-values';
import { Mark } from '@plumbline/ui/Mark';
import { Money } from '@plumbline/ui/Money';
import { StatusText } from '@plumbline/ui/StatusText';

function useView({ row, mayEdit }: RecordTools<Row>): RecordView {
  const statuses = useStatuses('retailVendor');
  const contacts = useContactsPart(retailVendorEntity, row, row.name, mayEdit, { contact_type: 'vendor' });
  return {
    mark: <Mark name={row.name} size={40} letters={2} />,
    status: <StatusText tone={statuses.tone(row.status ?? '')}>{row.status}</StatusText>,
    facts: [
      row.type,
      [row.city, row.state].filter(Boolean).join(', '),
      row.is_preferred ? 'Preferred' : '',
      `Edited ${ago(row.updatedAt)}`,
    ],
    keyFacts: [
      {
        label: 'Minimum order',
        value: <Money value={row.minimum_order ?? '0'} />,
        ...(row.payment_terms ? { note: row.payment_terms } : {}),
      },
      ...(row.lead_time == null
        ? []
        : [
            {
              label: 'Lead time',
              value: withUnit(row.lead_time, 'days'),
              ...(row.order_days ? { note: row.order_days } : {}),
            },
          ]),
      ...(row.return_days == null
        ? []
        : [
            {
              label: 'Returns within',
              value: withUnit(row.return_days, 'days'),
              ...(row.needs_rma ? { note: 'RMA required' } : {}),
            },
          ]),
    ],
    parts: [contacts],
    without: ['name'],
  };
}

export default function Vendor() {
  return <RecordScreen entity={retailVendorEntity} useView={useView} />;
}
