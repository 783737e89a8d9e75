import { downloadFile, type CustomerInvoice, type CustomerSubscription } from '@plumbline/api';
import {
  getCustomerLicensingDownloadInvoiceUrl,
  useCustomerLicensingListInvoices,
} from '@plumbline/api/hooks/admin';
import { invoiceState } from '@plumbline/account/billing/format-billing';
import { showError } from '@plumbline/app-kit/data/error-message';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { formatDate } from '@plumbline/ui/dates';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Pagination } from '@plumbline/ui/Pagination';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { CheckIcon, DownloadIcon, ReceiptTextIcon, RotateCcwIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { customersMessages } from './messages.ts';

const RefundDialog = lazyWithRetry(() => import('./money-dialogs.tsx').then((module) => module.RefundDialog));
const SettleDialog = lazyWithRetry(() => import('./money-dialogs.tsx').then((module) => module.SettleDialog));

const pageSize = 15;

/** Table of a customer's invoices with actions; `filter` limits it. */
export function InvoiceTable({
  customer,
  label,
  filter,
  columns,
  limit,
  empty,
}: {
  customer: CustomerSubscription;
  label: string;
  filter?: object[];
  columns: readonly Column<CustomerInvoice>[];
  /** Shows only the latest ones, without pages. */
  limit?: number;
  empty: { title: string; text: string };
}) {
  const [page, setPage] = useState(1);
  const { data, error, isLoading, mutate } = useCustomerLicensingListInvoices(
    customer.uuid,
    {
      limit: limit ?? pageSize,
      offset: (page - 1) * pageSize,
      ...(filter ? { filter: JSON.stringify(filter) } : {}),
    },
    { swr: { keepPreviousData: true } },
  );
  const [opened, setOpened] = useState<{ action: 'refund' | 'settle'; invoice: CustomerInvoice }>();
  const mayEdit = useDecision({ app: 18, name: 'customer', type: 'e' });
  const refresh = useRevalidate('/ac-api/customer-licensing');
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const rows = data?.data ?? [];
  const count = data?.meta.count ?? 0;
  const download = (invoice: string) =>
    downloadFile(getCustomerLicensingDownloadInvoiceUrl(customer.uuid, invoice)).catch(showError);
  const refusal = denied(mayEdit);
  const close = () => setOpened(undefined);
  return (
    <Stack gap={8}>
      <DataTable<CustomerInvoice>
        label={label}
        variant="document"
        frame="card"
        rows={rows}
        rowLabel={({ number }) => number}
        onRowOpen={({ uuid }) => void download(uuid)}
        loadingState={isLoading ? 'loading' : 'idle'}
        skeletonRows={3}
        emptyState={
          <EmptyState size="sm" icon={ReceiptTextIcon} title={empty.title}>
            {empty.text}
          </EmptyState>
        }
        hasCardActions
        cardView={(row) => {
          const state = invoiceState(row);
          return (
            <ListCard
              title={row.number}
              figure={formatMoney(row.total)}
              subtitle={[row.reason, row.paid_with].filter(Boolean).join(' · ')}
              meta={[
                formatDate(row.issued_on),
                <StatusText key="state" tone={state.tone}>
                  {state.label}
                </StatusText>,
              ]}
            />
          );
        }}
        rowActions={(invoice) => [
          {
            id: 'pdf',
            label: customersMessages.downloadPdf,
            icon: DownloadIcon,
            onAction: () => void download(invoice.uuid),
          },
          ...(Number(invoice.refundable) > 0
            ? [
                {
                  id: 'refund',
                  label: customersMessages.refundPaymentMenu,
                  icon: RotateCcwIcon,
                  ...refusal,
                  onAction: () => setOpened({ action: 'refund', invoice }),
                },
              ]
            : []),
          ...(invoice.state === 'open'
            ? [
                {
                  id: 'settle',
                  label: customersMessages.markAsPaidMenu,
                  icon: CheckIcon,
                  ...refusal,
                  onAction: () => setOpened({ action: 'settle', invoice }),
                },
              ]
            : []),
        ]}
        columns={columns}
      />
      {limit === undefined && count > pageSize && (
        <Pagination page={page} pageSize={pageSize} total={count} onPageChange={setPage} />
      )}
      {opened?.action === 'refund' && (
        <RefundDialog customer={customer} invoice={opened.invoice} reload={refresh} onClose={close} />
      )}
      {opened?.action === 'settle' && (
        <SettleDialog customer={customer} invoice={opened.invoice} reload={refresh} onClose={close} />
      )}
    </Stack>
  );
}
