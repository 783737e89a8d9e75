import type { Point } from '@plumbline/estimating';
import type { Desk } from './desk.ts';

/** The line of a known length, while its length is asked for. */
export class KnownLine {
  line: { a: Point; b: Point } | null = null;
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  set(line: { a: Point; b: Point } | null) {
    if (!line && !this.line) return;
    this.line = line;
    if (line) this.ask();
    else this.#desk.events.onKnownLength(null);
    this.#desk.stage.requestFrame();
  }

  /** Says where to ask; the question follows the line when the view moves. */
  ask() {
    if (!this.line) return;
    const { a, b } = this.line;
    const { stage, events } = this.#desk;
    events.onKnownLength({ a, b, at: stage.toScreen({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }) });
  }
}
