import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** From the top down; the last one is this page. */
  items: readonly { label: string; href?: string; onPress?: () => void }[];
  label?: string;
}

/** Where this page is. */
export function Breadcrumbs({ items, label = 'Breadcrumbs' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, at) => {
          const isLast = at === items.length - 1;
          return (
            <li key={`${at}-${item.label}`} className={styles.item}>
              {at > 0 && (
                <span className={styles.chevron}>
                  <Icon icon={ChevronRight} size={14} directional />
                </span>
              )}
              {isLast || (item.href === undefined && !item.onPress) ? (
                <span className={styles.here} aria-current={isLast ? 'page' : undefined} title={item.label}>
                  {item.label}
                </span>
              ) : (
                <Link href={item.href} onPress={item.onPress} tone="muted" truncate>
                  {item.label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
