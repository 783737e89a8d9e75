import { ChevronDownIcon } from 'lucide-react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import type { TabItem } from './tabItem.ts';
import * as styles from './Tabs.css.ts';
import { tabsMessages } from './Tabs.messages.ts';

interface TabFaceProps {
  item: TabItem;
}

/** Content of a tab. */
export function TabFace({ item }: TabFaceProps) {
  const { locale } = useLocale();
  return (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className={styles.text}>{item.label}</span>
      {item.count !== undefined && (
        <span className={styles.count}>
          <VisuallyHidden>, </VisuallyHidden>
          {item.count.toLocaleString(locale)}
        </span>
      )}
    </>
  );
}

interface MoreFaceProps {
  count: number;
}

/** Content of the button for tabs that do not fit. */
export function MoreFace({ count }: MoreFaceProps) {
  const messages = useMessages('tabs', tabsMessages);
  const { locale } = useLocale();
  return (
    <>
      {messages.more} <span className={styles.count}>{count.toLocaleString(locale)}</span>
      <Icon icon={ChevronDownIcon} />
    </>
  );
}
