import type { Command } from '@plumbline/ui/CommandPalette';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { UserMenu } from '@plumbline/ui/UserMenu';
import {
  GripIcon,
  KeyboardIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  SearchIcon,
  SunIcon,
  UserIcon,
  UserPlusIcon,
} from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { mayOpen, type RouteIndex } from '../navigation/route-index.ts';
import { useProfile } from '../session/use-profile.ts';
import { addressOf, href } from '../navigation/routes.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { formatKeys } from './shortcut-keys.ts';
import { useIsMac } from './ShortcutsProvider.tsx';
import { readTheme, storeTheme, type Theme } from '../app/theme.ts';
import { frameMessages } from './messages.ts';

/** Overlay of the frame. */
export type Layer = 'launcher' | 'palette' | 'sheet' | 'purchase';

export const paletteKeys = 'Mod+k';
export const sheetKeys = '?';

const themes = [
  { id: 'light', label: frameMessages.light, icon: SunIcon },
  { id: 'dark', label: frameMessages.dark, icon: MoonIcon },
  { id: 'system', label: frameMessages.system, icon: MonitorIcon },
] as const satisfies { id: Theme; label: string; icon: unknown }[];

/** Theme of the user; `system` follows the operating system. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(readTheme);
  return [
    theme,
    (next) => {
      storeTheme(next);
      setTheme(next);
    },
  ];
}
type ThemeChoice = ReturnType<typeof useTheme>;

/** User menu: profile, appearance, shortcuts and sign-out. */
export function FrameMenu({
  chart,
  theme: [theme, choose],
  onOpen,
}: {
  chart: RouteIndex;
  theme: ThemeChoice;
  onOpen: (layer: Layer) => void;
}) {
  const { signOut } = useSession();
  const profile = useProfile();
  const isMac = useIsMac();
  const name = profile ? `${profile.firstname} ${profile.lastname}`.trim() : '';
  const signup =
    chart.viewer.mode === 'online' && mayOpen(chart, 'configure-module')
      ? addressOf('configure-module')
      : undefined;
  const items: MenuEntry[] = [
    { id: 'who', title: profile ? `${profile.username} · ${profile.company}` : '', items: [] },
    {
      id: 'theme',
      title: frameMessages.appearance,
      selectionMode: 'single',
      selectedIds: [theme],
      onSelectionChange: ([next]) => next && choose(next as Theme),
      items: [...themes],
    },
    'separator',
    { id: 'profile', label: frameMessages.profile, icon: UserIcon, href: href('user-profile') },
    ...(signup
      ? [{ id: 'signup', label: frameMessages.customerSignup, icon: UserPlusIcon, href: signup }]
      : []),
    'separator',
    {
      id: 'palette',
      label: frameMessages.commands,
      icon: SearchIcon,
      shortcut: formatKeys(paletteKeys, isMac)[0] ?? '',
      onAction: () => onOpen('palette'),
    },
    {
      id: 'sheet',
      label: frameMessages.keyboardShortcuts,
      icon: KeyboardIcon,
      shortcut: sheetKeys,
      onAction: () => onOpen('sheet'),
    },
    'separator',
    { id: 'signout', label: frameMessages.logout, icon: LogOutIcon, onAction: () => void signOut() },
  ];
  return (
    <UserMenu
      name={name || 'Account'}
      {...(profile?.imageUrl ? { src: profile.imageUrl } : {})}
      items={items}
    />
  );
}

/** Commands of the frame for the command palette. */
export function useFrameCommands(
  { 1: choose }: ThemeChoice,
  onOpen: ((layer: Layer) => void) | undefined,
  hasLauncher: boolean,
): Command[] {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const isMac = useIsMac();
  const group = 'Commands';
  return [
    ...(hasLauncher
      ? [
          {
            id: 'launcher',
            label: frameMessages.openLauncher,
            group,
            icon: GripIcon,
            keywords: ['applications', 'apps'],
            onAction: () => onOpen?.('launcher'),
          },
        ]
      : []),
    {
      id: 'sheet',
      label: frameMessages.keyboardShortcuts,
      group,
      icon: KeyboardIcon,
      shortcut: formatKeys(sheetKeys, isMac)[0] ?? '',
      keywords: ['help', 'keys'],
      onAction: () => onOpen?.('sheet'),
    },
    ...themes.map(({ id, label, icon }) => ({
      id: `theme ${id}`,
      label: frameMessages.appearanceOf(label.toLowerCase()),
      group,
      icon,
      keywords: ['theme', 'mode', 'colours', 'colors'],
      onAction: () => choose(id),
    })),
    {
      id: 'profile',
      label: frameMessages.profile,
      group,
      icon: UserIcon,
      onAction: () => void navigate(href('user-profile')),
    },
    {
      id: 'signout',
      label: frameMessages.logout,
      group,
      icon: LogOutIcon,
      keywords: ['sign out', 'log off', 'leave'],
      onAction: () => void signOut(),
    },
  ];
}
