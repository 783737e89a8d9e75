import { cutsTooMuch, type Geometry, type Point } from '@plumbline/estimating';
import { type Corner, middleAfter, nextCorner } from '../geometry/corners.ts';
import { ringOf, type VertexRef } from '../geometry/edit.ts';
import { boundsOf, shapeOf } from '../geometry/shape.ts';
import * as actions from '../store/actions.ts';
import * as belongings from '../store/assignLayer.ts';
import type { ParameterChange } from '../store/parameterChange.ts';
import {
  isPlanMark,
  type CanvasCondition,
  type CanvasMeasure,
  type CanvasPlanMark,
  type CanvasShape,
} from '../types.ts';
import { cutoutTarget } from './cutoutTarget.ts';
import type { EditorOptions } from './EditorOptions.ts';
import { PathEditor } from './PathEditor.ts';

/**
 * Clipboard shared by all canvases of the window, so that measures can be pasted onto another sheet or into another
 * estimation, by condition code and type.
 */
let clipboard: readonly { drawn: CanvasShape; code: string }[] = [];

/** Selected vertex, which Delete removes first. */
export interface ActiveVertex extends VertexRef {
  uuid: string;
}

/** Edits of the selection that panels make. */
export type SelectionEdits = Pick<
  Editor,
  'setLayer' | 'setGroup' | 'setDimensions' | 'turn' | 'fade' | 'color' | 'paths'
>;

/** User edits as named store commands. Locked shapes and read-only mode prevent changes. */
export class Editor {
  activeVertex: ActiveVertex | null = null;
  readonly paths: PathEditor;
  #o: EditorOptions;

