import type { ReactNode } from 'react';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { Point } from '@plumbline/estimating';
import type { CanvasCondition, CanvasPin, PlanMarkContent, ViewRotation } from '../types.ts';

/** Page in the drawer. */
export interface WorkspacePage {
  uuid: string;
  /** Sheet number, for example "A2.1". */
  code: string;
  name: string;
  thumbnailUrl?: string;
  /** Number of measures. */
  measures: number;
  /** Processing progress from 0 to 1; null if unknown; absent once ready. */
  progress?: number | null;
  /** Message if processing failed. */
  error?: string;
  /** Clockwise rotation. */
  turn?: ViewRotation;
  /** Note, e.g. "Superseded" or "New revision". */
  note?: string;
  /** Scan without searchable text. */
  hasNoText?: boolean;
}

/** Page with search matches and their context. */
export interface PageHit {
  uuid: string;
  excerpt: string;
  /** Number of matches. @default 1 */
  count?: number;
}

/** State of the plan search. A host can keep it when the page changes. */
export interface PlanSearch {
  /** Search text. */
  query: string;
  /** Current match: the page and its index there. */
  at: { pageId: string; index: number } | null;
  /** Shows the search field. By default it is shown while there is a search text. */
  isOpen?: boolean;
}

/** Condition in the panel. */
export interface WorkspaceCondition extends CanvasCondition {
  /** Heading it is listed under. */
  group?: string;
}

/** Assembly and cost of a condition, computed by the host. */
export interface ConditionAssembly {
  name: string;
  /** Text at the end of the heading, e.g. "Rev 4". */
  revision?: string;
  lines: { uuid: string; label: string; quantity: string; unit: string }[];
  /** Formatted direct cost so far. */
  cost?: string;
}

/** Host tool at the end of the rail. */
export interface RailTool {
  id: string;
  label: string;
  icon: IconType;
  shortcut?: string;
  isSelected?: boolean;
  onPress: () => void;
}

/** Quantity of a condition over all pages. */
export interface ProjectTotal {
  quantity: number;
  unit: string;
  /** Pages with measures that are not counted because they have no scale. */
  withoutScale?: readonly { pageId: string; page: string; count: number }[];
}

export type ConditionScope = 'page' | 'all';

/** Content of the bar above the canvas. */
export type TopBarSlot = ReactNode;

/** Layer in the panel. The first entry, with an empty id, holds shapes without a layer. */
export interface WorkspaceLayer {
  uuid: string;
  name: string;
  isVisible: boolean;
  isLocked: boolean;
  /** Number of measures and marks. */
  count: number;
}

/** Layers and their actions; omitted actions are not offered. */
export interface LayerControls {
  list: readonly WorkspaceLayer[];
  /** Layer of new shapes; empty for none. */
  activeId: string;
  onVisible: (uuid: string, isVisible: boolean) => void;
  onActive?: (uuid: string) => void;
  onLock?: (uuid: string, isLocked: boolean) => void;
  onRename?: (uuid: string, name: string) => void;
  /** Adds an entry; the message of a rejection is shown beside the name. */
  onAdd?: (name: string) => void | Promise<void>;
  onRemove?: (uuid: string) => void;
}

/** Stamps with their fields filled in. */
export interface StampControls {
  list: readonly { uuid: string; name: string; content: PlanMarkContent }[];
  activeId: string | null;
  onActive: (uuid: string) => void;
  /** URL of the stamp configuration. */
  configureHref?: string;
}

/** Typical group in the panel. */
export interface WorkspaceGroup {
  uuid: string;
  name: string;
  /** Multiplier. */
  times: number;
  /** Number of its measures on all pages. */
  count: number;
}

/** Typical groups and their actions; omitted actions are not offered. */
export interface GroupControls {
  list: readonly WorkspaceGroup[];
  onSelect: (uuid: string) => void;
  onTimes?: (uuid: string, times: number) => void;
  onRename?: (uuid: string, name: string) => void;
  /** Adds an entry; the message of a rejection is shown beside the name. */
  onAdd?: (name: string) => void | Promise<void>;
  onRemove?: (uuid: string) => void;
}

/** Comment in the panel. */
export interface WorkspacePin extends Omit<CanvasPin, 'at' | 'label' | 'isMovable'> {
  pageId: string;
  /** Name of its page. */
  page: string;
  author: string;
  /** Formatted time, e.g. "Yesterday, 3:12 PM". */
  when: string;
  /** Text of the first comment. */
  text: string;
  /** Number of comments in the thread. */
  comments: number;
}

/** Comments on the sheets and their actions; omitted actions are not offered. */
export interface PinControls {
  /** Pins on the current page. */
  onPage: readonly CanvasPin[];
  /** Comments on all pages; null while loading. */
  list: readonly WorkspacePin[] | null;
  /** Error shown instead of the list. */
  failed?: ReactNode;
  openId: string | null;
  /** Position of a new comment that is being written. */
  draftAt: Point | null;
  /** Opens a comment on any page; null returns to the list. */
  onOpen: (uuid: string | null) => void;
  onPlace?: ((at: Point) => void) | undefined;
  onMove?: ((uuid: string, to: Point) => void) | undefined;
  showsResolved: boolean;
  onShowsResolved: (shows: boolean) => void;
  isPanelOpen: boolean;
  onPanelOpen: (isOpen: boolean) => void;
  /** Open thread or editor of the new comment. */
  thread: ReactNode;
}
