import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { Anchor } from '../Link/Anchor.tsx';
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

/** Parts of one record, one at a time. The arrows move along the tabs; Enter or Space opens the one they are on. */
export function Tabs({ label, items, value, defaultValue, onChange, keepMounted, inset }: TabsProps) {
  const id = useId();
  const { direction } = useLocale();
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

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])')];
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    if (at < 0) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step === undefined
            ? -1
            : (at + (direction === 'rtl' ? -step : step) + tabs.length) % tabs.length;
    if (to < 0) return;
    event.preventDefault();
    tabs[to]?.focus();
    tabs[to]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <div className={styles.root}>
      <div
        role="tablist"
        aria-label={label}
        className={cx(styles.list, inset && styles.inset)}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={tabId(item.id)}
            aria-selected={item.id === chosen}
            aria-controls={item.id === chosen ? panelId(item.id) : undefined}
            aria-disabled={item.isDisabled || undefined}
            tabIndex={item.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              if (!item.isDisabled) setChosen(item.id);
            }}
          >
            <TabWords item={item} />
          </button>
        ))}
      </div>
      {items.map((item) =>
        item.id === chosen || (keepMounted && opened.has(item.id)) ? (
          <div
            key={item.id}
            role="tabpanel"
            id={panelId(item.id)}
            aria-labelledby={tabId(item.id)}
            hidden={item.id !== chosen}
            // Without anything to stop at in it, the panel itself is a stop, so that it can be scrolled.
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
      {items.map((item) =>
        item.isDisabled ? (
          <span key={item.id} role="link" aria-disabled className={styles.tab}>
            <TabWords item={item} />
          </span>
        ) : (
          <Anchor
            key={item.id}
            href={item.href}
            aria-current={item.id === value ? 'page' : undefined}
            className={styles.tab}
          >
            <TabWords item={item} />
          </Anchor>
        ),
      )}
    </nav>
  );
}
