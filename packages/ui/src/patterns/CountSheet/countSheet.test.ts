import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimal } from '../../components/Number/decimal.ts';
import { readCount, stepCount } from './countRules.ts';
import { createCountSaves, type CountSave, type CountSavesOptions } from './countSaves.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('readCount', () => {
  it.each([
    ['', 0, { value: '' }],
    ['0', 0, { value: '0' }],
    ['1,284', 0, { value: '1284' }],
    ['12.0', 0, { value: '12' }],
    ['12.5', 0, { problem: 'whole' }],
    ['12.5', 2, { value: '12.5' }],
    ['12.555', 2, { problem: 'decimals' }],
    ['-1', 0, { problem: 'negative' }],
    ['GYP-58X', 0, { problem: 'notANumber' }],
    ['036000291452', 0, { problem: 'tooLarge' }],
  ])('%s with %i decimals → %j', (text, digits, result) => expect(readCount(text, digits)).toEqual(result));
});

describe('stepCount', () => {
  it('distinguishes not counted from none there', () => {
    expect(stepCount('', 1)).toBe('1');
    expect(stepCount('', -1)).toBe('0');
    expect(stepCount('0', -1)).toBe('0');
    expect(stepCount('0.5', -1)).toBe('0');
    expect(stepCount('12.25', 1)).toBe('13.25');
  });
  it('is never negative, and plus undoes minus above 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (count) => {
        const less = stepCount(String(count), -1);
        expect(compareDecimal(less, '0')).toBeGreaterThanOrEqual(0);
        if (count >= 1) expect(stepCount(less, 1)).toBe(String(count));
      }),
    );
  });
});

describe('createCountSaves', () => {
  function start(save: CountSavesOptions['save']) {
    let saves: ReadonlyMap<string, CountSave> = new Map();
    const { submit } = createCountSaves(() => ({
      save,
      onChange: (next) => {
        saves = next;
      },
    }));
    return { submit, of: (id: string) => saves.get(id) };
  }
  it('saves one count of a row at a time, and of those entered meanwhile the last', async () => {
    const calls: string[] = [];
    const resolvers: (() => void)[] = [];
    const { submit, of } = start((id, value) => {
      calls.push(`${id}=${value}`);
      return new Promise((resolve) => resolvers.push(() => resolve(undefined)));
    });
    for (const value of ['1', '2', '3']) submit('a', value);
    submit('b', '9');
    expect(calls).toEqual(['a=1', 'b=9']);
    resolvers[0]?.();
    await settled();
    expect(calls).toEqual(['a=1', 'b=9', 'a=3']);
    expect(of('a')).toEqual({ value: '3', status: 'saving' });
    resolvers[2]?.();
    await settled();
    expect(of('a')).toEqual({ value: '3', status: 'saved' });
  });
  it('keeps a count that was refused or got no answer', async () => {
    const { submit, of } = start((id) =>
      id === 'a' ? 'Bin is closed.' : Promise.reject(new Error('offline')),
    );
    submit('a', '7');
    submit('b', '8');
    await settled();
    expect(of('a')).toEqual({ value: '7', status: 'failed', message: 'Bin is closed.' });
    expect(of('b')).toEqual({ value: '8', status: 'failed' });
  });
  it('ends with the last count of each row, whatever the answers take', async () => {
    const entry = fc.record({ id: fc.constantFrom('a', 'b', 'c'), value: fc.nat().map(String) });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 20 }), fc.scheduler(), async (entries, scheduler) => {
        const stored = new Map<string, string>();
        const { submit } = start(
          scheduler.scheduleFunction(async (id: string, value: string) => {
            stored.set(id, value);
            return undefined;
          }),
        );
        for (const { id, value } of entries) submit(id, value);
        await scheduler.waitIdle();
        await settled();
        expect(stored).toEqual(new Map(entries.map(({ id, value }) => [id, value])));
      }),
      { numRuns: 30 },
    );
  });
});
