import { isPlan, plans } from '@plumbline/permissions';
import type { Tone } from '@plumbline/ui/StatusText';
import { customersMessages } from './messages.ts';

/** Capitalizes a value of the contract for display: online → Online. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Filter options; ids are the contract's values. */
export const typeOptions = [
  { id: 'Company', label: customersMessages.company },
  { id: 'Retail', label: customersMessages.retail },
];
export const stateOptions = [
  { id: 'active', label: customersMessages.active },
  { id: 'trial', label: customersMessages.trial },
  { id: 'trial_over', label: customersMessages.trialEnded },
  { id: 'given', label: customersMessages.freeModules },
  { id: 'ended', label: customersMessages.ended },
  { id: 'suspended', label: customersMessages.suspended },
];
const tones: Record<string, Tone> = { active: 'ok', trial: 'info', trial_over: 'wait', suspended: 'bad' };
export const stateOf = (state: string): { label: string; tone: Tone } => ({
  label: stateOptions.find(({ id }) => id === state)?.label ?? state,
  tone: tones[state] ?? 'neutral',
});
export const planOptions = Object.entries(plans).map(([id, { name }]) => ({ id, label: name }));
export const planName = (key: string): string => (isPlan(key) ? plans[key].name : '');
export const subscriptionOptions = [
  { id: 'online', label: customersMessages.online },
  { id: 'offline', label: customersMessages.offline },
];
