export interface Step {
  id: string;
  label: string;
  /** When it was reached, or for how long it has lasted. */
  note?: string;
  /** State of the step; by default derived from its position. */
  state?: 'done' | 'current' | 'next' | 'failed';
  isDisabled?: boolean;
}
