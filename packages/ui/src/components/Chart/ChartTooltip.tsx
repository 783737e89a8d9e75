import { cx } from '../../cx.ts';
import type { ChartAnchor, ChartBox, Readout } from './chartFrameTypes.ts';
import { placeChartTooltip } from './placeChartTooltip.ts';
import * as styles from './Plot.css.ts';

interface ChartTooltipProps {
  readout: Readout;
  /** Position of the point and its mark. */
  place: ChartAnchor;
  box: ChartBox;
}

/** Figures of the active point, beside its mark. */
export function ChartTooltip({ readout, place, box }: ChartTooltipProps) {
  const position = placeChartTooltip(readout, place, box);
  return (
    <div
      className={styles.readout}
      aria-hidden
      style={{
        insetBlockStart: position.top,
        ...('end' in position ? { insetInlineEnd: position.end } : { insetInlineStart: position.start }),
      }}
    >
      <div className={styles.readoutTitle}>{readout.title}</div>
      {readout.lines.map((line) => (
        <div key={line.label} className={cx(styles.readoutLine, line.isStrong && styles.readoutStrong)}>
          {line.colour && <span className={cx(styles.swatch, styles.swatchColour[line.colour])} />}
          <span className={styles.readoutLabel}>{line.label}</span>
          <span className={styles.readoutValue}>{line.value}</span>
        </div>
      ))}
    </div>
  );
}
