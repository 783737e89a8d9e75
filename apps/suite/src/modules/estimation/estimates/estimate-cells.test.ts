import type { Estimate, EstimateGroup, EstimateLine, PresentPerson } from '@plumbline/api';
import { describe, expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';
import { cellsOf, cellText, joinUpdates, pickCells, placeOfCell, valueIn } from './estimate-cells.ts';
import type { RecentChange } from './useRecentChanges.ts';
import { cellOfPlace, marksOf, placeInSheet } from './sheet-cell-marks.ts';

const line = { uuid: 'line', name: 'Metal stud' } as EstimateLine;
const estimate = {
  groups: [{ condition_id: 'wall', code: 'W1', lines: [line] } as EstimateGroup],
  calculator: { columns: [{ field_id: 'waste', name: 'Waste' }] },
} as Estimate;
const change = (cell: string, user_name = 'Dana Reyes'): RecentChange => ({
  cell,
  user_id: 'dana',
  user_name,
  changed_at: '2026-11-28T10:00:00.000Z',
  seenAt: 1,
});
const of = { condition_id: 'wall', line_id: 'line' };
const update = {
  settings: { profit_percentage: '8' },
  adjustments: null,
  template_id: 'template',
  overrides: [{ ...of, field: 'markup' as const, value: '12' }],
  values: [{ ...of, field_id: 'waste', value: null }],
};

describe('cells of an update', () => {
  test('are named as the server names them, and each can be picked alone', () => {
    const cells = cellsOf(update);
    expect(cells).toEqual([
      'settings/profit_percentage',
      'adjustments',
      'template',
      'wall/line/markup',
      'wall/line/waste',
    ]);
    for (const cell of cells) expect(cellsOf(pickCells(update, (each) => each === cell))).toEqual([cell]);
    expect(joinUpdates(cells.map((cell) => pickCells(update, (each) => each === cell)))).toEqual(update);
  });

  test('have the requested value, and a later change of a cell counts', () => {
    expect(valueIn(update, 'settings/profit_percentage')).toBe('8');
    expect(valueIn(update, 'wall/line/waste')).toBeNull();
    const later = { overrides: [{ ...of, field: 'markup' as const, value: '14' }] };
    expect(valueIn(joinUpdates([update, later]), 'wall/line/markup')).toBe('14');
  });

  test.each([
    ['wall/line/markup', { rowId: 'wall/line', columnId: 'markup', field: 'Markup', line: 'W1 Metal stud' }],
    [
      'wall/line/waste',
      { rowId: 'wall/line', columnId: 'field:waste', field: 'Waste', line: 'W1 Metal stud' },
    ],
    ['wall/gone/markup', { rowId: 'wall/gone', columnId: 'markup', field: 'Markup' }],
    ['settings/profit_percentage', { field: 'Profit' }],
    ['template', { field: 'Calculator template' }],
  ])('%s is found in the sheet', (cell, place) => {
    expect(placeOfCell(estimate, cell)).toEqual(place);
  });

  test.each([
    ['wall/line/markup', '12', '12%'],
    ['wall/line/quantity', '1234.50', '1,234.5'],
    ['wall/line/unit', 'LOT', 'LOT'],
    ['wall/line/quantity', null, 'Computed'],
    ['template', null, 'Built-in columns'],
  ])('%s with %j reads %s', (cell, value, text) => {
    expect(cellText(cell, value)).toBe(text);
  });
});

test('a place in the sheet is read back, and others are ignored', () => {
  const cell = { rowId: 'area +/wall', columnId: 'field:waste' };
  expect(cellOfPlace(placeInSheet(cell))).toEqual(cell);
  expect(cellOfPlace(placeInSheet())).toBeUndefined();
  expect(cellOfPlace('take-off|page|1')).toBeUndefined();
});

test('marks the cells of other users and those that they have just changed', () => {
  const dana = { uuid: 'dana', firstname: 'Dana', lastname: 'Reyes' };
  const people: PresentPerson[] = [
    { ...dana, places: [placeInSheet({ rowId: 'wall/line', columnId: 'markup' }), placeInSheet()] },
  ];
  expect(
    marksOf(estimate, people, [change('wall/line/waste'), change('settings/profit_percentage')]),
  ).toEqual(
    new Map([
      [
        'wall/line',
        {
          markup: [{ name: 'Dana Reyes', kind: 'presence', description: 'Dana Reyes is in this cell' }],
          'field:waste': [{ name: 'Dana Reyes', kind: 'change', description: 'Changed by Dana Reyes' }],
        },
      ],
    ]),
  );
});

test.each([
  [[change('wall/line/markup')], 'Dana Reyes changed Markup of row 12'],
  [[change('wall/gone/markup')], 'Dana Reyes changed Markup'],
  [[change('settings/profit_percentage')], 'Dana Reyes changed Profit'],
  [
    [change('wall/line/markup'), change('wall/line/waste'), change('template', 'Sam Ortiz')],
    'Dana Reyes changed 2 cells. Sam Ortiz changed Calculator template',
  ],
])('announces changes as a sentence for each user', (changes, text) => {
  expect(describeChanges(estimate, changes, (rowId) => (rowId === 'wall/line' ? 12 : undefined))).toBe(text);
});
