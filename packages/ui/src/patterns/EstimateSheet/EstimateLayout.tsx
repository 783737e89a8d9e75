import { useLayoutEffect, type ReactNode } from 'react';
import { at } from '../../tokens/measures.ts';
import { useMedia } from '../../hooks.ts';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { estimateSheetMessages } from './EstimateSheet.messages.ts';
import * as styles from './EstimateLayout.css.ts';

export interface EstimateLayoutProps {
  /** `EstimateHead` with its tabs. */
  head: ReactNode;
  /** Search field at the start of the toolbar. */
  search?: ReactNode;
  /** Filters and actions after the search. */
  tools?: ReactNode;
  /** View options at the end of the toolbar. */
  toolsEnd?: ReactNode;
  /** `FormulaBar` above a sheet. */
  formula?: ReactNode;
  /** Main content. */
  children: ReactNode;
  /** `sheet` fills the area to its edges, for tables; `plain` insets and scrolls the content. */
  content?: 'sheet' | 'plain';
  /** Side column, e.g. totals. */
  side?: ReactNode;
  /** Accessible name of the side column. @default 'Summary' */
  sideLabel?: string;
  /** `totals` for figures, `fields` for record properties. */
  sideKind?: 'totals' | 'fields';
  /** On narrow screens, places the side column above the content instead of below it. */
  sideFirst?: boolean;
}

/** Page layout of an estimation: header, toolbar, content and side column. */
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
  const messages = useMessages('estimateSheet', estimateSheetMessages);
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
      aria-label={sideLabel ?? messages.summary}
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

/** True on a phone, where a sheet has no room for tree indents. */
export const useNarrowSheet = (): boolean => useMedia(at.phone);
