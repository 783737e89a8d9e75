import type { Customer } from '@plumbline/api';
import { expect, test } from 'vitest';
import { tenantMetrics } from './metrics.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const customer = (name: string, more: Partial<Customer> = {}): Customer => ({
  uuid: name,
  version: 1,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  name,
  type: 'Company',
  subscription_mode: 'online',
  partner_name: '',
  users: 1,
  plan: '',
  seats: 0,
  state: 'given',
  last_login: null,
  ...more,
});

test('no customer is all zeros, with six months named', () => {
  const figures = tenantMetrics([], now);
  expect(figures).toMatchObject({ customers: 0, users: 0, active: 0, silent: 0, types: [], recent: [] });
  expect(figures.added.map(({ month }) => month)).toEqual([
    '2025-10-01',
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
  ]);
});

test('counts customers and users by type, subscription and partner, the most first', () => {
  const figures = tenantMetrics(
    [
      customer('a', { users: 3, partner_name: 'Summit' }),
      customer('b', { type: 'Retail', users: 9, subscription_mode: 'offline' }),
      customer('c', { users: 2, partner_name: 'Summit', createdAt: '2025-01-01T00:00:00.000Z' }),
    ],
    now,
  );
  expect(figures.users).toBe(14);
  expect(figures.types).toEqual([
    { value: 'Company', customers: 2, users: 5 },
    { value: 'Retail', customers: 1, users: 9 },
  ]);
  expect(figures.subscriptions.map(({ value }) => value)).toEqual(['online', 'offline']);
  expect(figures.partners).toEqual([{ value: 'Summit', customers: 2, users: 5 }]);
  expect(figures.added.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 2]);
});

test('a customer is active for seven days after a sign-in and silent until the first one', () => {
  const figures = tenantMetrics(
    [
      customer('today', { last_login: '2026-03-10T11:00:00.000Z' }),
      customer('six days', { last_login: '2026-03-04T13:00:00.000Z' }),
      customer('eight days', { last_login: '2026-03-02T11:00:00.000Z' }),
      customer('never'),
    ],
    now,
  );
  expect(figures).toMatchObject({ active: 2, silent: 1 });
  expect(figures.recent.map(({ name }) => name)).toEqual(['today', 'six days', 'eight days']);
});
