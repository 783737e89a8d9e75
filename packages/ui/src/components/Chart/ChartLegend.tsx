import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { chartMessages } from './Chart.messages.ts';
import { SeriesMarker } from './SeriesMarker.tsx';
import type { LegendItem } from './useVisibleSeries.ts';
import * as styles from './Plot.css.ts';

/** Color, and for lines the shape, of a series. */
function LegendKey({ colour, mark, isShown }: LegendItem) {
  if (mark === undefined || mark === 'area')
    return <span className={cx(styles.swatch, isShown ? styles.swatchColour[colour] : styles.swatchOff)} />;
  return (
    <svg aria-hidden className={cx(styles.lineKey, !isShown && styles.keyOff)} viewBox="0 0 20 10">
      <path className={cx(styles.lineStroke[colour], mark === 'dashed' && styles.dashed)} d="M1 5H19" />
      {mark === 'line' && (
        <SeriesMarker colour={colour} x={10} y={5} radius={3.5} className={styles.fill[colour]} />
      )}
    </svg>
  );
}

interface ChartLegendProps {
  items: readonly LegendItem[];
  /** Called to show or hide a series; undefined if the entries are not operable. */
  onToggle?: ((id: string) => void) | undefined;
}

/** Names of the series with their colors; each is a button that shows or hides its series. */
export function ChartLegend({ items, onToggle }: ChartLegendProps) {
  const messages = useMessages('chart', chartMessages);
  if (!onToggle)
    return (
      <div className={styles.legend} aria-hidden>
        {items.map((item) => (
          <span key={item.id} className={styles.legendItem}>
            <LegendKey {...item} />
            <span className={styles.legendText} title={item.label}>
              {item.label}
            </span>
          </span>
        ))}
      </div>
    );
  return (
    <div className={styles.legend} role="group" aria-label={messages.shownSeries}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          aria-pressed={item.isShown}
          className={cx(styles.legendItem, styles.legendButton, !item.isShown && styles.legendOff)}
          onClick={() => onToggle(item.id)}
        >
          <LegendKey {...item} />
          <span className={styles.legendText} title={item.label}>
            {item.label}
          </span>
        </button>
      ))}
    </div>
  );
}
