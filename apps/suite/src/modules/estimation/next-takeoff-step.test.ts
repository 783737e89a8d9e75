import { describe, expect, test } from 'vitest';
import { nextTakeoffStep } from './next-takeoff-step.ts';

describe('the take-off step of an estimation', () => {
  test.each([
    ['without plans is to upload them', { plans: 0, measures: 0, total: '0' }, 'upload'],
    ['with unmeasured plans is to measure them', { plans: 3, measures: 0, total: '0.00' }, 'measure'],
    ['with measures is done', { plans: 3, measures: 8, total: '0.00' }, undefined],
    [
      'with a price from lines without take-off needs no plans',
      { plans: 0, measures: 0, total: '1200.00' },
      undefined,
    ],
    [
      'with a price and plans besides needs no measures',
      { plans: 2, measures: 0, total: '1200.00' },
      undefined,
    ],
  ] as const)('%s', (_name, row, step) => {
    expect(nextTakeoffStep(row)).toBe(step);
  });
});
