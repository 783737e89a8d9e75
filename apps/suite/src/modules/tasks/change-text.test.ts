import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  [{ name: 'Roof' }, '“Wall” renamed to “Roof”'],
  [{ workflow_status: 'Done' }, '“Wall” changed to Done'],
  [{ workflow_id: 'a', workflow_status: 'Open' }, 'Workflow changed for “Wall”'],
  [{ from_date: '2026-01-01', to_date: null }, 'Dates changed for “Wall”'],
  [{ due_date: null }, 'Due date changed for “Wall”'],
  [{ details: '' }, 'Description changed for “Wall”'],
  [{ custom: { crew: 'B' } }, '“Wall” changed'],
])('changeText describes %o as “%s”', (after, text) => {
  expect(changeText('Wall', { after })).toBe(text);
});
