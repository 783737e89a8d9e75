import { describe, expect, test } from 'vitest';
import { orderDemoData, type DemoData } from './demo-data.ts';

const data = (name: string, ...needs: string[]): DemoData => ({
  name,
  needs,
  companies: ['northgate'],
  seed: async () => undefined,
});
const order = (...all: DemoData[]) => orderDemoData(all).map(({ name }) => name);

describe('the order of demo data', () => {
  test('is the given one, with what each needs before it', () => {
    expect(
      order(
        data('crm', 'people'),
        data('tasks'),
        data('people'),
        data('bids', 'crm', 'vendors'),
        data('vendors'),
      ),
    ).toEqual(['people', 'crm', 'tasks', 'vendors', 'bids']);
  });

  test.each([
    ['a name that no module has', [data('crm', 'people')], 'need people'],
    ['two modules with one name', [data('crm'), data('crm')], 'named crm'],
    ['data that need each other', [data('a', 'b'), data('b', 'a')], 'a, b, a'],
  ] as const)('rejects %s', (_what, all, message) => {
    expect(() => orderDemoData(all)).toThrow(message);
  });
});
