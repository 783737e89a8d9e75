import type { ReactNode } from 'react';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { cx } from '../../cx.ts';
import * as styles from './RelatedList.css.ts';

/** Item of a related list. */
export interface RelatedItem {
  /** Unique id. */
  id: string;
  /** Name of the item. */
  label: string;
  /** URL of the item, or `onOpen`. */
  href?: string;
  /** Opens the item without a URL. */
  onOpen?: () => void;
  /** Icon of the status or of the file type. */
  icon?: IconType;
  /** Element instead of the icon. */
  mark?: ReactNode;
  /** Location of the item, after the label or below it on phones. */
  detail?: string;
  /** Content at the end: a date, a size or a person. */
  aside?: ReactNode;
  /** Mutes an item that is done. */
  isDone?: boolean;
  /** Truncates the name in the middle, so that the extension of a file stays visible. */
  isFile?: boolean;
}

export interface RelatedListProps {
  /** Accessible name of the list. */
  label: string;
  /** Items in order. */
  items: readonly RelatedItem[];
  /** Shown if there are no items. */
  empty: ReactNode;
}

/** List of related records or files, one per line. */
export function RelatedList({ label, items, empty }: RelatedListProps) {
  if (items.length === 0) return <p className={cx(styles.list, styles.empty)}>{empty}</p>;
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          {(item.mark ?? item.icon) && (
            <span className={styles.icon}>{item.mark ?? (item.icon && <Icon icon={item.icon} />)}</span>
          )}
          <span className={cx(styles.label, item.isDone && styles.done)}>
            <Link
              href={item.href}
              onPress={item.onOpen}
              tone={item.isDone ? 'muted' : 'primary'}
              weight="regular"
              truncates
              isCover
            >
              <Text truncate={item.isFile ? 'middle' : 'end'}>{item.label}</Text>
            </Link>
            {item.detail && (
              <span className={styles.detail} title={item.detail}>
                {item.detail}
              </span>
            )}
          </span>
          {item.aside !== undefined && <span className={styles.aside}>{item.aside}</span>}
        </li>
      ))}
    </ul>
  );
}
