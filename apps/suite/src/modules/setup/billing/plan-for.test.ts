import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEveryPlan, modulesOfPlans, planFor } from './plan-for.ts';

const keys = ['crm', 'task', 'estimation', 'pos', 'goal'] as const;
const plan = (...own: readonly string[]) => ({ modules: own.map((key) => ({ key, name: key })) });
/** Each plan includes the modules of the one before it. */
const growing = [plan('crm'), plan('crm', 'task', 'estimation'), plan(...keys)];

describe('planFor', () => {
  test('returns the smallest plan that includes all wanted modules', () => {
    expect(planFor(growing, new Set())).toBe(growing[0]);
    expect(planFor(growing, new Set(['crm']))).toBe(growing[0]);
    expect(planFor(growing, new Set(['crm', 'task']))).toBe(growing[1]);
    expect(planFor(growing, new Set(['pos']))).toBe(growing[2]);
    expect(planFor(growing, new Set(['payroll']))).toBeUndefined();
  });

  const anyPlans = fc.array(
    fc.subarray([...keys]).map((own) => plan(...own)),
    { minLength: 1, maxLength: 5 },
  );
  test('returns the first plan with all wanted modules, for any plans', () => {
    fc.assert(
      fc.property(anyPlans, fc.subarray([...keys]), (plans, selected) => {
        const found = planFor(plans, new Set(selected));
        const has = ({ modules }: (typeof plans)[number]) =>
          selected.every((key) => modules.some((module) => module.key === key));
        expect(found).toBe(plans.find(has));
        // Modules of every plan do not change the result.
        expect(planFor(plans, new Set([...selected, ...inEveryPlan(plans)]))).toBe(found);
      }),
    );
  });

  test('lists each module of the plans once', () => {
    expect(modulesOfPlans(growing).map(({ key }) => key)).toEqual([...keys]);
    expect([...inEveryPlan(growing)]).toEqual(['crm']);
    expect([...inEveryPlan([])]).toEqual([]);
  });
});
