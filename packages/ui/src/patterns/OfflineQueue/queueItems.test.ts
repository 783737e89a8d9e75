import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueSummary, sortQueue, storageTone, type QueueItem } from './queueItems.ts';

const item: fc.Arbitrary<QueueItem> = fc.record({
  id: fc.uuid(),
  kind: fc.constant('Photo'),
  label: fc.constant('B-3'),
  createdAt: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  size: fc.nat(),
  state: fc.constantFrom('waiting', 'sending', 'failed', 'conflict'),
});

describe('queueSummary', () => {
  it('counts every item once', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const { counts, bytes, attention } = queueSummary(items);
        expect(Object.values(counts).reduce((sum, each) => sum + each, 0)).toBe(items.length);
        expect(attention).toBe(counts.failed + counts.conflict);
        expect(bytes).toBe(items.reduce((sum, { size }) => sum + size, 0));
      }),
    );
  });
});

describe('sortQueue', () => {
  it('puts what needs the user first and the rest in the order of entry', () => {
    const at = (id: string, state: QueueItem['state'], hour: string): QueueItem => ({
      id,
      kind: 'Photo',
      label: id,
      createdAt: `2026-11-23T${hour}:00:00Z`,
      size: 1,
      state,
    });
    const items = [
      at('w2', 'waiting', '12'),
      at('f', 'failed', '13'),
      at('w1', 'waiting', '11'),
      at('c', 'conflict', '14'),
    ];
    expect(sortQueue(items).map(({ id }) => id)).toEqual(['c', 'f', 'w1', 'w2']);
  });
  it('does not depend on the order of the items', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (items) => {
        const key = ({ state, createdAt }: QueueItem) => `${state} ${createdAt}`;
        expect(sortQueue(items).map(key)).toEqual(sortQueue(items.toReversed()).map(key));
      }),
    );
  });
});

describe('storageTone', () => {
  it.each([
    [79, undefined],
    [80, 'warn'],
    [95, 'bad'],
    [120, 'bad'],
  ])('%i %% is %s', (used, tone) => {
    expect(storageTone(used, 100)).toBe(tone);
  });
  it('says nothing of an unknown quota', () => expect(storageTone(5, 0)).toBeUndefined());
});
