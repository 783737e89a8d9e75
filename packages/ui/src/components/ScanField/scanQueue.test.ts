import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanCode,
  createScanQueue,
  type Scan,
  type ScanCounts,
  type ScanQueueOptions,
  type ScanResult,
} from './scanQueue.ts';

const accepted = ({ code }: Scan): ScanResult => ({ status: 'accepted', title: code });
const settled = () => new Promise((resolve) => setTimeout(resolve));

function start(options: Partial<ScanQueueOptions> = {}) {
  let scans: readonly Scan[] = [];
  let counts: ScanCounts | undefined;
  const queue = createScanQueue(() => ({
    answer: accepted,
    most: 50,
    onChange: (next, total) => {
      scans = next;
      counts = total;
    },
    ...options,
  }));
  return {
    queue,
    scans: () => scans,
    counts: () => counts,
    states: () => scans.map(({ code, status }) => `${code} ${status}`),
  };
}

it('strips what is not part of a code', () => {
  expect(cleanCode('\u0002 036000291452\u001d\r\n')).toBe('036000291452');
});

describe('createScanQueue', () => {
  it('answers one scan after another', async () => {
    const resolvers: ((result: ScanResult) => void)[] = [];
    const { queue, states } = start({
      answer: () => new Promise((resolve) => resolvers.push(resolve)),
    });
    queue.add('A', 'scanner', 0);
    queue.add('B', 'scanner', 10);
    expect(states()).toEqual(['B waiting', 'A pending']);
    resolvers[0]?.({ status: 'refused', title: 'A', reason: 'is not on this list.' });
    await settled();
    expect(states()).toEqual(['B pending', 'A refused']);
  });
  it('takes a repeat within 300 ms as one scan, and the same code later as another', async () => {
    const { queue, scans } = start();
    expect([0, 200, 350].map((at) => queue.add('A', 'scanner', at))).toEqual([true, false, true]);
    expect(queue.add('A', 'typed', 351)).toBe(true);
    expect(queue.add(' \n', 'typed', 900)).toBe(false);
    await settled();
    expect(scans()).toHaveLength(3);
  });
  it('keeps a scan without an answer and sends it again', async () => {
    let isOnline = false;
    const { queue, states } = start({
      answer: (scan) => (isOnline ? accepted(scan) : Promise.reject(new Error('offline'))),
    });
    queue.add('A', 'scanner', 0);
    await settled();
    expect(states()).toEqual(['A failed']);
    isOnline = true;
    queue.retry(1);
    await settled();
    expect(states()).toEqual(['A accepted']);
  });
  it('undoes accepted scans only, once', async () => {
    const undone: string[] = [];
    const { queue, states, counts } = start({
      answer: (scan) =>
        scan.code === 'B' ? { status: 'refused', title: 'B', reason: 'is unknown.' } : accepted(scan),
      undo: ({ code }) => {
        undone.push(code);
      },
    });
    queue.add('A', 'scanner', 0);
    queue.add('B', 'scanner', 1);
    await settled();
    for (const id of [1, 1, 2, 9]) queue.undo(id);
    await settled();
    expect(counts()).toEqual({ accepted: 0, refused: 1 });
    expect(undone).toEqual(['A']);
    expect(states()).toEqual(['B refused', 'A undone']);
  });
  it('leaves a scan accepted when its undo fails', async () => {
    const { queue, scans } = start({ undo: () => Promise.reject(new Error('offline')) });
    queue.add('A', 'scanner', 0);
    await settled();
    queue.undo(1);
    await settled();
    expect(scans()[0]).toMatchObject({ status: 'accepted', isUndoFailed: true });
  });
  it('loses no scan and keeps the order, whatever the answers take', async () => {
    const scan = fc.record({ code: fc.stringMatching(/^[A-Z]{1,3}$/), isFailing: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(scan, { maxLength: 30 }), fc.scheduler(), async (list, scheduler) => {
        const answered: string[] = [];
        const { queue, scans } = start({
          most: 3,
          answer: scheduler.scheduleFunction(async (each: Scan) => {
            answered.push(each.code);
            if (list[each.id - 1]?.isFailing) throw new Error('offline');
            return accepted(each);
          }),
        });
        list.forEach(({ code }, at) => queue.add(code, 'scanner', at * 1000));
        await scheduler.waitIdle();
        await settled();
        expect(answered).toEqual(list.map(({ code }) => code));
        expect(scans().filter(({ status }) => status === 'failed')).toHaveLength(
          list.filter(({ isFailing }) => isFailing).length,
        );
      }),
      { numRuns: 30 },
    );
  });
});
