import { routePaths } from '../navigation/routes.ts';
import { isWriting } from '../session/session-store.ts';

/**
 * To the page that waits for the end of the maintenance and leads back. What is being written stays: its own refusal says
 * what is going on, and it can be sent later.
 */
export function toMaintenance(): void {
  if (location.pathname === routePaths.maintenance || isWriting()) return;
  location.replace(
    `${routePaths.maintenance}?back=${encodeURIComponent(location.pathname + location.search)}`,
  );
}
