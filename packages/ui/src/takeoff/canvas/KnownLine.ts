import type { Point } from '@plumbline/estimating';
import type { KnownLength } from '../types.ts';
import type { Desk } from './desk.ts';

/** What is known of the lengths that a scale is set by. */
export interface AskedLength {
  /** The ends of the line that is asked about, and where to ask, in CSS pixels on the canvas; null until it is drawn. */
  line: { a: Point; b: Point; at: Point } | null;
  /** Of a stretched sheet: the length that the next one runs across. */
  first: KnownLength | null;
  /** A second length is to follow. */
  isBothWays: boolean;
}

/** The line of a known length, while its length is asked for; of a stretched sheet the first one, too. */
export class KnownLine {
  line: { a: Point; b: Point } | null = null;
  first: KnownLength | null = null;
  #isBothWays = false;
  #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** What is to be seen of them. */
  get lines(): readonly { a: Point; b: Point }[] {
    return [this.first, this.line].filter((each) => each !== null);
  }

  set(line: { a: Point; b: Point } | null) {
    if (!line && !this.line) return;
    this.line = line;
    this.#tell();
  }

  /** The next two lines are known lengths, one across the other. */
  begin() {
    this.line = null;
    this.first = null;
    this.#isBothWays = true;
    this.#tell();
  }

  /** This one is known; the next line runs across it. */
  goOn(first: KnownLength) {
    this.line = null;
    this.first = first;
    this.#tell();
  }

  forget() {
    if (!this.line && !this.first && !this.#isBothWays) return;
    this.line = null;
    this.first = null;
    this.#isBothWays = false;
    this.#tell();
  }

  /** Says where to ask; the question follows the line when the view moves. */
  ask() {
    if (this.line) this.#say();
  }

  #tell() {
    this.#say();
    this.#desk.stage.requestFrame();
  }

  #say() {
    const { line, first } = this;
    const { stage, events } = this.#desk;
    const at = line && stage.toScreen({ x: (line.a.x + line.b.x) / 2, y: (line.a.y + line.b.y) / 2 });
    events.onKnownLength(
      line || first || this.#isBothWays
        ? { line: line && at && { ...line, at }, first, isBothWays: this.#isBothWays }
        : null,
    );
  }
}
