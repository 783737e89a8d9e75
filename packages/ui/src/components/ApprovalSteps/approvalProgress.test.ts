import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approvalProgress,
  stepProgress,
  type ApprovalDecision,
  type ApprovalStep,
  type Approver,
} from './approvalProgress.ts';

const decisions = ['waiting', 'approved', 'rejected', 'returned', 'delegated', 'skipped'] as const;
const people = (...list: ApprovalDecision[]): Approver[] =>
  list.map((decision, at) => ({ id: String(at), name: `Person ${at}`, decision }));
const step = (rule: ApprovalStep['rule'], ...list: ApprovalDecision[]): ApprovalStep => ({
  id: 'step',
  label: 'Step',
  approvers: people(...list),
  ...(rule === undefined ? {} : { rule }),
});
const stateOf = (rule: ApprovalStep['rule'], ...list: ApprovalDecision[]) =>
  stepProgress(step(rule, ...list)).state;

describe('stepProgress', () => {
  it('needs every approval by default and ends with the first rejection', () => {
    expect(stateOf(undefined, 'approved', 'waiting')).toBe('current');
    expect(stateOf(undefined, 'approved', 'approved')).toBe('approved');
    expect(stateOf(undefined, 'rejected', 'waiting')).toBe('rejected');
  });
  it('passes with one of several, and is rejected only when nobody is left', () => {
    expect(stateOf('any', 'waiting', 'approved')).toBe('approved');
    expect(stateOf('any', 'rejected', 'waiting')).toBe('current');
    expect(stateOf('any', 'rejected', 'rejected')).toBe('rejected');
  });
  it('counts to a number of approvals', () => {
    expect(stepProgress(step(2, 'approved', 'waiting', 'rejected'))).toMatchObject({
      state: 'current',
      approved: 1,
      needed: 2,
    });
    expect(stateOf(2, 'approved', 'rejected', 'rejected')).toBe('rejected');
    expect(stateOf(2, 'approved', 'approved', 'waiting')).toBe('approved');
  });
  it('goes back with one return, whatever the others decided', () => {
    expect(stateOf('any', 'approved', 'returned')).toBe('returned');
  });
  it('does not count who was skipped or has delegated', () => {
    expect(stateOf('all', 'approved', 'skipped', 'delegated')).toBe('approved');
    expect(stateOf('all', 'delegated', 'waiting')).toBe('current');
    expect(stateOf('all', 'skipped', 'skipped')).toBe('skipped');
  });
  it('is blocked instead of approved if too few can decide', () => {
    expect(stateOf('all')).toBe('blocked');
    expect(stateOf('all', 'delegated')).toBe('blocked');
    expect(stateOf(3, 'approved', 'approved')).toBe('blocked');
    expect(stateOf(0, 'delegated')).toBe('blocked');
  });
});

const anyStep = fc.record({
  id: fc.string(),
  label: fc.string(),
  rule: fc.oneof(fc.constantFrom('all' as const, 'any' as const), fc.integer({ min: 1, max: 4 })),
  approvers: fc.array(fc.constantFrom(...decisions), { maxLength: 5 }).map((list) => people(...list)),
});

describe('approvalProgress', () => {
  it('makes the first step that has not passed the current one', () => {
    const progress = approvalProgress([
      step('all', 'approved'),
      step('all', 'skipped'),
      step('any', 'waiting', 'waiting'),
      step('all', 'approved'),
    ]);
    expect(progress.steps.map(({ state }) => state)).toEqual(['approved', 'skipped', 'current', 'waiting']);
    expect([progress.state, progress.at]).toEqual(['current', 2]);
  });
  it('is approved without steps', () => {
    expect(approvalProgress([])).toEqual({ steps: [], state: 'approved', at: -1 });
  });
  it('passes all steps before the one that decides and none after it', () => {
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        const { steps: progress, at, state } = approvalProgress(steps);
        const end = at < 0 ? steps.length : at;
        for (const [index, each] of progress.entries()) {
          if (index < end) expect(['approved', 'skipped']).toContain(each.state);
          else if (index > end) expect(each.state).toBe('waiting');
          else expect(each.state).toBe(state);
          if (each.state === 'approved') expect(each.approved).toBeGreaterThanOrEqual(each.needed);
        }
        expect(at < 0).toBe(state === 'approved');
      }),
    );
  });
  it('never takes an approval back because one more approver approves', () => {
    fc.assert(
      fc.property(anyStep, (each) => {
        if (stepProgress(each).state !== 'approved') return;
        const more = each.approvers.map((one) =>
          one.decision === 'waiting' ? { ...one, decision: 'approved' as const } : one,
        );
        expect(stepProgress({ ...each, approvers: more }).state).toBe('approved');
      }),
    );
  });
});
