import {
  type Calibration,
  type KnownLine as Length,
  knownLengthsOf,
  type LengthUnit,
  type Point,
} from '@plumbline/estimating';
import type { KnownLength } from '../types.ts';
import type { Desk } from '../canvas/EngineContext.ts';

/** What is known of the lengths that a scale is set by. */
export interface AskedLength {
  /** The ends of the line that is asked about, and where to ask, in CSS pixels on the canvas; null until it is drawn. */
  line: { a: Point; b: Point; at: Point } | null;
  /** Of a stretched sheet: the length that is known already, and that this one runs across. */
  first: KnownLength | null;
  /** One that is kept is put right. */
  corrects: CorrectedLength | null;
  /** A second length is to follow. */
  isBothWays: boolean;
}

/** A kept length of a scale that is to be corrected, as it was. */
export interface CorrectedLength {
  was: Length;
  unit: LengthUnit;
  /** The detail that it is the scale of; absent for the sheet's own. */
  detailId?: string;
  /** Of two: it was drawn first. */
  isFirst: boolean;
}

/** The line of a known length, while its length is asked for; of a stretched sheet the first one, too. */
export class KnownLine {
  line: { a: Point; b: Point } | null = null;
  first: KnownLength | null = null;
  #isBothWays = false;
  #corrects: CorrectedLength | null = null;
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
    this.#corrects = null;
    this.#isBothWays = true;
    this.#tell();
  }

  /** This one is known; the next line runs across it. */
  goOn(first: KnownLength) {
    this.line = null;
    this.first = first;
    this.#corrects = null;
    this.#tell();
  }

  /** One of a scale's lengths is put right, the other stays; where the second is not there yet, it is the next line. */
  correct(scale: Calibration, which: 0 | 1) {
    const known = knownLengthsOf(scale);
    if (!known) return;
    const { across, unit, ...first } = known;
    const detail = scale.region && scale.uuid ? { detailId: scale.uuid } : {};
    const [was, other] = which === 0 ? [first, across] : [across, first];
    this.first = other ? { ...other, unit, ...detail } : null;
    this.line = was ? { a: was.a, b: was.b } : null;
    this.#corrects = was ? { was, unit, ...detail, isFirst: which === 0 } : null;
    if (was) this.#desk.stage.reveal({ x: (was.a.x + was.b.x) / 2, y: (was.a.y + was.b.y) / 2 });
    this.#tell();
  }

  forget() {
    if (!this.line && !this.first && !this.#isBothWays && !this.#corrects) return;
    this.line = null;
    this.first = null;
    this.#corrects = null;
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
      line || first || this.#isBothWays || this.#corrects
        ? {
            line: line && at && { ...line, at },
            first,
            corrects: this.#corrects,
            isBothWays: this.#isBothWays,
          }
        : null,
    );
  }
}
