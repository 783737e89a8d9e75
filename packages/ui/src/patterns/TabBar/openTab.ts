import type { IconType } from '../../components/Icon/Icon.tsx';

export interface OpenTab {
  id: string;
  label: string;
  icon?: IconType;
  href: string;
  /** Fixed tab at the start without a close button. */
  isPinned?: boolean;
  /** True for the home tab, which cannot be closed or unpinned. */
  isFixed?: boolean;
}

/** Sort rank: fixed and pinned tabs come first. */
export const tabRank = (tab: OpenTab): number => (tab.isFixed ? 0 : tab.isPinned ? 1 : 2);
