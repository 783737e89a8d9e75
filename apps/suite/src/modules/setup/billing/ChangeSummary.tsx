import type { PlanPreview } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { formatDate } from '@plumbline/ui/dates';
import { formatMoney } from '@plumbline/ui/format';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import { each, totalLines, type Interval } from '@plumbline/account/billing/format-billing';
import { billingMessages } from './messages.ts';

/** Shows the cost of a plan change today and per period, and the modules it adds and removes. */
export function ChangeSummary({ preview, interval }: { preview: PlanPreview; interval: Interval }) {
  const { is_same, renewal, renews_on, loses, gains } = preview;
  if (is_same) return <Text tone="muted">{billingMessages.currentPlanNotice}</Text>;
  return (
    <Stack gap={16}>
      {loses.length > 0 && (
        <Banner tone="warn" title={billingMessages.modulesYouWillLose}>
          {billingMessages.lostModulesNotice(loses.join(', '))}
        </Banner>
      )}
      {gains.length > 0 && <Text>{billingMessages.addedModules(gains.join(', '))}</Text>}
      <TotalsBlock label={billingMessages.planChangeCost} lines={totalLines(preview)} />
      <Text size="small" tone="muted">
        {billingMessages.priceFromDate(formatDate(renews_on), formatMoney(renewal), each(interval))}
      </Text>
    </Stack>
  );
}
