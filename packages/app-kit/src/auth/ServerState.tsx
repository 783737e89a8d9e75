import { StatusText } from '@plumbline/ui/StatusText';
import { useEffect, useState } from 'react';

/** Whether the server answers, asked once: an honest word before anyone blames their password. */
export function ServerState() {
  const [isUp, setUp] = useState<boolean>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/health', { signal: leaving.signal }).then(
      (answer) => setUp(answer.ok),
      () => !leaving.signal.aborted && setUp(false),
    );
    return () => leaving.abort();
  }, []);
  if (isUp === undefined) return null;
  return isUp ? (
    <StatusText tone="ok">All systems running</StatusText>
  ) : (
    <StatusText tone="bad">The server does not answer</StatusText>
  );
}
