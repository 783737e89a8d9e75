import type { PlanConsumption } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Pill } from '@plumbline/ui/Pill';
import { ProgressBar } from '@plumbline/ui/ProgressBar';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { CheckIcon } from '@plumbline/ui/icons';

/** People and modules in use, of those that the plan includes. */
export function Consumption({
  users_used,
  users_included,
  modules,
  hasPlan,
}: PlanConsumption & { hasPlan: boolean }) {
  const included = modules.filter((each) => each.included);
  const used = included.filter((each) => each.used).length;
  return (
    <Stack gap={16}>
      {users_included === undefined ? (
        <Text>{`${users_used} users. Without a plan nobody counts them.`}</Text>
      ) : (
        <ProgressBar
          label="Users"
          value={users_used}
          max={users_included}
          valueText={`${users_used} of ${users_included}`}
          tone={users_used >= users_included ? 'warn' : 'info'}
        />
      )}
      <ProgressBar
        label="Modules in use"
        value={used}
        max={Math.max(1, included.length)}
        valueText={`${used} of ${included.length} ${hasPlan ? 'included' : 'open to you'}`}
      />
      <Inline gap={8} wrap as="ul" aria-label="Modules">
        {included.map(({ key, name, used: isUsed }) => (
          <li key={key}>
            <Pill tone={isUsed ? 'ok' : 'neutral'} icon={isUsed ? CheckIcon : null}>
              {name}
            </Pill>
          </li>
        ))}
      </Inline>
      <Text size="small" tone="muted">
        A tick stands for a module in which something was changed within the last thirty days.{' '}
        <Link href={href('setup-modules')}>All modules</Link>
      </Text>
    </Stack>
  );
}
