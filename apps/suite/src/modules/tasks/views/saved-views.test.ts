import type { TaskViewSettings } from '@plumbline/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, groupings, isAsked, isSameView, settingsOf } from './saved-views.ts';

const text = fc.string({ maxLength: 20 });
const settings = fc.record({
  look: fc.constantFrom('table' as const, 'kanban' as const),
  search: text,
  filter: text,
  sort: text,
  group: fc.constantFrom(undefined, ...groupings.map(({ id }) => id)),
  columns: fc.record({
    order: fc.array(text, { maxLength: 4 }),
    widths: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.nat(500), { maxKeys: 3 }),
    hidden: fc.array(text, { maxLength: 4 }),
  }),
});
const complete = ({
  group,
  ...rest
}: {
  group: string | undefined;
  look: 'table' | 'kanban';
}): TaskViewSettings => ({ ...rest, ...(group ? { group } : {}) }) as TaskViewSettings;

describe('saved views', () => {
  test('settingsOf returns the settings of an opened view', () => {
    fc.assert(
      fc.property(settings, (settings) => {
        const expected = complete(settings);
        const address = addressOf(new URLSearchParams(), 'one', expected);
        expect(isSameView(settingsOf(address, expected.look, expected.columns ?? {}), expected)).toBe(true);
        expect(address.get('saved')).toBe('one');
        expect(isAsked(address)).toBe(true);
      }),
    );
  });

  test('addressOf replaces the parameters of another view and keeps the open task', () => {
    const before = new URLSearchParams('q=wall&filter=[]&sort=-name&group=priority&task=7&saved=one&page=2');
    expect(addressOf(before, 'all', undefined).toString()).toBe('task=7&saved=all');
    expect(isAsked(new URLSearchParams('task=7'))).toBe(false);
  });

  test('isSameView detects a change of any stored setting', () => {
    const view: TaskViewSettings = {
      look: 'table',
      sort: 'name',
      columns: { hidden: ['number', 'priority'] },
    };
    expect(isSameView(view, { ...view, columns: { hidden: ['priority', 'number'], order: [] } })).toBe(true);
    const others: TaskViewSettings[] = [
      { ...view, sort: '-name' },
      { ...view, search: 'wall' },
      { ...view, filter: '[]' },
      { ...view, group: 'priority' },
      { ...view, look: 'kanban' },
      { ...view, columns: { hidden: ['number'] } },
      { ...view, columns: { hidden: ['number', 'priority'], order: ['name'] } },
    ];
    for (const other of others) expect(isSameView(view, other)).toBe(false);
    // Columns do not apply to boards.
    expect(isSameView({ look: 'kanban', columns: { hidden: ['name'] } }, { look: 'kanban' })).toBe(true);
  });
});
