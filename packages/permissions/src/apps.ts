/**
 * App ids of the specification. Reports and accounting share 10; goals and manufacturing share 16. The specification has
 * no id for the partner portal: 19 is our own.
 */
export const appIds = {
  crm: 1,
  drive: 2,
  security: 3,
  setup: 4,
  vendors: 5,
  materials: 6,
  estimation: 7,
  tasks: 8,
  projects: 9,
  reports: 10,
  accounting: 10,
  inventory: 11,
  field: 14,
  email: 15,
  goals: 16,
  manufacturing: 16,
  dashboards: 17,
  admin: 18,
  partner: 19,
  retailCrm: 21,
  retailVendor: 22,
} as const;
export type AppKey = keyof typeof appIds;
export type AppId = (typeof appIds)[AppKey];

/** Purchasable module keys and the app id that each one opens. Reports and dashboards are always added. */
export const purchasableModules = {
  crm: 1,
  workdrive: 2,
  security: 3,
  setup: 4,
  vendorManagement: 5,
  materialManagement: 6,
  estimation: 7,
  taskManagement: 8,
  projectManagement: 9,
  report: 10,
  inventoryManagement: 11,
  email: 15,
  goalManagement: 16,
  dashboards: 17,
  map: 1,
  pos: 21,
} as const satisfies Record<string, AppId>;
export type PurchasableModule = keyof typeof purchasableModules;
/** Apps opened by all purchasable modules. The point of sale includes retail vendors. */
export const purchasableApps: readonly AppId[] = [
  ...new Set([...Object.values(purchasableModules), appIds.retailVendor]),
];

/** Modules that are bought separately: the app id that they share and the price in US dollars per month. */
export const addOns = {
  manufacturing: { name: 'Manufacturing', app: 16, price: '300.00' },
} as const satisfies Record<string, { name: string; app: AppId; price: string }>;
export type AddOn = keyof typeof addOns;

/** Apps of tenants that purchase nothing: every tenant of the type has them. */
export const portalApps = { Partner: [3, 19], Provider: [3, 18] } as const satisfies Record<
  string,
  readonly AppId[]
>;

/**
 * View, add, edit, delete, copy, import and export; for materials also import and export without identifiers (`wi`), mark
 * active or inactive (`mai`) and reset (`r`). For materials, `i` is the specified "with identifiers" and includes `wi`.
 */
export const abilities = ['v', 'a', 'e', 'd', 'c', 'i', 'x', 'wi', 'mai', 'r'] as const;
export type Ability = (typeof abilities)[number];
export const abilityNames: Record<Ability, string> = {
  v: 'View',
  a: 'Add',
  e: 'Edit',
  d: 'Delete',
  c: 'Copy',
  i: 'Import',
  x: 'Export',
  wi: 'Import without identifiers',
  mai: 'Mark active',
  r: 'Reset',
};

/** Item that rights are granted on, with the abilities it has. */
export interface Permission {
  label: string;
  abilities: readonly Ability[];
}
const of = <const Abilities extends readonly Ability[]>(label: string, abilities: Abilities) => ({
  label,
  abilities,
});
const record = ['v', 'a', 'e', 'd', 'x'] as const;
/** Abilities of records that can be copied. */
const copied = [...record, 'c'] as const;
/** Abilities of records that can be imported. */
const imported = [...record, 'i'] as const;

/**
 * All rights that can be granted, by app id and permission name. Operations of the contract require only these; the
 * permission matrix shows them.
 */
export const catalogue = {
  1: {
    account: of('Accounts', imported),
    opportunity: of('Opportunities', imported),
    contact: of('Contacts', imported),
    lead: of('Leads', imported),
  },
  2: { drive: of('Work drive', ['v', 'a', 'e', 'd', 'c']) },
  3: {
    policy: of('Access levels', copied),
    group: of('Groups', record),
    users: of('Users', ['v', 'a', 'e', 'x']),
  },
  4: {
    form: of('Forms and fields', ['v', 'e']),
    company: of('Company', ['v', 'e']),
    organization: of('Organization', record),
    status: of('Statuses', ['v', 'a', 'e', 'd']),
    workflow: of('Workflows', record),
    communication: of('Communication', record),
    territory: of('Territories', record),
    folder: of('Folders', record),
    numbering: of('Record numbers', ['v', 'e']),
    plugin: of('Plugins', ['v', 'e']),
    mail: of('Email setup', ['v', 'e']),
    module: of('Modules', ['v']),
    license: of('License and payment', ['v', 'e']),
    log: of('Logs', ['v', 'x']),
  },
  5: { vendor: of('Vendors', imported) },
  6: {
    material: of('Materials', [...copied, 'i', 'wi', 'mai', 'r']),
    price: of('Material prices', ['v', 'a', 'd', 'x', 'i']),
    assembly: of('Assemblies', [...copied, 'i', 'mai']),
    labor: of('Labor', [...copied, 'i']),
  },
  7: {
    estimation: of('Estimations', record),
    quote: of('Quotes', ['v', 'a', 'e']),
    aiRequest: of('AI estimates', ['v', 'a', 'e']),
    calculator: of('Calculator configuration', record),
    quoteConfiguration: of('Quote configuration', copied),
  },
  8: {
    task: of('Tasks', imported),
    folder: of('Task folders', ['v', 'a', 'e', 'd']),
    space: of('Spaces', ['a', 'e', 'd']),
  },
  18: {
    customer: of('Customers', ['v', 'e']),
    coupon: of('Coupons', ['v', 'a', 'e']),
    customerRequest: of('AI estimate requests', ['v', 'e']),
    partnerRequest: of('Partner requests', ['v', 'e']),
  },
  19: { customer: of('Customers', ['v']), company: of('Company details', ['v', 'e']) },
  21: { customer: of('Retail customers', imported) },
  22: { vendor: of('Retail vendors', imported) },
} as const;
export type PermissionName = {
  [App in keyof typeof catalogue]: keyof (typeof catalogue)[App];
}[keyof typeof catalogue];

/** Permissions of an app by name; empty for an app without permissions. */
export const permissionsOf = (app: number | string): Readonly<Record<string, Permission>> =>
  (catalogue as Readonly<Record<string, Readonly<Record<string, Permission>>>>)[String(app)] ?? {};

/** Display names of apps. */
export const appNames: Record<number, string> = {
  1: 'CRM',
  2: 'Work Drive',
  3: 'Security',
  4: 'Setup',
  5: 'Vendors',
  6: 'Material',
  7: 'Estimation',
  8: 'Task',
  9: 'Project',
  10: 'Reports',
  11: 'Inventory',
  14: 'Field',
  15: 'Email',
  16: 'Goals',
  17: 'Dashboards',
  18: 'Admin Console',
  19: 'Partner portal',
  21: 'Customer',
  22: 'Retail Vendor',
};
