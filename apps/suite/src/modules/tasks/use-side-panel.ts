import { useHasRoomBeside, useHasWideRoomBeside } from '@plumbline/ui/media';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * Decides how a list makes room for an open panel. The panel renders first; the list then reduces its columns and shrinks
 * one frame later, so that no single frame renders both.
 * @param isOpen true if a panel is open. @returns `isBare` if there is room for one column only.
 */
export function useSidePanel(isOpen: boolean): { isOpenBeside: boolean; isBeside: boolean; isBare: boolean } {
  const hasRoom = useHasRoomBeside();
  const hasWideRoom = useHasWideRoomBeside();
  const isDrawn = useDeferredValue(isOpen, false);
  const [isOpenBeside, setOpenBeside] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setOpenBeside(isDrawn)));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
  const isBeside = isDrawn && hasRoom;
  return { isOpenBeside, isBeside, isBare: isBeside && !hasWideRoom };
}
