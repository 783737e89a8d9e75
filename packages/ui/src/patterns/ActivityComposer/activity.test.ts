import { PhoneIcon } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { isEmptyDraft, missingOf, presentOf, valueOf, type ActivityKind } from './activity.ts';

const present = { date: '2025-11-20', time: '09:42' };
const call: ActivityKind = {
  id: 'call',
  label: 'Call',
  icon: PhoneIcon,
  fields: ['when', 'duration', 'direction', 'people', 'outcome'],
};
const task: ActivityKind = {
  id: 'task',
  label: 'Task',
  icon: PhoneIcon,
  fields: ['due', 'subject'],
  required: ['subject', 'due'],
};

describe('a draft as an activity', () => {
  test('uses the current time for untouched times only', () => {
    expect(valueOf(call, {}, present)).toMatchObject({ ...present, direction: 'out', duration: null });
    expect(valueOf(call, { date: '2025-11-19', time: null }, present)).toMatchObject({
      date: '2025-11-19',
      time: null,
    });
  });
  test('omits draft values that the activity type does not have', () => {
    const draft = {
      text: ' Called back ',
      subject: 'x',
      duration: 14,
      outcome: 'reached',
      direction: 'in',
    } as const;
    expect(valueOf(task, draft, present)).toEqual({
      kind: 'task',
      text: 'Called back',
      subject: 'x',
      date: null,
      time: null,
      due: null,
      duration: null,
      direction: null,
      people: [],
      outcome: null,
    });
  });
});

test('lists missing inputs in screen order', () => {
  expect(missingOf(call, valueOf(call, { text: '  ', time: null }, present))).toEqual(['text', 'when']);
  expect(missingOf(task, valueOf(task, {}, present))).toEqual(['subject', 'due']);
  expect(missingOf(task, valueOf(task, { subject: 'Send A-551', due: '2025-12-02' }, present))).toEqual([]);
});

test('treats a draft with only a type as empty', () => {
  expect(isEmptyDraft({ kind: 'call', direction: 'in', text: ' ', people: [], date: null })).toBe(true);
  expect(isEmptyDraft({ duration: 14 })).toBe(false);
  expect(isEmptyDraft({ people: [{ id: '1', label: 'Dana' }] })).toBe(false);
});

test('formats the current local time', () => {
  expect(presentOf(new Date(2025, 0, 5, 7, 3))).toEqual({ date: '2025-01-05', time: '07:03' });
});
