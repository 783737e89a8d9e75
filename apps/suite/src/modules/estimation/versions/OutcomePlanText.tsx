import type { OutcomeMove, OutcomePlan } from '@plumbline/api';
import { errorText } from '@plumbline/app-kit';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { versionsMessages } from './messages.ts';

const moveText = (what: string, { name, from, to, stays }: OutcomeMove) =>
  to
    ? versionsMessages.statusMoves(what, name, from, to)
    : versionsMessages.statusStays(what, name, from, stays ?? '');

/** Preview of the status changes of estimation and opportunity. */
export function OutcomePlanText({ plan, error }: { plan: OutcomePlan | undefined; error: unknown }) {
  if (!plan)
    return error ? (
      <Text tone="muted">{errorText(error)}</Text>
    ) : (
      <Skeleton shape="line" count={2} label={versionsMessages.loadingStatusChanges} />
    );
  return (
    <Stack gap={4}>
      <Text size="small">{moveText('Estimation', plan.estimation)}</Text>
      {plan.opportunity && <Text size="small">{moveText('Opportunity', plan.opportunity)}</Text>}
    </Stack>
  );
}
