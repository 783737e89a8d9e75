import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  [{ name: 'Roof' }, '“Wall” renamed to “Roof”'],
  [{ workflow_status: 'Done' }, '“Wall” changed to Done'],
  [{ workflow_id: 'a', workflow_status: 'Open' }, 'Workflow of “Wall” changed'],
  [{ from_date: '2026-01-01', to_date: null }, 'Dates of “Wall” changed'],
  [{ due_date: null }, 'Due date of “Wall” changed'],
  [{ details: '' }, 'Description of “Wall” changed'],
  [{ custom: { crew: 'B' } }, '“Wall” changed'],
])('changeText describes %o as “%s”', (after, text) => {
  expect(changeText('Wall', { after })).toBe(text);
});
