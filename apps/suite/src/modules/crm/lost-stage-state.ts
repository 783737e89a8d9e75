import type { Step } from '@plumbline/ui/Stepper';

/** State of a stage of a lost record: a stage that the record never entered is not done, whatever its position. */
export const lostStageState = (stage: {
  /** The record is in this stage. */
  isCurrent: boolean;
  /** The record has been in this stage. */
  wasEntered: boolean;
}): NonNullable<Step['state']> => {
  if (stage.isCurrent) return 'failed';
  return stage.wasEntered ? 'done' : 'next';
};
