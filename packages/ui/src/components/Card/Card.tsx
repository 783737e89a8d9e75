import { useId, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Heading text. */
  title?: string;
  /** Text below the title. */
  description?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** Actions beside the title. */
  actions?: ReactNode;
  /** Content. */
  children?: ReactNode;
  /** Content below the body. */
  footer?: ReactNode;
  /** Makes the title a link whose target is the complete card. */
  href?: string;
  /** Content up to the edge: a table, a plan. */
  isFlush?: boolean;
  /** Fills the available height. */
  isFullHeight?: boolean;
}

/**
 * Card for one item on a board or dashboard.
 *
 * @example
 * <Card title="Riverside Clinic" description="Due Mar 12, 2026" href="/bids/riverside">
 *   <Money value="482000" />
 * </Card>
 */
export function Card({
  title,
  description,
  level = 3,
  actions,
  children,
  footer,
  href,
  isFlush: flush,
  isFullHeight: fullHeight,
}: CardProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section
      className={cx(styles.card, href !== undefined && styles.pressable, fullHeight && styles.full)}
      aria-labelledby={title ? id : undefined}
    >
      {(title || actions) && (
        <header className={cx(styles.head, children === undefined && styles.headAlone)}>
          <div className={styles.headText}>
            {title && (
              <Title
                id={id}
                className={cx(styles.title, href === undefined ? styles.titleText : styles.titleLink)}
              >
                {href === undefined ? (
                  title
                ) : (
                  <Link href={href} tone="primary" isCover truncates>
                    {title}
                  </Link>
                )}
              </Title>
            )}
            {description && <div className={styles.description}>{description}</div>}
          </div>
          {actions}
        </header>
      )}
      {children !== undefined && (
        <div className={cx(styles.body, title && styles.afterHead, flush && styles.flush)}>{children}</div>
      )}
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  );
}
