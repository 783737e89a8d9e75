import { useHasRoomBeside } from '@plumbline/ui/media';
import { useDeferredValue } from 'react';

/** Whether a list gives way to a panel: it does so in a drawing after the panel's own. @param isOpen a panel is. */
export function useBeside(isOpen: boolean): { isOpenBeside: boolean; isBeside: boolean } {
  const hasRoom = useHasRoomBeside();
  const isOpenBeside = useDeferredValue(isOpen, false);
  return { isOpenBeside, isBeside: isOpenBeside && hasRoom };
}
