import { useHasRoomBeside, useHasWideRoomBeside } from '@plumbline/ui/media';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * Whether a list gives way to a panel. It does so in drawings after the panel's own, none of which takes all of it: its columns go
 * while the panel lies over where they were, and a frame later it is made as narrow as what they leave.
 * @param isOpen a panel is. @returns `isBare` where there is room for one column.
 */
export function useBeside(isOpen: boolean): { isOpenBeside: boolean; isBeside: boolean; isBare: boolean } {
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
