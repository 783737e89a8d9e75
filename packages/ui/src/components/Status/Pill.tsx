import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Status.css.ts';
import { toneGlyph, type Tone } from './tones.ts';

export interface PillProps {
  children: ReactNode;
  tone?: Tone;
  /** Instead of the tone's own glyph; null for a pill whose word is enough. */
  icon?: IconType | null;
}

/** A state in a box: icon and word. */
export function Pill({ children, tone = 'neutral', icon }: PillProps) {
  const glyph = icon === undefined ? toneGlyph[tone] : icon;
  return (
    <span className={cx(styles.pill, styles.pillTone[tone])}>
      {glyph && <Icon icon={glyph} size={14} />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
