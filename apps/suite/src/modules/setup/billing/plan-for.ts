import type { BillingPlan } from '@plumbline/api';

type Modules = Pick<BillingPlan, 'modules'>;

/** Finds the smallest plan that includes all wanted modules. @param plans ordered from smallest to largest. */
export const planFor = <Plan extends Modules>(
  plans: readonly Plan[],
  selected: ReadonlySet<string>,
): Plan | undefined =>
  plans.find(({ modules }) => {
    const keys = new Set(modules.map(({ key }) => key));
    return [...selected].every((key) => keys.has(key));
  });

/** Returns the keys of the modules that every plan includes. */
export const inEveryPlan = (plans: readonly Modules[]): ReadonlySet<string> =>
  new Set(
    (plans[0]?.modules ?? [])
      .map(({ key }) => key)
      .filter((key) => plans.every(({ modules }) => modules.some((module) => module.key === key))),
  );

/** Returns the modules of all plans without duplicates. */
export const modulesOfPlans = (plans: readonly Modules[]): BillingPlan['modules'] => [
  ...new Map(plans.flatMap(({ modules }) => modules).map((module) => [module.key, module])).values(),
];
