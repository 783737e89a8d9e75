import { BellIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Popover } from '../../components/Popover/Popover.tsx';
import * as styles from './NotificationBell.css.ts';

export interface NotificationItem {
  id: string;
  title: string;
  detail?: string;
  /** How long ago, in words. */
  when: string;
  /** An avatar, a mark or an icon. */
  mark?: ReactNode;
  href?: string;
  isUnread?: boolean;
}

export interface NotificationBellProps {
  unread: number;
  items: readonly NotificationItem[];
  onOpenItem?: (id: string) => void;
  onMarkAllRead?: () => void;
  /** Where the rest of them are. */
  allHref?: string;
  /** In place of the list when it is empty. */
  empty?: ReactNode;
  /** The list was opened: the moment to load it. */
  onOpen?: () => void;
}

/** What has happened to the user, newest first. */
export function NotificationBell({
  unread,
  items,
  onOpenItem,
  onMarkAllRead,
  allHref,
  empty = 'Nothing new',
  onOpen,
}: NotificationBellProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label="Notifications"
      placement="bottom end"
      flush
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) onOpen?.();
      }}
      trigger={
        <IconButton
          icon={BellIcon}
          label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          count={unread}
          isSelected={isOpen || undefined}
        />
      }
    >
      {(close) => (
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 className={styles.title}>Notifications</h2>
            {onMarkAllRead && unread > 0 && (
              <Button variant="ghost" size="sm" onPress={onMarkAllRead}>
                Mark all as read
              </Button>
            )}
          </header>
          {items.length === 0 ? (
            <p className={styles.empty}>{empty}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.id}>
                  <AriaLink
                    href={item.href}
                    className={cx(styles.item, item.isUnread && styles.unread)}
                    onPress={() => {
                      onOpenItem?.(item.id);
                      close();
                    }}
                  >
                    {item.mark}
                    <span className={styles.words}>
                      <span className={styles.name}>{item.title}</span>
                      {item.detail && <span className={styles.detail}>{item.detail}</span>}
                    </span>
                    <span className={styles.when}>
                      {item.when}
                      {item.isUnread && <span className={styles.dot} role="img" aria-label="Unread" />}
                    </span>
                  </AriaLink>
                </li>
              ))}
            </ul>
          )}
          {allHref !== undefined && (
            <footer className={styles.foot}>
              <Button variant="ghost" size="sm" href={allHref} onPress={close}>
                All notifications
              </Button>
            </footer>
          )}
        </div>
      )}
    </Popover>
  );
}
