import { Banner } from '@plumbline/ui/Banner';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import type { rateOf } from './labor-rate.ts';
import { unitPrice } from '../prices/price.ts';
import { laborMessages } from './messages.ts';

const short = (value: string) => Number(value).toLocaleString('en-US', { maximumFractionDigits: 4 });
/** Labels for the parts of the standard labor formula. */
const partLabels: Readonly<Record<string, string>> = {
  '(1 + indirect)': laborMessages.indirectCost,
  '(1 + profit)': 'Profit',
  '(1 - discount)': 'Discount',
};

/** Steps from the hourly cost to the hourly rate. */
export function LaborRate({ rate }: { rate: ReturnType<typeof rateOf> }) {
  if ('problem' in rate) return <Banner tone="warn">{rate.problem}</Banner>;
  const [first, ...steps] = rate.steps;
  return (
    <TotalsBlock
      lines={[
        {
          label: first?.label ?? laborMessages.hourlyCost,
          value: unitPrice(first?.runningTotal ?? rate.cost),
        },
        ...steps.map(({ operator, label, value, runningTotal }) => ({
          label: partLabels[label] ?? label,
          note: `${operator} ${short(value)}`,
          value: unitPrice(runningTotal),
        })),
        {
          label: laborMessages.ratePerHour,
          value: unitPrice(Number(rate.rate).toFixed(2)),
          kind: 'sum' as const,
        },
      ]}
    />
  );
}
