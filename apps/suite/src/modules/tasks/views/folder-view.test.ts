import { describe, expect, test } from 'vitest';
import { folderView } from './folder-view.ts';

describe('the view of a folder', () => {
  test.each([
    ['board', null, 'kanban'],
    ['folder', null, 'table'],
    ['board', 'table', 'table'],
    ['folder', 'kanban', 'kanban'],
    ['folder', 'calendar', 'table'],
  ])('of type %s with view %s in the address is %s', (type, chosen, view) => {
    expect(folderView(type, chosen)).toBe(view);
  });

  test('is open until the type is known, unless the address names it', () => {
    expect(folderView(undefined, null)).toBeUndefined();
    expect(folderView(undefined, 'kanban')).toBe('kanban');
  });
});
