import { StatusText } from '@plumbline/ui/StatusText';
import { useEffect, useState } from 'react';
import { toMaintenance } from '@plumbline/app-kit/app/maintenance';

/** Whether the server answers, asked once: an honest word before anyone blames their password. */
export function ServerState() {
  const [isUp, setUp] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    const asked = fetch('/api/health', { signal: leaving.signal }).then(
      async (answer) => {
        setUp(answer.ok);
        const { data } = (await answer.json()) as { data?: { maintenance?: boolean } };
        if (data?.maintenance) toMaintenance();
      },
      () => !leaving.signal.aborted && setUp(false),
    );
    // An answer of somebody else, such as a proxy's page, says nothing more.
    asked.catch(() => undefined);
    return () => leaving.abort();
  }, []);
  if (isUp === undefined) return null;
  return isUp ? (
    <StatusText tone="ok">All systems running</StatusText>
  ) : (
    <StatusText tone="bad">The server does not answer</StatusText>
  );
}
