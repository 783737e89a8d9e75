import type { PlanConsumption } from '@plumbline/api';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Pill } from '@plumbline/ui/Pill';
import { ProgressBar } from '@plumbline/ui/ProgressBar';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { CheckIcon } from '@plumbline/ui/icons';
import { countText } from '@plumbline/app-kit/format/count-text';
import { billingMessages } from './messages.ts';

/** Users and modules in use compared with those included in the plan. */
export function Consumption({
  users_used,
  users_included,
  modules,
  hasPlan,
  modulesHref,
  whose = 'you',
}: PlanConsumption & {
  hasPlan: boolean;
  /** Link to the list of all modules. */
  modulesHref?: string;
  /** Name of the company, when the reader is not its member. */
  whose?: string;
}) {
  const included = modules.filter((each) => each.included);
  const used = included.filter((each) => each.used).length;
  return (
    <Stack gap={16}>
      {users_included === undefined ? (
        <Text>{billingMessages.usersWithoutPlan(countText(users_used, { one: 'user', many: 'users' }))}</Text>
      ) : (
        <ProgressBar
          label={billingMessages.users}
          value={users_used}
          max={users_included}
          valueText={billingMessages.usersUsed(users_used, users_included)}
          tone={users_used >= users_included ? 'warn' : 'info'}
        />
      )}
      <ProgressBar
        label={billingMessages.modulesInUse}
        value={used}
        max={Math.max(1, included.length)}
        valueText={billingMessages.usedCount(
          used,
          included.length,
          hasPlan ? 'included' : `available to ${whose}`,
        )}
      />
      <Inline gap={8} wraps as="ul" aria-label={billingMessages.modules}>
        {included.map(({ key, name, used: isUsed }) => (
          <li key={key}>
            <Pill tone={isUsed ? 'ok' : 'neutral'} icon={isUsed ? CheckIcon : null}>
              {name}
            </Pill>
          </li>
        ))}
      </Inline>
      <Text size="small" tone="muted">
        Checked modules were used in the last 30 days.{' '}
        {modulesHref && <Link href={modulesHref}>{billingMessages.viewAllModules}</Link>}
      </Text>
    </Stack>
  );
}
