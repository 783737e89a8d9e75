import { SetupModuleFields, SubModuleFields } from '@plumbline/api/fields';
import type { SetupModule, SubModule } from '@plumbline/api';
import {
  abilityNames,
  addOns,
  appNames,
  permissionsOf,
  purchasableModules,
  type PurchasableModule,
} from '@plumbline/permissions';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { notFoundError } from '../../core/http-error.ts';
import { listInMemory } from '../../resource/list-in-memory.ts';

/** Specified modules that every company has. */
const alwaysAdded = ['report', 'dashboards'];
const descriptions: Record<PurchasableModule | 'manufacturing', [name: string, description: string]> = {
  crm: ['CRM', 'Accounts, opportunities, contacts and leads, from first call to award.'],
  workdrive: ['Work Drive', 'Company files and folders with sharing.'],
  security: ['Security', 'Users, groups and access levels.'],
  setup: ['Setup', 'Settings for all modules: forms, statuses, workflows, territories and record numbers.'],
  vendorManagement: ['Vendors', 'Suppliers and subcontractors with their contacts.'],
  materialManagement: ['Material', 'Materials, prices and assemblies for estimates.'],
  estimation: ['Estimation', 'Take-off on plan pages, estimates and quotes.'],
  taskManagement: ['Task', 'Tasks in spaces, folders, lists and boards.'],
  projectManagement: ['Project', 'RFIs, submittals, change orders, punch lists and project documents.'],
  report: ['Reports', 'Saved and shared reports on every module.'],
  inventoryManagement: ['Inventory', 'Warehouses, purchase orders, receipts, stock and counts.'],
  email: ['Email', 'Company email linked to records.'],
  goalManagement: ['Goals', 'Goals for the company, its managers and each person.'],
  dashboards: ['Dashboards', 'Custom pages of key figures.'],
  map: ['Map', 'Accounts, opportunities and projects on a map.'],
  pos: ['Point of sale', 'Registers, orders, payments and returns for shops.'],
  manufacturing: ['Manufacturing', 'Bills of materials, work centers, orders and planning.'],
};

async function all({ tx, user }: Context): Promise<SetupModule[]> {
  const { rows } = await sql<{
    bought: string[];
  }>`select platform.add_ons(${user.tenant_id}::uuid) as bought`.execute(tx);
  const ofPurchase = Object.entries(purchasableModules).map(([key, app]): SetupModule => {
    const [name, description] = descriptions[key as PurchasableModule] ?? [appNames[app] ?? key, ''];
    const state = alwaysAdded.includes(key)
      ? 'included'
      : user.purchased.includes(app)
        ? 'purchased'
        : 'available';
    return { key, name, description, state };
  });
  const more = Object.entries(addOns).map(([key, { name, price }]): SetupModule => ({
    key,
    name,
    description: descriptions[key as 'manufacturing'][1],
    state: rows[0]?.bought.includes(key) ? 'purchased' : 'available',
    monthly_price: price,
  }));
  return [...ofPurchase, ...more];
}

/** Permission area of each module in the catalog. */
const parts: readonly SubModule[] = Object.entries(purchasableModules).flatMap(([module, app]) =>
  Object.entries(permissionsOf(app)).map(([key, { label, abilities: granted }]) => ({
    key: `${module}.${key}`,
    name: label,
    description: `${granted.map((each) => abilityNames[each]).join(', ')}.`,
    module,
  })),
);

export const moduleOperations = {
  setupSubModules: async ({ query }, _context) => listInMemory(parts, SubModuleFields, query, 'module'),
  setupModules: async ({ query }, context) =>
    listInMemory(await all(context), SetupModuleFields, query, 'name'),
  setupOneModule: async ({ params }, context) => {
    const found = (await all(context)).find(({ key }) => key === params.key);
    if (!found) throw notFoundError('This module');
    return { data: found };
  },
} satisfies Partial<Handlers>;
