import { Check, X } from 'lucide-react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Stepper.css.ts';
import type { Step } from './Step.ts';

export type StepState = NonNullable<Step['state']>;

/** Returns the state of a step: its own, or the one derived from its position. */
export const stateOf = (step: Step, at: number, now: number): StepState =>
  step.state ?? (at < now ? 'done' : at === now ? 'current' : 'next');

/** Text below the bar of a stage. */
export function StageText({ step, state }: { step: Step; state: StepState }) {
  const isNow = state === 'current';
  return (
    <>
      {state === 'done' && <Icon icon={Check} size={14} isBold />}
      {state === 'failed' && <Icon icon={X} size={14} isBold />}
      <span className={cx(styles.label, isNow && styles.labelNow)} title={step.label}>
        {step.label}
      </span>
      {step.note && (
        <span className={cx(styles.note, isNow && styles.noteNow, styles.phoneNote)}>{step.note}</span>
      )}
    </>
  );
}
