import { assignInlineVars } from '@vanilla-extract/dynamic';
import { cx } from '../../cx.ts';
import { lookOf } from './barDescription.ts';
import type { ScheduleBoardProps } from './scheduleTypes.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import type { ScheduleModel } from './useScheduleModel.ts';
import * as board from './ScheduleBoard.css.ts';
import * as styles from './ScheduleBarView.css.ts';

const looks = ['done', 'active', 'planned', 'late', 'down'] as const;

interface ScheduleLegendProps {
  props: ScheduleBoardProps;
  model: ScheduleModel;
  format: ScheduleFormat;
}

/** Meaning of the looks that occur on the board. */
export function ScheduleLegend({ props, model, format: { messages } }: ScheduleLegendProps) {
  const bars = [...model.timed.values()];
  const found = new Set(bars.filter(({ bar }) => bar.kind !== 'milestone').map(lookOf));
  if (bars.length === 0) return null;
  const full = assignInlineVars({ [board.x]: '0px', [board.width]: '100%' });
  return (
    <ul aria-label={messages.legend} className={board.legend}>
      {looks
        .filter((look) => found.has(look))
        .map((look) => (
          <li key={look} className={board.legendItem}>
            <span aria-hidden className={cx(styles.swatch, styles.look[look])}>
              <span className={styles.piece[look]} style={full} />
            </span>
            {look === 'down' ? messages.down : messages.status[look]}
          </li>
        ))}
      {props.isCriticalShown && bars.some(({ bar }) => bar.isCritical) && (
        <li className={board.legendItem}>
          <span aria-hidden className={cx(styles.swatch, styles.look.planned, styles.critical)} />
          {messages.critical}
        </li>
      )}
      {bars.some(({ bar }) => bar.baseline) && (
        <li className={board.legendItem}>
          <span aria-hidden className={styles.swatchLine} />
          {messages.baseline}
        </li>
      )}
      {model.isCapacity && props.highlightedGroupId !== undefined && (
        <li className={board.legendItem}>
          <span aria-hidden className={cx(styles.swatch, styles.highlighted)} />
          {messages.sameGroup}
        </li>
      )}
    </ul>
  );
}
