import { appIds, purchasableModules, type AppId, type PurchasableModule } from './apps.ts';

/** Billing intervals of a subscription. */
export const intervals = ['monthly', 'yearly'] as const;
export type Interval = (typeof intervals)[number];

export interface Plan {
  name: string;
  text: string;
  /** Tenant type that can subscribe to the plan. */
  for: 'Company' | 'Retail';
  /** Modules in addition to those of every plan. */
  modules: readonly PurchasableModule[];
  /** Users included in the plan's price. */
  users: number;
  /** US dollars per interval: the plan, and each additional user. */
  price: Readonly<Record<Interval, { plan: string; user: string }>>;
}

/** Modules of every plan. The specification always adds reports and dashboards. */
const always = ['security', 'setup', 'workdrive', 'report', 'dashboards'] as const;
const office = ['crm', 'map', 'taskManagement'] as const;
const bidding = ['estimation', 'materialManagement', 'vendorManagement', 'email'] as const;

/** Plans, smallest first. */
export const plans = {
  essentials: {
    name: 'Essentials',
    text: 'CRM, tasks and files in one place.',
    for: 'Company',
    modules: [...office],
    users: 5,
    price: { monthly: { plan: '149.00', user: '19.00' }, yearly: { plan: '1490.00', user: '190.00' } },
  },
  professional: {
    name: 'Professional',
    text: 'Take-off, estimates, quotes and materials, from lead to awarded bid.',
    for: 'Company',
    modules: [...office, ...bidding],
    users: 15,
    price: { monthly: { plan: '449.00', user: '29.00' }, yearly: { plan: '4490.00', user: '290.00' } },
  },
  enterprise: {
    name: 'Enterprise',
    text: 'All modules, including projects, inventory and goals.',
    for: 'Company',
    modules: [
      ...office,
      ...bidding,
      'projectManagement',
      'inventoryManagement',
      'goalManagement',
      'pos',
    ] as const,
    users: 50,
    price: { monthly: { plan: '1190.00', user: '25.00' }, yearly: { plan: '11900.00', user: '250.00' } },
  },
  shop: {
    name: 'Shop',
    text: 'Point of sale with customers, vendors and materials.',
    for: 'Retail',
    modules: ['crm', 'map', 'materialManagement', 'pos'],
    users: 5,
    price: { monthly: { plan: '129.00', user: '15.00' }, yearly: { plan: '1290.00', user: '150.00' } },
  },
} as const satisfies Record<string, Plan>;
export type PlanKey = keyof typeof plans;
export const isPlan = (key: string): key is PlanKey => Object.hasOwn(plans, key);

/** Price in US dollars of one plan page of an AI estimate request. */
export const pagePrice = '4.00';

/** Lists the modules of a plan, including those of every plan. */
export const modulesOf = (plan: PlanKey): PurchasableModule[] => [
  ...new Set<PurchasableModule>([...always, ...plans[plan].modules]),
];

/** Apps that are not sold separately, by the module that includes them. */
const comesWith: Partial<Record<PurchasableModule, AppId>> = {
  pos: appIds.retailVendor,
  projectManagement: appIds.field,
};

/** Lists the app ids of a plan, sorted. */
export const appsOf = (plan: PlanKey): AppId[] =>
  [
    ...new Set(
      modulesOf(plan).flatMap((key) => {
        const more = comesWith[key];
        return more === undefined ? [purchasableModules[key]] : [purchasableModules[key], more];
      }),
    ),
  ].toSorted((a, b) => a - b);

/** Terms of a subscription: plan, number of users and interval. */
export interface Terms {
  plan: PlanKey;
  interval: Interval;
  /** At least the number included in the plan. */
  users: number;
}
