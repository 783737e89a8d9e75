import type { Estimate } from '@plumbline/api';
import { VisuallyHidden } from '@plumbline/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { describeChanges } from './describe-changes.ts';
import type { RecentChange } from './useRecentChanges.ts';

/** Minimum interval between two announcements in milliseconds, because a screen reader reads each to its end. */
const MIN_INTERVAL_MS = 4_000;

/** Announces changes of other users to assistive technology, a few seconds' worth at a time. */
export function ChangeAnnouncer({
  estimate,
  changes,
  numberOf,
}: {
  estimate: Estimate;
  changes: readonly RecentChange[];
  /** Number of a row in the sheet, from 1; undefined if it is not shown. */
  numberOf: (rowId: string) => number | undefined;
}) {
  const [announcement, setAnnouncement] = useState('');
  const told = useRef({ until: 0, at: 0 });
  const latest = useRef({ estimate, changes, numberOf });
  latest.current = { estimate, changes, numberOf };
  const newest = Math.max(0, ...changes.map(({ seenAt }) => seenAt));
  useEffect(() => {
    if (newest <= told.current.until) return undefined;
    const timer = setTimeout(
      () => {
        const { changes: all, ...of } = latest.current;
        const fresh = all.filter(({ seenAt }) => seenAt > told.current.until);
        told.current = { until: Math.max(0, ...all.map(({ seenAt }) => seenAt)), at: Date.now() };
        if (fresh.length) setAnnouncement(describeChanges(of.estimate, fresh, of.numberOf));
      },
      Math.max(0, told.current.at + MIN_INTERVAL_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [newest]);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}
