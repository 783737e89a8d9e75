import type { ReactNode } from 'react';
import * as styles from './RecordHeader.css.ts';

export interface RecordHeaderProps {
  /** Name of the record. */
  title: string;
  /** Record number, in monospace. */
  code?: string;
  /** `Pill` or `StatusMenu`. */
  status?: ReactNode;
  /** Two or three key facts, such as a due date, the customer and the person responsible. */
  facts?: readonly { label: string; value: ReactNode }[];
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  /** `LinkTabs` with `isInset`. */
  tabs?: ReactNode;
}

/**
 * Header of a record on one line with tabs below, for pages that need the full height, such as `WorksheetLayout`.
 * `RecordLayout` and `DocumentLayout` have headers of their own.
 *
 * @example
 * <RecordHeader title="Riverside Clinic" />
 */
export function RecordHeader({ title, code, status, facts = [], actions, tabs }: RecordHeaderProps) {
  return (
    <header className={styles.head}>
      <div className={styles.strip}>
        <div className={styles.name}>
          <h1 className={styles.title} title={title}>
            {title}
          </h1>
          {code !== undefined && <span className={styles.code}>{code}</span>}
          {status}
        </div>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.label} className={styles.fact}>
                <dt className={styles.factLabel}>{fact.label}</dt>
                <dd className={styles.factValue}>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {tabs}
    </header>
  );
}
