import { useHasRoomBeside } from '@plumbline/ui/media';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';

/**
 * Whether a list gives way to a panel. It does so in drawings after the panel's own, none of which takes all of it: its columns go
 * while the panel lies over where they were, and a frame later it is made as narrow as what they leave.
 * @param isOpen a panel is.
 */
export function useBeside(isOpen: boolean): { isOpenBeside: boolean; isBeside: boolean } {
  const hasRoom = useHasRoomBeside();
  const isDrawn = useDeferredValue(isOpen, false);
  const [isOpenBeside, setOpenBeside] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setOpenBeside(isDrawn)));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
  return { isOpenBeside, isBeside: isDrawn && hasRoom };
}
