import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Point } from '@plumbline/estimating';
import type { TakeoffCanvasHandle } from '../types.ts';
import type { TakeoffCanvasProps } from '../canvas/TakeoffCanvasProps.ts';
import { PinsPanel } from './PinsPanel.tsx';
import type { PinControls } from './workspaceTypes.ts';

type PinProps = Pick<
  TakeoffCanvasProps,
  'pins' | 'openPinId' | 'draftPinAt' | 'onPinPlace' | 'onPinOpen' | 'onPinMove'
>;

/** Connects the comments panel with the canvas: reveals the open pin and places new ones. */
export function usePinPanel(
  pins: PinControls | undefined,
  canvas: RefObject<TakeoffCanvasHandle | null>,
  { currentPageId, isNarrow }: { currentPageId: string; isNarrow: boolean },
): {
  /** Props of the canvas that show and place the pins. */
  canvasProps: Partial<PinProps>;
  panel: (inSheet: boolean) => ReactNode;
} {
  const openPin = pins?.onPage.find(({ uuid }) => uuid === pins.openId);
  const openAt = useRef(openPin?.at);
  openAt.current = openPin?.at;
  // Reveal a pin when it is opened, not when it is moved.
  useEffect(() => {
    if (openPin?.uuid !== undefined && openAt.current) canvas.current?.reveal(openAt.current);
  }, [openPin?.uuid, canvas]);
  // The editor unmounts after posting or cancelling, so return the focus to the sheet.
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
  const place = (at: Point) => {
    canvas.current?.setTool('select');
    pins?.onPlace?.(at);
  };
  return {
    canvasProps: pins
      ? {
          pins: pins.onPage,
          openPinId: pins.openId,
          draftPinAt: pins.draftAt,
          onPinPlace: pins.onPlace && place,
          onPinOpen: pins.onOpen,
          onPinMove: pins.onMove,
        }
      : {},
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
