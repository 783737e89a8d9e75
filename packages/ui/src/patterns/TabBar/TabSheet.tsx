import { PinIcon, XIcon } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { tabRank } from './openTab.ts';
import type { TabBarProps } from './TabBarProps.ts';
import * as styles from './TabSheet.css.ts';
import { tabBarMessages } from './TabBar.messages.ts';

type TabSheetProps = Pick<TabBarProps, 'label' | 'tabs' | 'currentId' | 'onClose' | 'onPinChange'>;

/** Open records in narrow windows: a button with their number that opens a sheet with the list. */
export function TabSheet({ label, tabs: allTabs, currentId, onClose, onPinChange }: TabSheetProps) {
  const messages = useMessages('tabBar', tabBarMessages);
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number>(undefined);
  const tabs = [...allTabs].sort((left, right) => tabRank(left) - tabRank(right));
  const count = tabs.filter((tab) => !tab.isFixed).length;
  const number = (value: number) => value.toLocaleString(locale);
  const name = label ?? messages.label;

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    // Focuses the row after the closed one, or the last.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-close]') ?? [];
    buttons[Math.min(focusNext.current, buttons.length - 1)]?.focus();
    focusNext.current = undefined;
  });

  // Fixed entries of an area are in its menu.
  if (count === 0) return null;
  const close = (id: string, title: string, place: number) => {
    focusNext.current = place;
    onClose(id);
    setAnnouncement(messages.closed(title, number(count - 1)));
  };
  return (
    <>
      <BareButton
        className={styles.trigger}
        aria-label={messages.labelWithCount(name, number(count))}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <span className={styles.count} aria-hidden>
          {number(Math.min(count, 99))}
        </span>
      </BareButton>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={name} width={320} isFlush>
        <ul ref={list} className={styles.list}>
          {tabs.map((tab) => (
            <li key={tab.id} className={cx(styles.line, tab.id === currentId && styles.current)}>
              <Anchor
                href={tab.href}
                aria-current={tab.id === currentId ? 'page' : undefined}
                className={styles.link}
                onPress={() => setOpen(false)}
              >
                {tab.icon && (
                  <span className={styles.glyph}>
                    <Icon icon={tab.icon} />
                  </span>
                )}
                <span className={styles.label}>{tab.label}</span>
              </Anchor>
              {!tab.isFixed && onPinChange && (
                <BareButton
                  className={cx(styles.side, tab.isPinned && styles.pinned)}
                  aria-label={tab.isPinned ? messages.unpinTab(tab.label) : messages.pinTab(tab.label)}
                  onPress={() => onPinChange(tab.id, !tab.isPinned)}
                >
                  <Icon icon={PinIcon} />
                </BareButton>
              )}
              {!tab.isFixed && (
                <BareButton
                  data-close
                  className={styles.side}
                  aria-label={messages.closeTab(tab.label)}
                  onPress={() =>
                    close(
                      tab.id,
                      tab.label,
                      tabs.filter((each) => !each.isFixed).findIndex(({ id }) => id === tab.id),
                    )
                  }
                >
                  <Icon icon={XIcon} />
                </BareButton>
              )}
            </li>
          ))}
        </ul>
        <span role="status" className={styles.unseen}>
          {announcement}
        </span>
      </Drawer>
    </>
  );
}
