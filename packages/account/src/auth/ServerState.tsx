import { StatusText } from '@plumbline/ui/StatusText';
import { useEffect, useState } from 'react';
import { toMaintenance } from '@plumbline/app-kit/app/maintenance';
import { authMessages } from './messages.ts';

/** Shows whether the server responds, checked once, so that an outage is not mistaken for a wrong password. */
export function ServerState() {
  const [isUp, setUp] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    const healthCheck = fetch('/api/health', { signal: leaving.signal }).then(
      async (answer) => {
        setUp(answer.ok);
        const { data } = (await answer.json()) as { data?: { maintenance?: boolean } };
        if (data?.maintenance) toMaintenance();
      },
      () => !leaving.signal.aborted && setUp(false),
    );
    // Ignore responses that are not the server's, such as a proxy's error page.
    healthCheck.catch(() => undefined);
    return () => leaving.abort();
  }, []);
  if (isUp === undefined) return null;
  return isUp ? (
    <StatusText tone="ok">{authMessages.serverUp}</StatusText>
  ) : (
    <StatusText tone="bad">{authMessages.serverDown}</StatusText>
  );
}
