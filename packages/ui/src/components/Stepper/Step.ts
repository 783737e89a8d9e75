export interface Step {
  id: string;
  label: string;
  /** Date when the step was reached, or its duration. */
  note?: string;
  /** State of the step; by default derived from its position. */
  state?: 'done' | 'current' | 'next' | 'failed';
  isDisabled?: boolean;
}
