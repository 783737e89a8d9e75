import type { MenuItem } from './entries.ts';
import * as styles from './Menu.css.ts';
import { MenuList } from './MenuList.tsx';
import { MenuRow } from './MenuRow.tsx';

/** Open menu without its trigger and focus, for pages that show several. */
export const openMenu = (label: string, items: readonly MenuItem[]) => (
  <div className={styles.popover}>
    <div role="menu" aria-label={label} className={styles.menu}>
      {items.map((item) => (
        <MenuRow
          key={item.id}
          item={item}
          keepsIconRoom={items.some(({ icon }) => icon)}
          onAction={undefined}
          onClose={() => undefined}
          List={MenuList}
        />
      ))}
    </div>
  </div>
);
