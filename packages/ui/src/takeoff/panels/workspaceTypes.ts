import type { ReactNode } from 'react';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { Point } from '@plumbline/estimating';
import type { CanvasCondition, CanvasPin, PlanMarkContent, ViewRotation } from '../types.ts';

/** A page in the drawer. */
export interface WorkspacePage {
  uuid: string;
  /** Sheet number, for example "A2.1". */
  code: string;
  name: string;
  thumbnailUrl?: string;
  /** How much is measured on it. */
  measures: number;
  /** Being read: 0 to 1, or null while the length of it is unknown. Absent once it is ready. */
  progress?: number | null;
  /** Why it could not be read. */
  error?: string;
  /** How it is turned, clockwise. */
  turn?: ViewRotation;
  /** What is to be known of it: "Superseded", "New revision". */
  note?: string;
  /** A scan: it holds no words to be searched. */
  hasNoText?: boolean;
}

/** A page that says what was looked for, with the words around it. */
export interface PageHit {
  uuid: string;
  excerpt: string;
  /** How often it says them; once when absent. */
  count?: number;
}

/** What is searched for, and which of its places is looked at. A host that keeps it keeps it through a change of pages. */
export interface PlanSearch {
  query: string;
  at: { pageId: string; index: number } | null;
}

/** A condition as the panel lists it. */
export interface WorkspaceCondition extends CanvasCondition {
  /** Heading that it is listed under. */
  group?: string;
}

/** What a condition is made of and costs so far, worked out by the host. */
export interface ConditionAssembly {
  name: string;
  /** At the end of the heading, for example "Rev 4". */
  revision?: string;
  lines: { uuid: string; label: string; quantity: string; unit: string }[];
  /** Direct cost so far, formatted. */
  cost?: string;
}

/** A tool of the host's own at the end of the rail: stamps, comments, export. */
export interface RailTool {
  id: string;
  label: string;
  icon: IconType;
  shortcut?: string;
  isSelected?: boolean;
  onPress: () => void;
}

/** Quantity of a condition over all pages, where the host knows it. */
export interface ProjectTotal {
  quantity: number;
  unit: string;
  /** Where measures lie that are not in it, for they have no scale. */
  withoutScale?: readonly { pageId: string; page: string; count: number }[];
}

export type ConditionScope = 'page' | 'all';

/** What stands in the bar above the canvas: sheet, modes, people. */
export type TopBarSlot = ReactNode;

/** A layer as the panel lists it. The first one of a list is what belongs to none: its id is empty. */
export interface WorkspaceLayer {
  uuid: string;
  name: string;
  isVisible: boolean;
  isLocked: boolean;
  /** Measures and marks on it. */
  count: number;
}

/** The layers with what may be done to them; what is left out is not offered. */
export interface LayerControls {
  list: readonly WorkspaceLayer[];
  /** The layer that what is drawn goes into; empty for none. */
  activeId: string;
  onVisible: (uuid: string, isVisible: boolean) => void;
  onActive?: (uuid: string) => void;
  onLock?: (uuid: string, isLocked: boolean) => void;
  onRename?: (uuid: string, name: string) => void;
  /** A rejection's message is shown beside the name. */
  onAdd?: (name: string) => void | Promise<void>;
  onRemove?: (uuid: string) => void;
}

/** The stamps that can be put on a sheet, their fields filled in. */
export interface StampControls {
  list: readonly { uuid: string; name: string; content: PlanMarkContent }[];
  activeId: string | null;
  onActive: (uuid: string) => void;
  /** Where they are set up. */
  configureHref?: string;
}

/** A typical group as the panel lists it. */
export interface WorkspaceGroup {
  uuid: string;
  name: string;
  /** How often it is built. */
  times: number;
  /** Measures in it, on all pages. */
  count: number;
}

/** The typical groups with what may be done to them; what is left out is not offered. */
export interface GroupControls {
  list: readonly WorkspaceGroup[];
  onSelect: (uuid: string) => void;
  onTimes?: (uuid: string, times: number) => void;
  onRename?: (uuid: string, name: string) => void;
  /** A rejection's message is shown beside the name. */
  onAdd?: (name: string) => void | Promise<void>;
  onRemove?: (uuid: string) => void;
}

/** A comment as the panel lists it. */
export interface WorkspacePin extends Omit<CanvasPin, 'at' | 'label' | 'isMovable'> {
  pageId: string;
  /** What its page is called. */
  page: string;
  author: string;
  /** In words: "Yesterday, 3:12 PM". */
  when: string;
  /** What was said first. */
  text: string;
  /** How much has been said. */
  comments: number;
}

/** What is said on the sheets, with what may be done about it; what is left out is not offered. */
export interface PinControls {
  /** Of the page that is shown. */
  onPage: readonly CanvasPin[];
  /** Of all pages; null while they load. */
  list: readonly WorkspacePin[] | null;
  /** In place of the list, when it could not be loaded. */
  failed?: ReactNode;
  openId: string | null;
  /** Where a new one is about to be put. */
  draftAt: Point | null;
  /** One is opened, on whichever page; null goes back to the list. */
  onOpen: (uuid: string | null) => void;
  onPlace?: ((at: Point) => void) | undefined;
  onMove?: ((uuid: string, to: Point) => void) | undefined;
  showsResolved: boolean;
  onShowsResolved: (shows: boolean) => void;
  isPanelOpen: boolean;
  onPanelOpen: (isOpen: boolean) => void;
  /** What is said at the one that is open, or what the new one is written in. */
  thread: ReactNode;
}
