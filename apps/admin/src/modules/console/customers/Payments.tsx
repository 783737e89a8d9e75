import { utcDay } from '@plumbline/dates';
import { CustomerPage } from './Customer.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** Payments and refunds of a customer. */
export default function Payments() {
  return (
    <CustomerPage current="payment">
      {(customer) => (
        <InvoiceTable
          customer={customer}
          label="Payments"
          filter={[{ field: 'state', op: 'in', value: ['paid', 'credited'] }]}
          columns={[
            {
              id: 'paid_at',
              header: 'Date',
              type: 'date',
              width: 110,
              accessor: ({ paid_at, issued_on }) => utcDay(paid_at ?? issued_on),
            },
            { id: 'number', header: 'Invoice', width: 110 },
            { id: 'reason', header: 'Description', width: 220 },
            { id: 'total', header: 'Amount', type: 'money', width: 110 },
            {
              id: 'paid_with',
              header: 'Payment method',
              width: 190,
              accessor: ({ paid_with, paid_out, total }) =>
                paid_with ||
                (paid_out ? 'Refunded' : Number(total) < 0 ? 'Added to credit' : 'Paid from credit'),
            },
            { id: 'refundable', header: 'Refundable', type: 'money', width: 140 },
          ]}
          empty={{
            title: 'No payments yet',
            text: 'Payments and refunds appear here.',
          }}
        />
      )}
    </CustomerPage>
  );
}
