import type { Payment } from '@plumbline/api';
import { billingConfirmPayment } from '@plumbline/api/hooks/billing';
import { href } from '@plumbline/app-kit';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Card } from '@plumbline/ui/Card';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { toast } from '@plumbline/ui/toast';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBillingRefresh } from './use-refresh.ts';
import { billingMessages } from './messages.ts';

/** Confirms a payment that the bank requires the cardholder to approve (3-D Secure). */
export function ConfirmPayment({ payment }: { payment: Payment }) {
  const { uuid, state } = payment;
  const navigate = useNavigate();
  const refresh = useBillingRefresh();
  const [pending, setPending] = useState<'yes' | 'no' | 'look'>();
  const [problem, setProblem] = useState('');
  const openResult = useCallback(
    (of: Payment) => {
      if (of.ai_request && of.state !== 'action') {
        const { estimation_id: estimation, request_id: draft } = of.ai_request;
        void navigate(href('estimation-ai-estimate', { uuid: estimation }, { draft }), { replace: true });
      } else if (of.state === 'succeeded')
        void navigate(href('setup-license-success', {}, { payment: of.uuid }), { replace: true });
      else if (of.state === 'failed') {
        void navigate(href('setup-license-cancel', {}, { payment: of.uuid }), { replace: true });
      }
    },
    [navigate],
  );
  const ask = useCallback(
    async (what: 'yes' | 'no' | 'look') => {
      setPending(what);
      setProblem('');
      try {
        const { data } = await billingConfirmPayment(
          uuid,
          what === 'look' ? {} : { approve: what === 'yes' },
        );
        await refresh();
        // On a phone the message beside the card is scrolled out of view.
        if (data.ai_request && data.state === 'failed') toast.warning(data.message);
        openResult(data);
      } catch (reason) {
        setProblem(errorText(reason));
      }
      setPending(undefined);
    },
    [uuid, refresh, openResult],
  );
  const isElsewhere = payment.confirm_url !== undefined;
  useEffect(() => {
    if (state !== 'action') openResult(payment);
    // On the way back from the bank's page, read its decision.
    else if (isElsewhere) void ask('look');
  }, [state, payment, openResult, isElsewhere, ask]);
  if (state !== 'action') return <Skeleton shape="form" label={billingMessages.loadingThePayment} />;
  return (
    <Stack gap={24} padding={24} measure="form">
      <PageHeader
        title={billingMessages.confirmThePayment}
        description={billingMessages.confirmPaymentDescription}
        {...(payment.ai_request
          ? {
              backHref: href(
                'estimation-ai-estimate',
                { uuid: payment.ai_request.estimation_id },
                { draft: payment.ai_request.request_id },
              ),
              backLabel: billingMessages.aiEstimate,
            }
          : { backHref: href('setup-license'), backLabel: billingMessages.licensePayment })}
      />
      {problem && (
        <Banner tone="bad" isUrgent>
          {problem}
        </Banner>
      )}
      <Card>
        <Stack gap={16}>
          <DescriptionList
            items={[
              { term: 'Amount', value: formatMoney(payment.amount) },
              { term: 'Card', value: payment.card },
              { term: 'Description', value: `${payment.reason} (${payment.invoice_number})` },
            ]}
          />
          <Text size="small" tone="muted">
            {billingMessages.confirmPaymentNotice}
          </Text>
          <Inline gap={12} justify="end" wraps>
            {isElsewhere ? (
              <>
                <Button isPending={pending === 'look'} onPress={() => void ask('look')}>
                  {billingMessages.paymentApproved}
                </Button>
                <Button
                  variant="primary"
                  onPress={() => payment.confirm_url && location.assign(payment.confirm_url)}
                >
                  {billingMessages.goToBank}
                </Button>
              </>
            ) : (
              <>
                <Button isPending={pending === 'no'} onPress={() => void ask('no')}>
                  {billingMessages.declinePayment}
                </Button>
                <Button variant="primary" isPending={pending === 'yes'} onPress={() => void ask('yes')}>
                  {billingMessages.confirmPayment}
                </Button>
              </>
            )}
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
