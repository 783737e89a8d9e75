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

/** Documented: part of every company's modules, bought or not. */
const alwaysAdded = ['report', 'dashboards'];
const descriptions: Record<PurchasableModule | 'manufacturing', [name: string, description: string]> = {
  crm: ['CRM', 'Accounts, opportunities, contacts and leads, from the first call to the award.'],
  workdrive: ['Work Drive', 'Files and folders of the company, shared with those who need them.'],
  security: ['Security', 'Users, groups and access levels: who may see and do what.'],
  setup: ['Setup', 'What every module leans on: forms, statuses, workflows, territories, numbers.'],
  vendorManagement: ['Vendors', 'Suppliers and subcontractors with their contacts.'],
  materialManagement: ['Material', 'Materials, prices and assemblies that estimates are made of.'],
  estimation: ['Estimation', 'Take-off on plan pages, estimates and quotes.'],
  taskManagement: ['Task', 'Spaces, folders, lists and boards of what is to be done.'],
  projectManagement: ['Project', 'RFIs, submittals, change orders, punch lists and documents of a project.'],
  report: ['Reports', 'Figures of every module as reports that are kept and shared.'],
  inventoryManagement: ['Inventory', 'Warehouses, purchase orders, receipts, stock and counts.'],
  email: ['Email', 'Letters of the company beside the records that they are about.'],
  goalManagement: ['Goals', 'Goals of the company, of its managers and of each person.'],
  dashboards: ['Dashboards', 'Pages of figures that people put together themselves.'],
  map: ['Map', 'Where accounts, opportunities and projects are.'],
  pos: ['Point of sale', 'Registers, orders, payments and returns of a shop.'],
  manufacturing: ['Manufacturing', 'Bills of materials, work centers, orders and their planning.'],
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

/** What the rights of each module name, as the catalogue of rights has it. */
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
