import type { ReactNode } from 'react';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Status.css.ts';
import { toneGlyph, type Tone } from './tones.ts';

export type { Tone } from './tones.ts';

export interface StatusTextProps {
  children: ReactNode;
  tone?: Tone;
  icon?: IconType;
}

/** A state in a line of a table: a glyph whose shape says the tone, and the word. */
export function StatusText({ children, tone = 'neutral', icon }: StatusTextProps) {
  return (
    <span className={styles.status}>
      <span className={styles.glyphTone[tone]}>
        <Icon icon={icon ?? toneGlyph[tone]} />
      </span>
      <span className={styles.words}>{children}</span>
    </span>
  );
}
