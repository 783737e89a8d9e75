import { formatPercent } from '@plumbline/ui/format';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import { explainPrice, unitPrice } from './price.ts';
import { pricesMessages } from './messages.ts';

/** Steps from the vendor's price to the estimate price, and the markup and margin of the sell price. */
export function PriceSteps({ price, unit }: { price: Parameters<typeof explainPrice>[0]; unit: string }) {
  const { steps, landed, estimate, sell, markupPercent, marginPercent } = explainPrice(price, unit);
  const cushion = steps.find(({ label }) => label === 'Cushion');
  const [asked, ...onTop] = steps.filter((step) => step !== cushion);
  const added = ({ runningTotal }: { runningTotal: string }, before: string) =>
    `+ ${unitPrice(String(Number(runningTotal) - Number(before)))}`;
  return (
    <TotalsBlock
      lines={[
        { label: pricesMessages.price, note: `per ${unit}`, value: unitPrice(asked?.runningTotal ?? '0') },
        ...onTop.map((step, index) => ({
          label: step.label,
          note: pricesMessages.percentOfPrice(formatPercent(step.value, 0, 6)),
          value: added(step, (onTop[index - 1] ?? asked)?.runningTotal ?? '0'),
        })),
        { label: pricesMessages.landedPrice, value: unitPrice(landed), kind: 'sum' as const },
        ...(cushion
          ? [
              {
                label: pricesMessages.cushion,
                note: pricesMessages.percentOfLanded(formatPercent(cushion.value, 0, 6)),
                value: added(cushion, landed),
              },
            ]
          : []),
        { label: pricesMessages.estimatePrice, value: unitPrice(estimate), kind: 'sum' as const },
        ...(sell
          ? [
              {
                label: pricesMessages.sellPrice,
                ...(markupPercent
                  ? {
                      note: pricesMessages.markupAndMargin(
                        formatPercent(markupPercent, 2),
                        marginPercent === undefined ? '—' : formatPercent(marginPercent, 2),
                      ),
                    }
                  : {}),
                value: unitPrice(sell),
                kind: 'sum' as const,
              },
            ]
          : []),
      ]}
    />
  );
}
