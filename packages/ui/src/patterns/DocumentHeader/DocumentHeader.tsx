import { ArrowLeftIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { useWords } from '../../messages/useMessages.ts';
import * as shared from '../recordPage.css.ts';
import { DocumentFacts, type DocumentFact } from './DocumentFacts.tsx';
import * as styles from './DocumentHeader.css.ts';
import { documentHeaderWords } from './DocumentHeader.messages.ts';

export type { DocumentFact } from './DocumentFacts.tsx';

export interface DocumentHeaderProps {
  title: string;
  /** The number, in monospace. */
  code?: string;
  /** Whom it is with. */
  party?: string;
  status?: ReactNode;
  backHref?: string;
  /** Where back leads: "Quotes". */
  backLabel?: string;
  actions?: ReactNode;
  /** Status steps, at the start of the band below the head. */
  steps?: ReactNode;
  /** Revisions, a due date: at the end of that band. */
  bandEnd?: ReactNode;
  /** To whom, for what, until when. */
  facts?: readonly DocumentFact[];
}

/** What a quote, an order, an invoice is: its name and number, whom it is with, where it stands, what can be done. */
export function DocumentHeader({
  title,
  code,
  party,
  status,
  backHref,
  backLabel,
  actions,
  steps,
  bandEnd,
  facts = [],
}: DocumentHeaderProps) {
  const words = useWords('documentHeader', documentHeaderWords);
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        {backHref !== undefined && (
          <span className={styles.back}>
            <IconButton
              icon={ArrowLeftIcon}
              label={backLabel ?? words.back}
              href={backHref}
              directional
              size="sm"
            />
          </span>
        )}
        <h1 className={cx(shared.title, styles.title)} title={title}>
          {title}
        </h1>
        {code !== undefined && <span className={cx(shared.code, styles.code)}>{code}</span>}
        {party !== undefined && (
          <span className={styles.party} title={party}>
            {party}
          </span>
        )}
        {status}
        {actions && <span className={cx(shared.actions, styles.actions)}>{actions}</span>}
      </div>
      {(steps || bandEnd) && (
        <div className={styles.band}>
          {steps}
          {bandEnd && <span className={styles.bandEnd}>{bandEnd}</span>}
        </div>
      )}
      {facts.length > 0 && (
        <div className={styles.below}>
          <DocumentFacts facts={facts} />
        </div>
      )}
    </header>
  );
}
