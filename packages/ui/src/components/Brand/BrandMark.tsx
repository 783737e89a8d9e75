import * as styles from './Brand.css.ts';

export interface BrandMarkProps {
  /** Pixels. */
  size?: 20 | 28 | 32 | 48;
  /** Shows the product name beside the mark. */
  showName?: boolean;
}

/**
 * Logo: a plumb bob on its line.
 *
 * @example
 * <BrandMark />
 */
export function BrandMark({ size = 28, showName: withName = true }: BrandMarkProps) {
  return (
    <span className={styles.brand}>
      <svg
        className={styles.glyph}
        width={size}
        height={size}
        viewBox="0 0 32 32"
        {...(withName ? { 'aria-hidden': true } : { role: 'img', 'aria-label': 'Plumbline' })}
      >
        <rect className={styles.tile} width="32" height="32" rx="8" />
        <path className={styles.line} d="M16 4v7" strokeWidth="1.7" strokeLinecap="round" />
        <rect className={styles.bob} x="13.5" y="10.4" width="5" height="2.7" rx="0.8" />
        <path
          className={styles.bob}
          d="M11.6 14h8.8c.6 0 1 .5 1 1-.1 4.6-2.9 8-4.9 12.5-.2.5-.8.5-1 0-2-4.5-4.8-7.9-4.9-12.5 0-.5.4-1 1-1z"
        />
      </svg>
      {withName && <span className={styles.word}>Plumbline</span>}
    </span>
  );
}
