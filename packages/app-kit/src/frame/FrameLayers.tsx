import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../app/app-context.ts';
import { paletteKeys, sheetKeys, useFrameCommands, type Layer, type useTheme } from './FrameMenu.tsx';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { launcherEntries, type RouteIndex } from '../navigation/route-index.ts';
import type { Shortcut } from './shortcut-keys.ts';
import { useShortcuts } from './ShortcutsProvider.tsx';
import { frameMessages } from './messages.ts';

const palette = () => import('./CommandPalette.tsx').then((module) => module.Palette);
const Palette = lazyWithRetry(palette);
const AddOnPurchase = lazyWithRetry(() =>
  import('./AddOnPurchase.tsx').then((module) => module.AddOnPurchase),
);
const ShortcutSheet = lazyWithRetry(() =>
  import('./ShortcutSheet.tsx').then((module) => module.ShortcutSheet),
);

/** Idle time in milliseconds after which the palette is preloaded. */
const PRELOAD_DELAY_MS = 1500;

/** Shortcuts `g` + letter for home and for each area that the user can open. */
function goShortcuts(
  chart: RouteIndex,
  homePath: string,
): { id: string; keys: string; label: string; href: string }[] {
  const areas = launcherEntries(chart).flatMap(({ module, launcher, href }) =>
    module.goKey ? [{ id: `go ${module.key}`, keys: `g ${module.goKey}`, label: launcher.label, href }] : [],
  );
  return [{ id: 'go home', keys: 'g h', label: frameMessages.home, href: homePath }, ...areas];
}

interface Props {
  chart: RouteIndex;
  homePath: string;
  theme: ReturnType<typeof useTheme>;
  layer: Layer | undefined;
  onChange: (layer: Layer | undefined) => void;
  hasLauncher: boolean;
  onBought: () => void;
}

/** Command palette, shortcut sheet and global shortcuts. */
export function FrameLayers({ chart, homePath, theme, layer, onChange, hasLauncher, onBought }: Props) {
  const navigate = useNavigate();
  const { addOn } = useApp();
  useEffect(() => {
    const timer = setTimeout(() => void palette().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const commands = useFrameCommands(theme, onChange, hasLauncher);
  const shortcuts = useMemo<Shortcut[]>(
    () => [
      {
        id: 'palette',
        keys: paletteKeys,
        label: frameMessages.commands,
        group: 'Everywhere',
        run: () => onChange('palette'),
      },
      {
        id: 'sheet',
        keys: sheetKeys,
        label: frameMessages.keyboardShortcuts,
        group: 'Everywhere',
        run: () => onChange('sheet'),
      },
      ...goShortcuts(chart, homePath).map(({ href, ...each }) => ({
        ...each,
        group: frameMessages.goTo,
        run: () => void navigate(href),
      })),
    ],
    [chart, homePath, navigate, onChange],
  );
  useShortcuts(shortcuts);
  const close = () => onChange(undefined);
  return (
    <>
      {layer === 'palette' && <Palette chart={chart} actions={commands} onClose={close} />}
      {layer === 'sheet' && <ShortcutSheet onClose={close} />}
      {layer === 'purchase' && addOn && (
        <AddOnPurchase
          addOn={addOn.key}
          isReady={chart.places.has(addOn.route)}
          onClose={close}
          onBought={onBought}
        />
      )}
    </>
  );
}
