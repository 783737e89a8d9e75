/** Who is asking something of this server, for work that can wait for a better moment. */
export interface LoadMonitor {
  asked(userId: string): void;
  /** Somebody else than this person asked within the last second. */
  isBusy(except: string): boolean;
}

/** Long enough that somebody who goes from row to row counts as there all the time. */
const lately = 1000;

/** Of one server process: what others on the same machine are asked is not seen. */
export function createLoadMonitor(now: () => number = () => performance.now()): LoadMonitor {
  let last = { userId: '', at: -Infinity };
  /** When somebody else than the last asker asked last. */
  let other = -Infinity;
  return {
    asked(userId) {
      if (userId !== last.userId) other = last.at;
      last = { userId, at: now() };
    },
    isBusy: (except) => now() - (last.userId === except ? other : last.at) < lately,
  };
}
