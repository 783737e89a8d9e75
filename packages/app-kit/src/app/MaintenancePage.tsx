import { startHealth } from '@plumbline/api/hooks/auth';
import { StatusText } from '@plumbline/ui/StatusText';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { useEffect } from 'react';
import { routePaths } from '../navigation/routes.ts';
import { backPath } from '../session/SessionProvider.tsx';

/** How often the server is asked whether it is over, in milliseconds. */
const interval = 10_000;

/** Says that the product is being maintained, and goes back by itself when it is over. */
export default function Maintenance() {
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const isOver = await startHealth().then(
        ({ data }) => !data.maintenance,
        // Between two starts nothing answers.
        () => false,
      );
      if (!isOver || isGone) return;
      const back = backPath(location);
      location.replace(back?.startsWith(routePaths.maintenance) ? '/' : (back ?? '/'));
    };
    void ask();
    const timer = setInterval(() => void ask(), interval);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return (
    <AuthLayout
      brand="Plumbline"
      title="Plumbline is being maintained"
      description="It will be back shortly. What you saved is kept, and nothing needs doing: this page goes back by itself when it is over."
    >
      <StatusText tone="wait">Waiting for the server</StatusText>
    </AuthLayout>
  );
}
