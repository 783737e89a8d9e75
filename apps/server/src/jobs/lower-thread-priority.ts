import os from 'node:os';

/** Lowest priority that still gets a share of a busy processor. */
const BACKGROUND_PRIORITY = 10;

/**
 * Lowers the priority of a background thread, so that requests come first. Linux has a priority per thread; elsewhere
 * it would apply to the whole server, so nothing is changed.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') os.setPriority(BACKGROUND_PRIORITY);
}
