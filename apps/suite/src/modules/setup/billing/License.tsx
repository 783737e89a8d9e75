import { useBillingReadSubscription } from '@plumbline/api/hooks/billing';
import { href } from '@plumbline/app-kit';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { inSentence } from '@plumbline/ui/format';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DashboardCard, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { AddOns } from './AddOns.tsx';
import { useState } from 'react';
import { BillingDoor } from './BillingGuard.tsx';
import { CouponCard } from './CouponCard.tsx';
import { EndDialog } from './EndDialog.tsx';
import { Consumption } from '@plumbline/account/billing/Consumption';
import { InvoiceList } from './InvoiceList.tsx';
import { MethodList } from './MethodList.tsx';
import { PlanFacts } from '@plumbline/account/billing/PlanFacts';
import { billingMessages } from './messages.ts';

/** Shows the subscription, its usage, payment methods, add-ons, coupons and invoices. */
export default function License() {
  return (
    <BillingDoor>
      <Page />
    </BillingDoor>
  );
}

function Page() {
  const { data, error, mutate } = useBillingReadSubscription();
  const mayEdit = useDecision({ app: 4, name: 'license', type: 'e' });
  const [isAsking, setAsking] = useState(false);
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={3} label={billingMessages.loadingTheSubscription} />;
  const subscription = data.data;
  const { plan, state, open_invoice: open, ends_on: endsOn, suspended, gateway } = subscription;
  return (
    <>
      <DashboardGrid
        header={
          <Stack gap={16}>
            <PageHeader
              title={billingMessages.licensePayment}
              description={billingMessages.licenseDescription}
              actions={
                <>
                  {plan && (
                    <Button onPress={() => setAsking(true)} {...denied(mayEdit)}>
                      {endsOn ? billingMessages.keepPlan : billingMessages.cancelPlan}
                    </Button>
                  )}
                  <Button variant="primary" href={href('setup-subscription')} {...denied(mayEdit)}>
                    {plan ? billingMessages.changePlanOrUsers : billingMessages.chooseAPlan}
                  </Button>
                </>
              }
            />
            {suspended && (
              <Banner tone="bad" title={billingMessages.suspendedTitle}>
                {billingMessages.suspendedNotice(suspended.reason)}
              </Banner>
            )}
            {open && (
              <Banner
                tone={state === 'past_due' ? 'bad' : 'info'}
                action={
                  <Button size="sm" href={href('setup-payment', {}, { invoice: open })} {...denied(mayEdit)}>
                    {state === 'past_due' ? billingMessages.payNow : billingMessages.reviewInvoice}
                  </Button>
                }
              >
                {state === 'past_due'
                  ? suspended
                    ? billingMessages.renewalFailedSuspended
                    : billingMessages.renewalFailedActive
                  : billingMessages.changeUnpaidNotice}
              </Banner>
            )}
            {gateway.is_test && (
              <Banner tone="info">{billingMessages.testModeNotice(inSentence(gateway.name))}</Banner>
            )}
          </Stack>
        }
      >
        <DashboardCard title={billingMessages.plan} span={5}>
          <PlanFacts subscription={subscription} />
        </DashboardCard>
        <DashboardCard title={billingMessages.usage} span={7}>
          <Consumption
            {...subscription.consumption}
            hasPlan={plan !== ''}
            modulesHref={href('setup-modules')}
          />
        </DashboardCard>
        <DashboardCard title={billingMessages.paymentMethods} span={7}>
          <MethodList />
        </DashboardCard>
        <DashboardCard title={billingMessages.addOnModules} span={5}>
          <AddOns addOns={subscription.add_ons} />
        </DashboardCard>
        <DashboardCard title={billingMessages.coupons} span={12}>
          <Stack measure="narrow">
            <CouponCard subscription={subscription} />
          </Stack>
        </DashboardCard>
        <DashboardCard title={billingMessages.invoices} span={12}>
          <InvoiceList />
        </DashboardCard>
      </DashboardGrid>
      {isAsking && <EndDialog subscription={subscription} onClose={() => setAsking(false)} />}
    </>
  );
}
