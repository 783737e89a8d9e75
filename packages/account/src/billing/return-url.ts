const key = 'billing-return';

/** Stores the current path before a redirect to the payment provider. */
export const keepReturn = (): void => sessionStorage.setItem(key, location.pathname + location.search);
/** Takes the stored path and removes it; undefined when there is none. */
export function takeReturn(): string | undefined {
  const path = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return path && ['/setup/', '/estimation/'].some((begins) => path.startsWith(begins)) ? path : undefined;
}
