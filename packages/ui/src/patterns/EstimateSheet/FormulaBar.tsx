import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../messages/useMessages.ts';
import { estimateSheetWords } from './EstimateSheet.messages.ts';
import * as styles from './EstimateSheet.css.ts';
import { stepText, type FigureStep } from './figures.ts';

export interface FormulaBarProps {
  /** The column of the chosen cell. */
  name?: string;
  /** Where the cell is: `row 3, P1`. */
  place?: string;
  /** How the figure comes about; the first has no operator. */
  steps?: readonly FigureStep[];
  /** In words, where there are no steps. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The line above a sheet that says how the figure in the chosen cell comes about. */
export function FormulaBar({ name, place, steps = [], children, actions }: FormulaBarProps) {
  const words = useWords('estimateSheet', estimateSheetWords);
  return (
    <section aria-label={words.formula} className={styles.formula}>
      <div className={styles.reference} data-empty={name === undefined ? '' : undefined}>
        {name !== undefined && <span className={styles.referenceName}>{name}</span>}
        {place !== undefined && <span className={styles.referenceNote}>{place}</span>}
      </div>
      <span className={styles.fx} aria-hidden>
        fx
      </span>
      <div
        className={styles.expression}
        // A long formula scrolls sideways, and the keyboard must reach that.
        tabIndex={0}
        role="group"
        aria-label={words.derivation}
      >
        {steps.length > 0 ? (
          steps.map((step, index) => (
            <Fragment key={index}>
              {step.operator === '=' ? (
                <>
                  <span className={styles.token.operator}> = </span>
                  <bdi className={styles.token.result}>{stepText(step.runningTotal, step.runningUnit)}</bdi>
                </>
              ) : (
                <>
                  <span className={styles.token.operator}>{step.operator && ` ${step.operator} `}</span>
                  {step.label && (
                    <span className={styles.token.name}>
                      <bdi>{step.label}</bdi>{' '}
                    </span>
                  )}
                  <bdi className={styles.token.figure}>{stepText(step.value, step.unit)}</bdi>
                </>
              )}
            </Fragment>
          ))
        ) : (
          <span className={styles.token.word}>{children}</span>
        )}
      </div>
      {actions && <div className={styles.formulaActions}>{actions}</div>}
    </section>
  );
}
