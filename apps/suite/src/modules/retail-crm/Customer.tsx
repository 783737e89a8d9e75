import { formatPercent } from '@plumbline/ui/format';
import type { RetailCustomer as Row } from '@plumbline/api';
import { retailCustomerEntity } from '@plumbline/api/entities/retailCustomer';
import { useContactsSection } from '@plumbline/app-kit/record/ContactsSection';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { ago, validity } from '@plumbline/app-kit/format/format-values';
import { Banner } from '@plumbline/ui/Banner';
import { DateText } from '@plumbline/ui/DateText';
import { Mark } from '@plumbline/ui/Mark';
import { Money } from '@plumbline/ui/Money';
import { StatusText } from '@plumbline/ui/StatusText';
import { retailCrmMessages } from './messages.ts';

function useView({ row, mayEdit }: RecordTools<Row>): RecordView {
  const statuses = useStatuses('retailCustomer');
  const contacts = useContactsSection(retailCustomerEntity, row, row.name, mayEdit, {
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
      retailCrmMessages.editedAgo(ago(row.updatedAt)),
    ],
    keyFacts: [
      {
        label: retailCrmMessages.priceLevel,
        value: row.price_level || 'Retail',
        ...(discount > 0 ? { note: retailCrmMessages.lessDiscount(formatPercent(String(discount), 0)) } : {}),
      },
      {
        label: retailCrmMessages.creditLimit,
        value: <Money value={row.credit_limit ?? '0'} />,
        ...(row.payment_terms ? { note: row.payment_terms } : {}),
      },
      ...(row.loyalty_number ? [{ label: retailCrmMessages.loyaltyNumber, value: row.loyalty_number }] : []),
      ...(row.tax_exempt
        ? [
            {
              label: retailCrmMessages.taxExempt,
              value: row.tax_exempt_expiry ? <DateText value={row.tax_exempt_expiry} /> : 'No expiry',
              ...validity(row.tax_exempt_expiry),
            },
          ]
        : []),
    ],
    ...(row.till_note
      ? { side: <Banner title={retailCrmMessages.registerNote}>{row.till_note}</Banner> }
      : {}),
    sections: [contacts],
    without: ['name'],
  };
}

export default function Customer() {
  return <RecordScreen entity={retailCustomerEntity} useView={useView} />;
}
