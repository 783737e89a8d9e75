import type { Estimate, EstimateCellChange } from '@plumbline/api';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds for which a change of another user is marked. */
const MARKED_MS = 6_000;

export interface RecentChange extends EstimateCellChange {
  /** Time at which this window got to know the change, in milliseconds. */
  seenAt: number;
}

/** Changes of other users in the last seconds. */
export function useRecentChanges(): {
  changes: readonly RecentChange[];
  add: (changes: readonly EstimateCellChange[], estimate: Estimate) => void;
} {
  const [changes, setChanges] = useState<readonly RecentChange[]>([]);
  const profile = useProfile();
  const own = useRef<string>(undefined);
  own.current = profile?.uuid;
  const add = useCallback((found: readonly EstimateCellChange[]) => {
    const seenAt = Date.now();
    // A user's own changes in another window need no mark.
    const others = found.filter(({ user_id }) => user_id !== own.current);
    if (!others.length) return;
    const cells = new Set(others.map(({ cell }) => cell));
    setChanges((was) => [
      ...was.filter(({ cell }) => !cells.has(cell)),
      ...others.map((change) => ({ ...change, seenAt })),
    ]);
  }, []);
  const first = changes[0]?.seenAt;
  useEffect(() => {
    if (first === undefined) return undefined;
    const timer = setTimeout(
      () => setChanges((was) => was.filter(({ seenAt }) => seenAt > first)),
      Math.max(0, first + MARKED_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [first]);
  return { changes, add };
}
