import type { EstimateSettings } from '@plumbline/api';
import { describe, expect, it } from 'vitest';
import { adjustedWords, hasTrialChanges, nothingTried, scenarioBody } from './scenario.ts';

const settings: EstimateSettings = {
  overhead_percentage: '10',
  contingency_percentage: '0',
  profit_percentage: '10.00',
  bond_percentage: '0',
  tax_percentage: '0',
  discount_percentage: '0',
};
const price = { kind: 'material' as const, uuid: 'm', percentage: '5' };
const kept = {
  settings,
  adjustments: { difficulty: '1.2', labor_rates: [{ labor_cost_id: 'c', rate: '60' }], prices: [price] },
};

describe('scenario', () => {
  it('equals the saved settings without changes', () => {
    expect(scenarioBody(kept, nothingTried)).toEqual(kept);
    expect(scenarioBody({ settings }, nothingTried).adjustments).toBeNull();
    expect(hasTrialChanges(kept, nothingTried)).toBe(false);
  });

  it('applies changes, and emptied fields follow their source again', () => {
    const trial = {
      settings: { profit_percentage: '12', tax_percentage: '' },
      factors: { difficulty: '', waste_percentage: '8' },
      labor: { c: '', d: '70' },
      prices: [price, { ...price, uuid: 'n', percentage: '' }],
    };
    expect(scenarioBody(kept, trial)).toEqual({
      settings: { ...settings, profit_percentage: '12' },
      adjustments: {
        waste_percentage: '8',
        labor_rates: [{ labor_cost_id: 'd', rate: '70' }],
        prices: [price],
      },
    });
    expect(hasTrialChanges(kept, trial)).toBe(true);
  });

  it.each([
    { ...nothingTried, settings: { profit_percentage: '10', tax_percentage: '' } },
    { ...nothingTried, factors: { difficulty: '1.20' } },
    { ...nothingTried, factors: { overtime_percentage: '0' } },
    { ...nothingTried, labor: { c: '60.0' } },
    { ...nothingTried, prices: [price, { ...price, uuid: 'n', percentage: '0' }] },
  ])('is unchanged after typing a value back: %o', (trial) => {
    expect(hasTrialChanges(kept, trial)).toBe(false);
  });

  it.each([
    { ...nothingTried, factors: { difficulty: '1' } },
    { ...nothingTried, factors: { waste_percentage: '0' } },
    { ...nothingTried, factors: { nightshift_percentage: '15' } },
    { ...nothingTried, labor: { c: '' } },
    { ...nothingTried, hours: [{ condition_id: 'w', overtime_percentage: '20' }] },
    { ...nothingTried, prices: [] },
    { ...nothingTried, prices: [{ ...price, kind: 'condition' as const }] },
  ])('is changed by %o', (trial) => {
    expect(hasTrialChanges(kept, trial)).toBe(true);
  });
});

it('sends only entered hours of a condition, and none if all are empty', () => {
  const hours = [
    { condition_id: 'w', difficulty: '1.5', overtime_percentage: '' },
    { condition_id: 'x', difficulty: '' },
  ];
  expect(scenarioBody(kept, { ...nothingTried, hours }).adjustments?.condition_labor).toEqual([
    { condition_id: 'w', difficulty: '1.5' },
  ]);
  expect(hasTrialChanges(kept, { ...nothingTried, hours: hours.slice(1) })).toBe(false);
});

it('describes the adjustments in one line', () => {
  expect(adjustedWords({})).toBeUndefined();
  expect(adjustedWords(kept)).toBe('Adjusted: difficulty 1.2, 1 labor rate, 1 price change');
  expect(adjustedWords({ adjustments: { condition_labor: [{ condition_id: 'w', difficulty: '2' }] } })).toBe(
    'Adjusted: hours of 1 condition',
  );
  expect(adjustedWords({ adjustments: { overtime_percentage: '20', nightshift_percentage: '5' } })).toBe(
    'Adjusted: overtime 20%, night shift 5%',
  );
});
