import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { useWords } from '../../messages/useMessages.ts';
import { estimateQuoteWords } from './EstimateQuote.messages.ts';
import * as styles from './EstimateQuote.css.ts';

export { AlternateList, type AlternateItem, type AlternateListProps } from './AlternateList.tsx';
export { ClauseList, type ClauseItem, type ClauseListProps } from './ClauseList.tsx';

export interface RevisionSwitchProps {
  /** Names the switch: "Revisions" when absent. */
  label?: string;
  revisions: readonly {
    id: string;
    /** `R2`. */
    name: string;
    /** What it came to. */
    value: string;
    date: string;
    href: string;
  }[];
  /** The id of the revision on screen. */
  value: string;
}

/** The revisions of a document with what each came to and when: one press from one to the next. */
export function RevisionSwitch({ label, revisions, value }: RevisionSwitchProps) {
  const words = useWords('estimateQuote', estimateQuoteWords);
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const showCurrent = () => {
      // Where they do not all fit, the one on screen does; only sideways, so that the page stays where it is.
      const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
      if (!list.current || !current) return;
      const [frame, box] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
      if (box.right > frame.right) list.current.scrollLeft += box.right - frame.right;
      else if (box.left < frame.left) list.current.scrollLeft += box.left - frame.left;
    };
    showCurrent();
    // The letters are wider or narrower once their face has come.
    void document.fonts.ready.then(showCurrent);
  }, [value, revisions.length]);
  return (
    <nav ref={list} aria-label={label ?? words.revisions} className={styles.revisions}>
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

/** A line of a document on one line: its name, and in grey what it takes in. */
export function ScopeCell({ name, detail }: { name: string; detail?: string }) {
  return (
    <span className={styles.scope} title={detail ? `${name}: ${detail}` : name}>
      <span className={styles.scopeName}>{name}</span>
      {detail && <span className={styles.scopeDetail}>{detail}</span>}
    </span>
  );
}

/** Below a document's lines: words at the start, its `TotalsBlock` at the end. */
export function DocumentFoot({
  children,
  beside,
  totals,
}: {
  children?: ReactNode;
  /** Below the words: an `AlternateList`. */
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

/** `ClauseList`s beside one another. */
export function ClauseColumns({ children }: { children: ReactNode }) {
  return <div className={styles.clauses}>{children}</div>;
}
