import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks.ts';
import type { ScanFieldProps } from './scanFieldTypes.ts';
import { createScanQueue, type Scan, type ScanCounts } from './scanQueue.ts';
import { playSignal, vibrateSignal } from './scanFeedback.ts';
import { useScanText } from './useScanText.ts';

/** Calls back for each scan whose status changed, the newest last. */
function useStatusChanges(scans: readonly Scan[], onStatus: (scan: Scan) => void) {
  const before = useRef(scans);
  const latest = useLatest(onStatus);
  useEffect(() => {
    const was = new Map(before.current.map((scan) => [scan.id, scan]));
    before.current = scans;
    for (const scan of scans.toReversed()) {
      const old = was.get(scan.id);
      if (old?.status !== scan.status || (scan.isUndoFailed && !old.isUndoFailed)) latest(scan);
    }
  }, [scans, latest]);
}

/** Queue of scans with the announcement and the signal of each answer. */
export function useScans(props: ScanFieldProps) {
  const textOf = useScanText();
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [counts, setCounts] = useState<ScanCounts>({ accepted: 0, refused: 0 });
  const [announcement, setAnnouncement] = useState('');
  const latest = useLatest(() => props);
  const [queue] = useState(() =>
    createScanQueue(() => {
      const { onScan, onUndo, maxScans = 10 } = latest();
      return {
        answer: ({ code, source }) => onScan(code, source),
        undo: onUndo,
        most: maxScans,
        onChange: (next, total) => {
          setScans(next);
          setCounts(total);
        },
      };
    }),
  );
  const signal = (kind: 'accepted' | 'refused') => {
    if (props.hasSound) playSignal(kind);
    if (props.hasVibration) vibrateSignal(kind);
  };
  useStatusChanges(scans, (scan) => {
    if (scan.status === 'waiting' || scan.status === 'pending' || scan.status === 'undoing') return;
    const { what, why } = textOf(scan);
    setAnnouncement(`${what} ${why}`.trim());
    if (scan.status === 'accepted' && !scan.isUndoFailed) signal('accepted');
    else if (scan.status !== 'undone') signal('refused');
  });
  return { scans, counts, queue, announcement, signal };
}
