const key = 'billing-return';

/** Where somebody was who is sent to the payment service's own page, so that they come back there. */
export const keepReturn = (): void => sessionStorage.setItem(key, location.pathname + location.search);
/** @returns a path of this app, once; undefined when nobody was sent away. */
export function takeReturn(): string | undefined {
  const path = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return path && ['/setup/', '/estimation/'].some((begins) => path.startsWith(begins)) ? path : undefined;
}
