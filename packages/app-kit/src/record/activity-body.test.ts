import { ApiError } from '@plumbline/api';
import type { ActivityValue } from '@plumbline/ui/ActivityComposer';
import { expect, test } from 'vitest';
import { activityBody, composerErrors } from './activity-body.ts';

const note: ActivityValue = {
  kind: 'note',
  text: 'Asked for the drawings.',
  subject: '',
  date: null,
  time: null,
  duration: null,
  direction: null,
  due: null,
  outcome: '',
  people: [],
};

test('leaves out what the activity does not have', () => {
  expect(activityBody(note)).toEqual({ kind: 'note', body: 'Asked for the drawings.', people: [] });
});

test('sends people by id and a duration of zero', () => {
  const body = activityBody({ ...note, kind: 'call', duration: 0, people: [{ id: 'ann', label: 'Ann' }] });
  expect(body).toMatchObject({ kind: 'call', duration: 0, people: ['ann'] });
});

test('puts errors at the fields of the composer, unknown ones at the text', () => {
  const error = new ApiError(422, 'Not saved', {
    errors: [
      { field: 'people.0', message: 'Choose a contact.' },
      { field: 'kind', message: 'Unknown kind.' },
    ],
  });
  expect(composerErrors(error)).toEqual({ people: 'Choose a contact.', text: 'Unknown kind.' });
});

test('has no field errors for another failure', () => {
  expect(composerErrors(new ApiError(500, 'Failed'))).toBeUndefined();
  expect(composerErrors(new Error('offline'))).toBeUndefined();
});
