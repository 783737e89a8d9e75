import { Avatar, Mark } from '../../components/Avatar/Avatar.tsx';
import { cx } from '../../cx.ts';
import * as styles from './UserLabel.css.ts';

/** Avatar with name; nothing for an empty name. */
export function Person({ name }: { name: string }) {
  if (!name) return null;
  return (
    <span className={styles.named}>
      <Avatar name={name} size={24} isDecorative />
      <span className={styles.text} title={name}>
        {name}
      </span>
    </span>
  );
}

/**
 * Mark with name, for the first column of lists.
 *
 * @example
 * <MarkedName name="Halvorsen Constructors" />
 */
export function MarkedName({ name }: { name: string }) {
  return (
    <span className={styles.named}>
      <Mark name={name} letters={2} />
      <span className={cx(styles.text, styles.strong)} title={name}>
        {name}
      </span>
    </span>
  );
}
