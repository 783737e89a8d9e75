import { expect, test } from 'vitest';
import { stageState } from './stage-state.ts';

test('shows the stage of the loss as failed', () => {
  expect(stageState({ isLost: true, isCurrent: true, wasEntered: true })).toEqual({ state: 'failed' });
});

test('shows entered stages of a lost record as done, although Lost comes after all of them', () => {
  expect(stageState({ isLost: true, isCurrent: false, wasEntered: true })).toEqual({ state: 'done' });
});

test('shows a stage that was skipped as not started, lost or not', () => {
  for (const isLost of [true, false])
    expect(stageState({ isLost, isCurrent: false, wasEntered: false })).toEqual({ state: 'next' });
});

test('leaves other stages of an open record to their position', () => {
  expect(stageState({ isLost: false, isCurrent: true, wasEntered: true })).toEqual({});
  expect(stageState({ isLost: false, isCurrent: false, wasEntered: true })).toEqual({});
});
