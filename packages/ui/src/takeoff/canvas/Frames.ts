import type { Calibration, Point } from '@plumbline/estimating';
import type { Rect, ToolId } from '../types.ts';
import type { EngineContext } from './EngineContext.ts';
import type { PendingDetail } from './PendingDetail.ts';

const rectOf = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(b.x - a.x),
  height: Math.abs(b.y - a.y),
});

/** Half width of the form and its distance below the anchor, in CSS pixels. */
const question = { half: 156, below: 24 };

/** Form position beside a region: right, left or below. */
function besides(a: Point, b: Point, viewport: { width: number; height: number }): Point {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const top = Math.max(Math.min(a.y, b.y) - question.below, 0);
  if (right + 2 * question.half <= viewport.width) return { x: right + question.half, y: top };
  if (left - 2 * question.half >= 0) return { x: left - question.half, y: top };
  return { x: (left + right) / 2, y: Math.min(Math.max(a.y, b.y), viewport.height) };
}

/** Framing of regions for details and zooming. */
export class Frames {
  pending: PendingDetail | null = null;
  /** Detail whose region is being redrawn. */
  #again: Calibration | null = null;
  #desk: EngineContext;

  constructor(desk: EngineContext) {
    this.#desk = desk;
  }

  #detail(uuid: string): Calibration | null {
    return (
      this.#desk.conditions.calibrations.find((each) => each.region !== undefined && each.uuid === uuid) ??
      null
    );
  }

  /** Opens the form of a detail. */
  edit(uuid: string) {
    const detail = this.#detail(uuid);
    if (detail?.region) this.#set({ region: detail.region, detail });
  }

  /** Starts redrawing the region of a detail. */
  again(uuid: string) {
    this.#again = this.#detail(uuid);
  }

  /** Cancels framing and closes the form. */
  drop() {
    this.#again = null;
    if (this.pending) this.#set(null);
  }

  done(tool: ToolId, from: Point, to: Point, leave: () => void) {
    const region = rectOf(from, to);
    const { events, stage } = this.#desk;
    if (tool === 'zoom') {
      stage.zoomTo(region);
      leave();
      return;
    }
    const again = this.#again;
    if (!again) {
      this.#set({ region, detail: null });
      return;
    }
    this.#again = null;
    events.onDetail({ ...again, region });
    leave();
  }

  #set(pending: PendingDetail | null) {
    this.pending = pending;
    if (pending) this.ask();
    else this.#desk.events.onPendingDetail(null);
    this.#desk.stage.requestFrame();
  }

  /** Updates the form position, which follows the region when the view moves. */
  ask() {
    if (!this.pending) return;
    const { region } = this.pending;
    const { stage, events } = this.#desk;
    const [a, b] = [
      stage.toScreen({ x: region.x, y: region.y }),
      stage.toScreen({ x: region.x + region.width, y: region.y + region.height }),
    ];
    events.onPendingDetail({ ...this.pending, at: besides(a, b, stage.viewport) });
  }
}
