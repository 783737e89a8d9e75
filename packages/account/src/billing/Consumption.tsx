import type { PlanConsumption } from '@plumbline/api';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Pill } from '@plumbline/ui/Pill';
import { ProgressBar } from '@plumbline/ui/ProgressBar';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { CheckIcon } from '@plumbline/ui/icons';
import { countText } from '@plumbline/app-kit/format/count-text';

/** People and modules in use, of those that the plan includes. */
export function Consumption({
  users_used,
  users_included,
  modules,
  hasPlan,
  modulesHref,
  whose = 'you',
}: PlanConsumption & {
  hasPlan: boolean;
  /** Where all modules stand. */
  modulesHref?: string;
  /** Who has them, where it is not the reader. */
  whose?: string;
}) {
  const included = modules.filter((each) => each.included);
  const used = included.filter((each) => each.used).length;
  return (
    <Stack gap={16}>
      {users_included === undefined ? (
        <Text>{`${countText(users_used, { one: 'user', many: 'users' })}. Without a plan nobody counts them.`}</Text>
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
        valueText={`${used} of ${included.length} ${hasPlan ? 'included' : `open to ${whose}`}`}
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
        {modulesHref && <Link href={modulesHref}>All modules</Link>}
      </Text>
    </Stack>
  );
}
