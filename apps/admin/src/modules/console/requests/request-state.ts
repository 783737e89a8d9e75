type Tone = 'wait' | 'ok';

export const stateOptions = [
  { id: 'Pending', label: 'Pending' },
  { id: 'Completed', label: 'Completed' },
];
/** How a request's state is shown. */
export const stateOf = (state: string): { label: string; tone: Tone } => ({
  label: state,
  tone: state === 'Completed' ? 'ok' : 'wait',
});
