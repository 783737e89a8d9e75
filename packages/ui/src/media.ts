import { useMedia } from './hooks.ts';
import { at } from './tokens/measures.ts';

/** Whether tables are drawn as cards: a phone held upright. False until the page is in a browser. */
export const useIsPhone = (): boolean => useMedia(at.phone);

/** Whether the navigation is a drawer: what stands in one line elsewhere has to give way there. */
export const useIsNarrow = (): boolean => useMedia(at.narrow);

/** Whether a list and a `TaskPanel` have room side by side: the list keeps to what is left by `BesidePanel`. */
export const useHasRoomBeside = (): boolean => useMedia(at.beside);

/** Whether a list beside a `TaskPanel` has room for more than what its rows are called. */
export const useHasWideRoomBeside = (): boolean => useMedia(at.besideWide);
