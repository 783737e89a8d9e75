import type { SetupModule } from '@plumbline/api';

const states = {
  purchased: { label: 'Purchased', tone: 'ok' },
  included: { label: 'Included', tone: 'ok' },
  available: { label: 'Not purchased', tone: 'neutral' },
} as const;

/** Whether the company has a module, as a status. */
export const stateOf = ({ state }: SetupModule) => states[state];
