import { type Calibration, type LegendRow, measure as measureGeometry } from '@plumbline/estimating';
import type { TakeoffStore } from '../store/takeoffStore.ts';
import { isPlanMark, type CanvasCondition, type CanvasPlanMark, type CanvasShape } from '../types.ts';
import type { Conditions } from './Conditions.ts';
import type { EngineMessages } from './engineMessages.ts';
import { dimensionNames, showQuantity } from './figures.ts';
import type { CanvasTheme } from './canvasTheme.ts';
import { legendRows } from './legendRows.ts';

/** Data for the painters besides the shapes. */
export interface Scene {
  conditions: ReadonlyMap<string, CanvasCondition>;
  calibrations: readonly Calibration[];
  ink: CanvasTheme;
  /** Label of an area: its quantity. */
  quantity(drawn: CanvasShape): string;
  /** Label of a cut-out: its area. */
  cutout(drawn: CanvasShape, ring: number): string;
  /** Conditions with measures on the page and their quantities. */
  legend(): readonly LegendRow[];
  legendTexts: { title: string; empty: string };
  /** Number of the first mark of a count. */
  firstNumber(drawn: CanvasShape): number;
  /** Text of a plan mark. */
  textOf(mark: CanvasPlanMark): string;
  /** Picture of an image; null while loading or missing. */
  pictureOf(mark: CanvasPlanMark): ImageBitmap | null;
}

const unknownColor = 'slategray';

export const colorOf = (scene: Scene, conditionId: string) =>
  scene.conditions.get(conditionId)?.color ?? unknownColor;

/** Numbers of count marks, continuous over all counts of a condition on the page in drawing order. */
export class MarkNumbers {
  #store: TakeoffStore;
  #first: ReadonlyMap<string, number> | null = null;

  constructor(store: TakeoffStore) {
    this.#store = store;
  }

  /** Shapes of the page. */
  get shapes(): ReadonlyMap<string, CanvasShape> {
    return this.#store.get().measures;
  }

  /** Clears the numbers after the measures changed. */
  forget() {
    this.#first = null;
  }

  firstOf(uuid: string): number {
    this.#first ??= this.#count();
    return this.#first.get(uuid) ?? 1;
  }

  #count(): Map<string, number> {
    const next = new Map<string, number>();
    const first = new Map<string, number>();
    for (const measure of this.#store.get().measures.values()) {
      if (isPlanMark(measure) || measure.type !== 'count') continue;
      const from = next.get(measure.conditionId) ?? 1;
      first.set(measure.uuid, from);
      next.set(measure.conditionId, from + measure.geometry.vertices.length);
    }
    return first;
  }
}

/** Creates the scene: colors and labels. */
export const createScene = (
  conditions: Conditions,
  numbers: MarkNumbers,
  ink: CanvasTheme,
  messages: () => EngineMessages,
  textOf: (mark: CanvasPlanMark) => string,
  pictureOf: (mark: CanvasPlanMark) => ImageBitmap | null,
): Scene => ({
  textOf,
  pictureOf,
  conditions: conditions.byId,
  calibrations: conditions.calibrations,
  ink,
  quantity: (measure) => {
    if (isPlanMark(measure)) return '';
    const { missing } = conditions.resultOf(measure);
    const { figures } = messages();
    return missing?.length ? figures.needs(dimensionNames(missing, figures)) : conditions.figureOf(measure);
  },
  cutout: (measure, ring) => {
    const vertices = measure.geometry.cutouts?.[ring] ?? [];
    const calibration = conditions.calibrationFor(measure.geometry.vertices);
    const { quantity, unit, calibrated } = measureGeometry('area', { vertices }, calibration);
    return showQuantity(quantity, unit, calibrated);
  },
  legend: () =>
    legendRows({
      measures: numbers.shapes,
      conditions: conditions.byId,
      calibrations: conditions.calibrations,
    }),
  legendTexts: { title: messages().marks.legendTitle, empty: messages().marks.legendEmpty },
  firstNumber: (measure) => numbers.firstOf(measure.uuid),
});
