import { Banner } from '@plumbline/ui/Banner';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import type { rateOf } from './labor-rate.ts';
import { unitPrice } from './price.ts';

const short = (value: string) => Number(value).toLocaleString('en-US', { maximumFractionDigits: 4 });
/** A part of the usual formula in words. */
const known: Readonly<Record<string, string>> = {
  '(1 + indirect)': 'Indirect cost',
  '(1 + profit)': 'Profit',
  '(1 - discount)': 'Discount',
};

/** What an hour is charged at, step by step from what it costs. */
export function LaborRate({ rate }: { rate: ReturnType<typeof rateOf> }) {
  if ('problem' in rate) return <Banner tone="warn">{rate.problem}</Banner>;
  const [first, ...steps] = rate.steps;
  return (
    <TotalsBlock
      lines={[
        { label: first?.label ?? 'Hourly cost', value: unitPrice(first?.runningTotal ?? rate.cost) },
        ...steps.map(({ operator, label, value, runningTotal }) => ({
          label: known[label] ?? label,
          note: `${operator} ${short(value)}`,
          value: unitPrice(runningTotal),
        })),
        { label: 'Charged per hour', value: unitPrice(Number(rate.rate).toFixed(2)), kind: 'sum' as const },
      ]}
    />
  );
}
