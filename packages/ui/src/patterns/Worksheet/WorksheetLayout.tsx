import { useLayoutEffect, type ReactNode } from 'react';
import { at } from '../../tokens/measures.ts';
import { useMedia } from '../../hooks.ts';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { worksheetLayoutMessages } from './WorksheetLayout.messages.ts';
import * as styles from './WorksheetLayout.css.ts';

export interface WorksheetLayoutProps {
  /** `RecordHeader` with its tabs. */
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
  /** `sheet` fills the area to its edges, for tables; `plain` insets and scrolls the content. @default 'plain' */
  content?: 'sheet' | 'plain';
  /** Side column, e.g. totals. */
  side?: ReactNode;
  /** Accessible name of the side column. @default 'Summary' */
  sideLabel?: string;
  /** `totals` for figures, `fields` for record properties. @default 'totals' */
  sideKind?: 'totals' | 'fields';
  /** On narrow screens, places the side column above the content instead of below it. */
  isSideFirst?: boolean;
}

/**
 * Page of a worksheet: header, toolbar, formula bar, table and a side column with totals or fields.
 *
 * @example
 * <WorksheetLayout head={<PageHeader title="Riverside Clinic" />}>
 *   <Text>Estimate lines</Text>
 * </WorksheetLayout>
 */
export function WorksheetLayout({
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
  isSideFirst: sideFirst = false,
}: WorksheetLayoutProps) {
  const messages = useMessages('worksheetLayout', worksheetLayoutMessages);
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
