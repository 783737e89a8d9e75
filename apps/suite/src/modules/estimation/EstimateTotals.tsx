import type { Estimate as EstimateData, EstimateSettings } from '@plumbline/api';
import { formatDecimal } from '@plumbline/ui/decimal';
import { EstimateSummary, RateEdit } from '@plumbline/ui/EstimateSheet';
import { formatAmount, formatMoney } from '@plumbline/ui/format';
import { adjustedWords } from './what-if/scenario.ts';

const rates: readonly { key: string; label: string; field: keyof EstimateSettings; after: string }[] = [
  { key: 'overhead', label: 'Overhead', field: 'overhead_percentage', after: 'direct' },
  { key: 'contingency', label: 'Contingency', field: 'contingency_percentage', after: 'direct' },
  { key: 'profit', label: 'Profit', field: 'profit_percentage', after: 'direct' },
  { key: 'discount', label: 'Discount', field: 'discount_percentage', after: 'subtotal' },
  { key: 'bond', label: 'Bond', field: 'bond_percentage', after: 'subtotal' },
  { key: 'tax', label: 'Sales tax', field: 'tax_percentage', after: 'subtotal' },
];

/** Cost types that are shown only if the estimate has them. */
const costs = [
  { key: 'equipment', label: 'Equipment' },
  { key: 'other', label: 'Other cost' },
] as const;

/** Totals from material to total sell, with editable rates. */
export function EstimateTotals({
  estimate,
  floorArea,
  isReadOnly,
  onRate,
  onExplain,
}: {
  estimate: EstimateData;
  /** Floor area of the building in square feet. */
  floorArea?: string;
  isReadOnly: boolean;
  onRate: (field: keyof EstimateSettings, value: string) => Promise<void>;
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
  const ratesAfter = (after: string) =>
    rates
      .filter((rate) => rate.after === after)
      .map(({ key, label, field }) => {
        const value = totals.get(key)?.value ?? '0';
        return {
          id: key,
          label,
          note: (
            <RateEdit
              label={label}
              value={estimate.settings[field]}
              onSave={(next) => onRate(field, next)}
              isReadOnly={isReadOnly}
            />
          ),
          value: `${key === 'discount' && Number(value) > 0 ? '−' : ''}${formatAmount(value)}`,
          isZero: Number(value) === 0,
        };
      });
  const adjusted = adjustedWords(estimate);
  return (
    <EstimateSummary
      label="Total sell"
      total={formatMoney(estimate.total)}
      note={[
        `${formatDecimal(estimate.markup, 1, 1)}% markup, ${formatDecimal(estimate.margin, 1, 1)}% margin`,
        ...(floorArea && Number(floorArea) > 0
          ? [
              `${formatMoney((Number(estimate.total) / Number(floorArea)).toFixed(2))} per SF of ${formatDecimal(floorArea, 0, 0)} SF`,
            ]
          : []),
        ...(adjusted ? [adjusted] : []),
      ]}
      onExplain={onExplain}
      parts={[
        { label: 'Material', share: Number(estimate.material) },
        { label: 'Labor', share: Number(estimate.labor) },
        { label: 'Equipment and other', share: of('equipment') + of('other') },
        { label: 'Markup', share: of('overhead') + of('contingency') + of('profit') - of('discount') },
        { label: 'Bond and tax', share: of('bond') + of('tax') },
      ]}
      lines={[
        { id: 'material', label: 'Material', value: formatAmount(estimate.material) },
        {
          id: 'labor',
          label: 'Labor',
          note: `${formatDecimal(estimate.hours, 1, 1)} h`,
          value: formatAmount(estimate.labor),
        },
        ...costs
          .filter(({ key }) => totals.has(key))
          .map(({ key, label }) => ({ id: key, label, value: formatAmount(totals.get(key)?.value ?? '0') })),
        sum('direct', 'Direct cost'),
        ...ratesAfter('direct'),
        sum('subtotal', 'Subtotal'),
        ...ratesAfter('subtotal'),
        ...(totals.has('base')
          ? [
              sum('base', 'Base bid'),
              ...estimate.alternates
                .filter(({ accepted }) => accepted)
                .map(({ uuid, number, amount }) => ({
                  id: uuid,
                  label: `Alternate ${number}`,
                  value: formatAmount(amount),
                })),
            ]
          : []),
        sum('total', 'Total sell'),
        ...(estimate.budget === undefined
          ? []
          : [{ id: 'budget', label: 'Budget', value: formatAmount(estimate.budget) }]),
      ]}
      checks={estimate.checks}
    />
  );
}
