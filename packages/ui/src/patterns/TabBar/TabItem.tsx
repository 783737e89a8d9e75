import { PinIcon, XIcon } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ContextMenu } from '../../components/Menu/ContextMenu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { OpenTab } from './openTab.ts';
import * as styles from './TabBar.css.ts';
import { tabBarMessages } from './TabBar.messages.ts';
import { TabFace } from './TabFace.tsx';
import { tabMenu } from './tabMenu.ts';

export interface TabItemProps {
  tab: OpenTab;
  isCurrent: boolean;
  /** True if a dragged tab would take its position. */
  isDropTarget: boolean;
  /** Pixels; undefined for its natural width. */
  maxWidth: number | undefined;
  /** Context menu. */
  menu: ReturnType<typeof tabMenu>;
  onPointerDown: (event: PointerEvent<HTMLElement>, tab: OpenTab) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Called by the button beside the link, which unpins or closes. */
  onSidePress: () => void;
}

/** Tab of the bar: link, context menu, and the button that closes or unpins it. */
export function TabItem({
  tab,
  isCurrent,
  isDropTarget,
  maxWidth,
  menu,
  onPointerDown,
  onKeyDown,
  onSidePress,
}: TabItemProps) {
  const messages = useMessages('tabBar', tabBarMessages);
  return (
    <li
      data-tab={tab.id}
      className={cx(styles.tab, isCurrent && styles.current, isDropTarget && styles.dropTarget)}
      style={maxWidth === undefined ? undefined : { maxWidth }}
      onPointerDownCapture={(event) => onPointerDown(event, tab)}
      onDragStart={(event) => event.preventDefault()}
    >
      <ContextMenu label={tab.label} items={menu}>
        <Anchor
          href={tab.href}
          aria-current={isCurrent ? 'page' : undefined}
          className={cx(styles.link, tab.isFixed && styles.bare)}
          onKeyDown={onKeyDown}
        >
          <TabFace tab={tab} />
        </Anchor>
      </ContextMenu>
      {!tab.isFixed && (
        <BareButton
          className={styles.side}
          aria-label={tab.isPinned ? messages.unpinTab(tab.label) : messages.closeTab(tab.label)}
          excludeFromTabOrder
          onPress={onSidePress}
        >
          <Icon icon={tab.isPinned ? PinIcon : XIcon} size={14} />
        </BareButton>
      )}
    </li>
  );
}
