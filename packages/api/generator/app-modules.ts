import { camelCase, type AppModuleDescription, type Contract } from './contract.ts';

const quoted = (value: unknown): string => JSON.stringify(value);
const line = (key: string, value: unknown): string => `  ${key}: ${quoted(value)},`;
const constant = (name: string, doc: string, lines: readonly string[]): string =>
  `/** ${doc} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;

/** Rights of an app id; several modules may share the id. */
function permissionsOf(modules: readonly AppModuleDescription[], appId: number) {
  return Object.assign(
    {},
    ...modules.filter((each) => each.appId === appId).map((each) => each.permissions),
  ) as object;
}

/** App ids, rights, purchases and portals of all modules. `packages/permissions` builds on it. */
export function appModulesFile(contract: Contract): string {
  const byKey = Object.entries(contract['x-modules']).toSorted(
    ([aKey, a], [bKey, b]) => a.appId - b.appId || (aKey < bKey ? -1 : 1),
  );
  const all = byKey.map(([, each]) => each);
  const ids = [...new Set(all.map(({ appId }) => appId))];
  const purchases = all.flatMap((each) =>
    Object.entries(each.purchases ?? {}).map(([key, purchase]) => ({ key, appId: each.appId, ...purchase })),
  );
  const portals = [...new Set(all.flatMap((each) => each.portals ?? []))].toSorted();
  return [
    '// Generated from the contract by packages/api/scripts/generate.ts. Do not edit.\n',
    constant(
      'appIds',
      'App ids by module.',
      byKey.map(([key, { appId }]) => line(camelCase(key), appId)),
    ),
    constant(
      'appNames',
      'Display names by app id.',
      ids.flatMap((id) => {
        const name = all.find((each) => each.appId === id && each.appName)?.appName;
        if (!name) throw new Error(`No module states the name of app ${id}`);
        return [line(String(id), name)];
      }),
    ),
    constant(
      'catalogue',
      'Rights that can be granted, by app id and permission name.',
      ids
        .map((id) => [id, permissionsOf(all, id)] as const)
        .filter(([, permissions]) => Object.keys(permissions).length > 0)
        .map(([id, permissions]) => line(String(id), permissions)),
    ),
    constant(
      'ownedRecords',
      'Records of which an access level can be limited to a user’s own or their team’s, by app id.',
      all.flatMap(({ appId, ownedRecords }) => (ownedRecords ? [line(String(appId), ownedRecords)] : [])),
    ),
    constant(
      'purchasableModules',
      'Purchasable modules with the app id that each opens.',
      purchases.map(({ key, appId }) => line(key, appId)),
    ),
    constant(
      'moduleTexts',
      'Name and description of each purchasable module, as the catalog of modules shows them.',
      purchases.map(({ key, name, description }) => line(key, { name, description })),
    ),
    constant(
      'planModules',
      'Purchasable modules by the plan that includes them; `all` are those of every plan.',
      [...new Set(purchases.flatMap(({ plans }) => plans))].map((plan) =>
        line(
          plan,
          purchases.filter(({ plans }) => plans.includes(plan)).map(({ key }) => key),
        ),
      ),
    ),
    constant(
      'addOns',
      'Modules that are bought separately, with the app id and the price in US dollars per month.',
      all.flatMap(({ addOn, appId }) => {
        if (!addOn) return [];
        const { key, monthlyPrice, ...names } = addOn;
        return [line(key, { ...names, app: appId, price: monthlyPrice })];
      }),
    ),
    constant(
      'portalApps',
      'App ids that tenants of a type have without buying them.',
      portals.map((type) =>
        line(
          type,
          all.filter((each) => each.portals?.includes(type)).map(({ appId }) => appId),
        ),
      ),
    ),
    constant(
      'includedApps',
      'App ids that a purchase includes in addition to its own.',
      [
        ...Map.groupBy(
          all.filter((each) => each.includedIn),
          ({ includedIn }) => includedIn,
        ),
      ].map(([key, included]) =>
        line(
          key ?? '',
          included.map(({ appId }) => appId),
        ),
      ),
    ),
  ].join('\n');
}
