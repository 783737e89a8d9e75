import { nextOf, unreachable, type Flow } from '@plumbline/validation/setup';
import { Banner } from '@plumbline/ui/Banner';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Stack } from '@plumbline/ui/Stack';

/** Lists the next statuses of each status and warns about unreachable ones. */
export function FlowWords({ flow }: { flow: Flow }) {
  const unreachableNames = unreachable(flow);
  return (
    <Stack gap={12}>
      {unreachableNames.length > 0 && (
        <Banner tone="warn">
          {`No transition leads to ${unreachableNames.join(', ')}. Records can only start in that status.`}
        </Banner>
      )}
      <DescriptionList
        items={flow.statuses.map((name) => ({
          term: name || 'Untitled status',
          value: nextOf(flow, name, flow.statuses).join(', ') || 'Final status',
        }))}
      />
    </Stack>
  );
}
