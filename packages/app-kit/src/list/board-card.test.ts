import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boardColumn, cardFieldsOf, recordCard } from './board-card.ts';

describe('cardFieldsOf', () => {
  test('picks the first day that is a column, and the names of all users', () => {
    expect(
      cardFieldsOf({
        followed_up_on: { label: 'Followed up', kind: 'day' },
        bid_date: { label: 'Bid date', kind: 'day', columnWidth: 100 },
        close_date: { label: 'Close date', kind: 'day', columnWidth: 100 },
        owner_id: { label: 'Owner', kind: 'uuid', ref: 'user' },
        account_id: { label: 'Account', kind: 'uuid', ref: 'account' },
        estimator_id: { label: 'Estimator', kind: 'uuid', ref: 'user' },
      }),
    ).toEqual({ dayField: 'bid_date', personFields: ['owner_name', 'estimator_name'] });
  });
  test('picks nothing from an entity without days and users', () => {
    expect(cardFieldsOf({ name: { label: 'Name', kind: 'text' } })).toEqual({
      dayField: undefined,
      personFields: [],
    });
  });
});

describe('recordCard', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const entity = { title: ['name'], searchSubtitle: 'account_name', boardSum: 'amount' };
  const place = {
    status: 'Bidding',
    isOpen: true,
    dayField: 'bid_date',
    personFields: ['owner_name', 'estimator_name'],
  };

  test('shows title, search match, amount, day and the first person', () => {
    const row = {
      uuid: 'a',
      name: 'Clinic',
      account_name: 'Acme',
      amount: '1250.5',
      bid_date: '2026-03-12',
      owner_name: '',
      estimator_name: 'Ann Lee',
    };
    expect(recordCard(entity, row, place)).toMatchObject({
      id: 'a',
      columnId: 'Bidding',
      title: 'Clinic',
      subtitle: 'Acme',
      value: 1250.5,
      facts: [{ id: 'day', text: 'Mar 12' }],
      people: ['Ann Lee'],
    });
  });
  test('omits what the record does not have', () => {
    const bare = { uuid: 'a', name: 'Clinic' };
    expect(recordCard({ title: ['name'] }, bare, place)).toEqual({
      id: 'a',
      columnId: 'Bidding',
      title: 'Clinic',
    });
  });
  test('warns of a day in the past while the record is in progress', () => {
    const row = { uuid: 'a', name: 'Clinic', bid_date: '2026-03-05' };
    expect(recordCard(entity, row, place).facts).toMatchObject([{ tone: 'warn' }]);
    expect(recordCard(entity, row, { ...place, isOpen: false }).facts).toEqual([
      { id: 'day', text: 'Mar 05' },
    ]);
  });
});

describe('boardColumn', () => {
  test('shows the weighted sum only where it differs from the sum', () => {
    const column = { status: 'Bidding', count: 2, rows: [] };
    expect(boardColumn({ ...column, sum: '100.00', weighted: '50.00' }, 'info')).toMatchObject({
      label: 'Bidding',
      sum: 100,
      sumNote: expect.stringContaining('weighted') as string,
    });
    for (const weighted of ['100.00', '0.00'])
      expect(boardColumn({ ...column, sum: '100.00', weighted }, 'info')).not.toHaveProperty('sumNote');
    expect(boardColumn(column, 'info')).not.toHaveProperty('sum');
  });
});
