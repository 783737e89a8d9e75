import type { PlanPreview } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { formatDate } from '@plumbline/ui/dates';
import { formatMoney } from '@plumbline/ui/format';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import { each, totalLines, type Interval } from '@plumbline/account/billing/format-billing';

/** What a change costs today, line by line, what it costs from then on, and what it opens and closes. */
export function ChangeSummary({ preview, interval }: { preview: PlanPreview; interval: Interval }) {
  const { is_same, renewal, renews_on, loses, gains } = preview;
  if (is_same) return <Text tone="muted">This is what your company has. Nothing would change.</Text>;
  return (
    <Stack gap={16}>
      {loses.length > 0 && (
        <Banner tone="warn" title="Closes when the change is made">
          {`${loses.join(', ')}. What you made in them is kept, and is there again with a plan that has them.`}
        </Banner>
      )}
      {gains.length > 0 && <Text>{`Opens: ${gains.join(', ')}.`}</Text>}
      <TotalsBlock label="What the change costs" lines={totalLines(preview)} />
      <Text size="small" tone="muted">
        {`From ${formatDate(renews_on)} on: ${formatMoney(renewal)} ${each(interval)}, before tax.`}
      </Text>
    </Stack>
  );
}
