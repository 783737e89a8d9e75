import type { CanvasCondition } from '../types.ts';

/** Room in the list of all rooms. */
export interface ListedRoom {
  /** Its area. */
  figure: string;
  isLeftOut: boolean;
  /** An area of the condition is there already. */
  isMeasured: boolean;
}

/** State of the room search. `empty` is a sheet without lines, as a scan. */
export interface RoomSearchView {
  phase: 'reading' | 'ready' | 'searching' | 'empty' | 'failed';
  /** Condition of the added areas. */
  condition: CanvasCondition | null;
  /** Width up to which openings are closed, as typed. */
  opening: string;
  isOpeningWrong: boolean;
  /** Area of the proposed room. */
  proposal: string | null;
  /** Scope of a search without a result: the clicked place or the whole sheet; null if there is none. */
  missed: 'place' | 'sheet' | null;
  /** All rooms of the sheet; null unless they were searched. */
  list: readonly ListedRoom[] | null;
}
