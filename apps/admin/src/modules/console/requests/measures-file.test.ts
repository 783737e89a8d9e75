import { describe, expect, test } from 'vitest';
import { exampleOf, readMeasures, rowOf } from './measures-file.ts';

const file = (text: string) => ({ name: 'hall.json', text: () => Promise.resolve(text) });

describe('readMeasures', () => {
  test('reads the example', async () => {
    const example = exampleOf({
      sheets: [
        {
          uuid: 'p',
          number: 3,
          name: '',
          page_name: 'A2.1',
          width: 1200,
          height: 900,
          signedURL: '',
          preview_url: '',
        },
      ],
    });
    expect(example.measures[0]).toMatchObject({ page: '3', condition: 'F1' });
    expect(await readMeasures(file(JSON.stringify(example)))).toEqual({ measures: example });
  });
  test('reports invalid files and points to the example', async () => {
    for (const text of ['{', 'null', '[]', '{"conditions": {}}'])
      expect(await readMeasures(file(text))).toEqual({
        problem: expect.stringContaining('Download the example') as string,
      });
  });
});

test('rowOf names rows counted from one', () => {
  expect(rowOf({ field: 'measures.measures.4.page', message: 'No such page.' })).toBe(
    'Measure 5, page: No such page.',
  );
  expect(rowOf({ field: 'measures.conditions.0', message: 'Twice.' })).toBe('Condition 1: Twice.');
  expect(rowOf({ field: 'note', message: 'Too long.' })).toBeUndefined();
});
