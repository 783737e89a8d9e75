import { type Calibration, calibrationFor, type Point, type TakeoffType } from '@plumbline/estimating';
import { isPlanMark, type CanvasCondition, type CanvasMeasure, type CanvasShape } from '../types.ts';
import { resultOf, showQuantity } from './figures.ts';

export interface EngineData {
  conditions: readonly CanvasCondition[];
  activeConditionId: string | null;
  calibrations: readonly Calibration[];
  isReadOnly: boolean;
  /** Details can have their own scales. */
  takesDetails: boolean;
}

/** Conditions and calibrations from the host. */
export class Conditions {
  byId: ReadonlyMap<string, CanvasCondition> = new Map();
  #data: EngineData = {
    conditions: [],
    activeConditionId: null,
    calibrations: [],
    isReadOnly: false,
    takesDetails: false,
  };
  #lastOfType = new Map<TakeoffType, string>();

  /** Takes new data. @returns if styles changed, and a newly chosen condition. */
  take(data: EngineData): { look: boolean; chosen: CanvasCondition | null } {
    const before = this.#data;
    this.#data = data;
    if (data.conditions !== before.conditions)
      this.byId = new Map(data.conditions.map((condition) => [condition.uuid, condition]));
    const chosen = data.activeConditionId === before.activeConditionId ? null : this.active;
    if (chosen) this.#lastOfType.set(chosen.type, chosen.uuid);
    const look = data.conditions !== before.conditions || data.calibrations !== before.calibrations;
    return { look, chosen };
  }

  get isReadOnly(): boolean {
    return this.#data.isReadOnly;
  }

  get takesDetails(): boolean {
    return this.#data.takesDetails;
  }

  get calibrations(): readonly Calibration[] {
    return this.#data.calibrations;
  }

  get active(): CanvasCondition | null {
    return this.byId.get(this.#data.activeConditionId ?? '') ?? null;
  }

  /** Condition a tool draws: the active one, else the last used of its type. */
  forType(type: TakeoffType): CanvasCondition | null {
    const { active } = this;
    if (active?.type === type) return active;
    const last = this.byId.get(this.#lastOfType.get(type) ?? '');
    return last ?? this.#data.conditions.find((condition) => condition.type === type) ?? null;
  }

  of(measure: CanvasMeasure): CanvasCondition | undefined {
    return this.byId.get(measure.conditionId);
  }

  /** Condition code of a measure for command names; empty for plan marks. */
  codeOf = (drawn: CanvasShape): string =>
    isPlanMark(drawn) ? '' : (this.of(drawn)?.code ?? drawn.name ?? '');

  /** Condition for a pasted measure: its own, else one with the same code and type. */
  forCopied({ drawn, code }: { drawn: CanvasShape; code: string }): string | null {
    if (isPlanMark(drawn)) return null;
    if (this.byId.has(drawn.conditionId)) return drawn.conditionId;
    const same = this.#data.conditions.find((each) => each.code === code && each.type === drawn.type);
    return same?.uuid ?? null;
  }

  resultOf(measure: CanvasMeasure): ReturnType<typeof resultOf> {
    return resultOf(measure, this.of(measure), this.#data.calibrations);
  }

  /** Formatted quantity of a measure. */
  figureOf(measure: CanvasMeasure): string {
    const { quantity, unit, calibrated } = this.resultOf(measure);
    return showQuantity(quantity, unit, calibrated, this.of(measure)?.unit);
  }

  /** Calibration that applies to vertices. */
  calibrationFor(vertices: readonly Point[]): Calibration {
    return calibrationFor(this.#data.calibrations, vertices);
  }
}
