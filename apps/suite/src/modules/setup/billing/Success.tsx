import { downloadFile } from '@plumbline/api';
import {
  getBillingDownloadInvoiceUrl,
  useBillingReadInvoice,
  useBillingReadPayment,
  useBillingReadSubscription,
} from '@plumbline/api/hooks/billing';
import { href } from '@plumbline/app-kit';
import { countText } from '@plumbline/app-kit/format/count-text';
import { showError } from '@plumbline/app-kit/data/error-message';
import { Failed, Missing } from '@plumbline/app-kit/data/load-states';
import { Button } from '@plumbline/ui/Button';
import { Card } from '@plumbline/ui/Card';
import { DateText } from '@plumbline/ui/DateText';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { DownloadIcon } from '@plumbline/ui/icons';
import { Navigate, useSearchParams } from 'react-router';
import { BillingDoor } from './BillingGuard.tsx';
import { invoiceState } from '@plumbline/account/billing/format-billing';
import { billingMessages } from './messages.ts';

/** Receipt of a payment or plan change, with the subscription that is now active. */
export default function Success() {
  return (
    <BillingDoor>
      <Page />
    </BillingDoor>
  );
}

function Page() {
  const [query] = useSearchParams();
  const paymentId = query.get('payment');
  const givenInvoiceId = query.get('invoice');
  const payment = useBillingReadPayment(paymentId ?? '', { swr: { enabled: paymentId !== null } });
  const invoiceId = payment.data?.data.invoice_id ?? givenInvoiceId;
  const invoice = useBillingReadInvoice(invoiceId ?? '', { swr: { enabled: invoiceId !== null } });
  const subscription = useBillingReadSubscription();
  const error: unknown = payment.error ?? invoice.error;
  if (error) return <Failed error={error} />;
  // Without a payment or an invoice there is nothing to receipt: the page of the license lists all of them.
  if (paymentId === null && givenInvoiceId === null) return <Navigate to={href('setup-license')} replace />;
  if (!invoice.data) return <Skeleton shape="form" label={billingMessages.loadingTheReceipt} />;
  const paid = payment.data?.data;
  const { uuid, number, reason, due, total, state } = invoice.data.data;
  const isCredit = state === 'credited';
  if (state === 'open' || state === 'void' || (paid && paid.state !== 'succeeded')) return <Missing />;
  const plan = subscription.data?.data;
  const { label, tone } = invoiceState(invoice.data.data);
  return (
    <Stack gap={24} padding={24} measure="form">
      <PageHeader
        title={paid ? billingMessages.paymentReceived : billingMessages.planChanged}
        description={
          paid
            ? billingMessages.successDescription
            : isCredit
              ? billingMessages.overpaymentCredited
              : billingMessages.nothingPaid
        }
      />
      <Card>
        <DescriptionList
          items={[
            { term: isCredit ? 'Credit' : 'Paid', value: formatMoney(isCredit ? total.slice(1) : due) },
            ...(paid?.card ? [{ term: 'Card', value: paid.card }] : []),
            { term: 'Description', value: reason },
            { term: isCredit ? billingMessages.creditNote : 'Invoice', value: number },
            { term: 'Status', value: <StatusText tone={tone}>{label}</StatusText> },
            ...(plan?.renews_on
              ? [
                  {
                    term: 'Plan',
                    value: `${plan.plan_name}, ${countText(plan.users, { one: 'user', many: 'users' })}`,
                  },
                  { term: billingMessages.renewsOn, value: <DateText value={plan.renews_on} /> },
                ]
              : []),
          ]}
        />
      </Card>
      <Inline gap={12} justify="end" wraps>
        <Button
          icon={DownloadIcon}
          onPress={() => void downloadFile(getBillingDownloadInvoiceUrl(uuid)).catch(showError)}
        >
          {billingMessages.downloadPdf}
        </Button>
        <Button variant="primary" href={href('setup-license')}>
          {billingMessages.goToLicensePayment}
        </Button>
      </Inline>
    </Stack>
  );
}
