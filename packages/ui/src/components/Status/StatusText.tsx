import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Status.css.ts';
import { toneGlyph, type Tone } from './tones.ts';

export type { Tone } from './tones.ts';

export interface StatusTextProps {
  /** Text of the status. */
  children: ReactNode;
  /** Semantic color. */
  tone?: Tone;
  /** Icon instead of that of the tone. */
  icon?: IconType;
}

/**
 * Inline status with the icon of its tone.
 *
 * @example
 * <StatusText tone="alert">Overdue</StatusText>
 */
export function StatusText({ children, tone = 'neutral', icon }: StatusTextProps) {
  return (
    <span className={styles.status}>
      <span className={styles.glyphTone[tone]}>
        <Icon icon={icon ?? toneGlyph[tone]} />
      </span>
      <span className={styles.text}>{children}</span>
    </span>
  );
}
