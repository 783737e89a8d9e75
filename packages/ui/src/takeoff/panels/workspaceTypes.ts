import type { ReactNode } from 'react';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { CanvasCondition } from '../types.ts';

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
}

export type ConditionScope = 'page' | 'all';

/** What stands in the bar above the canvas: sheet, modes, people. */
export type TopBarSlot = ReactNode;
