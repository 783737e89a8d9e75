import { PinIcon, PinOffIcon } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu/entries.ts';
import { rank, type OpenTab } from './openTab.ts';
import type { tabBarWords } from './TabBar.messages.ts';

interface TabMenuOptions {
  tab: OpenTab;
  /** All of them, in their order. */
  tabs: readonly OpenTab[];
  words: typeof tabBarWords;
  onPinChange: ((id: string, isPinned: boolean) => void) | undefined;
  /** The tab of the menu is closed. */
  close: (id: string) => void;
  /** Another one is closed. */
  onClose: (id: string) => void;
  moveTo: (id: string, target: string, after: boolean) => void;
}

/** What the context menu of a tab offers. */
export function tabMenu({
  tab,
  tabs,
  words,
  onPinChange,
  close,
  onClose,
  moveTo,
}: TabMenuOptions): MenuEntry[] {
  const ids = tabs.map((one) => one.id);
  const others = tabs.filter((one) => one.id !== tab.id && !one.isFixed && !one.isPinned);
  const after = others.filter((one) => ids.indexOf(one.id) > ids.indexOf(tab.id));
  const peers = tabs.filter((one) => rank(one) === rank(tab));
  const place = peers.indexOf(tab);
  const before = peers[place - 1];
  const behind = peers[place + 1];
  return [
    ...(onPinChange && !tab.isFixed
      ? [
          {
            id: 'pin',
            label: tab.isPinned ? words.unpin : words.pin,
            icon: tab.isPinned ? PinOffIcon : PinIcon,
            onAction: () => onPinChange(tab.id, !tab.isPinned),
          },
          'separator' as const,
        ]
      : []),
    {
      id: 'close',
      label: words.close,
      isDisabled: tab.isFixed,
      shortcut: 'Del',
      onAction: () => close(tab.id),
    },
    {
      id: 'others',
      label: words.closeOthers,
      isDisabled: others.length === 0,
      onAction: () => {
        for (const other of others) onClose(other.id);
      },
    },
    {
      id: 'after',
      label: words.closeAfter,
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
            label: words.moveBack,
            isDisabled: !before,
            onAction: () => before && moveTo(tab.id, before.id, false),
          },
          {
            id: 'on',
            label: words.moveOn,
            isDisabled: !behind,
            onAction: () => behind && moveTo(tab.id, behind.id, true),
          },
        ]),
  ];
}
