import { useEffect, useState, type KeyboardEvent } from 'react';
import type { Point } from '@plumbline/estimating';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PlanPin } from './planPinTypes.ts';
import type { PlanViewport } from './PlanViewport.ts';

/** Pixels that an arrow key moves the crosshair, without and with Shift. */
const steps = { fine: 8, coarse: 48 } as const;

/** The pin that is moved; undefined while a new pin is placed. */
export interface Placement {
  pin?: PlanPin;
}

interface PlacementOptions {
  plan: PlanViewport;
  onPlace: ((at: Point) => void) | undefined;
  onMove: (pin: PlanPin, to: Point) => void;
  /** Says a change to screen readers. */
  announce: (text: string) => void;
  /** The choice of a place has ended. */
  onEnd: (placement: Placement) => void;
}

export interface PinPlacement {
  /** Undefined if no place is being chosen. */
  placement: Placement | undefined;
  /** Position of the crosshair in the window in CSS pixels. */
  crosshair: Point;
  /** The last chosen place was outside the sheet. */
  isOffSheet: boolean;
  start: (placement: Placement) => void;
  hover: (at: Point) => void;
  /** Takes a position in the window, by default that of the crosshair. */
  commit: (at?: Point) => void;
  cancel: () => void;
  /** Handles the keys while a place is chosen. @returns true if the key was used. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

const arrows: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Choice of a place on the sheet for a new pin or one that is moved, by pointer or with a crosshair. */
export function usePinPlacement(options: PlacementOptions): PinPlacement {
  const { plan, onPlace, onMove, announce, onEnd } = options;
  const messages = useMessages('planPins', planPinsMessages);
  const { locale } = useLocale();
  const [placement, setPlacement] = useState<Placement>();
  const [crosshair, setCrosshair] = useState<Point>({ x: 0, y: 0 });
  const [isOffSheet, setOffSheet] = useState(false);
  const isOn = placement !== undefined;
  const end = () => {
    setPlacement(undefined);
    setOffSheet(false);
    if (placement) onEnd(placement);
  };
  const cancel = () => {
    end();
    announce(messages.canceled);
  };
  const commit = (at = crosshair) => {
    const place = plan.toUser(at);
    if (!plan.holds(place)) {
      setCrosshair(at);
      setOffSheet(true);
      return;
    }
    end();
    if (placement?.pin) onMove(placement.pin, place);
    else {
      onPlace?.(place);
      announce(messages.placed);
    }
  };
  const step = (dx: number, dy: number) => {
    const { width, height } = plan.viewport;
    const { top, bottom } = plan.inset;
    const to = { x: crosshair.x + dx, y: crosshair.y + dy };
    const at = {
      x: Math.max(0, Math.min(width, to.x)),
      y: Math.max(top, Math.min(height - bottom, to.y)),
    };
    // At the edge of the window the plan moves below the crosshair.
    if (at.x !== to.x || at.y !== to.y) plan.panBy(at.x - to.x, at.y - to.y);
    setCrosshair(at);
    setOffSheet(false);
    const { x, y } = plan.shareOf(at);
    announce(messages.crosshairAt(formatShare(x, locale), formatShare(y, locale)));
  };
  useEffect(() => {
    if (!isOn) return undefined;
    // Escape cancels wherever the focus is, for example on a button of the bar.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      cancel();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return {
    placement,
    crosshair,
    isOffSheet,
    start: (next) => {
      const { width, height } = plan.viewport;
      if (next.pin) plan.reveal(next.pin.at);
      setCrosshair(
        next.pin
          ? plan.toScreen(next.pin.at)
          : { x: width / 2, y: (plan.inset.top + height - plan.inset.bottom) / 2 },
      );
      setOffSheet(false);
      setPlacement(next);
    },
    hover: setCrosshair,
    commit,
    cancel,
    onKeyDown: (event) => {
      if (!isOn || event.ctrlKey || event.metaKey || event.altKey) return false;
      const way = arrows[event.key];
      const length = event.shiftKey ? steps.coarse : steps.fine;
      if (way) step(way.x * length, way.y * length);
      else if (event.key === 'Enter' || event.key === ' ') commit();
      else if (event.key === 'Escape') cancel();
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
