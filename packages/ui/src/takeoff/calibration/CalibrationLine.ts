import { type Calibration, knownLengthsOf, type Point } from '@plumbline/estimating';
import type { KnownLength } from '../types.ts';
import type { EngineContext } from '../canvas/EngineContext.ts';
import type { CorrectedCalibration } from './PendingCalibration.ts';

/** Controller of setting a scale by one or two calibration lines. */
export class CalibrationLine {
  line: { a: Point; b: Point } | null = null;
  first: KnownLength | null = null;
  #isBothWays = false;
  #corrects: CorrectedCalibration | null = null;
  #desk: EngineContext;

  constructor(desk: EngineContext) {
    this.#desk = desk;
  }

  /** Visible lines. */
  get lines(): readonly { a: Point; b: Point }[] {
    return [this.first, this.line].filter((each) => each !== null);
  }

  set(line: { a: Point; b: Point } | null) {
    if (!line && !this.line) return;
    this.line = line;
    this.#tell();
  }

  /** Starts calibrating with two perpendicular lines. */
  begin() {
    this.line = null;
    this.first = null;
    this.#corrects = null;
    this.#isBothWays = true;
    this.#tell();
  }

  /** Continues with the line perpendicular to `first`. */
  goOn(first: KnownLength) {
    this.line = null;
    this.first = first;
    this.#corrects = null;
    this.#tell();
  }

  /** Corrects one calibration line of a scale and keeps the other; index 1 adds the second line if it is missing. */
  correct(scale: Calibration, which: 0 | 1) {
    const knownLengths = knownLengthsOf(scale);
    if (!knownLengths) return;
    const { across, unit, ...first } = knownLengths;
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

  /** Updates the form position, which follows the line when the view moves. */
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
    events.onPendingCalibration(
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
