import { useRef, type PointerEvent, type RefObject } from 'react';

/** Distance in CSS pixels that a drag needs to change the sheet. */
const reach = 48;
/** Maximum movement of a press in CSS pixels. */
const slop = 8;

interface SheetDragOptions {
  card: RefObject<HTMLElement | null>;
  isExpanded: boolean;
  onExpandedChange: (isExpanded: boolean) => void;
  onClose: () => void;
}

/**
 * Handlers of the grip of a docked card: dragging up expands it, dragging down collapses it, and further closes it; a
 * press does either.
 */
export function useBottomSheetDrag({ card, isExpanded, onExpandedChange, onClose }: SheetDragOptions) {
  const wasDragged = useRef(false);
  const from = useRef<number>(undefined);
  const put = (by: number) => {
    if (card.current) card.current.style.translate = by > 0 ? `0 ${by}px` : '';
  };
  const end = (event: PointerEvent, isDropped: boolean) => {
    const start = from.current;
    from.current = undefined;
    put(0);
    if (start === undefined || !isDropped) return;
    const by = event.clientY - start;
    const height = card.current?.offsetHeight ?? 0;
    if (by < -reach) onExpandedChange(true);
    else if (by > Math.max(2 * reach, height / 2)) onClose();
    else if (by > reach) onExpandedChange(false);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY;
      wasDragged.current = false;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      const by = event.clientY - from.current;
      // Captured only now, because a captured pointer does not press.
      if (Math.abs(by) > slop && !wasDragged.current) {
        wasDragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      if (wasDragged.current) put(by);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    onClick: () => {
      // The end of a drag is not a press.
      if (!wasDragged.current) onExpandedChange(!isExpanded);
      wasDragged.current = false;
    },
  };
}
