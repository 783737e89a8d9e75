/** Placement of a popup: the side of its anchor and the alignment along that side. */
export type Placement =
  | 'bottom'
  | 'bottom start'
  | 'bottom end'
  | 'top'
  | 'top start'
  | 'top end'
  | 'start'
  | 'start top'
  | 'end'
  | 'end top';

/** Rectangle in pixels from the top left corner of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlaceOptions {
  anchor: Box;
  /** Natural size of the popup. */
  content: { width: number; height: number };
  view: { width: number; height: number };
  placement: Placement;
  /** Distance from the anchor, in pixels. */
  offset: number;
  /** Shift along the anchor's side, in pixels. */
  crossOffset?: number;
  isRtl?: boolean;
}

export interface Place {
  left: number;
  top: number;
  /** Maximum height; taller content scrolls. */
  maxHeight: number;
  side: 'top' | 'bottom' | 'left' | 'right';
}

/** Minimum distance to the edges of the window in pixels. */
export const edge = 8;

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));

/**
 * Position beside the anchor on the requested side, or on the opposite one if only that has room; never beyond the edge
 * of the window, and never over the anchor while either side has room.
 */
export function place({
  anchor,
  content,
  view,
  placement,
  offset,
  crossOffset = 0,
  isRtl = false,
}: PlaceOptions): Place {
  const [requested, along = 'center'] = placement.split(' ');
  const physical =
    requested === 'start'
      ? isRtl
        ? 'right'
        : 'left'
      : requested === 'end'
        ? isRtl
          ? 'left'
          : 'right'
        : requested;
  const preferredSide =
    physical === 'top' || physical === 'left' || physical === 'right' ? physical : 'bottom';
  const room = {
    top: anchor.top - offset - edge,
    bottom: view.height - (anchor.top + anchor.height) - offset - edge,
    left: anchor.left - offset - edge,
    right: view.width - (anchor.left + anchor.width) - offset - edge,
  };
  const isBeside = preferredSide === 'left' || preferredSide === 'right';
  const need = isBeside ? content.width : content.height;
  const other = opposite[preferredSide];
  const side = room[preferredSide] < need && room[other] > room[preferredSide] ? other : preferredSide;

  if (isBeside) {
    const maxHeight = Math.max(0, view.height - 2 * edge);
    const height = Math.min(content.height, maxHeight);
    const top = along === 'top' ? anchor.top + crossOffset : anchor.top + (anchor.height - height) / 2;
    const left = side === 'left' ? anchor.left - offset - content.width : anchor.left + anchor.width + offset;
    return {
      side,
      maxHeight,
      top: clamp(top, edge, Math.max(edge, view.height - edge - height)),
      left: clamp(left, edge, Math.max(edge, view.width - edge - content.width)),
    };
  }
  const maxHeight = Math.max(0, room[side]);
  const height = Math.min(content.height, maxHeight);
  const atLeft = anchor.left + crossOffset;
  const atRight = anchor.left + anchor.width - content.width - crossOffset;
  const lead = along === 'start' ? (isRtl ? atRight : atLeft) : isRtl ? atLeft : atRight;
  const left = along === 'center' ? anchor.left + (anchor.width - content.width) / 2 + crossOffset : lead;
  return {
    side,
    maxHeight,
    top: side === 'top' ? anchor.top - offset - height : anchor.top + anchor.height + offset,
    left: clamp(left, edge, Math.max(edge, view.width - edge - content.width)),
  };
}
