import { serverReadHealth } from '@plumbline/api/hooks/auth';
import { StatusText } from '@plumbline/ui/StatusText';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { useEffect } from 'react';
import { routePaths } from '../navigation/routes.ts';
import { backPath } from '../session/SessionProvider.tsx';
import { appMessages } from './messages.ts';

/** Polling POLL_MS in milliseconds. */
const POLL_MS = 10_000;

/** Maintenance page. Returns to the previous page when the server is back. */
export default function Maintenance() {
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const isOver = await serverReadHealth().then(
        ({ data }) => !data.maintenance,
        // The server does not respond while it restarts.
        () => false,
      );
      if (!isOver || isGone) return;
      const back = backPath(location);
      location.replace(back?.startsWith(routePaths.maintenance) ? '/' : (back ?? '/'));
    };
    void ask();
    const timer = setInterval(() => void ask(), POLL_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return (
    <AuthLayout
      brand="Plumbline"
      title={appMessages.maintenanceTitle}
      description={appMessages.maintenanceDescription}
    >
      <StatusText tone="wait">{appMessages.waitingForTheServer}</StatusText>
    </AuthLayout>
  );
}
