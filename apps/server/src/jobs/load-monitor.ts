/** Load of the server, for work that can wait. */
export interface LoadMonitor {
  recordRequest(userId: string): void;
  /** True if another user sent a request within the last second. */
  isBusy(except: string): boolean;
}

/** Long enough that a user who moves through a list counts as active throughout. */
const ACTIVE_MS = 1000;

/** Load monitor of one server process; other processes on the machine are not included. */
export function createLoadMonitor(now: () => number = () => performance.now()): LoadMonitor {
  let last = { userId: '', at: -Infinity };
  /** Time of the last request by a user other than the last one. */
  let other = -Infinity;
  return {
    recordRequest(userId) {
      if (userId !== last.userId) other = last.at;
      last = { userId, at: now() };
    },
    isBusy: (except) => now() - (last.userId === except ? other : last.at) < ACTIVE_MS,
  };
}
