import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { TabFace } from './TabFace.tsx';
import type { TabItem } from './tabItem.ts';
import { tabAfterKey } from './tabAfterKey.ts';
import * as styles from './Tabs.css.ts';
import { TabStrip } from './TabStrip.tsx';

export type { TabItem } from './tabItem.ts';

export interface TabsProps {
  /** Names the set. */
  label: string;
  /** Tabs with their content. */
  items: readonly (TabItem & { content: ReactNode })[];
  /** Controlled id of the active tab. */
  value?: string;
  /** Initially active id when uncontrolled. */
  defaultValue?: string;
  /** Called with the id of the new tab. */
  onChange?: (id: string) => void;
  /** Keeps opened panels mounted, so that their state is preserved. */
  keepsMounted?: boolean;
  /** Indents the row of tabs from the edge of the page. */
  isInset?: boolean;
  /** Row above or column beside the panel; on phones always above. */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Tabs of one record. Arrow keys move between tabs, Enter or Space opens one. Tabs that do not fit are in the More
 * menu.
 *
 * @example
 * <Tabs
 *   label="Record sections"
 *   items={[
 *     { id: 'overview', label: 'Overview', content: <Text>Riverside Clinic</Text> },
 *     { id: 'activity', label: 'Activity', count: 31, content: <Text>No activity today.</Text> },
 *   ]}
 * />
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue,
  onChange,
  keepsMounted: keepMounted,
  isInset: inset,
  orientation = 'horizontal',
}: TabsProps) {
  const id = useId();
  const { direction } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const picked = useRef<string>(undefined);
  const [chosen, setChosen] = useControlled(
    value,
    defaultValue ?? items.find((item) => !item.isDisabled)?.id ?? '',
    onChange,
  );
  const current = items.find((item) => item.id === chosen);
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set([chosen]));
  if (keepMounted && current && !opened.has(chosen)) setOpened(new Set([...opened, chosen]));
  const tabId = (item: string) => `${id}-${item}-tab`;
  const panelId = (item: string) => `${id}-${item}-panel`;
  const isVertical = orientation === 'vertical';

  // After a choice in the More menu the focus moves to the tab that became visible.
  useLayoutEffect(() => {
    if (picked.current === undefined || picked.current !== chosen) return;
    picked.current = undefined;
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])')];
    const to = tabAfterKey(event.key, {
      from: tabs.findIndex((tab) => tab === document.activeElement),
      count: tabs.length,
      orientation,
      direction,
    });
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
    tabs[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  const tabList = (shown: readonly TabItem[]) => (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : undefined}
      className={isVertical ? styles.listVertical : styles.list}
      onKeyDown={onKeyDown}
    >
      {shown.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={tabId(item.id)}
          aria-selected={item.id === chosen}
          aria-controls={item.id === chosen ? panelId(item.id) : undefined}
          aria-disabled={item.isDisabled || undefined}
          tabIndex={item.id === chosen ? 0 : -1}
          className={cx(isVertical ? styles.tabVertical : styles.tab, item.id === chosen && styles.current)}
          onClick={() => {
            if (!item.isDisabled) setChosen(item.id);
          }}
        >
          <TabFace item={item} />
        </button>
      ))}
    </div>
  );

  return (
    <div className={isVertical ? styles.rootVertical : styles.root}>
      {isVertical ? (
        tabList(items)
      ) : (
        <TabStrip
          items={items}
          current={chosen}
          isInset={inset}
          entryOf={(item) => ({
            onAction: () => {
              picked.current = item.id;
              setChosen(item.id);
            },
          })}
        >
          {tabList}
        </TabStrip>
      )}
      {items.map((item) =>
        item.id === chosen || (keepMounted && opened.has(item.id)) ? (
          <div
            key={item.id}
            role="tabpanel"
            id={panelId(item.id)}
            aria-labelledby={tabId(item.id)}
            hidden={item.id !== chosen}
            // A panel without focusable content is a tab stop itself, so that it can be scrolled by keyboard.
            tabIndex={0}
            className={styles.panel}
          >
            {item.content}
          </div>
        ) : null,
      )}
    </div>
  );
}

export interface LinkTabsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Tabs with their addresses. */
  items: readonly (TabItem & { href: string })[];
  /** Id of the current tab. */
  value: string;
  /** Adds the horizontal padding of the page. */
  isInset?: boolean;
}

/**
 * Tabs as links to separate pages. Tabs that do not fit are in the More menu.
 *
 * @example
 * <LinkTabs
 *   label="Views"
 *   value="open"
 *   items={[
 *     { id: 'open', label: 'Open', href: '/bids/open', count: 12 },
 *     { id: 'sent', label: 'Sent', href: '/bids/sent', count: 7 },
 *   ]}
 * />
 */
export function LinkTabs({ label, items, value, isInset: inset }: LinkTabsProps) {
  return (
    <TabStrip
      landmark={label}
      items={items}
      current={value}
      isInset={inset}
      entryOf={({ href }) => ({ href })}
    >
      {(shown) => (
        <div className={styles.list}>
          {shown.map((item) =>
            item.isDisabled ? (
              <span key={item.id} role="link" aria-disabled className={styles.tab}>
                <TabFace item={item} />
              </span>
            ) : (
              <Anchor
                key={item.id}
                href={item.href}
                aria-current={item.id === value ? 'page' : undefined}
                className={cx(styles.tab, item.id === value && styles.current)}
              >
                <TabFace item={item} />
              </Anchor>
            ),
          )}
        </div>
      )}
    </TabStrip>
  );
}
