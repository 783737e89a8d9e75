import type { RetailCustomer as Row } from '@plumbline/api';
import { retailCustomerEntity } from '@plumbline/api/entities/retailCustomer';
import { useContactsPart } from '@plumbline/app-kit/record/ContactsPart';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { ago, validity } from '@plumbline/app-kit/format/format-values';
import { Banner } from '@plumbline/ui/Banner';
import { DateText } from '@plumbline/ui/DateText';
import { Mark } from '@plumbline/ui/Mark';
import { Money } from '@plumbline/ui/Money';
import { StatusText } from '@plumbline/ui/StatusText';

function useView({ row, mayEdit }: RecordTools<Row>): RecordView {
  const statuses = useStatuses('retailCustomer');
  const contacts = useContactsPart(retailCustomerEntity, row, row.name, mayEdit, {
    contact_type: 'customer',
  });
  const discount = Number(row.discount ?? 0);
  return {
    mark: <Mark name={row.name} size={40} letters={2} />,
    status: <StatusText tone={statuses.tone(row.status ?? '')}>{row.status}</StatusText>,
    facts: [
      row.type,
      row.company,
      [row.city, row.state].filter(Boolean).join(', '),
      `Edited ${ago(row.updatedAt)}`,
    ],
    keyFacts: [
      {
        label: 'Price level',
        value: row.price_level || 'Retail',
        ...(discount > 0 ? { note: `less ${discount}%` } : {}),
      },
      {
        label: 'Credit limit',
        value: <Money value={row.credit_limit ?? '0'} />,
        ...(row.payment_terms ? { note: row.payment_terms } : {}),
      },
      ...(row.loyalty_number ? [{ label: 'Loyalty number', value: row.loyalty_number }] : []),
      ...(row.tax_exempt
        ? [
            {
              label: 'Tax exempt',
              value: row.tax_exempt_expiry ? <DateText value={row.tax_exempt_expiry} /> : 'No expiry',
              ...validity(row.tax_exempt_expiry),
            },
          ]
        : []),
    ],
    ...(row.till_note ? { side: <Banner title="Register note">{row.till_note}</Banner> } : {}),
    parts: [contacts],
    without: ['name'],
  };
}

export default function Customer() {
  return <RecordScreen entity={retailCustomerEntity} useView={useView} />;
}
