import type { Estimate as EstimateData, EstimateSettings } from '@plumbline/api';
import { formatDecimal } from '@plumbline/ui/decimal';
import { RateEdit } from '@plumbline/ui/RateEdit';
import { TotalsPanel } from '@plumbline/ui/TotalsPanel';
import { formatAmount, formatMeasure, formatMoney, formatPercent } from '@plumbline/ui/format';
import { add } from './estimate-rows.ts';
import { adjustedWords } from '../what-if/scenario.ts';
import { estimatesMessages } from './messages.ts';

const rates: readonly { key: string; label: string; field: keyof EstimateSettings; after: string }[] = [
  { key: 'overhead', label: estimatesMessages.overhead, field: 'overhead_percentage', after: 'direct' },
  {
    key: 'contingency',
    label: estimatesMessages.contingency,
    field: 'contingency_percentage',
    after: 'direct',
  },
  { key: 'profit', label: estimatesMessages.profit, field: 'profit_percentage', after: 'direct' },
  { key: 'discount', label: estimatesMessages.discount, field: 'discount_percentage', after: 'subtotal' },
  { key: 'bond', label: estimatesMessages.bond, field: 'bond_percentage', after: 'subtotal' },
  { key: 'tax', label: estimatesMessages.salesTax, field: 'tax_percentage', after: 'subtotal' },
];

/** Cost types that are shown only if the estimate has them. */
const costs = [
  { key: 'equipment', label: estimatesMessages.equipment },
  { key: 'other', label: estimatesMessages.otherCost },
] as const;

/** Parts of the total by what they pay for. */
const breakdownOf = ({ material, labor }: EstimateData, of: (key: string) => number) => [
  { label: estimatesMessages.material, share: Number(material) },
  { label: estimatesMessages.labor, share: Number(labor) },
  { label: estimatesMessages.equipmentAndOther, share: of('equipment') + of('other') },
  {
    label: estimatesMessages.markup,
    share: of('overhead') + of('contingency') + of('profit') + of('line_markups') - of('discount'),
  },
  { label: estimatesMessages.bondAndTax, share: of('bond') + of('tax') },
];

/** Totals from material to total sell, with editable rates. */
export function EstimateTotals({
  estimate,
  floorArea,
  isReadOnly,
  onRate,
  onRateOpen,
  onMargin,
  onExplain,
}: {
  estimate: EstimateData;
  /** Floor area of the building in square feet. */
  floorArea?: string;
  isReadOnly: boolean;
  onRate: (field: keyof EstimateSettings, value: string) => Promise<void>;
  /** Called when a rate is about to be edited. */
  onRateOpen: () => void;
  /** Called with a target margin in percent. A rejection is shown at the margin. */
  onMargin: (margin: string) => Promise<void>;
  onExplain: (anchor: HTMLElement) => void;
}) {
  const totals = new Map(estimate.totals.map((total) => [total.key, total]));
  const of = (key: string) => Number(totals.get(key)?.value ?? 0);
  const sum = (key: string, label: string) => ({
    id: key,
    label,
    value: formatAmount(totals.get(key)?.value ?? '0'),
    isSum: true,
  });
  const rateEdit = (label: string, value: string, onSave: (next: string) => Promise<void>) => (
    <RateEdit label={label} value={value} onOpen={onRateOpen} onSave={onSave} isReadOnly={isReadOnly} />
  );
  const ratesAfter = (after: string) =>
    rates
      .filter((rate) => rate.after === after)
      .map(({ key, label, field }) => {
        const value = totals.get(key)?.value ?? '0';
        return {
          id: key,
          label,
          note: rateEdit(label, estimate.settings[field], (next) => onRate(field, next)),
          value: `${key === 'discount' && Number(value) > 0 ? '−' : ''}${formatAmount(value)}`,
          isZero: Number(value) === 0,
        };
      });
  const adjusted = adjustedWords(estimate);
  return (
    <TotalsPanel
      label={estimatesMessages.totalSell}
      total={formatMoney(estimate.total)}
      notes={[
        `${formatPercent(estimate.markup, 1, 1)} markup, ${formatPercent(estimate.margin, 1, 1)} margin`,
        ...(floorArea && Number(floorArea) > 0
          ? [
              estimatesMessages.pricePerSquareFoot(
                formatMoney((Number(estimate.total) / Number(floorArea)).toFixed(2)),
                formatDecimal(floorArea, 0, 0),
              ),
            ]
          : []),
        ...(adjusted ? [adjusted] : []),
      ]}
      onShowDerivation={onExplain}
      breakdown={breakdownOf(estimate, of)}
      lines={[
        { id: 'material', label: estimatesMessages.material, value: formatAmount(estimate.material) },
        {
          id: 'labor',
          label: estimatesMessages.labor,
          note: `${formatMeasure(estimate.hours)} h`,
          value: formatAmount(estimate.labor),
        },
        ...costs
          .filter(({ key }) => totals.has(key))
          .map(({ key, label }) => ({ id: key, label, value: formatAmount(totals.get(key)?.value ?? '0') })),
        sum('direct', estimatesMessages.directCost),
        ...ratesAfter('direct'),
        ...(totals.has('line_markups')
          ? [
              {
                id: 'line_markups',
                label: estimatesMessages.lineMarkups,
                value: formatAmount(totals.get('line_markups')?.value ?? '0'),
              },
            ]
          : []),
        sum('subtotal', 'Subtotal'),
        {
          id: 'margin',
          label: estimatesMessages.margin,
          note: rateEdit(estimatesMessages.margin, estimate.margin, onMargin),
          value: formatAmount(add(totals.get('subtotal')?.value ?? '0', `-${estimate.cost}`)),
        },
        ...ratesAfter('subtotal'),
        ...(totals.has('base')
          ? [
              sum('base', estimatesMessages.baseBid),
              ...estimate.alternates
                .filter(({ accepted }) => accepted)
                .map(({ uuid, number, amount }) => ({
                  id: uuid,
                  label: estimatesMessages.alternateNumber(number),
                  value: formatAmount(amount),
                })),
            ]
          : []),
        sum('total', estimatesMessages.totalSell),
        ...(estimate.budget === undefined
          ? []
          : [{ id: 'budget', label: estimatesMessages.budget, value: formatAmount(estimate.budget) }]),
      ]}
      checks={estimate.checks}
    />
  );
}
