import { ArrowLeftIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as shared from '../recordPage.css.ts';
import { DocumentFacts, type DocumentFact } from './DocumentFacts.tsx';
import * as styles from './DocumentHeader.css.ts';
import { documentHeaderMessages } from './DocumentHeader.messages.ts';

export type { DocumentFact } from './DocumentFacts.tsx';

export interface DocumentHeaderProps {
  /** Name of the document. */
  title: string;
  /** Document number, in monospace. */
  code?: string;
  /** Customer, vendor or other party of the document. */
  party?: string;
  /** Status, usually a `Pill`. */
  status?: ReactNode;
  /** Target of the back link; without it the link is not shown. */
  backHref?: string;
  /** Label of the back link, e.g. "Quotes". @default 'Back' */
  backLabel?: string;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  /** Status steps at the start of the band below the header. */
  steps?: ReactNode;
  /** Content at the end of the band, such as revisions or a due date. */
  bandEnd?: ReactNode;
  /** Facts such as customer, project and due date. */
  facts?: readonly DocumentFact[];
}

/**
 * Header of a document such as a quote, order or invoice: name, number, party, status and actions.
 *
 * @example
 * <DocumentHeader title="Riverside Clinic" />
 */
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
  const messages = useMessages('documentHeader', documentHeaderMessages);
  return (
    <header className={styles.header}>
      <div className={styles.strip}>
        {backHref !== undefined && (
          <span className={styles.back}>
            <IconButton
              icon={ArrowLeftIcon}
              label={backLabel ?? messages.back}
              href={backHref}
              isDirectional
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
