import { callHeaders, windowName, type PresentPerson } from '@plumbline/api';
import { presenceReport } from '@plumbline/api/hooks/presence';
import { useEffect, useRef, useState } from 'react';
import useSwr from 'swr';
import { useInvalidation } from './use-invalidation.ts';

/** Heartbeat interval in milliseconds. */
const HEARTBEAT_MS = 20_000;
/** Milliseconds for which a place must stay the same before it is reported. */
const PLACE_DEBOUNCE_MS = 300;
/** Departure that is being reported: an arrival from the same window must reach the server after it. */
let leaving: Promise<unknown> = Promise.resolve();

/** The place once it has stayed the same for a while. */
function useSettledPlace(place: string | undefined): string | undefined {
  const [settled, setSettled] = useState(place);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(place), PLACE_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [place]);
  return settled;
}

/**
 * Reports this window as having a record open, and returns the other users who have it open. Hidden windows do not
 * report.
 * @param record.place where in the record the user is, in the words of the screen; shown to the others.
 */
export function usePresence({
  propType,
  propId,
  place,
}: {
  propType: string;
  propId: string;
  place?: string | undefined;
}): readonly PresentPerson[] {
  const settled = useSettledPlace(place);
  const latest = useRef(settled);
  latest.current = settled;
  // The key is no path: the place is reported while a cell is edited, when the data of other screens waits.
  const { data, mutate } = useSwr(
    ['presence', propType, propId],
    async () => {
      await leaving;
      const { current } = latest;
      return presenceReport(
        {
          prop_type: propType,
          prop_id: propId,
          window: windowName,
          ...(current === undefined ? {} : { place: current }),
        },
        { isBackground: true },
      );
    },
    { refreshInterval: HEARTBEAT_MS, keepPreviousData: false },
  );
  useInvalidation(`/live/presence/${propId}`, () => void mutate(), { whileWriting: true });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) void mutate();
    isFirst.current = false;
  }, [settled, mutate]);
  useEffect(() => {
    const query = new URLSearchParams({ prop_id: propId, window: windowName });
    // `keepalive` sends the request even while the window closes.
    const leave = () => {
      leaving = fetch(`/api/live/presence?${query.toString()}`, {
        method: 'DELETE',
        headers: callHeaders(),
        keepalive: true,
      }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [propId]);
  return data?.data ?? [];
}

/** Full name of a user who has a record open. */
export const nameOfPerson = ({ firstname, lastname }: PresentPerson): string =>
  `${firstname} ${lastname}`.trim();
