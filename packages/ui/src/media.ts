import { useMedia } from './hooks.ts';
import { at } from './tokens/measures.ts';

/** True if tables are shown as cards, on a phone in portrait orientation. False during server rendering. */
export const useIsPhone = (): boolean => useMedia(at.phone);

/** True if the navigation is a drawer. */
export const useIsNarrow = (): boolean => useMedia(at.narrow);

/** True if a list and a `RecordPanel` fit side by side; `BesidePanel` limits the width of the list. */
export const useHasRoomBeside = (): boolean => useMedia(at.beside);

/** True if a list beside a `RecordPanel` has room for more than the row names. */
export const useHasWideRoomBeside = (): boolean => useMedia(at.besideWide);
