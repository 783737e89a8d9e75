import type { SetupModule } from '@plumbline/api';
import { systemMessages } from './messages.ts';

const states = {
  purchased: { label: systemMessages.purchased, tone: 'ok' },
  included: { label: systemMessages.included, tone: 'ok' },
  available: { label: systemMessages.notPurchased, tone: 'neutral' },
} as const;

/** Returns the label and tone for a module's purchase state. */
export const stateOf = ({ state }: SetupModule) => states[state];
