import { Banner } from '@plumbline/ui/Banner';
import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Says that the connection is gone, while it is; lists load anew by themselves when it is back. */
export function Offline() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Banner edge tone="warn" urgent>
      You are offline. What you see may be old; what you enter is kept until the connection is back.
    </Banner>
  );
}
