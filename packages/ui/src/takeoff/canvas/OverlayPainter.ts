import * as actions from '../store/actions.ts';
import { isDrawingTool } from '../tools/startTool.ts';
import type { EditPreview } from '../tools/tool.ts';
import type { CanvasShape } from '../types.ts';
import type { EngineContext } from './EngineContext.ts';
import { pointerText } from './draftFigures.ts';
import type { Editor } from './Editor.ts';
import { type Floating, placeFloating } from './pointerTooltip.ts';
import { measureWithHandles } from './handles.ts';
import { isOverlayEmpty, type OverlayState, paintOverlay } from './paintOverlay.ts';
import type { PointerHitTest } from './PointerHitTest.ts';
import type { Scene } from './scene.ts';
import type { RenderTarget } from './RenderTarget.ts';
import type { ActiveTool } from './ActiveTool.ts';
import type { TypedLength } from './TypedLength.ts';
import type { Size } from './view.ts';

/** Maximum number of selection outlines; larger selections are shown only by their count. */
const MAX_OUTLINES = 1500;
const mostPreviewed = 500;

/** Overlay of moving parts, painted once per frame over the picture of all shapes. */
export class OverlayPainter {
  #desk: EngineContext;
  #hand: ActiveTool;
  #pointing: PointerHitTest;
  #editor: Editor;
  #typed: TypedLength;
  #floating: Floating;
  #fresh = new Map<string, CanvasShape>();
  #dragged = '';
  #wasStill = false;

  constructor(
    desk: EngineContext,
    rooms: { hand: ActiveTool; pointing: PointerHitTest; editor: Editor; typed: TypedLength },
    floating: Floating,
  ) {
    this.#desk = desk;
    this.#hand = rooms.hand;
    this.#pointing = rooms.pointing;
    this.#editor = rooms.editor;
    this.#typed = rooms.typed;
    this.#floating = floating;
  }

  /** Adds shapes that the picture does not show yet. */
  addFresh(measures: readonly CanvasShape[]) {
    for (const measure of measures) this.#fresh.set(measure.uuid, measure);
  }

  forgetFresh() {
    this.#fresh.clear();
  }

  paint(target: RenderTarget, scene: Scene, size: Size) {
    const live = this.#gather();
    const still = isOverlayEmpty(live);
    // An empty layer is neither repainted nor composited, because both cost as much as for a full one.
    const { canvas } = target.context;
    if (still !== this.#wasStill) canvas.style.display = still ? 'none' : '';
    if (!still || !this.#wasStill) paintOverlay(target, live, scene, size);
    this.#wasStill = still;
    this.#float();
  }

  #gather(): OverlayState {
    const { stage, store } = this.#desk;
    const { tool, draft, known } = this.#hand;
    const { input, pointer, hover, isLocked } = this.#pointing;
    const state = store.get();
    if (stage.marksWhole) this.#fresh.clear();
    const preview = tool.preview();
    const previewed = this.#previewed(preview);
    this.#drag(preview?.kind === 'move' && preview.copy ? [] : previewed);
    const drawing = tool.id !== 'select' && tool.id !== 'pan';
    const anchor = tool.anchor();
    const selected = actions.selectedShapes(state, false);
    return {
      selected:
        drawing && tool.id !== 'cutout' && tool.id !== 'split-areas' ? [] : selected.slice(0, MAX_OUTLINES),
      handles: measureWithHandles(state, tool.id),
      activeVertex: this.#editor.activeVertex,
      hover: hover && !preview ? (state.measures.get(hover) ?? null) : null,
      fresh: [...this.#fresh.values()].filter((m) => state.measures.get(m.uuid) === m),
      draft,
      draftColor: this.#draftColor(),
      preview,
      previewed,
      proposed: this.#hand.bars.proposed,
      snap: input?.snap && pointer && !known.line ? { at: input.at, kind: input.snap } : null,
      guide: draft && anchor && input && isLocked ? { from: anchor, through: input.at } : null,
      crosshair: drawing && input && pointer && !known.line ? input.at : null,
      known: known.lines,
      proposals: this.#hand.bars.symbolSearch.painted(),
      proposalColor: this.#desk.conditions.forType('count')?.color ?? this.#desk.ink().muted,
      percent: this.#desk.messages().percent,
      region: this.#hand.bars.symbolSearch.region(),
    };
  }

  /** Excludes dragged shapes from the picture and restores them. */
  #drag(measures: readonly CanvasShape[]) {
    const key = measures.map((m) => m.uuid).join();
    if (key === this.#dragged) return;
    this.#dragged = key;
    this.#desk.stage.setDragged(new Set(measures.map((m) => m.uuid)));
  }

  #draftColor(): string {
    const { muted } = this.#desk.ink();
    const { id } = this.#hand.tool;
    if (!isDrawingTool(id)) return muted;
    return this.#desk.conditions.forType(id)?.color ?? muted;
  }

  /** Shapes as they would be if the drag ended here. */
  #previewed(preview: EditPreview | null): CanvasShape[] {
    if (!preview || preview.kind === 'box' || this.#desk.conditions.isReadOnly) return [];
    const state = this.#desk.store.get();
    const { naming } = this.#editor;
    const prepared =
      preview.kind === 'move'
        ? actions.moveSelected(state, preview.dx, preview.dy, naming)
        : actions.dragVertex(state, preview.uuid, preview.ref, preview.to, preview.insert, naming);
    return (prepared?.changes ?? [])
      .slice(0, mostPreviewed)
      .flatMap((change) => (change.after ? [change.after] : []));
  }

  /** Positions the text beside the pointer. */
  #float() {
    const { conditions, stage } = this.#desk;
    const { canvas, snap } = this.#desk.messages();
    const { tool, draft, known } = this.#hand;
    const input = this.#pointing.pointer && !known.line ? this.#pointing.input : null;
    const tooltip =
      draft?.live && this.#typed.text !== ''
        ? { main: this.#typed.text, more: canvas.typedHint }
        : draft?.live
          ? pointerText(tool.id, draft, conditions.calibrations, canvas)
          : null;
    const at = input && stage.toScreen(input.at);
    placeFloating(this.#floating, at, tooltip, input?.snap ? snap[input.snap] : null, stage.viewport);
  }
}
