import type { Change, Quote } from '@plumbline/api';
import { expect, test } from 'vitest';
import { entryOf, withOpenings } from './quote-history.ts';

const entries = [
  { id: 'c', title: 'R1 created from R0', when: '', dateTime: '2026-03-09T08:55:00.000Z' },
  { id: 'b', title: 'R0 sent', when: '', dateTime: '2026-03-02T08:00:00.000Z' },
  { id: 'a', title: 'R0 created', when: '', dateTime: '2026-03-01T08:00:00.000Z' },
];

test('places the openings of all links at the time of the last one', () => {
  const links = [
    { opened: 2, last_opened: '2026-03-03T08:12:00.000Z' },
    { opened: 1, last_opened: '2026-03-02T09:00:00.000Z' },
    { opened: 0 },
  ];
  const activity = withOpenings(entries, 0, links);
  expect(activity.map(({ id }) => id)).toEqual(['c', 'openings', 'b', 'a']);
  expect(activity[1]).toMatchObject({ title: 'R0 opened', dateTime: '2026-03-03T08:12:00.000Z' });
  expect(activity[1]?.body).toMatch(/^3 times, last /);
});

test('shows "once" for one opening and adds no entry without openings', () => {
  expect(withOpenings(entries, 0, [{ opened: 1, last_opened: '2026-03-10T00:00:00.000Z' }])[0]?.body).toBe(
    'once',
  );
  expect(withOpenings(entries, 0, [{ opened: 0 }])).toEqual(entries);
});

test('names the recipients of an email and of its copies', () => {
  const change = {
    uuid: 'x',
    entity_id: 'q',
    action: 'issued',
    user_name: 'Dana Whitfield',
    createdAt: '2026-03-09T08:55:00.000Z',
    changes: [
      { field: 'status', before: 'Draft', after: 'Sent' },
      { field: 'sent_to', after: 'kim@customer.test' },
      { field: 'sent_cc', after: 'site@customer.test' },
    ],
  } as Change;
  expect(entryOf(change, [{ uuid: 'q', revision: 2 } as Quote])).toMatchObject({
    title: 'R2 sent',
    body: 'Dana Whitfield, by email to kim@customer.test, copy to site@customer.test',
  });
});

test('names the accepted quote when a quote was closed, and shows a reopening', () => {
  const change = (changes: Change['changes']) =>
    ({
      uuid: 'x',
      entity_id: 'q',
      action: 'updated',
      user_name: 'Dana Whitfield',
      createdAt: '2026-03-09T08:55:00.000Z',
      changes,
    }) as Change;
  const describeChanges = (changes: Change['changes']) => {
    const { title, body } = entryOf(change(changes), [{ uuid: 'q', revision: 2 } as Quote]);
    return [title, body];
  };
  const closed = { field: 'status', before: 'Sent', after: 'Closed' };
  expect(describeChanges([closed, { field: 'because', after: 'Q-1 R0 was accepted' }])).toEqual([
    'R2 closed',
    'Dana Whitfield, Q-1 R0 was accepted',
  ]);
  expect(describeChanges([{ field: 'status', before: 'Closed', after: 'Sent' }])).toEqual([
    'R2 reopened',
    'Dana Whitfield',
  ]);
});
