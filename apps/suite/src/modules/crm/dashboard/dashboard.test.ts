import { addDays } from '@plumbline/dates';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dashboardMoney,
  filterOf,
  isOpen,
  monthLabel,
  onDays,
  readCut,
  weekLabel,
  winRates,
  within,
} from './dashboard.ts';

test('filterOf combines the conditions of a figure with the dashboard filters', () => {
  expect(
    JSON.parse(filterOf({ owner: 'u1', territory: 'Front Range' }, [isOpen, ['stage', 'eq', 'Lost']])),
  ).toEqual([
    { field: 'outcome', op: 'eq', value: 'open' },
    { field: 'stage', op: 'eq', value: 'Lost' },
    { field: 'owner_id', op: 'eq', value: 'u1' },
    { field: 'territory', op: 'eq', value: 'Front Range' },
  ]);
  expect(
    filterOf({ owner: '', territory: '' }, within('bid_date', { from: '2026-01-01', to: '2026-02-01' })),
  ).toBe(
    '[{"field":"bid_date","op":"gte","value":"2026-01-01"},{"field":"bid_date","op":"lt","value":"2026-02-01"}]',
  );
});

test('readCut defaults to the current quarter and all owners', () => {
  expect(readCut(new URLSearchParams('period=week'))).toEqual({
    owner: '',
    territory: '',
    period: 'quarter',
  });
});

describe('winRates', () => {
  const of = (won: [number, string], lost: [number, string]) =>
    winRates({ won: { count: won[0], amount: won[1] }, lost: { count: lost[0], amount: lost[1] } });
  test('computes the rate by count and by value, and nothing without decided bids', () => {
    expect(of([3, '100.00'], [1, '300.00'])).toEqual({ count: '75.0', value: '25.0' });
    expect(of([0, '0'], [0, '0'])).toEqual({});
    expect(of([1, '0'], [1, '0'])).toEqual({ count: '50.0' });
  });
  test('stays between 0 and 100%', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (won, lost) => {
        const rate = Number(of([won, '1'], [lost, '1']).count ?? 0);
        expect(rate).toBeGreaterThanOrEqual(0);
        expect(rate).toBeLessThanOrEqual(100);
      }),
    );
  });
});

test('onDays returns an inclusive date range', () => {
  expect(onDays('bid_date', { from: '2026-11-23', to: '2026-11-30' })).toEqual([
    ['bid_date', 'gte', '2026-11-23'],
    ['bid_date', 'lte', '2026-11-29'],
  ]);
});

test('formats weeks, months and money', () => {
  expect(weekLabel({ from: '2026-11-16', to: '2026-11-23' })).toBe('Nov 16 – 22');
  expect(weekLabel({ from: '2026-11-30', to: '2026-12-07' })).toBe('Nov 30 – Dec 6');
  expect(weekLabel({ from: '2026-11-22', to: '2026-11-23' })).toBe('Nov 22');
  expect(monthLabel({ from: '2026-11-22' })).toBe('Nov 2026');
  expect([dashboardMoney('4350000'), dashboardMoney('999999.4')]).toEqual(['$4.35M', '$999,999']);
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
