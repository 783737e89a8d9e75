import type { OffsetView } from '../offset/OffsetView.ts';
import type { RoomSearchView } from '../rooms/RoomSearchView.ts';
import type { SymbolSearchView } from '../symbol-search/SymbolSearchView.ts';

/** States of the bars that float over the sheet; null if closed. */
export interface FloatingBarViews {
  symbolSearch: SymbolSearchView | null;
  offset: OffsetView | null;
  rooms: RoomSearchView | null;
}

export const noBars: FloatingBarViews = { symbolSearch: null, offset: null, rooms: null };
