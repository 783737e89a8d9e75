import { callHeaders, windowName } from '@plumbline/api';
import { presenceReport } from '@plumbline/api/hooks/presence';
import { AvatarGroup } from '@plumbline/ui/Avatar';
import { useEffect } from 'react';
import useSwr from 'swr';
import { realtimeMessages } from './messages.ts';

/** Heartbeat interval in milliseconds. */
const HEARTBEAT_MS = 20_000;

interface Props {
  propType: string;
  propId: string;
}

/** Shows who else has a record open and reports this window to them. Hidden windows do not report. */
export function Presence({ propType, propId }: Props) {
  const { data } = useSwr(
    ['/live/presence', propType, propId],
    () =>
      presenceReport({ prop_type: propType, prop_id: propId, window: windowName }, { isBackground: true }),
    { refreshInterval: HEARTBEAT_MS, keepPreviousData: false },
  );
  useEffect(() => {
    const query = new URLSearchParams({ prop_id: propId, window: windowName });
    // `keepalive` sends the request even while the window closes.
    const leave = () =>
      void fetch(`/api/live/presence?${query.toString()}`, {
        method: 'DELETE',
        headers: callHeaders(),
        keepalive: true,
      }).catch(() => undefined);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [propId]);
  const names = (data?.data ?? []).map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim());
  return names.length > 0 ? (
    <AvatarGroup label={realtimeMessages.alsoViewing} names={names} size={24} />
  ) : null;
}
