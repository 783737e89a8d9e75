import type { ReactNode } from 'react';
import * as styles from './DocumentHeader.css.ts';

export interface DocumentFact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

interface DocumentFactsProps {
  facts: readonly DocumentFact[];
}

/** To whom, for what, until when: four beside one another, two on a narrow screen. */
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
