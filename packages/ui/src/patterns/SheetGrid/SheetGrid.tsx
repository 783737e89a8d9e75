import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { useWords } from '../../words/useWords.ts';
import { sheetGridWords } from './SheetGrid.words.ts';
import * as styles from './SheetGrid.css.ts';

export interface SheetItem {
  id: string;
  /** Sheet number; may be empty. */
  code: string;
  name: string;
  /** What is measured on it, or where its reading stands. */
  note: string;
  previewUrl?: string;
  /** Opens the sheet; absent while it is being read. */
  href?: string;
  /** 0 to 1 while it is being read. */
  progress?: number;
  /** A menu at the end of the line. */
  actions?: ReactNode;
}

/** The sheets of a plan set as pictures, each leading to its sheet. */
export function SheetGrid({ label, items }: { label: string; items: readonly SheetItem[] }) {
  const words = useWords('sheetGrid', sheetGridWords);
  return (
    <ul className={styles.grid} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={styles.card}>
          <div className={styles.paper}>
            {item.previewUrl ? (
              <img className={styles.image} src={item.previewUrl} alt="" loading="lazy" />
            ) : (
              <div className={styles.waiting}>
                <ProgressBar label={words.reading} value={item.progress ?? 0} max={1} />
              </div>
            )}
          </div>
          <div className={styles.foot}>
            <div className={styles.words}>
              <div className={styles.name} title={`${item.code} ${item.name}`.trim()}>
                {item.href ? (
                  <Link href={item.href} tone="primary" cover>
                    {item.code && <span className={styles.code}>{item.code}</span>}
                    {item.name}
                  </Link>
                ) : (
                  <>
                    {item.code && <span className={styles.code}>{item.code}</span>}
                    {item.name}
                  </>
                )}
              </div>
              <div className={styles.note}>{item.note}</div>
            </div>
            {item.actions && <div className={styles.above}>{item.actions}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
