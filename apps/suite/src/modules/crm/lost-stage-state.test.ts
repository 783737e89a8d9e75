import { expect, test } from 'vitest';
import { lostStageState } from './lost-stage-state.ts';

test('shows the stage of the loss as failed', () => {
  expect(lostStageState({ isCurrent: true, wasEntered: true })).toBe('failed');
});

test('shows entered stages as done and skipped ones as not started', () => {
  expect(lostStageState({ isCurrent: false, wasEntered: true })).toBe('done');
  expect(lostStageState({ isCurrent: false, wasEntered: false })).toBe('next');
});
