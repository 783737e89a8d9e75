import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  [{ name: 'Roof' }, '“Wall” is “Roof” now'],
  [{ workflow_status: 'Done' }, '“Wall” is Done'],
  [{ workflow_id: 'a', workflow_status: 'Open' }, 'Workflow of “Wall” was changed'],
  [{ from_date: '2026-01-01', to_date: null }, 'Dates of “Wall” were changed'],
  [{ due_date: null }, 'Due date of “Wall” was changed'],
  [{ details: '' }, 'Description of “Wall” was changed'],
  [{ custom: { crew: 'B' } }, '“Wall” was changed'],
])('%o is said as “%s”', (after, said) => {
  expect(changeText('Wall', { after })).toBe(said);
});
