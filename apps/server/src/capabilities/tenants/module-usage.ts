const modulesByPurchase = new Map<string, string[]>();

/** Declares that changes of a module's records count as use of a purchasable module. */
export function registerPurchase(purchase: string, module: string): void {
  modulesByPurchase.set(purchase, [...(modulesByPurchase.get(purchase) ?? []), module]);
}

/** Keys of the modules whose audit log shows that a purchasable module is used. */
export const modulesOfPurchase = (purchase: string): readonly string[] =>
  modulesByPurchase.get(purchase) ?? [];
/** Keys of all modules that belong to a purchasable module. */
export const purchasedModules = (): string[] => [...modulesByPurchase.values()].flat();
