import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  nextAnnouncements,
  quarterOf,
  shareOf,
  type Announced,
  type ProgressEvent,
} from './progressToastAnnouncements.ts';
import type { QueuedProgress } from './progressToastQueue.ts';

const work = (next: Partial<QueuedProgress> = {}): QueuedProgress => ({
  id: 1,
  state: 'running',
  message: 'Importing items',
  attempt: 0,
  failedCancels: 0,
  ...next,
});
/** Announces states one after the other. */
function announce(states: readonly (readonly QueuedProgress[])[]): ProgressEvent[] {
  let announced: ReadonlyMap<number, Announced> = new Map();
  return states.flatMap((toasts) => {
    const next = nextAnnouncements(toasts, announced);
    ({ announced } = next);
    return next.events;
  });
}
const kinds = (events: readonly ProgressEvent[]) =>
  events.map((event) => (event.kind === 'quarter' ? event.share : event.kind));

it.each([
  [undefined, undefined, undefined],
  [Number.NaN, 100, undefined],
  [5, 0, undefined],
  [-5, 100, 0],
  [150, 100, 1],
  [1, 8, 0.125],
])('reads a value of %s of %s as a share of %s', (value, max, share) => {
  expect(shareOf({ value, max })).toBe(share);
});
it('announces start, quarters and end', () => {
  const states = [0, 10, 25, 30, 80, 100].map((value) => [work({ value })]);
  const events = announce([...states, [work({ state: 'success', message: 'Items imported' })], []]);
  expect(kinds(events)).toEqual(['start', 0.25, 0.75, 'success']);
});
it('announces the start of a retry and its quarters again', () => {
  const events = announce([
    [work({ value: 60 })],
    [work({ state: 'error', message: 'Failed' })],
    [work({ attempt: 1 })],
    [work({ attempt: 1, value: 30 })],
  ]);
  expect(kinds(events)).toEqual(['start', 'error', 'start', 0.25]);
});
it('announces cancellation', () => {
  expect(kinds(announce([[work()], [work({ state: 'canceling' })], []]))).toEqual([
    'start',
    'canceling',
    'canceled',
  ]);
  expect(kinds(announce([[work()], [work({ state: 'canceling' })], [work({ failedCancels: 1 })]]))).toEqual([
    'start',
    'canceling',
    'notCanceled',
  ]);
});
it('tells several works apart', () => {
  const other = work({ id: 2, message: 'Creating report', value: 50 });
  const events = announce([
    [work(), work({ id: 2, message: 'Creating report' })],
    [work({ value: 26 }), other],
  ]);
  expect(events.map(({ message }) => message)).toEqual([
    'Importing items',
    'Creating report',
    'Importing items',
    'Creating report',
  ]);
});
it('announces each quarter at most once, in order, whatever the values are', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 200 }), { minLength: 1 }), (values) => {
      const events = announce(values.map((value) => [work({ value })]));
      const shares = events.flatMap((event) => (event.kind === 'quarter' ? [event.share] : []));
      expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => a - b));
      expect(events[0]?.kind).toBe('start');
      const highest = Math.max(...values.map((value) => quarterOf({ value })));
      if (shares.length > 0) expect(shares.at(-1)).toBe(highest / 4);
    }),
  );
});
