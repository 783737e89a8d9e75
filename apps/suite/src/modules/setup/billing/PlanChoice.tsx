import type { BillingPlan } from '@plumbline/api';
import { Columns } from '@plumbline/ui/Columns';
import { Inline } from '@plumbline/ui/Inline';
import { Money } from '@plumbline/ui/Money';
import { Pill } from '@plumbline/ui/Pill';
import { Stack } from '@plumbline/ui/Stack';
import { Surface } from '@plumbline/ui/Surface';
import { Text } from '@plumbline/ui/Text';
import { Heading } from '@plumbline/ui/Heading';
import { Button } from '@plumbline/ui/Button';
import { CheckIcon, MinusIcon } from '@plumbline/ui/icons';
import { Icon } from '@plumbline/ui/Icon';
import { each, people, planPrice, userPrice, type Interval } from '@plumbline/account/billing/format-billing';
import { billingMessages } from './messages.ts';

interface Props {
  plans: readonly BillingPlan[];
  interval: Interval;
  chosen: string;
  /** Key of the company's current plan. */
  current: string;
  onChoose: (plan: string) => void;
}

/** Compares plans side by side by price, included users and modules. */
export function PlanChoice({ plans, interval, chosen, current, onChoose }: Props) {
  const modules = plans.at(-1)?.modules ?? [];
  return (
    <Columns gap={16} min="sm" hasEqualHeight>
      {plans.map((plan) => {
        const isChosen = plan.key === chosen;
        return (
          <Surface key={plan.key} as="section" aria-label={plan.name} border="all" radius="card" padding={20}>
            <Stack gap={12} isFullHeight>
              <Inline gap={8} align="center" justify="between">
                <Heading level={2} size="section">
                  {plan.name}
                </Heading>
                {plan.key === current && <Pill tone="info">{billingMessages.current}</Pill>}
              </Inline>
              <Stack gap={2}>
                <Text size="page" weight="strong">
                  <Money value={planPrice(plan, interval)} />
                </Text>
                <Text size="small" tone="muted">
                  {billingMessages.includedUsersPrice(each(interval), people(plan.users))}
                  <Money value={userPrice(plan, interval)} />
                  {' each'}
                </Text>
              </Stack>
              <Button
                {...(isChosen ? { icon: CheckIcon } : {})}
                aria-label={`${isChosen ? 'Chosen' : 'Choose'}: ${plan.name}`}
                onPress={() => onChoose(plan.key)}
                isFullWidth
              >
                {isChosen ? billingMessages.chosen : billingMessages.choose}
              </Button>
              <Text size="small" tone="muted">
                {plan.text}
              </Text>
              <Stack as="ul" gap={4} aria-label={billingMessages.modulesIn(plan.name)}>
                {modules.map(({ key, name }) => {
                  const isThere = plan.modules.some((module) => module.key === key);
                  return (
                    <Inline as="li" key={key} gap={8} align="center">
                      <Icon icon={isThere ? CheckIcon : MinusIcon} />
                      <Text size="small" tone={isThere ? 'primary' : 'muted'}>
                        {isThere ? name : `No ${name}`}
                      </Text>
                    </Inline>
                  );
                })}
              </Stack>
            </Stack>
          </Surface>
        );
      })}
    </Columns>
  );
}
