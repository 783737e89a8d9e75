import { purchasableModules, type AppId, type PurchasableModule } from './apps.ts';
import { includedApps, planModules } from './generated/app-modules.ts';

/** Billing intervals of a subscription. */
export const intervals = ['monthly', 'yearly'] as const;
export type Interval = (typeof intervals)[number];

export interface Plan {
  name: string;
  text: string;
  /** Tenant type that can subscribe to the plan. */
  for: 'Company' | 'Retail';
  /** Users included in the plan's price. */
  users: number;
  /** US dollars per interval: the plan, and each additional user. */
  price: Readonly<Record<Interval, { plan: string; user: string }>>;
}

/** Plans, smallest first. */
export const plans = {
  essentials: {
    name: 'Essentials',
    text: 'CRM, tasks and files in one place.',
    for: 'Company',
    users: 5,
    price: { monthly: { plan: '149.00', user: '19.00' }, yearly: { plan: '1490.00', user: '190.00' } },
  },
  professional: {
    name: 'Professional',
    text: 'Take-off, estimates, quotes and materials, from lead to awarded bid.',
    for: 'Company',
    users: 15,
    price: { monthly: { plan: '449.00', user: '29.00' }, yearly: { plan: '4490.00', user: '290.00' } },
  },
  enterprise: {
    name: 'Enterprise',
    text: 'All modules, including projects, inventory and goals.',
    for: 'Company',
    users: 50,
    price: { monthly: { plan: '1190.00', user: '25.00' }, yearly: { plan: '11900.00', user: '250.00' } },
  },
  shop: {
    name: 'Shop',
    text: 'Point of sale with customers, vendors and materials.',
    for: 'Retail',
    users: 5,
    price: { monthly: { plan: '129.00', user: '15.00' }, yearly: { plan: '1290.00', user: '150.00' } },
  },
} as const satisfies Record<string, Plan>;
export type PlanKey = keyof typeof plans;
export const isPlan = (key: string): key is PlanKey => Object.hasOwn(plans, key);

/** Price in US dollars of one plan page of an AI estimate request. */
export const pagePrice = '4.00';

/** Lists the modules of a plan, including those of every plan. The contract states the plans of each module. */
export const modulesOf = (plan: PlanKey): PurchasableModule[] =>
  (Object.keys(purchasableModules) as PurchasableModule[]).filter((key) =>
    [planModules.all, planModules[plan]].some((modules: readonly string[]) => modules.includes(key)),
  );

/** Lists the app ids of a plan, sorted. */
export const appsOf = (plan: PlanKey): AppId[] =>
  [
    ...new Set(
      modulesOf(plan).flatMap((key) => [
        purchasableModules[key],
        ...((includedApps as Partial<Record<PurchasableModule, readonly AppId[]>>)[key] ?? []),
      ]),
    ),
  ].toSorted((a, b) => a - b);

/** Terms of a subscription: plan, number of users and interval. */
export interface Terms {
  plan: PlanKey;
  interval: Interval;
  /** At least the number included in the plan. */
  users: number;
}
