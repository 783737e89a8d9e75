import { invoiceState } from '@plumbline/account/billing/format-billing';
import { CustomerPage } from './Customer.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { customersMessages } from './messages.ts';

/** Invoices of a customer. */
export default function Invoices() {
  return (
    <CustomerPage current="invoice">
      {(customer) => (
        <InvoiceTable
          customer={customer}
          label={customersMessages.invoices}
          columns={[
            { id: 'number', header: customersMessages.number, width: 110 },
            { id: 'issued_on', header: customersMessages.date, type: 'date', width: 110 },
            { id: 'reason', header: customersMessages.description, width: 220 },
            { id: 'tax', header: customersMessages.tax, type: 'money', width: 90 },
            { id: 'total', header: customersMessages.total, type: 'money', width: 110 },
            {
              id: 'due',
              header: customersMessages.due,
              type: 'money',
              width: 100,
              accessor: (row) => (row.state === 'open' ? row.due : ''),
            },
            {
              id: 'state',
              header: customersMessages.status,
              type: 'status',
              width: 150,
              accessor: invoiceState,
            },
          ]}
          empty={{
            title: customersMessages.noInvoicesYet,
            text: customersMessages.invoicesEmpty,
          }}
        />
      )}
    </CustomerPage>
  );
}
