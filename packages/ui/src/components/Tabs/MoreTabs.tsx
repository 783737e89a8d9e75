import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { BareButton } from '../Button/BareButton.tsx';
import type { MenuItem } from '../Menu/entries.ts';
import { Menu } from '../Menu/Menu.tsx';
import { MoreFace } from './TabFace.tsx';
import * as styles from './Tabs.css.ts';
import { tabsMessages } from './Tabs.messages.ts';

interface MoreTabsProps {
  items: readonly MenuItem[];
}

/** Menu of the tabs that do not fit; loaded when it is first needed. */
export default function MoreTabs({ items }: MoreTabsProps) {
  const messages = useMessages('tabs', tabsMessages);
  const { locale } = useLocale();
  return (
    <Menu
      label={messages.moreTabs}
      items={items}
      trigger={
        <BareButton
          className={styles.more}
          aria-label={messages.moreWithCount(items.length.toLocaleString(locale))}
        >
          <MoreFace count={items.length} />
        </BareButton>
      }
    />
  );
}
