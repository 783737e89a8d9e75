import { type Geometry, isClosed, type Point, reversePath } from '@plumbline/estimating';
import { mixedScaleText } from '../calibration/mixedScaleText.ts';
import { distance } from '../geometry/vector.ts';
import { shapeOf } from '../geometry/shape.ts';
import { isDrawingTool } from '../tools/startTool.ts';
import { isMeasure, type CanvasMeasure, type ToolId } from '../types.ts';
import type { Editor } from './Editor.ts';
import type { EngineContext } from './EngineContext.ts';

/** True for a line with an end or an area, which can be drawn further. */
export const canContinue = ({ type, geometry, locked }: CanvasMeasure): boolean => {
  const shape = shapeOf(type);
  return !locked && (shape === 'region' || (shape === 'path' && !isClosed(geometry)));
};

/** Measure that the current drawing becomes: a new one, or the one that it continues. */
export class DrawnMeasure {
  /** Id of the measure that is drawn further. */
  continues: string | null = null;
  #desk: EngineContext;
  #editor: Editor;

  constructor(desk: EngineContext, editor: Editor) {
    this.#desk = desk;
    this.#editor = editor;
  }

  /**
   * Vertices of a measure, from which its drawing goes on.
   * @param near a line goes on from its end nearer to this point; an area always from its last corner.
   * @returns null if it cannot be continued.
   */
  verticesOf(uuid: string, near?: Point): { measure: CanvasMeasure; vertices: Geometry['vertices'] } | null {
    const measure = this.#desk.store.get().measures.get(uuid);
    if (!measure || !isMeasure(measure) || !canContinue(measure)) return null;
    const { vertices } = measure.geometry;
    const [first, last] = [vertices[0], vertices.at(-1)];
    if (!first || !last) return null;
    const isFromStart =
      near !== undefined && shapeOf(measure.type) === 'path' && distance(near, first) < distance(near, last);
    return { measure, vertices: isFromStart ? reversePath(vertices) : vertices };
  }

  /** Stores the finished drawing. */
  finish(
    tool: ToolId,
    { geometry, id = this.#desk.newId() }: { geometry: Geometry; id?: string },
    layer: string | null | undefined,
  ) {
    const { conditions, store } = this.#desk;
    const continued = this.continues === null ? undefined : store.get().measures.get(this.continues);
    this.continues = null;
    if (continued && isMeasure(continued)) {
      if (this.#editor.paths.continue(continued.uuid, geometry)) this.#announce({ ...continued, geometry });
      return;
    }
    const target = isDrawingTool(tool) ? conditions.forType(tool) : null;
    if (!target || !isDrawingTool(tool)) return;
    const measure: CanvasMeasure = {
      uuid: id,
      conditionId: target.uuid,
      type: tool,
      geometry,
      ...(layer ? { layer } : {}),
    };
    if (this.#editor.create(measure)) this.#announce(measure);
  }

  #announce(measure: CanvasMeasure) {
    const { conditions, events, messages } = this.#desk;
    const condition = conditions.of(measure);
    events.onAnnounce(
      messages().canvas.measured(condition?.code ?? '', condition?.name ?? '', conditions.figureOf(measure)),
    );
    const across = mixedScaleText(measure, conditions.calibrations);
    if (conditions.resultOf(measure).selfCrossing) events.onNotice(messages().canvas.crossing);
    else if (across) events.onNotice(messages().canvas.acrossScales(across.scale, across.detail));
  }
}
