import { lazy, Suspense, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useFit } from '../../fit/useFit.ts';
import { useLocale } from '../../locale.tsx';
import { lazyImport } from '../../lazyImport.ts';
import type { MenuItem } from '../Menu/entries.ts';
import { MoreFace, TabFace } from './TabFace.tsx';
import type { TabItem } from './tabItem.ts';
import * as styles from './Tabs.css.ts';

const MoreTabs = lazy(() => lazyImport(() => import('./MoreTabs.tsx')));

interface TabStripProps<Item extends TabItem> {
  /** Makes the strip a landmark. */
  landmark?: string;
  items: readonly Item[];
  /** Id of the tab that is always visible. */
  current: string;
  isInset: boolean | undefined;
  /** Action of an item in the More menu; its text is that of the tab. */
  entryOf: (item: Item) => Pick<MenuItem, 'href' | 'onAction'>;
  /** Draws the tabs that fit. */
  children: (shown: readonly Item[]) => ReactNode;
}

/** Underlined row of as many tabs as fit, including the current one; the others are in the More menu. */
export function TabStrip<Item extends TabItem>({
  landmark,
  items,
  current,
  isInset: inset,
  entryOf,
  children,
}: TabStripProps<Item>) {
  const { locale } = useLocale();
  const {
    row,
    ghosts,
    shown: indexes,
  } = useFit<HTMLDivElement>({
    count: items.length,
    signature: items.map((item) => `${item.label}:${item.count}:${item.icon ? 1 : 0}`).join('|'),
    current: items.findIndex((item) => item.id === current),
  });
  const shown = indexes.flatMap((index) => items[index] ?? []);
  const hidden = items.filter((item) => !shown.includes(item));
  const Strip = landmark === undefined ? 'div' : 'nav';
  return (
    <Strip aria-label={landmark} className={cx(styles.strip, inset && styles.inset)}>
      <div ref={row} className={styles.row}>
        {children(shown)}
        {hidden.length > 0 && (
          <Suspense
            fallback={
              <span className={styles.more} aria-hidden>
                <MoreFace count={hidden.length} />
              </span>
            }
          >
            <MoreTabs
              items={hidden.map((item) => ({
                id: item.id,
                label: item.label,
                icon: item.icon,
                shortcut: item.count?.toLocaleString(locale),
                isDisabled: item.isDisabled,
                ...entryOf(item),
              }))}
            />
          </Suspense>
        )}
      </div>
      <div ref={ghosts} className={styles.ghosts} aria-hidden>
        {items.map((item) => (
          <span key={item.id} className={cx(styles.tab, item.id === current && styles.current)}>
            <TabFace item={item} />
          </span>
        ))}
        <span className={cx(styles.more, styles.moreGhost)}>
          <MoreFace count={items.length} />
        </span>
      </div>
    </Strip>
  );
}
