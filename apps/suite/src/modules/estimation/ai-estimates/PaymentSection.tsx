import { ApiError, type AiRequest, type Estimation } from '@plumbline/api';
import {
  aiOrdersPlace,
  billingCharge,
  getBillingReadPaymentKey,
  useBillingCalculateCharge,
} from '@plumbline/api/hooks/billing';
import { aiRequestsSubmit, getAiRequestsReadKey } from '@plumbline/api/hooks/estimation';
import { useUsersReadTenant } from '@plumbline/api/hooks/lookups';
import { href } from '@plumbline/app-kit';
import { CardChoice, useCards } from '@plumbline/account/billing/CardChoice';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { formatMoney, formatPercent } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { pagesText } from './request-text.ts';
import { aiEstimatesMessages } from './messages.ts';

interface Props {
  estimation: Estimation;
  /** Request as saved on the server. */
  request: AiRequest | undefined;
  count: number;
  /** Hint shown if there is no page to select. */
  lacking?: string;
  /** Saves pending changes. @returns the request as saved on the server. */
  flush: () => Promise<AiRequest | undefined>;
  onNoPages: () => void;
  onPagesRefused: (message: string) => void;
  onSent: (request: AiRequest) => void;
  onRefused: () => void;
}

type Charge = NonNullable<ReturnType<typeof useBillingCalculateCharge>['data']>['data'];

/** Places the order, charges the card and sends the request. Problems are kept by what they belong to. */
function usePayment({
  estimationId,
  count,
  figures,
  reloadCharge,
  card,
  flush,
  onNoPages,
  onPagesRefused,
  onSent,
  onRefused,
}: Pick<Props, 'count' | 'flush' | 'onNoPages' | 'onPagesRefused' | 'onSent' | 'onRefused'> & {
  estimationId: string;
  /** Charge of the pages; undefined until it is calculated. */
  figures: Charge | undefined;
  reloadCharge: () => void;
  /** Id of the chosen payment method. */
  card: ReturnType<typeof useCards>['card'];
}) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const [isPaying, setPaying] = useState(false);
  const isBusy = useRef(false);
  const [cardProblem, setCardProblem] = useState<string>();
  const [problem, setProblem] = useState('');
  /** The user pressed Pay before the charge was loaded. */
  const [isUnknown, setUnknown] = useState(false);
  const pay = async () => {
    const saved = await flush();
    if (!saved || !figures) return;
    const { data: invoice } = await aiOrdersPlace({ request_id: saved.uuid, due: figures.due });
    if (invoice.state === 'open') {
      if (!card) return setCardProblem(aiEstimatesMessages.chooseAPaymentMethod);
      const answer = await billingCharge(
        { paymentMethodId: card, amount: invoice.due, request_id: invoice.uuid },
        { request_id: invoice.uuid },
      );
      const { data: payment } = answer;
      await mutate(getBillingReadPaymentKey(payment.uuid), answer, { revalidate: false });
      if (payment.state === 'action')
        return payment.confirm_url
          ? location.assign(payment.confirm_url)
          : navigate(href('setup-payment', {}, { payment: payment.uuid }));
    }
    const sent = await aiRequestsSubmit(estimationId, {
      request_id: saved.uuid,
      workdrive_id: saved.workdrive_id,
      pages: saved.pages,
      notes: saved.notes,
    });
    await mutate(getAiRequestsReadKey(saved.uuid), sent, { revalidate: false });
    onSent(sent.data);
  };
  const press = async () => {
    if (isBusy.current) return;
    setProblem('');
    setUnknown(false);
    if (count === 0) return onNoPages();
    if (!figures) {
      reloadCharge();
      return setUnknown(true);
    }
    if (!card && Number(figures.due) > 0) return setCardProblem(aiEstimatesMessages.chooseAPaymentMethod);
    isBusy.current = true;
    setPaying(true);
    setCardProblem('');
    try {
      await pay();
    } catch (reason) {
      const errors = reason instanceof ApiError ? reason.errors : [];
      const ofCard = errors.find(({ field }) => field === 'paymentMethodId');
      const ofPages = errors.find(({ field }) => field === 'pages');
      if (ofCard) setCardProblem(ofCard.message);
      else if (ofPages) onPagesRefused(ofPages.message);
      else setProblem(errorText(reason));
      reloadCharge();
      onRefused();
    }
    isBusy.current = false;
    setPaying(false);
  };
  return { isPaying, cardProblem, setCardProblem, problem, isUnknown, press };
}

