import {
  addOns as contractAddOns,
  appIds,
  appNames as contractAppNames,
  catalogue,
  includedApps,
  moduleTexts,
  portalApps as contractPortalApps,
  purchasableModules,
} from './generated/app-modules.ts';

export { appIds, catalogue, moduleTexts, purchasableModules };
export type AppKey = keyof typeof appIds;
/** App id of the specification. The partner portal has none there: 19 is our own. */
export type AppId = (typeof appIds)[AppKey];

export type PurchasableModule = keyof typeof purchasableModules;
/** Apps opened by all purchasable modules, with those that they include, sorted. */
export const purchasableApps: readonly AppId[] = [
  ...new Set<AppId>([...Object.values(purchasableModules), ...Object.values(includedApps).flat()]),
].toSorted((a, b) => a - b);

/** Modules that are bought separately: the app id that they share and the price in US dollars per month. */
export const addOns: Readonly<
  Record<AddOn, { name: string; description: string; app: AppId; price: string }>
> = contractAddOns;
export type AddOn = keyof typeof contractAddOns;

/** Apps of tenants that purchase nothing: every tenant of the type has them. */
export const portalApps: Readonly<Record<keyof typeof contractPortalApps, readonly AppId[]>> =
  contractPortalApps;

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
export type PermissionName = {
  [App in keyof typeof catalogue]: keyof (typeof catalogue)[App];
}[keyof typeof catalogue];

/** Permissions of an app by name; empty for an app without permissions. */
export const permissionsOf = (app: number | string): Readonly<Record<string, Permission>> =>
  (catalogue as Readonly<Record<string, Readonly<Record<string, Permission>>>>)[String(app)] ?? {};

/** Display names of apps. */
export const appNames: Readonly<Record<number, string>> = contractAppNames;
