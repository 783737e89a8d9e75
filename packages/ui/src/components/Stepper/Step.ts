export interface Step {
  id: string;
  label: string;
  /** When it was reached, or for how long it has lasted. */
  note?: string;
  /** From the place in the row where not given. */
  state?: 'done' | 'current' | 'next' | 'failed';
  isDisabled?: boolean;
}
