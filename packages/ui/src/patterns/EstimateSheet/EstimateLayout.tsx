import { useLayoutEffect, type ReactNode } from 'react';
import { at } from '../../tokens/measures.ts';
import { useMedia } from '../../hooks.ts';
import { cx } from '../../cx.ts';
import { useWords } from '../../messages/useMessages.ts';
import { estimateSheetWords } from './EstimateSheet.messages.ts';
import * as styles from './EstimateSheet.css.ts';

export interface EstimateLayoutProps {
  /** An `EstimateHead` with its tabs. */
  head: ReactNode;
  /** A search field, at the start of the row of tools. */
  search?: ReactNode;
  /** After the search: filters, what can be done with all rows. */
  tools?: ReactNode;
  /** At the end of the row: how it is shown. */
  toolsEnd?: ReactNode;
  /** A `FormulaBar`, above a sheet. */
  formula?: ReactNode;
  children: ReactNode;
  /** `sheet` gives the content all the room to its edges, for a table that fills; `plain` insets and scrolls it. */
  content?: 'sheet' | 'plain';
  side?: ReactNode;
  /** Names the side: "Summary" when absent. */
  sideLabel?: string;
  /** `totals` is a column of figures, `fields` a record's properties. */
  sideKind?: 'totals' | 'fields';
  /** Where the side stands below the content, it comes first: for fields that the content follows from. */
  sideFirst?: boolean;
}

/** A page of an estimation: its head, one row of tools, what is worked on, and what it comes to at the side. */
export function EstimateLayout({
  head,
  search,
  tools,
  toolsEnd,
  formula,
  children,
  content = 'plain',
  side,
  sideLabel,
  sideKind = 'totals',
  sideFirst = false,
}: EstimateLayoutProps) {
  const words = useWords('estimateSheet', estimateSheetWords);
  const hasTools = Boolean(search || tools || toolsEnd);
  const isBelow = useMedia(at.record);
  const isSideFirst = isBelow && sideFirst;
  const hasTotalsBeside = Boolean(side) && sideKind === 'totals' && !isBelow;
  useLayoutEffect(() => {
    if (!hasTotalsBeside) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--pl-aside-room', styles.sideWidth);
    return () => void style.removeProperty('--pl-aside-room');
  }, [hasTotalsBeside]);
  const aside = side && (
    <aside
      aria-label={sideLabel ?? words.summary}
      className={cx(
        styles.side,
        sideKind === 'fields' && styles.sideFields,
        isSideFirst && styles.sideBefore,
      )}
    >
      {side}
    </aside>
  );
  return (
    <div className={styles.page}>
      {head}
      {hasTools && (
        <div className={cx(styles.tools, isSideFirst && styles.toolsStay)}>
          {search && <div className={styles.search}>{search}</div>}
          {tools}
          {toolsEnd && <div className={styles.toolsEnd}>{toolsEnd}</div>}
        </div>
      )}
      {formula}
      <div className={styles.columns}>
        {isSideFirst && aside}
        <div
          className={
            content === 'plain'
              ? styles.plain
              : cx(styles.sheet, !hasTools && formula === undefined && styles.underTabs)
          }
        >
          {children}
        </div>
        {!isSideFirst && aside}
      </div>
    </div>
  );
}

/** True on a phone, where a sheet has no room for the indent of a tree. */
export const useNarrowSheet = (): boolean => useMedia(at.phone);
