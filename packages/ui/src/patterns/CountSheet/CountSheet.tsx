import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { ClipboardList } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { EmptyState } from '../../components/Feedback/States.tsx';
import * as field from '../../components/Field/Field.css.ts';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import * as styles from './CountSheet.css.ts';
import { countSheetMessages } from './CountSheet.messages.ts';
import { CountSheetRow } from './CountSheetRow.tsx';
import type { CountSheetProps } from './countSheetTypes.ts';
import { useCountSheet, type CountFilter, type CountSheetState } from './useCountSheet.ts';

/** Estimated height in pixels of a row on a phone, until it is measured. */
const usual = 132;

/** Progress and the choice of rows. */
function CountSheetHead({ sheet, total }: { sheet: CountSheetState; total: number }) {
  const messages = useMessages('countSheet', countSheetMessages);
  const { locale } = useLocale();
  const { counted, recounts } = sheet.figures;
  const write = (count: number) => count.toLocaleString(locale);
  const options: { id: CountFilter; label: string }[] = [
    { id: 'all', label: messages.all(write(total)) },
    { id: 'notCounted', label: messages.notCountedFilter(write(total - counted)) },
  ];
  if (recounts > 0) options.push({ id: 'recount', label: messages.recountFilter(write(recounts)) });
  return (
    <div className={styles.head}>
      <ProgressBar
        label={messages.progressLabel}
        value={counted}
        max={total}
        valueText={messages.progress(write(counted), write(total))}
      />
      <div className={styles.filters}>
        <SegmentedControl
          label={messages.filter}
          options={options}
          value={sheet.filter}
          onChange={sheet.choose}
        />
      </div>
    </div>
  );
}

/**
 * Sheet of a blind count: items with their place and unit, and a quantity for each. Empty means not counted, 0 means
 * counted with none there. By keyboard: digits, + and − change the quantity; Enter or Arrow down saves it and goes to the
 * next row, Shift+Enter or Arrow up to the previous one; an emptied quantity is not counted again. Each row says whether
 * it is saved; what could not be saved or read stays in the row with the reason. Rows in sight only are in the document,
 * so that ten thousand scroll like ten.
 *
 * @example
 * const [counts, setCounts] = useState<Record<string, string>>({});
 * return (
 *   <CountSheet
 *     label="Bin B-04-2 count"
 *     rows={[{ id: 'gyp', code: 'GYP-58X', name: 'Gypsum board 5/8″', unit: 'EA' }]}
 *     counts={counts}
 *     onCount={(id, count) => {
 *       setCounts({ ...counts, [id]: count });
 *       return undefined;
 *     }}
 *   />
 * );
 */
export function CountSheet(props: CountSheetProps) {
  const { label, rows, onCount, isLoading = false } = props;
  const messages = useMessages('countSheet', countSheetMessages);
  const isReadOnly = props.isReadOnly === true || onCount === undefined;
  const sheet = useCountSheet(props);
  const { shown } = sheet;
  const scroller = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  /** Row that gets the focus once it is in the document. */
  const wanted = useRef<string>(undefined);
  const active = shown.findIndex(({ id }) => id === activeId);

  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usual,
    overscan: 4,
    initialRect: { width: 360, height: 640 },
    getItemKey: (at) => shown[at]?.id ?? at,
    // The row with the focus stays in the document while it is scrolled out of sight.
    rangeExtractor: (range) => {
      const visible = new Set(defaultRangeExtractor(range));
      if (active >= 0) visible.add(active);
      return [...visible].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (wanted.current === undefined) return;
    const input = scroller.current?.querySelector<HTMLInputElement>(
      `[data-row="${CSS.escape(wanted.current)}"]`,
    );
    if (!input) return;
    wanted.current = undefined;
    input.focus({ preventScroll: true });
  });
  const move = (index: number) => {
    const row = shown[index];
    if (!row) return;
    wanted.current = row.id;
    setActiveId(row.id);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  };

  if (isLoading) return <Skeleton shape="table" count={6} columns={2} label={messages.loading} />;
  if (rows.length === 0)
    return (
      <EmptyState icon={ClipboardList} title={messages.empty}>
        {messages.emptyText}
      </EmptyState>
    );
  return (
    <section aria-label={label} className={styles.root}>
      <CountSheetHead sheet={sheet} total={rows.length} />
      <div ref={scroller} className={styles.scroller} tabIndex={isReadOnly ? 0 : undefined}>
        {shown.length === 0 ? (
          <EmptyState size="sm" title={messages.allCounted} />
        ) : (
          <ul aria-label={label} className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map(({ index, start, key }) => {
              const row = shown[index];
              return (
                row && (
                  <li
                    key={key}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    aria-setsize={shown.length}
                    aria-posinset={index + 1}
                    className={styles.place}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    <CountSheetRow
                      row={row}
                      sheet={sheet}
                      isActive={row.id === activeId && !isReadOnly}
                      isReadOnly={isReadOnly}
                      onActive={() => setActiveId(row.id)}
                      onMove={(by) => move(index + by)}
                    />
                  </li>
                )
              );
            })}
          </ul>
        )}
      </div>
      <span role="status" className={field.live}>
        {sheet.announcement}
      </span>
    </section>
  );
}
