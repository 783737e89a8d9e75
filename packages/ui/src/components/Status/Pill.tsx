import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Status.css.ts';
import { toneGlyph, type Tone } from './tones.ts';

export interface PillProps {
  /** Text of the pill. */
  children: ReactNode;
  /** Semantic color. */
  tone?: Tone;
  /** Icon instead of that of the tone; null for none. */
  icon?: IconType | null;
}

/**
 * Status pill with icon and text.
 *
 * @example
 * <Pill tone="ok">Approved</Pill>
 */
export function Pill({ children, tone = 'neutral', icon }: PillProps) {
  const glyph = icon === undefined ? toneGlyph[tone] : icon;
  return (
    <span className={cx(styles.pill, styles.pillTone[tone])}>
      {glyph && <Icon icon={glyph} size={14} />}
      <span className={styles.text}>{children}</span>
    </span>
  );
}
