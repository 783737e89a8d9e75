import type { ReactNode, Ref } from 'react';
import type { Point } from '@plumbline/estimating';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { Tone } from '../../components/Status/tones.ts';
import type { ViewRotation } from '../types.ts';

/** Outline of a pin. Each kind has its own, so that kinds are told apart without color and without the icon. */
export type PinShape = 'drop' | 'circle' | 'square' | 'hexagon' | 'diamond';

/** Kind of pins, such as punch items or photos. */
export interface PlanPinKind {
  id: string;
  /** Name of one pin of the kind, e.g. "Punch item". */
  label: string;
  /** Name of several, shown beside the filter, e.g. "Punch items". */
  pluralLabel: string;
  shape: PinShape;
  /** Icon inside the pin. */
  icon: IconType;
}

/**
 * Status of pins. Its tone gives the color of the pin and a mark at its corner, which has a different form for each tone;
 * neutral has no mark. Give each status its own tone, so that the plan tells them apart.
 */
export interface PlanPinStatus {
  id: string;
  label: string;
  tone: Tone;
}

/** A place on the sheet with a record behind it. */
export interface PlanPin {
  id: string;
  /** Number that people say, e.g. "P-041". */
  number: string;
  title: string;
  kindId: string;
  statusId: string;
  /** Place in the unrotated user space of the sheet: points, x to the right and y up from the lower left corner. */
  at: Point;
  /** Place in words, e.g. "Level 1, Imaging 118". */
  place?: string;
  /** Why the pin needs a look, e.g. "The drawing changed here". Shown as an exclamation mark on the pin. */
  warning?: string;
  /** True while the pin is only on this device. It is drawn with a dashed edge and says so. */
  isUnsynced?: boolean;
  /** False if this pin may not be moved. @default true */
  isMovable?: boolean;
}

/** Pictures of a sheet that is cut into square tiles at several scales. */
export interface PlanTiles {
  /** Edge of a tile in pixels of its picture. */
  size: number;
  /** Pixels per point of each level, in ascending order. */
  scales: readonly number[];
  /** Address of the picture of a tile; columns and rows count from the upper left corner of the unrotated sheet. */
  urlOf: (level: number, column: number, row: number) => string;
}

/** The sheet below the pins. */
export interface PlanSheet {
  /** Width of the unrotated sheet in points. */
  width: number;
  /** Height of the unrotated sheet in points. */
  height: number;
  /** Total rotation of the sheet, including the page's own. @default 0 */
  rotation?: ViewRotation;
  /** Address of a picture of the whole unrotated sheet. With tiles it is shown until they are loaded. */
  src?: string;
  /** Tiles of the sheet, for pictures that are too large for one file. */
  tiles?: PlanTiles;
}

/** Handle to control the plan from outside. */
export interface PlanPinsHandle {
  /** Shows the whole sheet. */
  fit(): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Centers a pin, close enough that it stands alone. */
  showPin(id: string): void;
  focus(): void;
}

export interface PlanPinsProps {
  /** Accessible name of the plan, e.g. "A2.1 Floor plan, level 1". */
  label: string;
  /** Size, rotation and pictures of the sheet. */
  sheet: PlanSheet;
  /** Draws the sheet instead of a picture, in a box of the sheet's unrotated width and height in CSS pixels. */
  children?: ReactNode;
  /** Theme of the sheet's paper, which the colors of the pins follow. @default 'light' */
  paper?: 'light' | 'dark';
  /** Pins in the order of the list. Keep the array identity between renders, because clusters depend on it. */
  pins: readonly PlanPin[];
  /** Kinds in the order of the filters. */
  kinds: readonly PlanPinKind[];
  /** Statuses in the order of the filters. */
  statuses: readonly PlanPinStatus[];
  /** Id of the selected pin. */
  selectedId?: string | null;
  /** Initially selected id when uncontrolled. */
  defaultSelectedId?: string | null;
  /** Called with the id of the selected pin, or null. */
  onSelectedIdChange?: (id: string | null) => void;
  /** Centers this pin whenever the id changes, close enough that it stands alone. */
  focusId?: string | null;
  /** Ids of kinds and statuses whose pins are hidden. */
  hiddenIds?: readonly string[];
  /** Initially hidden kinds and statuses when uncontrolled. */
  defaultHiddenIds?: readonly string[];
  /** Called with the ids of all hidden kinds and statuses. */
  onHiddenIdsChange?: (ids: readonly string[]) => void;
  /** Shows the list instead of the plan. */
  isList?: boolean;
  /** Initially shows the list when uncontrolled. */
  defaultIsList?: boolean;
  /** Called when the list or the plan is chosen. */
  onIsListChange?: (isList: boolean) => void;
  /** Called with the place of a new pin. Without it no pin can be placed. */
  onPlace?: (at: Point) => void;
  /** Called with the new place of a pin. Without it no pin can be moved. The caller offers to undo it. */
  onMove?: (id: string, to: Point) => void;
  /** Hides what places and moves pins. */
  isReadOnly?: boolean;
  /**
   * Content of the card of the selected pin, below its number, status, title and place. Without it the selected pin
   * has only its name beside it.
   */
  renderPreview?: (pin: PlanPin, close: () => void) => ReactNode;
  /** Shows that pins are loading. */
  isLoading?: boolean;
  /** Says that pins could not be loaded, and what is safe. Pins that are already there stay. */
  errorMessage?: ReactNode;
  /** Called to load the pins again after a failure. */
  onRetry?: () => void;
  /** Handle to control the plan. */
  ref?: Ref<PlanPinsHandle>;
}
