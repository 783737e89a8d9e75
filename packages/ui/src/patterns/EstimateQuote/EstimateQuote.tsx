import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { estimateQuoteMessages } from './EstimateQuote.messages.ts';
import * as styles from './EstimateQuote.css.ts';

export { AlternateList, type AlternateItem, type AlternateListProps } from './AlternateList.tsx';
export { ClauseList, type ClauseListProps } from './ClauseList.tsx';
export type { ClauseItem } from './ClauseItem.ts';

export interface RevisionSwitchProps {
  /** Accessible name. @default 'Revisions' */
  label?: string;
  /** Revisions, oldest first. */
  revisions: readonly {
    /** Unique id. */
    id: string;
    /** Short name, e.g. `R2`. */
    name: string;
    /** Formatted total. */
    value: string;
    /** Formatted date. */
    date: string;
    /** URL of the revision. */
    href: string;
  }[];
  /** Id of the current revision. */
  value: string;
}

/** Links to the revisions of a document with their totals and dates. */
export function RevisionSwitch({ label, revisions, value }: RevisionSwitchProps) {
  const messages = useMessages('estimateQuote', estimateQuoteMessages);
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const showCurrent = () => {
      // Keep the current revision in view; scroll only sideways, so that the page does not move.
      const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
      if (!list.current || !current) return;
      const [frame, box] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
      if (box.right > frame.right) list.current.scrollLeft += box.right - frame.right;
      else if (box.left < frame.left) list.current.scrollLeft += box.left - frame.left;
    };
    showCurrent();
    // Widths change when the font is loaded.
    void document.fonts.ready.then(showCurrent);
  }, [value, revisions.length]);
  return (
    <nav ref={list} aria-label={label ?? messages.revisions} className={styles.revisions}>
      {revisions.map((revision) => (
        <Anchor
          key={revision.id}
          href={revision.href}
          aria-current={revision.id === value ? 'page' : undefined}
          className={styles.revision}
        >
          <span className={styles.revisionName}>{revision.name}</span>
          <span className={styles.revisionValue}>{revision.value}</span>
          <span className={styles.revisionDate}>{revision.date}</span>
        </Anchor>
      ))}
    </nav>
  );
}

/** Cell with a name and a muted description on one line. */
export function ScopeCell({ name, detail }: { name: string; detail?: string }) {
  return (
    <span className={styles.scope} title={detail ? `${name}: ${detail}` : name}>
      <span className={styles.scopeName}>{name}</span>
      {detail && <span className={styles.scopeDetail}>{detail}</span>}
    </span>
  );
}

/** Footer of a document's lines: text at the start, totals at the end. */
export function DocumentFooter({
  children,
  beside,
  totals,
}: {
  children?: ReactNode;
  /** Content below the text, e.g. an `AlternateList`. */
  beside?: ReactNode;
  totals: ReactNode;
}) {
  return (
    <div className={styles.foot}>
      <div className={styles.footStart}>
        {children && <p className={styles.prose}>{children}</p>}
        {beside}
      </div>
      <div className={styles.totals}>{totals}</div>
    </div>
  );
}

/** Columns of `ClauseList`s. */
export function ClauseColumns({ children }: { children: ReactNode }) {
  return <div className={styles.clauses}>{children}</div>;
}
