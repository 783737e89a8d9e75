import type { ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './Text.css.ts';
import type { TextSize, TextTone } from './Text.tsx';

export interface HeadingProps {
  /** Level in the document outline; `size` sets the look. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Text size. */
  size?: TextSize;
  /** Text color. */
  tone?: TextTone;
  /** Cuts long text with an ellipsis. */
  truncates?: boolean;
  /** Text or item alignment. */
  align?: keyof typeof styles.align;
  /** Element id. */
  id?: string;
  /** Ref to the heading. */
  ref?: Ref<HTMLHeadingElement>;
  /** A heading that a route change moves the focus to takes -1. */
  tabIndex?: number;
  /** Heading text. */
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

/**
 * Heading of a page, section or group, with the size that its level usually has.
 *
 * @example
 * <Heading level={2}>Delivery</Heading>
 */
export function Heading({ level, size, tone, truncates: truncate, align, children, ...rest }: HeadingProps) {
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
