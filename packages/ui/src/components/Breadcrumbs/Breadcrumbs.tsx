import { ChevronRight, Ellipsis } from 'lucide-react';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { breadcrumbsMessages } from './Breadcrumbs.messages.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** Folder id used as a drop target by a surrounding `FileArea`. */
  folderId?: string;
  label: string;
  href?: string;
  onPress?: () => void;
}

export interface BreadcrumbsProps {
  /** Levels from the top down; the last one is the current page. */
  items: readonly Breadcrumb[];
  /** Accessible name of the navigation. */
  label?: string;
  /** Maximum number of levels; middle levels beyond it are collapsed into a menu. */
  max?: number;
}

/**
 * Path to the current page.
 *
 * @example
 * <Breadcrumbs items={[{ label: 'Plans', href: '/plans' }, { label: 'A2.1 Floor plan' }]} />
 */
export function Breadcrumbs({ items, label, max = 5 }: BreadcrumbsProps) {
  const messages = useMessages('breadcrumbs', breadcrumbsMessages);
  const isCut = items.length > max && max >= 3;
  // Shows the first entry and as many of the last ones as fit beside the button.
  const hidden = isCut ? items.slice(1, items.length - (max - 2)) : [];
  const shown: readonly (Breadcrumb | 'hidden')[] = isCut
    ? [...items.slice(0, 1), 'hidden', ...items.slice(items.length - (max - 2))]
    : items;
  return (
    <nav aria-label={label ?? messages.label}>
      <ol className={styles.list}>
        {shown.map((item, at) => {
          const isLast = at === shown.length - 1;
          return (
            <li
              key={at}
              className={styles.item}
              data-folder-id={item === 'hidden' ? undefined : item.folderId}
            >
              {at > 0 && (
                <span className={styles.chevron}>
                  <Icon icon={ChevronRight} size={14} isDirectional />
                </span>
              )}
              {item === 'hidden' ? (
                <Menu
                  label={messages.hidden}
                  placement="bottom start"
                  items={hidden.map(({ label: name, href, onPress }, index) => ({
                    id: String(index),
                    label: name,
                    href,
                    onAction: onPress,
                  }))}
                  trigger={<IconButton icon={Ellipsis} label={messages.hidden} size="xs" />}
                />
              ) : isLast || (item.href === undefined && !item.onPress) ? (
                <span className={styles.here} aria-current={isLast ? 'page' : undefined} title={item.label}>
                  {item.label}
                </span>
              ) : (
                <Link href={item.href} onPress={item.onPress} tone="muted" truncates>
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
