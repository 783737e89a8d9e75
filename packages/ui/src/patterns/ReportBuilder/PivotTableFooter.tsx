import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { isAdditive } from './pivotAggregate.ts';
import type { pivotTableMessages } from './PivotTable.messages.ts';
import { measureLabel } from './formatPivot.ts';
import type { PivotMeasure } from './pivotTypes.ts';
import * as styles from './PivotTable.css.ts';

interface PivotTableFooterProps {
  words: typeof pivotTableMessages;
  frame: 'page' | 'card';
  hasBranches: boolean;
  opensCells: boolean;
  /** Values with subtotals or totals in view. */
  totalled: readonly PivotMeasure[];
  onExpandAll: (isExpanded: boolean) => void;
}

/** Notes on the figures and buttons for all groups. Nothing if there is nothing to say. */
export function PivotTableFooter({
  words,
  frame,
  hasBranches,
  opensCells,
  totalled,
  onExpandAll,
}: PivotTableFooterProps) {
  const { locale } = useLocale();
  const levels = totalled.filter(({ aggregate }) => !isAdditive(aggregate));
  if (!hasBranches && !opensCells && levels.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    levels.map((measure) => measureLabel(measure, words)),
  );
  return (
    <div className={cx(styles.foot, frame === 'card' && styles.framed)}>
      <div className={styles.notes}>
        {opensCells && <span className={styles.note}>{words.openHint}</span>}
        {levels.length > 0 && <span className={styles.note}>{words.eachLevel(names)}</span>}
      </div>
      {hasBranches && (
        <div className={styles.footActions}>
          <Button size="sm" variant="ghost" isQuiet icon={ChevronsUpDown} onPress={() => onExpandAll(true)}>
            {words.expandAll}
          </Button>
          <Button size="sm" variant="ghost" isQuiet icon={ChevronsDownUp} onPress={() => onExpandAll(false)}>
            {words.collapseAll}
          </Button>
        </div>
      )}
    </div>
  );
}
