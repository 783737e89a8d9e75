import { routePaths } from '../navigation/routes.ts';
import { isWriting } from '../session/session-store.ts';

/**
 * Redirects to the maintenance page, which returns when maintenance is over. Does nothing while the user has unsaved
 * input: the failed call shows the reason and can be retried.
 */
export function toMaintenance(): void {
  if (location.pathname === routePaths.maintenance || isWriting()) return;
  location.replace(
    `${routePaths.maintenance}?back=${encodeURIComponent(location.pathname + location.search)}`,
  );
}
