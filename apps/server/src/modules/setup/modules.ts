import { SetupModuleFields, SubModuleFields } from '@plumbline/api/fields';
import type { SetupModule, SubModule } from '@plumbline/api';
import {
  abilityNames,
  addOns,
  moduleTexts,
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
async function all({ tx, user }: Context): Promise<SetupModule[]> {
  const { rows } = await sql<{
    bought: string[];
  }>`select platform.add_ons(${user.tenant_id}::uuid) as bought`.execute(tx);
  const ofPurchase = Object.entries(purchasableModules).map(([key, app]): SetupModule => {
    const { name, description } = moduleTexts[key as PurchasableModule];
    const state = alwaysAdded.includes(key)
      ? 'included'
      : user.purchased.includes(app)
        ? 'purchased'
        : 'available';
    return { key, name, description, state };
  });
  const more = Object.entries(addOns).map(([key, { name, description, price }]): SetupModule => ({
    key,
    name,
    description,
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
  setupListSubModules: async ({ query }, _context) => listInMemory(parts, SubModuleFields, query, 'module'),
  setupListModules: async ({ query }, context) =>
    listInMemory(await all(context), SetupModuleFields, query, 'name'),
  setupReadModule: async ({ params }, context) => {
    const found = (await all(context)).find(({ key }) => key === params.key);
    if (!found) throw notFoundError('This module');
    return { data: found };
  },
} satisfies Partial<Handlers>;
