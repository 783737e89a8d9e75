import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { contrast, legibility } from './color.ts';
import * as styles from './ColorPicker.css.ts';
import { colorPickerMessages } from './ColorPicker.messages.ts';

const grounds = { light: '#ffffff', dark: '#000000' } as const;
const glyphs = { text: Check, large: TriangleAlert, none: X };

/** Shows the contrast of a color on white and black. */
export function ContrastHint({ color }: { color: string }) {
  const messages = useMessages('colorPicker', colorPickerMessages);
  const { locale } = useLocale();
  return (
    <div className={styles.hints}>
      {(['light', 'dark'] as const).map((ground) => {
        const ratio = contrast(color, grounds[ground]);
        const grade = legibility(ratio);
        // Truncated instead of rounded, because 4.49 does not satisfy 4.5.
        const figure = (Math.floor(ratio * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });
        return (
          <Line
            key={ground}
            color={color}
            ground={ground}
            title={ground === 'light' ? messages.onLight : messages.onDark}
          >
            <span className={styles.ratio}>{messages.ratio(figure)}</span>
            <span className={cx(styles.verdict, styles.grade[grade])}>
              <Icon icon={glyphs[grade]} size={14} isBold />
              {messages.enoughFor(grade)}
            </span>
          </Line>
        );
      })}
    </div>
  );
}

interface LineProps {
  color: string;
  ground: 'light' | 'dark';
  title: string;
  children: ReactNode;
}

function Line({ color, ground, title, children }: LineProps) {
  return (
    <>
      <span
        className={cx(styles.sample, styles.ground[ground])}
        style={assignInlineVars({ [styles.shown]: color })}
        title={title}
        role="img"
        aria-label={title}
      >
        <span className={styles.dot} />
      </span>
      {children}
    </>
  );
}
