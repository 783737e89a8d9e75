import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Point } from '@plumbline/estimating';
import type { TakeoffCanvasHandle } from '../types.ts';
import { PinsPanel } from './PinsPanel.tsx';
import type { PinControls } from './workspaceTypes.ts';

/** The comments of a sheet beside it: the one that is open is brought into view, and a new one is put where it is pressed. */
export function usePinPanel(
  pins: PinControls | undefined,
  canvas: RefObject<TakeoffCanvasHandle | null>,
  { currentPageId, isNarrow }: { currentPageId: string; isNarrow: boolean },
): { place: (at: Point) => void; panel: (inSheet: boolean) => ReactNode } {
  const openPin = pins?.onPage.find(({ uuid }) => uuid === pins.openId);
  const openAt = useRef(openPin?.at);
  openAt.current = openPin?.at;
  // Moved, it is where the hand is: it is looked for when it is opened alone.
  useEffect(() => {
    if (openPin?.uuid !== undefined && openAt.current) canvas.current?.reveal(openAt.current);
  }, [openPin?.uuid, canvas]);
  // Said or given up, what is written goes, and the focus with it: the work goes on where the comment was put.
  const isWriting = Boolean(pins?.draftAt);
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    const isDone = wasWriting.current && !isWriting;
    wasWriting.current = isWriting;
    if (isDone && (document.activeElement ?? document.body) === document.body) canvas.current?.focus();
  }, [isWriting, canvas]);
  const add = () => {
    if (isNarrow) pins?.onPanelOpen(false);
    canvas.current?.setTool('pin');
    canvas.current?.focus();
  };
  return {
    place: (at) => {
      canvas.current?.setTool('select');
      pins?.onPlace?.(at);
    },
    panel: (inSheet) =>
      pins && (
        <PinsPanel
          controls={pins}
          currentPageId={currentPageId}
          onAdd={pins.onPlace && add}
          inSheet={inSheet}
        />
      ),
  };
}
