import { downloadFile, type Invoice } from '@plumbline/api';
import {
  billingDiscardInvoice,
  getBillingDownloadInvoiceUrl,
  useBillingListInvoices,
} from '@plumbline/api/hooks/billing';
import { href } from '@plumbline/app-kit';
import { errorText, showError } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DataTable } from '@plumbline/ui/DataTable';
import { formatDate } from '@plumbline/ui/dates';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { Pagination } from '@plumbline/ui/Pagination';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { CreditCardIcon, DownloadIcon, ReceiptTextIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBillingRefresh } from './use-refresh.ts';
import { invoiceState } from '@plumbline/account/billing/format-billing';
import { billingMessages } from './messages.ts';

const PAGE_SIZE = 10;

/** Confirms and discards an open invoice. */
function DiscardInvoice({
  invoice,
  onClose,
  onDiscarded,
}: {
  invoice: Invoice;
  onClose: () => void;
  onDiscarded: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={billingMessages.discardInvoiceQuestion(invoice.number)}
      confirmLabel={billingMessages.discardInvoice}
      cancelLabel={billingMessages.keepInvoice}
      onConfirm={async () => {
        try {
          await billingDiscardInvoice(invoice.uuid);
        } catch (reason) {
          throw new Error(errorText(reason), { cause: reason });
        }
        notifySaved();
        onDiscarded();
      }}
    >
      {billingMessages.discardInvoiceConfirm}
    </ConfirmDialog>
  );
}

/** Lists the company's invoices, newest first. */
export function InvoiceList() {
  const [page, setPage] = useState(1);
  const { data, error, isLoading, mutate } = useBillingListInvoices(
    { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    { swr: { keepPreviousData: true } },
  );
  const [discarding, setDiscarding] = useState<Invoice>();
  const mayEdit = useDecision({ app: 4, name: 'license', type: 'e' });
  const refresh = useBillingRefresh();
  const navigate = useNavigate();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const rows = data?.data ?? [];
  const count = data?.meta.count ?? 0;
  const download = (uuid: string) => downloadFile(getBillingDownloadInvoiceUrl(uuid)).catch(showError);
  const refusal = denied(mayEdit);
  return (
    <Stack gap={8}>
      <DataTable<Invoice>
        label={billingMessages.invoices}
        variant="document"
        frame="card"
        rows={rows}
        rowLabel={({ number }) => number}
        onRowOpen={({ uuid }) => void download(uuid)}
        loadingState={isLoading ? 'loading' : 'idle'}
        skeletonRows={3}
        emptyState={
          <EmptyState size="sm" icon={ReceiptTextIcon} title={billingMessages.noInvoicesYet}>
            {billingMessages.invoicesEmpty}
          </EmptyState>
        }
        hasCardActions
        cardView={(row) => {
          const { label, tone } = invoiceState(row);
          return (
            <ListCard
              title={row.number}
              figure={formatMoney(row.total)}
              subtitle={row.reason}
              meta={[
                formatDate(row.issued_on),
                <StatusText key="state" tone={tone}>
                  {label}
                </StatusText>,
              ]}
            />
          );
        }}
        rowActions={(row) => [
          {
            id: 'pdf',
            label: billingMessages.downloadPdf,
            icon: DownloadIcon,
            onAction: () => void download(row.uuid),
          },
          ...(row.state === 'open'
            ? [
                {
                  id: 'pay',
                  label: row.payment ? billingMessages.confirmPayment : billingMessages.payInvoice,
                  icon: CreditCardIcon,
                  ...refusal,
                  onAction: () =>
                    void navigate(
                      href(
                        'setup-payment',
                        {},
                        row.payment ? { payment: row.payment } : { invoice: row.uuid },
                      ),
                    ),
                },
              ]
            : []),
          ...(row.state === 'open' && row.reason !== 'Renewal'
            ? [
                {
                  id: 'discard',
                  label: billingMessages.discardInvoice,
                  icon: Trash2Icon,
                  tone: 'danger' as const,
                  ...refusal,
                  onAction: () => setDiscarding(row),
                },
              ]
            : []),
        ]}
        columns={[
          { id: 'number', header: billingMessages.number, width: 110, accessor: ({ number }) => number },
          { id: 'issued_on', header: billingMessages.date, type: 'date', width: 110 },
          { id: 'reason', header: billingMessages.description, width: 220 },
          { id: 'subtotal', header: billingMessages.amount, type: 'money', width: 110 },
          { id: 'tax', header: billingMessages.tax, type: 'money', width: 90 },
          { id: 'total', header: billingMessages.total, type: 'money', width: 110 },
          { id: 'state', header: billingMessages.status, type: 'status', width: 150, accessor: invoiceState },
        ]}
      />
      {count > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={count} onPageChange={setPage} />
      )}
      {discarding && (
        <DiscardInvoice
          invoice={discarding}
          onClose={() => setDiscarding(undefined)}
          onDiscarded={() => void refresh()}
        />
      )}
    </Stack>
  );
}
