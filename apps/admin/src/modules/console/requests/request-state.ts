type Tone = 'wait' | 'ok' | 'neutral';

export const stateOptions = [
  { id: 'Pending', label: 'Pending' },
  { id: 'Completed', label: 'Completed' },
  { id: 'Withdrawn', label: 'Withdrawn' },
];
/** How a request's state is shown. */
export const stateOf = (state: string): { label: string; tone: Tone } => ({
  label: state,
  tone: state === 'Completed' ? 'ok' : state === 'Withdrawn' ? 'neutral' : 'wait',
});
