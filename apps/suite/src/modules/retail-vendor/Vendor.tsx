import type { RetailVendor as Row } from '@plumbline/api';
import { retailVendorEntity } from '@plumbline/api/entities/retailVendor';
import { useContactsSection } from '@plumbline/app-kit/record/ContactsSection';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { ago, withUnit } from '@plumbline/app-kit/format/format-values';
import { Mark } from '@plumbline/ui/Mark';
import { Money } from '@plumbline/ui/Money';
import { StatusText } from '@plumbline/ui/StatusText';
import { retailVendorMessages } from './messages.ts';

function useView({ row, mayEdit }: RecordTools<Row>): RecordView {
  const statuses = useStatuses('retailVendor');
  const contacts = useContactsSection(retailVendorEntity, row, row.name, mayEdit, { contact_type: 'vendor' });
  return {
    mark: <Mark name={row.name} size={40} letters={2} />,
    status: <StatusText tone={statuses.tone(row.status ?? '')}>{row.status}</StatusText>,
    facts: [
      row.type,
      [row.city, row.state].filter(Boolean).join(', '),
      row.is_preferred ? 'Preferred' : '',
      retailVendorMessages.editedAgo(ago(row.updatedAt)),
    ],
    keyFacts: [
      {
        label: retailVendorMessages.minimumOrder,
        value: <Money value={row.minimum_order ?? '0'} />,
        ...(row.payment_terms ? { note: row.payment_terms } : {}),
      },
      ...(row.lead_time == null
        ? []
        : [
            {
              label: retailVendorMessages.leadTime,
              value: withUnit(row.lead_time, 'days'),
              ...(row.order_days ? { note: row.order_days } : {}),
            },
          ]),
      ...(row.return_days == null
        ? []
        : [
            {
              label: retailVendorMessages.returnsWithin,
              value: withUnit(row.return_days, 'days'),
              ...(row.needs_rma ? { note: retailVendorMessages.rmaRequired } : {}),
            },
          ]),
    ],
    sections: [contacts],
    without: ['name'],
  };
}

export default function Vendor() {
  return <RecordScreen entity={retailVendorEntity} useView={useView} />;
}
