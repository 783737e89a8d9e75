import type { SetupModule } from '@plumbline/api';

const states = {
  purchased: { label: 'Purchased', tone: 'ok' },
  included: { label: 'Included', tone: 'ok' },
  available: { label: 'Not purchased', tone: 'neutral' },
} as const;

/** Returns the label and tone for a module's purchase state. */
export const stateOf = ({ state }: SetupModule) => states[state];
