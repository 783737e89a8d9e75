import type { OpenTab } from './openTab.ts';
import type { TabArea } from './tabSlots.ts';

export interface TabBarProps {
  /** Names the landmark. */
  label?: string;
  /** Slot widths of the area, which determine the minimum number of visible tabs. */
  area?: TabArea;
  /** Open records in order. */
  tabs: readonly OpenTab[];
  /** Id of the shown record. */
  currentId?: string;
  /** Called with the id of the tab to close. */
  onClose: (id: string) => void;
  /** Called when a tab is pinned or unpinned. */
  onPinChange?: (id: string, isPinned: boolean) => void;
  /** The ids in their new order: after a drag, Ctrl+Shift+arrow, or a pick from More. */
  onReorder: (ids: string[]) => void;
  /** A tab was picked from More; by then it is in view. */
  onOpen?: (tab: OpenTab) => void;
}
