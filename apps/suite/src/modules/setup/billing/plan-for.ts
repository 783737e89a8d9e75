import type { BillingPlan } from '@plumbline/api';

type Modules = Pick<BillingPlan, 'modules'>;

/** The smallest plan that has all of these modules. @param plans the smallest first. */
export const planFor = <Plan extends Modules>(
  plans: readonly Plan[],
  wanted: ReadonlySet<string>,
): Plan | undefined =>
  plans.find(({ modules }) => {
    const keys = new Set(modules.map(({ key }) => key));
    return [...wanted].every((key) => keys.has(key));
  });

/** Keys of the modules that every plan has. */
export const inEveryPlan = (plans: readonly Modules[]): ReadonlySet<string> =>
  new Set(
    (plans[0]?.modules ?? [])
      .map(({ key }) => key)
      .filter((key) => plans.every(({ modules }) => modules.some((module) => module.key === key))),
  );

/** Every module that any plan has, once. */
export const modulesOfPlans = (plans: readonly Modules[]): BillingPlan['modules'] => [
  ...new Map(plans.flatMap(({ modules }) => modules).map((module) => [module.key, module])).values(),
];
