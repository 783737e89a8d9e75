import { ChevronDownIcon } from 'lucide-react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { OpenTab } from './openTab.ts';
import * as styles from './TabBar.css.ts';
import { tabBarMessages } from './TabBar.messages.ts';

/** Content of the More button. @param count number of tabs in its menu. */
export function MoreFace({ count }: { count: number }) {
  const messages = useMessages('tabBar', tabBarMessages);
  const { locale } = useLocale();
  return (
    <>
      {messages.more} <span className={styles.moreCount}>{count.toLocaleString(locale)}</span>
      <Icon icon={ChevronDownIcon} />
    </>
  );
}

export interface HiddenTabsMenuProps {
  /** Tabs that do not fit. */
  tabs: readonly OpenTab[];
  /** Called with the chosen tab to bring it into view. */
  onReveal: (tab: OpenTab) => void;
}

/** Menu of the tabs that do not fit. */
export function HiddenTabsMenu({ tabs, onReveal }: HiddenTabsMenuProps) {
  const messages = useMessages('tabBar', tabBarMessages);
  const { locale } = useLocale();
  return (
    <Menu
      label={messages.moreRecords}
      trigger={
        <BareButton
          className={styles.more}
          aria-label={messages.moreWithCount(tabs.length.toLocaleString(locale))}
        >
          <MoreFace count={tabs.length} />
        </BareButton>
      }
      items={tabs.map((tab) => ({
        id: tab.id,
        label: tab.label,
        icon: tab.icon,
        href: tab.href,
        onAction: () => onReveal(tab),
      }))}
    />
  );
}
