import { utcDay } from '@plumbline/dates';
import { CustomerPage } from './Customer.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { customersMessages } from './messages.ts';

/** Payments and refunds of a customer. */
export default function Payments() {
  return (
    <CustomerPage current="payment">
      {(customer) => (
        <InvoiceTable
          customer={customer}
          label={customersMessages.payments}
          filter={[{ field: 'state', op: 'in', value: ['paid', 'credited'] }]}
          columns={[
            {
              id: 'paid_at',
              header: customersMessages.date,
              type: 'date',
              width: 110,
              accessor: ({ paid_at, issued_on }) => utcDay(paid_at ?? issued_on),
            },
            { id: 'number', header: customersMessages.invoice, width: 110 },
            { id: 'reason', header: customersMessages.description, width: 220 },
            { id: 'total', header: customersMessages.amount, type: 'money', width: 110 },
            {
              id: 'paid_with',
              header: customersMessages.paymentMethod,
              width: 190,
              accessor: ({ paid_with, paid_out, total }) =>
                paid_with ||
                (paid_out
                  ? 'Refunded'
                  : Number(total) < 0
                    ? customersMessages.addedToCredit
                    : customersMessages.paidFromCredit),
            },
            { id: 'refundable', header: customersMessages.refundable, type: 'money', width: 140 },
          ]}
          empty={{
            title: customersMessages.noPaymentsYet,
            text: customersMessages.paymentsEmpty,
          }}
        />
      )}
    </CustomerPage>
  );
}
