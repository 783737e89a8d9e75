import { ArrowDown, ArrowRight, ArrowUp, ChevronRight } from 'lucide-react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import type { Tone } from '../Status/tones.ts';
import { chartMessages } from './Chart.messages.ts';
import * as styles from './Chart.css.ts';

export interface StatProps {
  /** Name of the figure. */
  label: string;
  /** The figure. */
  figure: ReactNode;
  /** Change with direction and tone. */
  change?: { direction: 'up' | 'down' | 'flat'; text: string; tone?: Tone; note?: string };
  /** Note instead of a change. */
  note?: { text: ReactNode; icon?: IconType; tone?: Tone };
  /** A Sparkline or MiniBars. */
  chart?: ReactNode;
  /** Address of the list of counted records. */
  href?: string;
}

const arrows = { up: ArrowUp, down: ArrowDown, flat: ArrowRight } as const;

/** Characters of a figure that fit in the narrowest card at full size. */
const longestFigure = 10;

function StatFigure({ figure }: Pick<StatProps, 'figure'>) {
  if (typeof figure !== 'string' || figure.length <= longestFigure)
    return <div className={styles.statFigure}>{figure}</div>;
  return (
    <div className={cx(styles.statFigure, styles.statFigureLong)}>
      <span
        className={styles.statFigureFitted}
        style={assignInlineVars({ [styles.figureLength]: String(figure.length) })}
      >
        {figure}
      </span>
    </div>
  );
}

/**
 * Figure of a dashboard with its change and chart.
 *
 * @example
 * <Stat
 *   label="Backlog"
 *   figure={<Money value="18420000" />}
 *   change={{ direction: 'up', text: '4.1%', tone: 'ok' }}
 * />
 */
export function Stat({ label, figure, change, note, chart, href }: StatProps) {
  const messages = useMessages('chart', chartMessages);
  return (
    <div className={cx(styles.stat, href !== undefined && styles.statLink)}>
      <div className={styles.statLabel}>
        {href === undefined ? (
          <span>{label}</span>
        ) : (
          <>
            <Anchor href={href} className={styles.statAnchor}>
              {label}
            </Anchor>
            <Icon icon={ChevronRight} isDirectional />
          </>
        )}
      </div>
      <StatFigure figure={figure} />
      {(change || note || chart) && (
        <div className={styles.statFoot}>
          {change ? (
            <span className={styles.change}>
              <span className={styles.changeTone[change.tone ?? 'neutral']}>
                <Icon icon={arrows[change.direction]} size={14} />
                <VisuallyHidden>{messages[change.direction]} </VisuallyHidden>
                {change.text}
              </span>
              {change.note && (
                <span className={styles.changeNote} title={change.note}>
                  {change.note}
                </span>
              )}
            </span>
          ) : note ? (
            <span className={cx(styles.statNote, note.tone && styles.statNoteTone[note.tone])}>
              {note.icon && <Icon icon={note.icon} size={14} />}
              <span className={styles.statNoteText}>{note.text}</span>
            </span>
          ) : null}
          {chart && <span className={styles.statChart}>{chart}</span>}
        </div>
      )}
    </div>
  );
}
