import { nextOf, unreachable, type Flow } from '@plumbline/validation/setup';
import { Banner } from '@plumbline/ui/Banner';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Stack } from '@plumbline/ui/Stack';

/** A workflow in words: where each status leads, and which nothing leads to. */
export function FlowWords({ flow }: { flow: Flow }) {
  const lost = unreachable(flow);
  return (
    <Stack gap={12}>
      {lost.length > 0 && (
        <Banner tone="warn">
          {`Nothing leads to ${lost.join(', ')}: a record gets there only by being made so.`}
        </Banner>
      )}
      <DescriptionList
        items={flow.statuses.map((name) => ({
          term: name || 'Status without a name',
          value: nextOf(flow, name, flow.statuses).join(', ') || 'The end: nothing leads on from here.',
        }))}
      />
    </Stack>
  );
}
