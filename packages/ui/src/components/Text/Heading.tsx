import type { ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './Text.css.ts';
import type { TextSize, TextTone } from './Text.tsx';

export interface HeadingProps {
  /** The place in the page's outline; the look comes from `size`. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  size?: TextSize;
  tone?: TextTone;
  truncate?: boolean;
  align?: keyof typeof styles.align;
  id?: string;
  ref?: Ref<HTMLHeadingElement>;
  /** A heading that a route change moves the focus to takes -1. */
  tabIndex?: number;
  children?: ReactNode;
}

const usual: Record<HeadingProps['level'], TextSize> = {
  1: 'page',
  2: 'section',
  3: 'body',
  4: 'small',
  5: 'small',
  6: 'caption',
};

export function Heading({ level, size, tone, truncate, align, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element
      className={cx(
        styles.text,
        styles.size[size ?? usual[level]],
        styles.weight.strong,
        tone && styles.tone[tone],
        align && styles.align[align],
        truncate && styles.end,
      )}
      title={truncate && typeof children === 'string' ? children : undefined}
      {...rest}
    >
      {children}
    </Element>
  );
}
