import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { BareButton } from '../Button/BareButton.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { StageChoice } from './StageChoice.tsx';
import { StageText, stateOf, type StepState } from './StageText.tsx';
import { stepperMessages } from './Stepper.messages.ts';
import * as styles from './Stepper.css.ts';
import type { Step } from './Step.ts';

export type { Step } from './Step.ts';

export interface StepperProps {
  /** Names the sequence: "Stage". */
  label: string;
  /** Steps in order. */
  steps: readonly Step[];
  /** Id of the current step. */
  current: string;
  /** `stages` are bars across the record's head, `steps` dots in a document's. */
  variant?: 'stages' | 'steps';
  /** Makes the steps buttons that move the record or show a section. */
  onSelect?: (id: string) => void;
}

/**
 * Stepper of stages. Selectable stages become a menu if they do not fit.
 *
 * @example
 * <Stepper
 *   label="Bid stage"
 *   current="submitted"
 *   steps={[
 *     { id: 'estimating', label: 'Estimating' },
 *     { id: 'submitted', label: 'Bid submitted' },
 *     { id: 'awarded', label: 'Awarded' },
 *   ]}
 * />
 */
export function Stepper({ variant = 'stages', onSelect, ...row }: StepperProps) {
  if (variant === 'steps' || !onSelect)
    return <StepRow {...row} variant={variant} {...(onSelect ? { onSelect } : {})} />;
  return (
    <StageChoice {...row} onSelect={onSelect}>
      {(isBare) => <StepRow {...row} variant="stages" {...(isBare ? { isBare } : { onSelect })} />}
    </StageChoice>
  );
}

/** With `isBare` the text is for assistive technology only. */
function StepRow({ label, steps, current, variant, onSelect, isBare }: StepperProps & { isBare?: boolean }) {
  const spoken = useMessages('stepper', stepperMessages);
  const now = steps.findIndex(({ id }) => id === current);
  const stages = variant === 'stages';
  return (
    <ol aria-label={label} className={stages ? styles.stages : styles.steps}>
      {steps.map((step, at) => {
        const state = stateOf(step, at, now);
        const isNow = state === 'current';
        const stateText = <VisuallyHidden>, {spoken[state]}</VisuallyHidden>;
        const content = stages ? (
          <StageFace step={step} state={state} hides={isBare ? 'text' : onSelect ? undefined : 'phone'}>
            {stateText}
          </StageFace>
        ) : (
          <StepFace step={step} state={state}>
            {stateText}
          </StepFace>
        );
        return (
          <li
            key={step.id}
            aria-current={at === now ? 'step' : undefined}
            className={cx(
              stages ? styles.stage : styles.step,
              state === 'done' && styles.done,
              isNow && (stages ? styles.now : styles.done),
              isNow && stages && !isBare && !onSelect && styles.phoneNow,
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

interface FaceProps {
  step: Step;
  state: StepState;
  /** Text of the state. */
  children: ReactNode;
}

function StageFace({ step, state, hides, children }: FaceProps & { hides: 'text' | 'phone' | undefined }) {
  const isNow = state === 'current';
  const messages = (
    <>
      <StageText step={step} state={state} />
      {children}
    </>
  );
  return (
    <>
      <span
        className={cx(
          styles.bar,
          state === 'done' && styles.barDone,
          isNow && styles.barNow,
          state === 'failed' && styles.barBad,
        )}
      />
      {hides === 'text' ? (
        <VisuallyHidden>{messages}</VisuallyHidden>
      ) : (
        <span className={cx(styles.text, hides === 'phone' && !isNow && styles.phoneText)}>{messages}</span>
      )}
    </>
  );
}

function StepFace({ step, state, children }: FaceProps) {
  const isNow = state === 'current';
  return (
    <span className={styles.stepInner}>
      <span
        className={cx(
          styles.dot,
          state === 'done' && styles.dotDone,
          isNow && styles.dotNow,
          state === 'failed' && styles.dotBad,
        )}
      >
        {state === 'done' && <Icon icon={Check} size={12} isBold />}
        {state === 'failed' && <Icon icon={X} size={12} isBold />}
      </span>
      <span className={cx(styles.label, isNow ? styles.labelNow : styles.phoneText)}>{step.label}</span>
      {step.note && (
        <span className={cx(styles.note, !isNow && styles.phoneText)}>
          <bdi>{step.note}</bdi>
        </span>
      )}
      {children}
    </span>
  );
}
