import type { Estimate, EstimateRange, EstimateSettings, SupposedEstimate } from '@plumbline/api';
import { Button } from '@plumbline/ui/Button';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { formatDecimal } from '@plumbline/ui/decimal';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';
import { HourChanges } from './HourChanges.tsx';
import { hourShares } from './hour-shares.ts';
import { PriceChanges } from './PriceChanges.tsx';
import { factorOf, hoursOf, laborOf, pricesOf, rateOf, type Factor, type Tried } from './scenario.ts';
import { whatIfMessages } from './messages.ts';

const rates: readonly { field: keyof EstimateSettings; label: string }[] = [
  { field: 'overhead_percentage', label: whatIfMessages.overhead },
  { field: 'profit_percentage', label: whatIfMessages.profit },
  { field: 'contingency_percentage', label: whatIfMessages.contingency },
  { field: 'discount_percentage', label: whatIfMessages.discount },
  { field: 'bond_percentage', label: whatIfMessages.bond },
  { field: 'tax_percentage', label: whatIfMessages.salesTax },
];
const materialFactors: readonly { field: Factor; label: string; of: 'waste' | 'freight' | 'duty' }[] = [
  { field: 'waste_percentage', label: whatIfMessages.waste, of: 'waste' },
  { field: 'freight_percentage', label: whatIfMessages.freight, of: 'freight' },
  { field: 'duty_percentage', label: whatIfMessages.duty, of: 'duty' },
];

const ownOf = (range: EstimateRange | undefined) => {
  if (!range) return {};
  const [from, to] = [formatDecimal(range.from, 0, 2), formatDecimal(range.to, 0, 2)];
  return { placeholder: from === to ? from : `${from}–${to}` };
};
const complaint = (message: string | undefined) => (message ? { errorMessage: message } : {});

/** Fields of a scenario. Empty fields follow their source, shown as placeholder. */
export function WhatIfFields({
  estimate,
  answer,
  trial,
  change,
  errorOf,
  onMargin,
}: {
  estimate: Estimate;
  answer: SupposedEstimate | undefined;
  trial: Tried;
  change: (part: Partial<Tried>) => void;
  errorOf: (field: string) => string | undefined;
  /** Solves the profit for a margin. @returns an error message if there is none. */
  onMargin: (margin: string) => Promise<string | undefined>;
}) {
  const setFactor = (field: Factor, value: string) =>
    change({ factors: { ...trial.factors, [field]: value } });
  return (
    <Stack gap={24} paddingY={20}>
      <FieldGroup title={whatIfMessages.rates} columns="halves">
        {rates.map(({ field, label }) => (
          <DecimalField
            size="sm"
            key={field}
            label={label}
            unit="%"
            value={rateOf(estimate, trial, field)}
            onChange={(value) => change({ settings: { ...trial.settings, [field]: value } })}
            {...complaint(errorOf(`settings.${field}`))}
          />
        ))}
      </FieldGroup>
      <MarginField onMargin={onMargin} />
      <FieldGroup title={whatIfMessages.labor} columns="halves">
        <DecimalField
          size="sm"
          label={whatIfMessages.difficulty}
          unit="×"
          placeholder="1"
          value={factorOf(estimate, trial, 'difficulty')}
          onChange={(value) => setFactor('difficulty', value)}
          {...complaint(errorOf('adjustments.difficulty'))}
        />
        {hourShares.map(({ field, label }) => (
          <DecimalField
            size="sm"
            key={field}
            label={whatIfMessages.shareOfHours(label)}
            unit="%"
            placeholder="0"
            value={factorOf(estimate, trial, field)}
            onChange={(value) => setFactor(field, value)}
            {...complaint(errorOf(`adjustments.${field}`))}
          />
        ))}
        {answer?.labor.map(({ uuid, name, rate }) => (
          <DecimalField
            size="sm"
            key={uuid}
            label={name}
            unit="$/h"
            placeholder={formatDecimal(rate, 2, 4)}
            value={laborOf(estimate, trial, uuid)}
            onChange={(value) => change({ labor: { ...trial.labor, [uuid]: value } })}
            {...complaint(errorOf(`labor ${uuid}`))}
          />
        ))}
      </FieldGroup>
      <HourChanges
        estimate={estimate}
        hours={hoursOf(estimate, trial)}
        errorOf={errorOf}
        onChange={(hours) => change({ hours })}
      />
      <FieldGroup title={whatIfMessages.material} description={whatIfMessages.ratesHint} columns="halves">
        {materialFactors.map(({ field, label, of }) => (
          <DecimalField
            size="sm"
            key={field}
            label={label}
            unit="%"
            {...ownOf(answer?.[of])}
            value={factorOf(estimate, trial, field)}
            onChange={(value) => setFactor(field, value)}
            {...complaint(errorOf(`adjustments.${field}`))}
          />
        ))}
      </FieldGroup>
      <PriceChanges
        estimate={estimate}
        prices={pricesOf(estimate, trial)}
        errorOf={errorOf}
        onChange={(prices) => change({ prices })}
      />
    </Stack>
  );
}

/** Field that solves the profit rate for a target margin. */
function MarginField({ onMargin }: { onMargin: (margin: string) => Promise<string | undefined> }) {
  const [margin, setMargin] = useState('');
  const [error, setError] = useState<string>();
  const [isFinding, setFinding] = useState(false);
  const find = async () => {
    if (margin === '') return setError(whatIfMessages.targetMarginMissing);
    setFinding(true);
    setError(await onMargin(margin));
    setFinding(false);
  };
  return (
    <Stack gap={8}>
      <DecimalField
        size="sm"
        label={whatIfMessages.targetMargin}
        unit="%"
        value={margin}
        onChange={(value) => {
          setMargin(value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void find();
        }}
        {...complaint(error)}
      />
      <Inline>
        <Button size="sm" isPending={isFinding} onPress={() => void find()}>
          {whatIfMessages.calculateProfit}
        </Button>
      </Inline>
    </Stack>
  );
}
