import type { ReactNode } from 'react';
import { Link, Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  id: string;
  label: string;
  icon?: IconType;
  /** How many are behind it. */
  count?: number;
  isDisabled?: boolean;
}

function TabWords({ item }: { item: TabItem }) {
  return (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span className={styles.words}>{item.label}</span>
      {item.count !== undefined && (
        <span className={styles.count}>
          <VisuallyHidden>, </VisuallyHidden>
          {item.count.toLocaleString('en-US')}
        </span>
      )}
    </>
  );
}

export interface TabsProps {
  /** Names the set. */
  label: string;
  items: readonly (TabItem & { content: ReactNode })[];
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
  /** Keeps panels mounted that were opened, so that what was written in them stays. */
  keepMounted?: boolean;
  /** In from the edge of the page. */
  inset?: boolean;
}

/** Parts of one record, one at a time. */
export function Tabs({ label, items, value, defaultValue, onChange, keepMounted, inset }: TabsProps) {
  return (
    <AriaTabs
      className={styles.root}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(String(key))}
      keyboardActivation="manual"
    >
      <TabList aria-label={label} className={cx(styles.list, inset && styles.inset)}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={styles.tab}>
            <TabWords item={item} />
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel} shouldForceMount={keepMounted}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

export interface LinkTabsProps {
  label: string;
  items: readonly (TabItem & { href: string })[];
  /** The id of the tab whose page this is. */
  value: string;
  inset?: boolean;
}

/** Tabs that are pages of their own: links with addresses. */
export function LinkTabs({ label, items, value, inset }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={cx(styles.list, inset && styles.inset)}>
      {items.map((item) => (
        <Link
          key={item.id}
          href={item.href}
          isDisabled={item.isDisabled}
          aria-current={item.id === value ? 'page' : undefined}
          className={styles.tab}
        >
          <TabWords item={item} />
        </Link>
      ))}
    </nav>
  );
}
