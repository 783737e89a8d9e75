import type { ReactNode } from 'react';
import * as styles from './DocumentHeader.css.ts';

/** Labeled fact in the header of a document. */
export interface DocumentFact {
  /** Name of the fact, e.g. "Valid until". */
  label: string;
  /** Value of the fact. */
  value: ReactNode;
  /** Muted text below the value. */
  note?: ReactNode;
}

interface DocumentFactsProps {
  facts: readonly DocumentFact[];
}

/** Grid of document facts: four columns, two on a narrow screen. */
export function DocumentFacts({ facts }: DocumentFactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={styles.fact}>
          <dt className={styles.factLabel}>{fact.label}</dt>
          <dd className={styles.factValue}>{fact.value}</dd>
          {fact.note !== undefined && <dd className={styles.factNote}>{fact.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
