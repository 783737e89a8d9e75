import { Banner } from '@plumbline/ui/Banner';
import { useImportsFailing } from '@plumbline/ui/lazyImport';
import { useSyncExternalStore } from 'react';
import { realtimeMessages } from './messages.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Banner while the connection is lost. Lists are revalidated when it is back. */
export function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isMissing = useImportsFailing();
  if (isOnline && !isMissing) return null;
  return (
    <Banner isAtEdge tone="warn" isUrgent>
      {realtimeMessages.offlineNotice(isOnline, isMissing)}
    </Banner>
  );
}
