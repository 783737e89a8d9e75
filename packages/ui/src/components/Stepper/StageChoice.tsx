import { ChevronDownIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useFit } from '../../fit/useFit.ts';
import { BareButton } from '../Button/BareButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { StageText, stateOf } from './StageText.tsx';
import * as styles from './Stepper.css.ts';
import type { Step } from './Step.ts';

interface StageChoiceProps {
  label: string;
  steps: readonly Step[];
  current: string;
  onSelect: (id: string) => void;
  /** Renders the row of stages; as bars without text if the text does not fit. */
  children: (isBare: boolean) => ReactNode;
}

/** Row of stages to choose from; a menu with the current stage if they do not fit. */
export function StageChoice({ label, steps, current, onSelect, children }: StageChoiceProps) {
  const now = steps.findIndex(({ id }) => id === current);
  const { row, ghosts, shown } = useFit<HTMLDivElement>({
    count: steps.length,
    signature: steps.map((step) => `${step.label}:${step.note ?? ''}:${step.state ?? ''}`).join('|'),
    current: now,
    gap: styles.stageGap,
  });
  const fits = shown.length === steps.length;
  const present = steps[now];
  const state = present && stateOf(present, now, now);
  return (
    <div className={styles.choice}>
      {children(!fits)}
      {!fits && (
        <Menu
          label={label}
          placement="bottom start"
          trigger={
            <BareButton
              aria-label={`${label}: ${present?.label ?? '–'}`}
              className={cx(styles.chooser, state === 'failed' ? styles.bad : styles.now)}
            >
              {present && state ? <StageText step={present} state={state} /> : '–'}
              <Icon icon={ChevronDownIcon} size={14} />
            </BareButton>
          }
          items={[
            {
              id: 'stages',
              selectionMode: 'single',
              selectedIds: [current],
              onSelectionChange: ([next]) => next !== undefined && onSelect(next),
              items: steps.map((step) => ({
                id: step.id,
                label: step.label,
                ...(step.isDisabled ? { isDisabled: true } : {}),
              })),
            },
          ]}
        />
      )}
      <div ref={row} className={styles.unseen} inert aria-hidden>
        <div ref={ghosts} className={styles.ghosts}>
          {steps.map((step, at) => (
            <span key={step.id} className={styles.text}>
              <StageText step={step} state={stateOf(step, at, now)} />
            </span>
          ))}
          <span className={styles.nothing} />
        </div>
      </div>
    </div>
  );
}
