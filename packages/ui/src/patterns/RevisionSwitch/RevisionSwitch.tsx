import { useLayoutEffect, useRef } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { revisionSwitchMessages } from './RevisionSwitch.messages.ts';
import * as styles from './RevisionSwitch.css.ts';

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
  const messages = useMessages('revisionSwitch', revisionSwitchMessages);
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
    // Widths change with the frame, and when a font is loaded.
    const observer = new ResizeObserver(showCurrent);
    for (const link of list.current?.children ?? []) observer.observe(link);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
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
