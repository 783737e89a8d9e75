import { requestsMessages } from './messages.ts';

type Tone = 'wait' | 'ok' | 'neutral';

export const stateOptions = [
  { id: 'Pending', label: requestsMessages.pending },
  { id: 'Completed', label: requestsMessages.completed },
  { id: 'Withdrawn', label: requestsMessages.withdrawn },
];
/** Returns the label and tone of a request's state. */
export const stateOf = (state: string): { label: string; tone: Tone } => ({
  label: state,
  tone: state === 'Completed' ? 'ok' : state === 'Withdrawn' ? 'neutral' : 'wait',
});
