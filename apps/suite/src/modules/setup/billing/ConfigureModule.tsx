import type { BillingPlan, Subscription } from '@plumbline/api';
import { useBillingListPlans, useBillingReadSubscription } from '@plumbline/api/hooks/billing';
import { useSetupListModules } from '@plumbline/api/hooks/setup';
import { href } from '@plumbline/app-kit';
import { each, people, planPrice, userPrice } from '@plumbline/account/billing/format-billing';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Button } from '@plumbline/ui/Button';
import { Card } from '@plumbline/ui/Card';
import { Checkbox } from '@plumbline/ui/Checkbox';
import { Columns } from '@plumbline/ui/Columns';
import { Grid } from '@plumbline/ui/Grid';
import { GridItem } from '@plumbline/ui/GridItem';
import { Inline } from '@plumbline/ui/Inline';
import { Money } from '@plumbline/ui/Money';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Pill } from '@plumbline/ui/Pill';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { BillingDoor } from './BillingGuard.tsx';
import { inEveryPlan, modulesOfPlans, planFor } from './plan-for.ts';
import { billingMessages } from './messages.ts';

/** Finds the smallest plan that includes the chosen modules. Named Customer Signup in the specification. */
export default function ConfigureModule() {
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
  return (
    <Stack gap={24} padding={24} measure="page">
      <PageHeader title={billingMessages.customerSignup} description={billingMessages.modulesDescription} />
      {plans.data && current.data ? (
        <Configurator plans={plans.data.data} current={current.data.data} />
      ) : error ? (
        <Failed
          error={error}
          onRetry={() => {
            void plans.mutate();
            void current.mutate();
          }}
        />
      ) : (
        <Skeleton shape="card" count={2} label={billingMessages.loadingTheModules} />
      )}
    </Stack>
  );
}

function Configurator({ plans, current }: { plans: readonly BillingPlan[]; current: Subscription }) {
  const always = inEveryPlan(plans);
  const own = plans.find(({ key }) => key === current.plan);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(
    () => new Set((own?.modules ?? []).map(({ key }) => key).filter((key) => !always.has(key))),
  );
  // Descriptions need view rights in Setup; without them the module names are shown alone.
  const { data: described } = useSetupListModules({ limit: -1 }, { swr: { shouldRetryOnError: false } });
  const about = new Map(described?.data.map(({ key, description }) => [key, description]));
  const modules = modulesOfPlans(plans);
  return (
    <Grid gap={24}>
      <GridItem span={8}>
        <Card title={billingMessages.modules} level={2}>
          <Stack gap={20}>
            <Columns gap={16} min="sm">
              {modules
                .filter(({ key }) => !always.has(key))
                .map(({ key, name }) => (
                  <Checkbox
                    key={key}
                    label={name}
                    description={about.get(key)}
                    isSelected={wanted.has(key)}
                    onChange={(isWanted) => {
                      const next = new Set(wanted);
                      if (isWanted) next.add(key);
                      else next.delete(key);
                      setWanted(next);
                    }}
                  />
                ))}
            </Columns>
            <Text size="small" tone="muted">
              {billingMessages.modulesInEveryPlan(
                modules
                  .filter(({ key }) => always.has(key))
                  .map(({ name }) => name)
                  .join(', '),
              )}
            </Text>
          </Stack>
        </Card>
      </GridItem>
      <GridItem span={4}>
        <div aria-live="polite">
          <Offer plan={planFor(plans, wanted)} own={own} selected={wanted} always={always} />
        </div>
      </GridItem>
    </Grid>
  );
}

function Offer({
  plan,
  own,
  selected,
  always,
}: {
  plan: BillingPlan | undefined;
  own: BillingPlan | undefined;
  selected: ReadonlySet<string>;
  always: ReadonlySet<string>;
}) {
  if (!plan)
    return (
      <Card title={billingMessages.yourPlan} level={2}>
        <Text tone="muted">{billingMessages.noMatchingPlan}</Text>
      </Card>
    );
  const more = plan.modules.filter(({ key }) => !selected.has(key) && !always.has(key));
  const isOwn = plan.key === own?.key;
  return (
    <Card title={billingMessages.yourPlan} level={2}>
      <Stack gap={16}>
        <Inline gap={8} align="center" justify="between">
          <Text weight="strong">{plan.name}</Text>
          {isOwn && <Pill tone="info">{billingMessages.current}</Pill>}
        </Inline>
        <Stack gap={2}>
          <Text size="page" weight="strong">
            <Money value={planPrice(plan, 'monthly')} />
          </Text>
          <Text size="small" tone="muted">
            {billingMessages.includedUsersPrice(each('monthly'), people(plan.users))}
            <Money value={userPrice(plan, 'monthly')} />
            {billingMessages.extraUsersPrice}
          </Text>
        </Stack>
        <Text size="small">{plan.text}</Text>
        {more.length > 0 && (
          <Text size="small" tone="muted">
            {billingMessages.alsoIncludes(more.map(({ name }) => name).join(', '))}
          </Text>
        )}
        <Inline justify="end">
          {isOwn ? (
            <Button href={href('setup-license')}>{billingMessages.licensePayment}</Button>
          ) : (
            <Button variant="primary" href={href('setup-subscription', {}, { plan: plan.key })}>
              {billingMessages.continueWithPlan(plan.name)}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
