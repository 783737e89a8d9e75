import type { AriaAttributes, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { middleTruncationIndex } from './middleTruncationIndex.ts';
import * as styles from './Text.css.ts';

export type TextSize = keyof typeof styles.size;
export type TextTone = keyof typeof styles.tone;
export type TextWeight = keyof typeof styles.weight;

export interface TextProps extends Pick<AriaAttributes, 'aria-hidden' | 'aria-live' | 'aria-label'> {
  /** Content. */
  children?: ReactNode;
  /** Text size. */
  size?: TextSize;
  /** Text color. */
  tone?: TextTone;
  /** Font weight. */
  weight?: TextWeight;
  /** HTML element to render. */
  as?:
    | 'span'
    | 'p'
    | 'div'
    | 'strong'
    | 'em'
    | 'code'
    | 'dt'
    | 'dd'
    | 'li'
    | 'label'
    | 'del'
    | 'ins'
    | 'time'
    | 'small';
  /** Truncation; `middle` keeps the end of file names and needs a string child. The full text is the title. */
  truncate?: 'end' | 'middle';
  /** Tabular figures aligned to the end, for columns of numbers. */
  isNumeric?: boolean;
  /** Tabular figures without the alignment: amounts in a line of text. */
  isTabular?: boolean;
  /** Uses the monospace font. */
  isMono?: boolean;
  /** Text or item alignment. */
  align?: keyof typeof styles.align;
  /** Wrapping: break long words, one line, preserved line breaks, or balanced lines. */
  wrap?: 'anywhere' | 'none' | 'pre' | 'balance';
  /** Strikes the text through. */
  isStruck?: boolean;
  /** Element id. */
  id?: string;
  /** Native tooltip. */
  title?: string;
  /** Id of the labeled control, for `label`. */
  htmlFor?: string;
  /** Machine-readable date, for `time`. */
  dateTime?: string;
  /** ARIA role. */
  role?: string;
}

/**
 * Text in a size, tone and weight of the design system, as an inline or block element.
 *
 * @example
 * <Text tone="muted">Arrives on Thursday at gate B.</Text>
 */
export function Text({
  children,
  size,
  tone,
  weight,
  as: Element = 'span',
  truncate,
  isNumeric: numeric,
  isTabular: tabular,
  isMono: mono,
  align,
  wrap,
  isStruck: strike,
  title,
  ...rest
}: TextProps) {
  const className = cx(
    styles.text,
    size && styles.size[size],
    tone && styles.tone[tone],
    weight && styles.weight[weight],
    numeric && styles.numeric,
    tabular && styles.tabular,
    mono && styles.mono,
    align && styles.align[align],
    wrap === 'anywhere' && styles.wrap,
    wrap === 'none' && styles.nowrap,
    wrap === 'pre' && styles.pre,
    wrap === 'balance' && styles.balance,
    strike && styles.strike,
    truncate === 'end' && styles.end,
  );
  const full = truncate && typeof children === 'string' ? children : undefined;
  if (truncate === 'middle' && typeof children === 'string' && children.length > 12) {
    const cut = middleTruncationIndex(children);
    return (
      <Element className={cx(className, styles.middle)} title={title ?? full} dir="auto" {...rest}>
        {/* Two boxes would be two words to assistive technology, so the name is whole and its halves are drawn. */}
        <span className={styles.middleWhole}>{children}</span>
        <span aria-hidden className={styles.middleHead} data-text={children.slice(0, cut)} />
        <span aria-hidden className={styles.middleTail} data-text={children.slice(cut)} />
      </Element>
    );
  }
  return (
    <Element className={className} title={title ?? full} {...rest}>
      {children}
    </Element>
  );
}
