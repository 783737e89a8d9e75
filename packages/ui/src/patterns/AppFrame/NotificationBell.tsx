import { BellIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import * as styles from './NotificationBell.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useLocale } from '../../locale.tsx';
import { notificationBellMessages } from './NotificationBell.messages.ts';
import { NotificationList, type NotificationItem } from './NotificationList.tsx';

export type { NotificationItem } from './NotificationList.tsx';

export interface NotificationBellProps {
  /** Number of unread notifications. */
  unread: number;
  /** Latest notifications. */
  items: readonly NotificationItem[];
  /** Called with the id of the opened notification. */
  onOpenItem?: (id: string) => void;
  /** Called to mark all as read. */
  onMarkAllRead?: () => void;
  /** Address of all notifications. */
  allHref?: string;
  /** Shown if there are no notifications. */
  empty?: ReactNode;
  /** Called when the list is opened, to load it. */
  onOpen?: () => void;
}

/** Maximum number of shown notifications; the others are behind the link to all. */
const maxShown = 10;

/**
 * Bell with the latest notifications and a link to all.
 *
 * @example
 * <NotificationBell
 *   unread={1}
 *   items={[{ id: '1', title: 'Quote accepted', when: '9:44 AM', href: '/quotes/142' }]}
 * />
 */
export function NotificationBell({
  unread,
  items,
  onOpenItem,
  onMarkAllRead,
  allHref,
  empty,
  onOpen,
}: NotificationBellProps) {
  const messages = useMessages('notificationBell', notificationBellMessages);
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={messages.label}
      placement="bottom end"
      isFlush
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (next) onOpen?.();
      }}
      trigger={
        <IconButton
          icon={BellIcon}
          label={messages.label}
          count={unread}
          countLabel={messages.unread(unread.toLocaleString(locale))}
          isSelected={isOpen || undefined}
        />
      }
    >
      {(close) => (
        <div className={styles.panel}>
          <header className={styles.head}>
            <h2 className={styles.title}>{messages.label}</h2>
            {onMarkAllRead && unread > 0 && (
              <Button variant="ghost" size="sm" onPress={onMarkAllRead}>
                {messages.markAll}
              </Button>
            )}
          </header>
          {items.length === 0 ? (
            <p className={styles.empty}>{empty ?? messages.empty}</p>
          ) : (
            <NotificationList
              items={items.slice(0, maxShown)}
              onOpenItem={(id) => {
                onOpenItem?.(id);
                close();
              }}
            />
          )}
          {allHref !== undefined && (
            <footer className={styles.foot}>
              <Button variant="ghost" size="sm" href={allHref} onPress={close}>
                {messages.all}
              </Button>
            </footer>
          )}
        </div>
      )}
    </Popover>
  );
}
