import { ChevronDownIcon } from 'lucide-react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import type { TabItem } from './tabItem.ts';
import * as styles from './Tabs.css.ts';
import { tabsWords } from './Tabs.messages.ts';

interface TabFaceProps {
  item: TabItem;
}

/** What stands on a tab. */
export function TabFace({ item }: TabFaceProps) {
  const { locale } = useLocale();
  return (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className={styles.words}>{item.label}</span>
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

/** What stands on the button for the tabs that do not fit. */
export function MoreFace({ count }: MoreFaceProps) {
  const words = useMessages('tabs', tabsWords);
  const { locale } = useLocale();
  return (
    <>
      {words.more} <span className={styles.count}>{count.toLocaleString(locale)}</span>
      <Icon icon={ChevronDownIcon} />
    </>
  );
}
