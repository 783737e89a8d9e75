import { invoiceState } from '@plumbline/account/billing/format-billing';
import { CustomerPage } from './Customer.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';

/** Invoices of a customer. */
export default function Invoices() {
  return (
    <CustomerPage current="invoice">
      {(customer) => (
        <InvoiceTable
          customer={customer}
          label="Invoices"
          columns={[
            { id: 'number', header: 'Number', width: 110 },
            { id: 'issued_on', header: 'Date', type: 'date', width: 110 },
            { id: 'reason', header: 'Description', width: 220 },
            { id: 'tax', header: 'Tax', type: 'money', width: 90 },
            { id: 'total', header: 'Total', type: 'money', width: 110 },
            {
              id: 'due',
              header: 'Due',
              type: 'money',
              width: 100,
              accessor: (row) => (row.state === 'open' ? row.due : ''),
            },
            { id: 'state', header: 'Status', type: 'status', width: 150, accessor: invoiceState },
          ]}
          empty={{ title: 'No invoices yet', text: 'Invoices appear here when the customer buys a plan.' }}
        />
      )}
    </CustomerPage>
  );
}
