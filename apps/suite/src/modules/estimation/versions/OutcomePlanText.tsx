import type { OutcomeMove, OutcomePlan } from '@plumbline/api';
import { errorText } from '@plumbline/app-kit';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';

const moveWords = (what: string, { name, from, to, stays }: OutcomeMove) =>
  to ? `${what} “${name}” goes from ${from} to ${to}.` : `${what} “${name}” stays ${from}. ${stays ?? ''}`;

/** What becomes of the statuses of estimation and opportunity, before it is written down. */
export function OutcomePlanText({ plan, error }: { plan: OutcomePlan | undefined; error: unknown }) {
  if (!plan)
    return error ? (
      <Text tone="muted">{errorText(error)}</Text>
    ) : (
      <Skeleton shape="line" count={2} label="Reading what follows" />
    );
  return (
    <Stack gap={4}>
      <Text size="small">{moveWords('Estimation', plan.estimation)}</Text>
      {plan.opportunity && <Text size="small">{moveWords('Opportunity', plan.opportunity)}</Text>}
    </Stack>
  );
}