  constructor(options: EditorOptions) {
    this.#o = options;
    this.paths = new PathEditor(options, (prepare) => this.#run(prepare(this.naming)));
  }

  /** @param run consecutive commands with the same `run` are undone together. */
  #run(prepared: actions.Prepared | null, run?: string): boolean {
    if (!prepared || prepared.changes.length === 0 || this.#o.isReadOnly()) return false;
    this.#o.store.run(prepared.name, prepared.changes, run);
    // Announce the command; a more specific announcement may follow.
    this.#o.announce(prepared.name);
    return true;
  }

  /** Naming of commands in the current language. */
  get naming(): actions.Naming {
    const { commands, format } = this.#o.messages();
    return { code: this.#o.code, messages: commands, format };
  }

  create(measure: CanvasShape): boolean {
    return this.#run(actions.createMeasure(measure, this.naming));
  }

  /** Adds marks found by symbol search. */
  countSymbolMatches(measure: CanvasMeasure): boolean {
    return this.#run(actions.addSymbolMatches(measure, this.naming));
  }

  /** Adds shapes that a tool proposed. @param selects selects them. */
  addProposed(prepared: actions.Prepared, selects = false): boolean {
    const isAdded = this.#run(prepared);
    if (isAdded && selects) this.#o.store.select(prepared.changes.map(({ uuid }) => uuid));
    return isAdded;
  }

  addMark(uuid: string, point: Point) {
    this.#run(actions.addMark(this.#o.store.get(), uuid, point, this.naming));
  }

  removeLastMark(uuid: string) {
    this.#run(actions.removeLastMark(this.#o.store.get(), uuid, this.naming));
  }

  move(dx: number, dy: number, run?: string) {
    this.#run(actions.moveSelected(this.#o.store.get(), dx, dy, this.naming), run);
  }

  /** Changes the text of a plan mark. */
  rewrite(before: CanvasPlanMark, after: CanvasPlanMark) {
    this.#run(actions.rewriteMark(before, after, this.naming));
  }

  /** Rotates the selected marks. @param angle in radians, from the page's x axis towards its y axis. */
  turn(angle: number) {
    this.#run(actions.turnSelected(this.#o.store.get(), angle, this.naming));
  }

  /** Sets the color of the selected marks. */
  color(color: string) {
    this.#run(actions.colorSelected(this.#o.store.get(), color, this.naming));
  }

  /** Sets the opacity of the selected images. */
  fade(opacity: number) {
    this.#run(actions.fadeSelected(this.#o.store.get(), opacity, this.naming));
  }

  /** Moves the selection to a layer. */
  setLayer(layer: string | null) {
    this.#run(belongings.assignLayer(this.#o.store.get(), layer, this.naming));
  }

  /** Moves the selected measures to a typical group. */
  setGroup(group: string | null, times: number) {
    this.#run(belongings.assignGroup(this.#o.store.get(), group, times, this.naming));
  }

  /** Changes the condition of the selection and converts it to the condition's type. */
  setCondition(condition: CanvasCondition) {
    const prepared = belongings.assignCondition(this.#o.store.get(), condition, this.naming);
    const { canvas, format } = this.#o.messages();
    if (!prepared) {
      this.#o.notice(canvas.conditionMismatch);
      return;
    }
    if (!this.#run(prepared)) return;
    const { withoutCutouts: count } = prepared;
    if (count > 0) this.#o.notice(canvas.withoutCutouts(count, format(count)));
  }

  /** Changes dimensions of the selected measures. */
  setDimensions(change: ParameterChange) {
    this.#run(belongings.assignDimensions(this.#o.store.get(), change, this.naming));
  }

  mirror(axis: 'x' | 'y') {
    this.#run(actions.mirrorSelected(this.#o.store.get(), axis, this.naming));
  }

  /** @param run consecutive moves with the same `run` are undone together. */
  dragVertex(uuid: string, ref: VertexRef, to: Point, insert: boolean, run?: string) {
    this.#run(actions.dragVertex(this.#o.store.get(), uuid, ref, to, insert, this.naming), run);
  }

  /** Selects the next vertex of the selected measure; null if not exactly one is selected. */
  pickCorner(by: 1 | -1): Corner | null {
    const [only, ...others] = actions.selectedShapes(this.#o.store.get(), false);
    if (!only || others.length > 0 || shapeOf(only.type) === 'box' || this.#o.isReadOnly()) return null;
    const next = nextCorner(only.geometry, this.activeVertex, by);
    this.activeVertex = next && { uuid: only.uuid, ring: next.ring, index: next.index };
    return next;
  }

  /** Moves the selected vertex. @returns false without one. */
  moveActive(dx: number, dy: number): boolean {
    const at = this.activeVertex;
    const drawn = this.#activeMeasure();
    const point = at && drawn && ringOf(drawn.geometry, at.ring)[at.index];
    if (!point) return false;
    this.dragVertex(
      at.uuid,
      at,
      { x: point.x + dx, y: point.y + dy },
      false,
      `corner ${at.ring} ${at.index}`,
    );
    return true;
  }

  /** Inserts a vertex after the selected one and selects it. @returns false if not possible. */
  insertAfterActive(): boolean {
    const at = this.activeVertex;
    const drawn = this.#activeMeasure();
    if (!at || !drawn || shapeOf(drawn.type) === 'marks') return false;
    const closes = at.ring >= 0 || shapeOf(drawn.type) === 'region' || drawn.geometry.closed === true;
    const middle = middleAfter(drawn.geometry, at, closes);
    if (!middle) return false;
    this.dragVertex(at.uuid, at, middle, true);
    this.activeVertex = { ...at, index: at.index + 1 };
    return true;
  }

  #activeMeasure(): CanvasShape | null {
    const drawn = this.activeVertex && this.#o.store.get().measures.get(this.activeVertex.uuid);
    return drawn && shapeOf(drawn.type) !== 'box' ? drawn : null;
  }

  /** Cuts a ring out of the selected area, else out of the topmost area at its first vertex. */
  cutOut(ring: Geometry['vertices']) {
    const { store, index, notice } = this.#o;
    const { canvas } = this.#o.messages();
    const state = store.get();
    const [only] = actions.selectedShapes(state, false);
    const target = cutoutTarget(ring, state, index);
    const isWall = (type: CanvasShape['type']) => type === 'surface_area';
    if (!target) {
      const wall =
        (only && isWall(only.type)) ||
        index.search(boundsOf(ring)).some(({ measure }) => isWall(measure.type));
      notice(wall ? canvas.cutoutOnWall : canvas.cutoutWithoutArea);
    } else if (target.locked) notice(canvas.locked);
    else if (this.#run(actions.cutOut(state, target.uuid, ring, this.naming))) {
      store.select([target.uuid]);
      const cut = store.get().measures.get(target.uuid);
      if (cut && cutsTooMuch(cut.geometry)) notice(canvas.cutoutBeyond);
    }
  }

  /**
   * @param toggle adds unselected shapes and removes selected ones.
   * @param only deselects all others; otherwise a shape of a multiple selection keeps it, so that it can be moved.
   */
  select(uuids: readonly string[], toggle: boolean, only = false) {
    const { selection } = this.#o.store.get();
    if (!toggle) {
      const together = uuids.length === 1 && selection.includes(uuids[0]!);
      if (only || !together) this.#o.store.select(uuids);
      return;
    }
    const next = new Set(selection);
    for (const uuid of uuids) if (!next.delete(uuid)) next.add(uuid);
    this.#o.store.select([...next]);
  }

  /** @param touching selects shapes that the box touches, not only those it contains. */
  selectBox({ from, to, add }: { from: Point; to: Point; add: boolean }, touching: boolean) {
    const { store, index, announce } = this.#o;
    const { canvas, format } = this.#o.messages();
    const box = {
      minX: Math.min(from.x, to.x),
      minY: Math.min(from.y, to.y),
      maxX: Math.max(from.x, to.x),
      maxY: Math.max(from.y, to.y),
    };
    const found = index.inBox(box, touching);
    store.select(add ? [...store.get().selection, ...found] : found);
    const count = store.get().selection.length;
    announce(canvas.selected(count, format(count)));
  }

  #putCopies(measures: readonly CanvasShape[], [dx, dy]: [number, number], verb: actions.Verb): boolean {
    const prepared = actions.copyShapes(measures, dx, dy, this.#o.newId, verb, this.naming);
    if (!this.#run(prepared)) return false;
    this.#o.store.select(prepared.changes.map((change) => change.uuid));
    return true;
  }

  copySelected(by: [number, number], verb: actions.Verb) {
    this.#putCopies(actions.selectedShapes(this.#o.store.get(), false), by, verb);
  }

  /** @returns false without a selection. */
  copy(): boolean {
    const measures = actions.selectedShapes(this.#o.store.get(), false);
    if (measures.length === 0) return false;
    clipboard = measures.map((drawn) => ({ drawn, code: this.#o.code(drawn) }));
    const { canvas, format } = this.#o.messages();
    this.#o.announce(canvas.copied(measures.length, format(measures.length)));
    return true;
  }

  /** @param beside offset if the copied measures are on this page. */
  paste(beside: [number, number]): boolean {
    const { measures } = this.#o.store.get();
    const here = clipboard.some(({ drawn }) => measures.has(drawn.uuid));
    const pasted = clipboard.flatMap((copied): CanvasShape[] => {
      const { drawn } = copied;
      if (isPlanMark(drawn)) return [drawn];
      const conditionId = this.#o.conditionFor(copied);
      return conditionId ? [{ ...drawn, conditionId }] : [];
    });
    const left = clipboard.length - pasted.length;
    const { canvas, format } = this.#o.messages();
    if (left > 0) this.#o.notice(canvas.notPasted(left, format(left)));
    return this.#putCopies(pasted, here ? beside : [0, 0], 'paste');
  }

  /** Deletes the selected vertex; without one, the selection. */
  deleteSelected() {
    const { store, notice } = this.#o;
    const state = store.get();
    const vertex = this.activeVertex;
    if (vertex) {
      this.activeVertex = null;
      const prepared = actions.deleteVertex(state, vertex.uuid, vertex, this.naming);
      if (prepared) this.#run(prepared);
      else notice(this.#o.messages().canvas.fewestPoints);
      return;
    }
    this.#run(actions.deleteSelected(state, this.naming));
  }
}
