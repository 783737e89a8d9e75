import type { ReactNode } from 'react';
import { LinkOrButton } from '../../components/Link/LinkOrButton.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './NotificationBell.css.ts';
import { notificationBellMessages } from './NotificationBell.messages.ts';

export interface NotificationItem {
  id: string;
  title: string;
  detail?: string;
  /** Relative time. */
  when: string;
  /** An avatar, a mark or an icon. */
  mark?: ReactNode;
  href?: string;
  isUnread?: boolean;
}

interface NotificationListProps {
  items: readonly NotificationItem[];
  /** Called with the id of the opened notification. */
  onOpenItem: (id: string) => void;
}

/** Notifications with their marks and times. */
export function NotificationList({ items, onOpenItem }: NotificationListProps) {
  const messages = useMessages('notificationBell', notificationBellMessages);
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <LinkOrButton
            href={item.href}
            className={cx(styles.item, item.isUnread && styles.unread)}
            onPress={() => onOpenItem(item.id)}
          >
            {item.mark}
            <span className={styles.text}>
              <span className={styles.name}>{item.title}</span>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </span>
            <span className={styles.when}>
              {item.when}
              {item.isUnread && <span className={styles.dot} role="img" aria-label={messages.unreadItem} />}
            </span>
          </LinkOrButton>
        </li>
      ))}
    </ul>
  );
}
