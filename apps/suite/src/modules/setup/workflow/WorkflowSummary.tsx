import { nextOf, unreachable, type Flow } from '@plumbline/validation/setup';
import { Banner } from '@plumbline/ui/Banner';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Stack } from '@plumbline/ui/Stack';
import { workflowMessages } from './messages.ts';

/** Lists the next statuses of each status and warns about unreachable ones. */
export function FlowWords({ flow }: { flow: Flow }) {
  const unreachableNames = unreachable(flow);
  return (
    <Stack gap={12}>
      {unreachableNames.length > 0 && (
        <Banner tone="warn">{workflowMessages.unreachableStatuses(unreachableNames.join(', '))}</Banner>
      )}
      <DescriptionList
        items={flow.statuses.map((name) => ({
          term: name || workflowMessages.untitledStatus,
          value: nextOf(flow, name, flow.statuses).join(', ') || 'Final status',
        }))}
      />
    </Stack>
  );
}
