import type { Invoice } from '@plumbline/api';
import { ApiError } from '@plumbline/api';
import { billingCharge, billingDiscardInvoice, getBillingReadPaymentKey } from '@plumbline/api/hooks/billing';
import { href } from '@plumbline/app-kit';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Card } from '@plumbline/ui/Card';
import { formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { useBillingRefresh } from './use-refresh.ts';
import { CardChoice, useCards } from '@plumbline/account/billing/CardChoice';
import { totalLines } from '@plumbline/account/billing/format-billing';
import { billingMessages } from './messages.ts';

/** Pays an invoice with a chosen card and shows the reason when the bank declines. */
export function PayInvoice({ invoice, reload }: { invoice: Invoice; reload: () => void }) {
  const cards = useCards();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const refresh = useBillingRefresh();
  const [pending, setPending] = useState<'pay' | 'cancel'>();
  const [cardProblem, setCardProblem] = useState(invoice.problem ?? '');
  const [problem, setProblem] = useState('');
  const { card } = cards;
  const isOrder = invoice.reason !== 'Renewal';
  const amount = formatMoney(invoice.due);

  const pay = async () => {
    setProblem('');
    if (!card) return setCardProblem(billingMessages.chooseAPaymentMethod);
    setCardProblem('');
    setPending('pay');
    try {
      const answer = await billingCharge(
        { paymentMethodId: card, amount: invoice.due, request_id: invoice.uuid },
        { request_id: invoice.uuid },
      );
      const { data } = answer;
      // Seed the cache so that the next screen shows this attempt instead of an earlier one.
      await mutate(getBillingReadPaymentKey(data.uuid), answer, { revalidate: false });
      await refresh();
      if (data.state === 'action' && data.confirm_url) location.assign(data.confirm_url);
      else
        void navigate(
          data.state === 'action'
            ? href('setup-payment', {}, { payment: data.uuid })
            : href('setup-license-success', {}, { payment: data.uuid }),
        );
    } catch (reason) {
      const refusal =
        reason instanceof ApiError
          ? reason.errors.find(({ field }) => field === 'paymentMethodId')?.message
          : undefined;
      if (refusal) setCardProblem(refusal);
      else setProblem(errorText(reason));
      reload();
    }
    setPending(undefined);
  };
  const cancel = async () => {
    setPending('cancel');
    setProblem('');
    try {
      if (isOrder) await billingDiscardInvoice(invoice.uuid);
      await refresh();
      void navigate(href(isOrder ? 'setup-license-cancel' : 'setup-license'));
    } catch (reason) {
      setProblem(errorText(reason));
    }
    setPending(undefined);
  };

  if (invoice.state !== 'open')
    return (
      <Stack gap={24} padding={24} measure="form">
        <PageHeader
          title={billingMessages.payment}
          backHref={href('setup-license')}
          backLabel={billingMessages.licensePayment}
        />
        <Banner tone="ok">{billingMessages.invoicePaid(invoice.number)}</Banner>
      </Stack>
    );
  return (
    <Stack gap={24} padding={24} measure="text">
      <PageHeader
        title={billingMessages.payment}
        description={billingMessages.invoiceFailed(invoice.number, invoice.reason)}
        backHref={href('setup-license')}
        backLabel={billingMessages.licensePayment}
      />
      {invoice.payment && (
        <Banner
          tone="info"
          action={
            <Button size="sm" href={href('setup-payment', {}, { payment: invoice.payment })}>
              {billingMessages.confirmPayment}
            </Button>
          }
        >
          {billingMessages.paymentPendingNotice}
        </Banner>
      )}
      <Card title={billingMessages.amountDue} level={2}>
        <TotalsBlock label={billingMessages.amountDue} lines={totalLines(invoice)} />
      </Card>
      <Card title={billingMessages.paymentMethod} level={2}>
        <Stack gap={16}>
          {problem && (
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
          )}
          <CardChoice cards={cards} problem={cardProblem} onPicked={() => setCardProblem('')} />
        </Stack>
      </Card>
      <Inline gap={12} justify="end" align="center" wraps>
        <Text size="small" tone="muted">
          {isOrder ? billingMessages.changeOnPaymentNotice : billingMessages.retryNotice}
        </Text>
        <Button isPending={pending === 'cancel'} onPress={() => void cancel()}>
          {isOrder ? billingMessages.cancelChange : billingMessages.notNow}
        </Button>
        <Button variant="primary" isPending={pending === 'pay'} onPress={() => void pay()}>
          {billingMessages.payAmount(amount)}
        </Button>
      </Inline>
    </Stack>
  );
}
