import { consoleMessages } from './messages.ts';

type Tone = 'wait' | 'ok' | 'bad';

export const stateOptions = [
  { id: 'waiting', label: consoleMessages.waiting },
  { id: 'approved', label: consoleMessages.approved },
  { id: 'declined', label: consoleMessages.declined },
];
const tones: Record<string, Tone> = { waiting: 'wait', approved: 'ok', declined: 'bad' };
/** Returns the label and tone of a request's state. */
export const stateOf = (state: string): { label: string; tone: Tone } => ({
  label: stateOptions.find(({ id }) => id === state)?.label ?? state,
  tone: tones[state] ?? 'wait',
});
