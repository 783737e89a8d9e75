import { PinIcon, PinOffIcon } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu/entries.ts';
import { tabRank, type OpenTab } from './openTab.ts';
import type { tabBarMessages } from './TabBar.messages.ts';

interface TabMenuOptions {
  tab: OpenTab;
  /** All tabs in order. */
  tabs: readonly OpenTab[];
  messages: typeof tabBarMessages;
  onPinChange: ((id: string, isPinned: boolean) => void) | undefined;
  /** Called when the tab of the menu is closed. */
  close: (id: string) => void;
  /** Called when another tab is closed. */
  onClose: (id: string) => void;
  moveTo: (id: string, target: string, after: boolean) => void;
}

/** Context menu of a tab. */
export function tabMenu({
  tab,
  tabs,
  messages,
  onPinChange,
  close,
  onClose,
  moveTo,
}: TabMenuOptions): MenuEntry[] {
  const ids = tabs.map((one) => one.id);
  const others = tabs.filter((one) => one.id !== tab.id && !one.isFixed && !one.isPinned);
  const after = others.filter((one) => ids.indexOf(one.id) > ids.indexOf(tab.id));
  const peers = tabs.filter((one) => tabRank(one) === tabRank(tab));
  const place = peers.indexOf(tab);
  const before = peers[place - 1];
  const behind = peers[place + 1];
  return [
    ...(onPinChange && !tab.isFixed
      ? [
          {
            id: 'pin',
            label: tab.isPinned ? messages.unpin : messages.pin,
            icon: tab.isPinned ? PinOffIcon : PinIcon,
            onAction: () => onPinChange(tab.id, !tab.isPinned),
          },
          'separator' as const,
        ]
      : []),
    {
      id: 'close',
      label: messages.close,
      isDisabled: tab.isFixed,
      shortcut: 'Del',
      onAction: () => close(tab.id),
    },
    {
      id: 'others',
      label: messages.closeOthers,
      isDisabled: others.length === 0,
      onAction: () => {
        for (const other of others) onClose(other.id);
      },
    },
    {
      id: 'after',
      label: messages.closeAfter,
      isDisabled: after.length === 0,
      onAction: () => {
        for (const other of after) onClose(other.id);
      },
    },
    ...(tab.isFixed
      ? []
      : [
          'separator' as const,
          {
            id: 'back',
            label: messages.moveBack,
            isDisabled: !before,
            onAction: () => before && moveTo(tab.id, before.id, false),
          },
          {
            id: 'on',
            label: messages.moveForward,
            isDisabled: !behind,
            onAction: () => behind && moveTo(tab.id, behind.id, true),
          },
        ]),
  ];
}
