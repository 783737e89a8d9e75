type Tone = 'wait' | 'ok' | 'neutral';

export const stateOptions = [
  { id: 'Pending', label: 'Pending' },
  { id: 'Completed', label: 'Completed' },
  { id: 'Withdrawn', label: 'Withdrawn' },
];
/** Returns the label and tone of a request's state. */
export const stateOf = (state: string): { label: string; tone: Tone } => ({
  label: state,
  tone: state === 'Completed' ? 'ok' : state === 'Withdrawn' ? 'neutral' : 'wait',
});
