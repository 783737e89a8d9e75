import { workspaceSearch } from '@plumbline/api/hooks/workspace';
import { CommandPalette, type Command } from '@plumbline/ui/CommandPalette';
import { FileIcon, FileTextIcon, UserIcon } from '@plumbline/ui/icons';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../app/app-context.ts';
import { commandsOf, isOpen, screensOf, type RouteIndex } from '../navigation/route-index.ts';
import { tabStoreOf } from './open-tabs.ts';
import type { TabEntry } from './tab-list.ts';
import { frameMessages } from './messages.ts';

const storageKey = 'recentCommands';
const remembered = 5;

function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
const remember = (id: string) =>
  localStorage.setItem(
    storageKey,
    JSON.stringify([id, ...readRecent().filter((each) => each !== id)].slice(0, remembered)),
  );

/** Open record tabs of all areas. */
function useOpenRecords(chart: RouteIndex): { tab: TabEntry; area: string }[] {
  const [tabs, setTabs] = useState<{ tab: TabEntry; area: string }[]>([]);
  useEffect(() => {
    const stores = chart.modules.flatMap((module) =>
      module.tabs && isOpen(chart.viewer, module)
        ? [{ store: tabStoreOf(module.tabs), area: module.title }]
        : [],
    );
    const read = () =>
      setTabs(stores.flatMap(({ store, area }) => store.get().list.map((tab) => ({ tab, area }))));
    read();
    const ends = stores.map(({ store }) => store.subscribe(read));
    return () => {
      for (const end of ends) end();
    };
  }, [chart.modules, chart.viewer]);
  return tabs;
}

/** Minimum search length for records. */
const MIN_LENGTH = 2;
const icons = { pages: FileTextIcon, files: FileIcon, contacts: UserIcon } as const;

export interface PaletteProps {
  chart: RouteIndex;
  /** Commands of the frame. */
  actions: readonly Command[];
  onClose: () => void;
}

/** Command palette with all commands, screens and open records of the user; it searches records, files and contacts. */
export function Palette({ chart, actions, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const tabs = useOpenRecords(chart);
  const go = (href: string) => () => void navigate(href);
  const { portal } = useApp();
  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<Command[]> => {
      if (query.length < MIN_LENGTH) return [];
      const { data } = await workspaceSearch({ search: query }, { signal });
      return data.map((hit) => ({
        id: `found ${hit.uuid}`,
        label: hit.title,
        description: hit.subtitle,
        icon: icons[hit.group],
        onAction: () => void navigate(hit.href),
      }));
    },
    [navigate],
  );
  const commands: Command[] = [
    ...commandsOf(chart).map(({ command, href }) => ({
      id: command.id,
      label: command.label,
      group: 'New',
      icon: command.icon,
      ...(command.keywords ? { keywords: command.keywords } : {}),
      onAction: go(href),
    })),
    ...tabs.map(({ tab, area }) => {
      const icon = chart.modules.find(({ title }) => title === area)?.tabs?.icons[tab.key];
      return {
        id: `tab ${tab.id}`,
        label: tab.title,
        group: frameMessages.openRecords,
        description: area,
        ...(icon ? { icon } : {}),
        onAction: go(tab.href),
      };
    }),
    ...screensOf(chart).map(({ id, label, area, item, href }) => ({
      id,
      label,
      group: frameMessages.goTo,
      icon: item.icon,
      description: area,
      keywords: [area],
      onAction: go(href),
    })),
    ...actions,
  ];
  return (
    <CommandPalette
      isOpen
      onOpenChange={onClose}
      commands={commands}
      // The provider's and the partners' consoles have no search over records.
      {...(portal === 'suite' ? { onSearch: search } : {})}
      recentIds={readRecent()}
      onAction={remember}
    />
  );
}
