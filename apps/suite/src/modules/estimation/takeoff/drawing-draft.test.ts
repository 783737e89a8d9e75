import { expect, test } from 'vitest';
import { newestLeft, readKept } from './drawing-draft.ts';

const kept = (at: number, values: object = {}) =>
  JSON.stringify({
    at,
    drawing: { tool: 'area', conditionId: 'f1', vertices: [{ x: 1, y: 2 }], through: null, ...values },
  });

test('reads a valid draft unchanged and rejects malformed ones', () => {
  expect(readKept(kept(5))?.drawing).toMatchObject({ tool: 'area', vertices: [{ x: 1, y: 2 }] });
  for (const broken of [
    null,
    '',
    '{',
    'null',
    '{"at":1}',
    kept(1, { vertices: [] }),
    kept(1, { vertices: [{ x: 'a', y: 2 }] }),
    kept(1, { through: 4 }),
    kept(1, { tool: 'calibrate', first: { a: { x: 1, y: 1 }, b: 3, realLength: 5, unit: 'ft' } }),
  ])
    expect(readKept(broken)).toBeNull();
});

test('keeps the first calibration line while the second is not started', () => {
  const first = { a: { x: 1, y: 1 }, b: { x: 9, y: 1 }, realLength: 5, unit: 'ft' };
  expect(readKept(kept(1, { tool: 'calibrate', vertices: [], first }))?.drawing).toMatchObject({ first });
});

test('lists drafts left by other windows, newest first', () => {
  const entries: [string, string][] = [
    ['d:p1:old', kept(1)],
    ['d:p1:new', kept(9)],
    ['d:p1:broken', '{'],
    ['d:p1:own', kept(20)],
    ['d:p2:other', kept(30)],
  ];
  expect(newestLeft(entries, 'd:p1:', 'd:p1:own')).toEqual(['d:p1:new', 'd:p1:old']);
});
