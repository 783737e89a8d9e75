import { Fragment, type ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { formulaBarMessages } from './FormulaBar.messages.ts';
import * as styles from './FormulaBar.css.ts';
import { formatStepFigure, type DerivationStep } from './derivationStep.ts';

export interface FormulaBarProps {
  /** Column of the selected cell. */
  name?: string;
  /** Position of the cell, e.g. `row 3, P1`. */
  place?: string;
  /** Derivation of the figure; the first step has no operator. */
  steps?: readonly DerivationStep[];
  /** Text shown without steps. */
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/**
 * Figure before a rounding and its rule, e.g. ` = 220 SF, rounded up to order units of 1500 SF`: the steps before it do
 * not equal the rounded figure. Empty if nothing was rounded.
 */
function RoundingNote({ step, previous }: { step: DerivationStep; previous: DerivationStep | undefined }) {
  if (!previous || previous.runningUnit !== step.runningUnit) return null;
  const before = formatStepFigure(previous.runningTotal, previous.runningUnit);
  if (before === formatStepFigure(step.runningTotal, step.runningUnit)) return null;
  return (
    <>
      {previous.operator !== '=' && (
        <>
          <span className={styles.token.operator}> = </span>
          <bdi className={styles.token.figure}>{before}</bdi>
        </>
      )}
      <span className={styles.token.name}>
        {', '}
        <bdi>{step.label.charAt(0).toLowerCase() + step.label.slice(1)}</bdi>
      </span>
    </>
  );
}

/** Bar above a sheet with the derivation of the selected cell's figure. */
export function FormulaBar({ name, place, steps = [], children, actions }: FormulaBarProps) {
  const messages = useMessages('formulaBar', formulaBarMessages);
  return (
    <section aria-label={messages.formula} className={styles.formula}>
      <div className={styles.reference} data-empty={name === undefined ? '' : undefined}>
        {name !== undefined && <span className={styles.referenceName}>{name}</span>}
        {place !== undefined && <span className={styles.referenceNote}>{place}</span>}
      </div>
      <span className={styles.fx} aria-hidden>
        fx
      </span>
      <div
        className={styles.expression}
        // A long formula scrolls sideways, so it must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={messages.derivation}
      >
        {steps.length > 0 ? (
          steps.map((step, index) => (
            <Fragment key={index}>
              {step.operator === '=' ? (
                <>
                  <RoundingNote step={step} previous={steps[index - 1]} />
                  <span className={styles.token.operator}> = </span>
                  <bdi className={styles.token.result}>
                    {formatStepFigure(step.runningTotal, step.runningUnit)}
                  </bdi>
                </>
              ) : (
                <>
                  <span className={styles.token.operator}>{step.operator && ` ${step.operator} `}</span>
                  {step.label && (
                    <span className={styles.token.name}>
                      <bdi>{step.label}</bdi>{' '}
                    </span>
                  )}
                  <bdi className={styles.token.figure}>{formatStepFigure(step.value, step.unit)}</bdi>
                </>
              )}
            </Fragment>
          ))
        ) : (
          <span className={styles.token.text}>{children}</span>
        )}
      </div>
      {actions && <div className={styles.formulaActions}>{actions}</div>}
    </section>
  );
}
