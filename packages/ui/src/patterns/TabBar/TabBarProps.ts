import type { OpenTab } from './openTab.ts';
import type { TabArea } from './tabSlots.ts';

export interface TabBarProps {
  /** Names the landmark. */
  label?: string;
  /** Slot widths of the area, which determine the number of visible fixed tabs, and the minimum of others. */
  area?: TabArea;
  /** Open records in order. */
  tabs: readonly OpenTab[];
  /** Id of the shown record. */
  currentId?: string;
  /** Called with the id of the tab to close. */
  onClose: (id: string) => void;
  /** Called when a tab is pinned or unpinned. */
  onPinChange?: (id: string, isPinned: boolean) => void;
  /** Called with the ids in their new order after a drag, Ctrl+Shift+arrow or a choice from More. */
  onReorder: (ids: string[]) => void;
  /** Called after a tab was chosen from More and has become visible. */
  onOpen?: (tab: OpenTab) => void;
}
