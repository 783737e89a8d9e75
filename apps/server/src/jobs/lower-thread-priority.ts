import os from 'node:os';

/** As low as leaves it something of a busy processor. */
const behind = 10;

/**
 * For a thread whose work nobody waits for: where the processor is short, requests come first. Linux keeps a priority for
 * each thread; elsewhere it would be the whole server's, and nothing is changed.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') os.setPriority(behind);
}
