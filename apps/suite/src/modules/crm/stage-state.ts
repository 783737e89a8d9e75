import type { Step } from '@plumbline/ui/Stepper';

/**
 * State of a stage in the stepper, where its position alone would say something else: a stage that the record never entered
 * is not done, and the stage of a loss failed.
 */
export function stageState(stage: {
  /** The record is lost. */
  isLost: boolean;
  /** The record is in this stage. */
  isCurrent: boolean;
  /** The record has been in this stage. */
  wasEntered: boolean;
}): Pick<Step, 'state'> {
  if (stage.isCurrent) return stage.isLost ? { state: 'failed' } : {};
  if (!stage.wasEntered) return { state: 'next' };
  return stage.isLost ? { state: 'done' } : {};
}
