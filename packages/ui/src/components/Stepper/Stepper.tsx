import { Check, X } from 'lucide-react';
import { BareButton } from '../Button/BareButton.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { useWords } from '../../words/useWords.ts';
import { stepperWords } from './Stepper.words.ts';
import * as styles from './Stepper.css.ts';

export interface Step {
  id: string;
  label: string;
  /** When it was reached, or for how long it has lasted. */
  note?: string;
  /** From the place in the row where not given. */
  state?: 'done' | 'current' | 'next' | 'failed';
  isDisabled?: boolean;
}

export interface StepperProps {
  /** Names the sequence: "Stage". */
  label: string;
  steps: readonly Step[];
  /** The id of the step that it is at. */
  current: string;
  /** `stages` are bars across the record's head, `steps` dots in a document's. */
  variant?: 'stages' | 'steps';
  /** Makes the steps buttons: move the record there, or show that part. */
  onSelect?: (id: string) => void;
}

/** How far something has come. */
export function Stepper({ label, steps, current, variant = 'stages', onSelect }: StepperProps) {
  const spoken = useWords('stepper', stepperWords);
  const now = steps.findIndex(({ id }) => id === current);
  const stages = variant === 'stages';
  return (
    <ol aria-label={label} className={stages ? styles.stages : styles.steps}>
      {steps.map((step, at) => {
        const state = step.state ?? (at < now ? 'done' : at === now ? 'current' : 'next');
        const isNow = state === 'current';
        const said = <VisuallyHidden>, {spoken[state]}</VisuallyHidden>;
        const content = stages ? (
          <>
            <span
              className={cx(
                styles.bar,
                state === 'done' && styles.barDone,
                isNow && styles.barNow,
                state === 'failed' && styles.barBad,
              )}
            />
            <span className={cx(styles.words, !isNow && styles.phoneWords)}>
              {state === 'done' && <Icon icon={Check} size={14} bold />}
              {state === 'failed' && <Icon icon={X} size={14} bold />}
              <span className={cx(styles.label, isNow && styles.labelNow)} title={step.label}>
                {step.label}
              </span>
              {step.note && (
                <span className={cx(styles.note, isNow && styles.noteNow, styles.phoneNote)}>
                  {step.note}
                </span>
              )}
              {said}
            </span>
          </>
        ) : (
          <span className={styles.stepInner}>
            <span
              className={cx(
                styles.dot,
                state === 'done' && styles.dotDone,
                isNow && styles.dotNow,
                state === 'failed' && styles.dotBad,
              )}
            >
              {state === 'done' && <Icon icon={Check} size={12} bold />}
              {state === 'failed' && <Icon icon={X} size={12} bold />}
            </span>
            <span className={cx(isNow && styles.labelNow)}>{step.label}</span>
            {step.note && <span className={styles.note}>{step.note}</span>}
            {said}
          </span>
        );
        return (
          <li
            key={step.id}
            aria-current={isNow ? 'step' : undefined}
            className={cx(
              stages ? styles.stage : styles.step,
              state === 'done' && styles.done,
              isNow && (stages ? styles.now : styles.done),
              isNow && stages && styles.phoneNow,
              state === 'failed' && styles.bad,
            )}
          >
            {onSelect ? (
              <BareButton
                className={styles.pressable}
                isDisabled={step.isDisabled}
                onPress={() => onSelect(step.id)}
              >
                {content}
              </BareButton>
            ) : (
              content
            )}
          </li>
        );
      })}
    </ol>
  );
}
