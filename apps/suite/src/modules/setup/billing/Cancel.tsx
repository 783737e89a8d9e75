import { useBillingReadPayment } from '@plumbline/api/hooks/billing';
import { href } from '@plumbline/app-kit';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { useSearchParams } from 'react-router';
import { BillingDoor } from './BillingGuard.tsx';
import { billingMessages } from './messages.ts';

/** Result page of a payment that failed or was canceled: the reason and the next steps. */
export default function Cancel() {
  const [query] = useSearchParams();
  const id = query.get('payment');
  const { data } = useBillingReadPayment(id ?? '', { swr: { enabled: id !== null } });
  const payment = data?.data;
  return (
    <BillingDoor>
      <Stack gap={24} padding={24} measure="form">
        <PageHeader
          title={billingMessages.canceledTitle}
          description={
            payment
              ? billingMessages.paymentCanceled(payment.invoice_number, formatMoney(payment.amount))
              : billingMessages.changeCanceled
          }
        />
        {payment?.message && <Banner tone="warn">{payment.message}</Banner>}
        <Inline gap={12} justify="end" wraps>
          <Button href={href('setup-license')}>{billingMessages.goToLicensePayment}</Button>
          <Button
            variant="primary"
            href={
              payment
                ? href('setup-payment', {}, { invoice: payment.invoice_id })
                : href('setup-subscription')
            }
          >
            {payment ? billingMessages.payWithAnotherCard : billingMessages.comparePlans}
          </Button>
        </Inline>
      </Stack>
    </BillingDoor>
  );
}
