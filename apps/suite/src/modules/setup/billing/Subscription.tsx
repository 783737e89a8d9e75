import type { BillingPlan, PlanPreview, Subscription as Current } from '@plumbline/api';
import {
  billingChangePlan,
  billingPurchasePlan,
  useBillingListPlans,
  useBillingPreviewPlan,
  useBillingReadSubscription,
} from '@plumbline/api/hooks/billing';
import { href } from '@plumbline/app-kit';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Card } from '@plumbline/ui/Card';
import { Grid } from '@plumbline/ui/Grid';
import { GridItem } from '@plumbline/ui/GridItem';
import { Inline } from '@plumbline/ui/Inline';
import { NumberField } from '@plumbline/ui/NumberField';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BillingDoor } from './BillingGuard.tsx';
import { ChangeSummary } from './ChangeSummary.tsx';
import { CouponField } from './CouponField.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { useBillingRefresh } from './use-refresh.ts';
import type { Interval } from '@plumbline/account/billing/format-billing';
import { billingMessages } from './messages.ts';

const MAX_USERS = 10_000;

const describeCoupon = ({ code, text, instead_of: other }: NonNullable<PlanPreview['coupon']>) =>
  `${code}: ${text}${other ? `, replaces ${other}` : ''}`;

/** Compares plans and previews the cost of a change before it is ordered. */
export default function Subscription() {
  return (
    <BillingDoor>
      <Page />
    </BillingDoor>
  );
}

function Page() {
  const plans = useBillingListPlans();
  const current = useBillingReadSubscription();
  const error: unknown = plans.error ?? current.error;
  const retry = () => {
    void plans.mutate();
    void current.mutate();
  };
  return (
    <Stack gap={24} padding={24} measure="page">
      <PageHeader
        title={billingMessages.plans}
        description={billingMessages.subscriptionDescription}
        backHref={href('setup-license')}
        backLabel={billingMessages.licensePayment}
      />
      {plans.data && current.data ? (
        <Chooser plans={plans.data.data} current={current.data.data} />
      ) : error ? (
        <Failed error={error} onRetry={retry} />
      ) : (
        <Skeleton shape="card" count={3} label={billingMessages.loadingThePlans} />
      )}
    </Stack>
  );
}

type Wanted = Parameters<typeof useBillingPreviewPlan>[0];

/** Orders the previewed change; a price that changed in the meantime is refused and shown anew. */
function useOrder(current: Current, selection: Wanted, preview: ReturnType<typeof useBillingPreviewPlan>) {
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const key = useRef(crypto.randomUUID());
  const refresh = useBillingRefresh();
  const navigate = useNavigate();
  const shown = preview.data?.data;
  const confirm = async () => {
    if (!shown) return;
    setPending(true);
    setProblem('');
    try {
      const body = { ...selection, due: shown.due };
      const order = current.plan ? billingChangePlan : billingPurchasePlan;
      const { data } = await order(body, { headers: { 'idempotency-key': key.current } });
      void refresh();
      void navigate(
        data.state === 'open'
          ? href('setup-payment', {}, { invoice: data.uuid })
          : href('setup-license-success', {}, { invoice: data.uuid }),
      );
    } catch (reason) {
      setProblem(errorText(reason));
      void preview.mutate();
      // A changed price is a new order, so it needs a new idempotency key.
      key.current = crypto.randomUUID();
    }
    setPending(false);
  };
  /** Forgets the last problem: another change is another order. */
  const reset = () => {
    setProblem('');
    key.current = crypto.randomUUID();
  };
  return { problem, isPending, confirm, reset };
}

function Chooser({ plans, current }: { plans: readonly BillingPlan[]; current: Current }) {
  const [address] = useSearchParams();
  const requestedPlan = plans.find(({ key }) => key === address.get('plan'))?.key;
  const [plan, setPlan] = useState(
    requestedPlan ||
      current.plan ||
      (plans.find(({ users }) => users >= current.consumption.users_used) ?? plans.at(-1))?.key ||
      '',
  );
  const [interval, setInterval] = useState<Interval>(current.interval);
  const [users, setUsers] = useState<number | null>(current.users || null);
  const [coupon, setCoupon] = useState('');
  const included = plans.find((each) => each.key === plan)?.users ?? 1;
  const selection = {
    plan,
    interval,
    users: Math.max(users ?? 0, included),
    ...(coupon ? { coupon } : {}),
  };
  const preview = useBillingPreviewPlan(selection, { swr: { keepPreviousData: true } });
  const shown = preview.data?.data;
  const { problem, isPending, confirm, reset } = useOrder(current, selection, preview);
  const change = (what: () => void) => {
    what();
    reset();
  };
  return (
    <Stack gap={24}>
      <Inline gap={16} align="end" wraps>
        <SegmentedControl<Interval>
          label={billingMessages.billingPeriod}
          options={[
            { id: 'monthly', label: billingMessages.monthly },
            { id: 'yearly', label: billingMessages.yearlyTwoMonthsFree },
          ]}
          value={interval}
          onChange={(next) => change(() => setInterval(next))}
        />
      </Inline>
      <Grid gap={24}>
        <GridItem span={8}>
          <PlanChoice
            plans={plans}
            interval={interval}
            chosen={plan}
            current={current.plan}
            onChoose={(next) => change(() => setPlan(next))}
          />
        </GridItem>
        <GridItem span={4}>
          <Card title={billingMessages.yourChange} level={2}>
            <Stack gap={16}>
              <Stack measure="narrow">
                <NumberField
                  label={billingMessages.users}
                  description={billingMessages.usersHint(included, current.consumption.users_used)}
                  min={included}
                  max={MAX_USERS}
                  value={Math.max(users ?? 0, included)}
                  onChange={(next) => change(() => setUsers(next))}
                  {...(shown?.refusal?.field === 'users' ? { errorMessage: shown.refusal.message } : {})}
                />
              </Stack>
              {!shown?.is_same && (
                <CouponField
                  code={coupon}
                  isPending={coupon !== '' && preview.isLoading}
                  problem={shown?.refusal?.field === 'coupon' ? shown.refusal.message : undefined}
                  applied={shown?.coupon && describeCoupon(shown.coupon)}
                  onApply={(next) => change(() => setCoupon(next))}
                  onClear={() => change(() => setCoupon(''))}
                />
              )}
              {problem && (
                <Banner tone="bad" isUrgent>
                  {problem}
                </Banner>
              )}
              {shown?.refusal?.field === 'plan' && <Banner tone="warn">{shown.refusal.message}</Banner>}
              {preview.error && !shown ? (
                <Failed error={preview.error} onRetry={() => void preview.mutate()} />
              ) : shown ? (
                <ChangeSummary preview={shown} interval={interval} />
              ) : (
                <Skeleton shape="text" count={4} label={billingMessages.calculatingThePrice} />
              )}
              <Inline gap={12} justify="end" wraps>
                <Button href={href('setup-license')}>{billingMessages.keepCurrentPlan}</Button>
                <Button
                  variant="primary"
                  isPending={isPending}
                  isDisabled={!shown || preview.isLoading || shown.is_same || shown.refusal !== undefined}
                  onPress={() => void confirm()}
                >
                  {shown && Number(shown.due) > 0
                    ? billingMessages.continueToPayment
                    : billingMessages.changePlan}
                </Button>
              </Inline>
            </Stack>
          </Card>
        </GridItem>
      </Grid>
    </Stack>
  );
}