function ChargeTotals({ figures }: { figures: Charge }) {
  return (
    <div aria-live="polite">
      <TotalsBlock
        label={aiEstimatesMessages.charge}
        lines={[
          {
            label: pagesText(figures.pages),
            note: ` at ${formatMoney(figures.price)}`,
            value: formatMoney(figures.subtotal),
          },
          {
            label: aiEstimatesMessages.salesTax(formatPercent(figures.tax_rate, 0, 6)),
            value: formatMoney(figures.tax),
          },
          ...(Number(figures.credit_used) > 0
            ? [{ label: aiEstimatesMessages.creditUsed, value: formatMoney(`-${figures.credit_used}`) }]
            : []),
          { label: aiEstimatesMessages.dueToday, value: formatMoney(figures.due), kind: 'total' as const },
        ]}
      />
    </div>
  );
}

/** Payment section: charge, card and result of the payment. */
export function PaymentSection({
  estimation,
  request,
  count,
  lacking,
  flush,
  onNoPages,
  onPagesRefused,
  onSent,
  onRefused,
}: Props) {
  const mayPay = useDecision({ app: 4, name: 'license', type: 'e' });
  const company = useUsersReadTenant();
  const isOffline = company.data?.data.subscription_mode === 'offline';
  const cards = useCards(mayPay.allowed && company.data !== undefined && !isOffline);
  const charge = useBillingCalculateCharge(
    { pages: Math.max(1, count) },
    { swr: { enabled: count > 0, keepPreviousData: true } },
  );
  const figures = count > 0 ? charge.data?.data : undefined;
  const isCurrent = figures?.pages === count;

  const { isPaying, cardProblem, setCardProblem, problem, isUnknown, press } = usePayment({
    estimationId: estimation.uuid,
    count,
    figures,
    reloadCharge: () => void charge.mutate(),
    card: cards.card,
    flush,
    onNoPages,
    onPagesRefused,
    onSent,
    onRefused,
  });
  const wrong = problem || (isUnknown && count > 0 && !figures ? aiEstimatesMessages.priceFailed : '');
  const shownCardProblem = cardProblem ?? request?.charge?.problem ?? '';

  return (
    <Stack gap={16}>
      {count === 0 ? (
        <Text tone="muted">{lacking ?? aiEstimatesMessages.priceEmpty}</Text>
      ) : charge.error && !figures ? (
        <Failed error={charge.error} onRetry={() => void charge.mutate()} />
      ) : figures ? (
        <ChargeTotals figures={figures} />
      ) : (
        <Skeleton shape="text" count={3} label={aiEstimatesMessages.calculatingTheCharge} />
      )}
      {request?.charge?.payment ? (
        <Banner
          tone="info"
          title={aiEstimatesMessages.paymentPendingTitle}
          action={
            <Button
              size="sm"
              href={href('setup-payment', {}, { payment: request.charge.payment })}
              {...(mayPay.allowed ? {} : { disabledReason: denialText(mayPay) })}
            >
              {aiEstimatesMessages.confirmPayment}
            </Button>
          }
        >
          {aiEstimatesMessages.paymentPendingNotice}
        </Banner>
      ) : isOffline ? (
        <Banner tone="info" title={aiEstimatesMessages.invoiceOnlyTitle}>
          {aiEstimatesMessages.invoiceOnlyNotice}
        </Banner>
      ) : mayPay.allowed ? (
        <>
          <CardChoice cards={cards} problem={shownCardProblem} onPicked={() => setCardProblem('')} />
          {wrong && (
            <Banner tone="bad" isUrgent>
              {wrong}
            </Banner>
          )}
          <Text size="small" tone="muted">
            {aiEstimatesMessages.dataSharingNotice}
          </Text>
          <Button
            variant="primary"
            isPending={isPaying || (count > 0 && !isCurrent && charge.isLoading)}
            onPress={() => void press()}
            {...(lacking ? { disabledReason: lacking } : {})}
          >
            {figures && isCurrent
              ? aiEstimatesMessages.payAmountAndSend(formatMoney(figures.due))
              : aiEstimatesMessages.payAndSend}
          </Button>
        </>
      ) : (
        <Banner
          tone="info"
          title={aiEstimatesMessages.billingPermissionRequired}
          action={
            <Button size="sm" onPress={() => copyText(location.href)}>
              {aiEstimatesMessages.copyLink}
            </Button>
          }
        >
          {aiEstimatesMessages.billingPermissionNotice(denialText(mayPay))}
        </Banner>
      )}
    </Stack>
  );
}
