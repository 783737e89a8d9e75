import { appIds, purchasableModules, type AppId, type PurchasableModule } from './apps.ts';

/** How often a subscription is paid. */
export const intervals = ['monthly', 'yearly'] as const;
export type Interval = (typeof intervals)[number];

export interface Plan {
  name: string;
  text: string;
  /** Whose plan it is: a shop's till and a contractor's estimates are different trades. */
  for: 'Company' | 'Retail';
  /** Beside those that every plan has. */
  modules: readonly PurchasableModule[];
  /** People who may sign in at the plan's price. */
  users: number;
  /** US dollars for one interval: the plan itself, and each person beyond those included. */
  price: Readonly<Record<Interval, { plan: string; user: string }>>;
}

/** What no company works without; documented of reports and dashboards: always added. */
const always = ['security', 'setup', 'workdrive', 'report', 'dashboards'] as const;
const office = ['crm', 'map', 'taskManagement'] as const;
const bidding = ['estimation', 'materialManagement', 'vendorManagement', 'email'] as const;

/** What companies subscribe to, the smallest first. */
export const plans = {
  essentials: {
    name: 'Essentials',
    text: 'Customers, tasks and files in one place.',
    for: 'Company',
    modules: [...office],
    users: 5,
    price: { monthly: { plan: '149.00', user: '19.00' }, yearly: { plan: '1490.00', user: '190.00' } },
  },
  professional: {
    name: 'Professional',
    text: 'From the first call to the awarded bid: take-off, estimates, quotes, materials.',
    for: 'Company',
    modules: [...office, ...bidding],
    users: 15,
    price: { monthly: { plan: '449.00', user: '29.00' }, yearly: { plan: '4490.00', user: '290.00' } },
  },
  enterprise: {
    name: 'Enterprise',
    text: 'Every module there is, for a company with projects, stock and goals of its own.',
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
    text: 'The till, its customers and vendors, and the materials it sells.',
    for: 'Retail',
    modules: ['crm', 'map', 'materialManagement', 'pos'],
    users: 5,
    price: { monthly: { plan: '129.00', user: '15.00' }, yearly: { plan: '1290.00', user: '150.00' } },
  },
} as const satisfies Record<string, Plan>;
export type PlanKey = keyof typeof plans;
export const isPlan = (key: string): key is PlanKey => Object.hasOwn(plans, key);

/** US dollars for each page of plans that is estimated for a company. */
export const pagePrice = '4.00';

/** The modules that a plan opens, those that every plan has among them. */
export const modulesOf = (plan: PlanKey): PurchasableModule[] => [
  ...new Set<PurchasableModule>([...always, ...plans[plan].modules]),
];

/** What cannot be bought by itself comes with the module that it belongs to. */
const comesWith: Partial<Record<PurchasableModule, AppId>> = {
  pos: appIds.retailVendor,
  projectManagement: appIds.field,
};

/** The apps that a plan opens, in order. */
export const appsOf = (plan: PlanKey): AppId[] =>
  [
    ...new Set(
      modulesOf(plan).flatMap((key) => {
        const more = comesWith[key];
        return more === undefined ? [purchasableModules[key]] : [purchasableModules[key], more];
      }),
    ),
  ].toSorted((a, b) => a - b);

/** What a company subscribes to: a plan, for so many people, paid so often. */
export interface Terms {
  plan: PlanKey;
  interval: Interval;
  /** Never fewer than the plan includes. */
  users: number;
}
