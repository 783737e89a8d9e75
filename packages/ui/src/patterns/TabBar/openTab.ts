import type { IconType } from '../../components/Icon/Icon.tsx';

export interface OpenTab {
  id: string;
  label: string;
  icon?: IconType;
  href: string;
  /** Keeps its place at the start and has no close button. */
  isPinned?: boolean;
  /** True for the home tab, which cannot be closed or unpinned. */
  isFixed?: boolean;
}

/** Fixed and pinned tabs come before the others, whatever order they are given in. */
export const rank = (tab: OpenTab): number => (tab.isFixed ? 0 : tab.isPinned ? 1 : 2);
