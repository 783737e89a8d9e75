import type { Geometry, Point } from '@plumbline/estimating';
import type { VertexRef } from '../geometry/edit.ts';
import { shapeOf } from '../geometry/shape.ts';
import * as actions from '../store/actions.ts';
import type { TakeoffStore } from '../store/takeoffStore.ts';
import type { CanvasMeasure } from '../types.ts';
import type { MarksIndex } from './MarksIndex.ts';

/** Copied measures, kept for as long as the page is open, so that they paste onto another sheet. */
let clipboard: readonly CanvasMeasure[] = [];

export interface EditorOptions {
  store: TakeoffStore;
  index: MarksIndex;
  newId: () => string;
  /** The code that names a measure in commands. */
  name: actions.Naming;
  isReadOnly: () => boolean;
  /** Words for the person, when what was asked cannot be done. */
  notice: (text: string) => void;
  /** Words for those who listen. */
  announce: (text: string) => void;
}

/** A vertex that was pressed: what Delete takes first. */
export interface ActiveVertex extends VertexRef {
  uuid: string;
}

/** What a person does to measures, as named commands of the store. Locked measures and readers change nothing. */
export class Editor {
  activeVertex: ActiveVertex | null = null;
  #o: EditorOptions;

  constructor(options: EditorOptions) {
    this.#o = options;
  }

  /** @param run commands of one `run` in a row are undone together. */
  #run(prepared: actions.Prepared | null, run?: string): boolean {
    if (!prepared || prepared.changes.length === 0 || this.#o.isReadOnly()) return false;
    this.#o.store.run(prepared.name, prepared.changes, run);
    return true;
  }

  create(measure: CanvasMeasure): boolean {
    return this.#run(actions.createMeasure(measure, this.#o.name));
  }

  addMark(uuid: string, point: Point) {
    this.#run(actions.addMark(this.#o.store.get(), uuid, point, this.#o.name));
  }

  removeLastMark(uuid: string) {
    this.#run(actions.removeLastMark(this.#o.store.get(), uuid, this.#o.name));
  }

  move(dx: number, dy: number, run?: string) {
    this.#run(actions.moveSelected(this.#o.store.get(), dx, dy, this.#o.name), run);
  }

  mirror(axis: 'x' | 'y') {
    this.#run(actions.mirrorSelected(this.#o.store.get(), axis, this.#o.name));
  }

  dragVertex(uuid: string, ref: VertexRef, to: Point, insert: boolean) {
    this.#run(actions.dragVertex(this.#o.store.get(), uuid, ref, to, insert, this.#o.name));
  }

  /** Cuts a ring out of the selected area, else out of the topmost one that it begins in. */
  cutOut(ring: Geometry['vertices']) {
    const [first] = ring;
    if (!first) return;
    const { store, index, name, notice } = this.#o;
    const state = store.get();
    const [only] = actions.selected(state, false);
    const under = index
      .search({ minX: first.x, minY: first.y, maxX: first.x, maxY: first.y })
      .filter(({ shape }) => shape.kind === 'region')
      .sort((a, b) => b.order - a.order)[0]?.measure;
    const target = only && state.selection.length === 1 && shapeOf(only.type) === 'region' ? only : under;
    if (!target) notice('Draw a cut-out inside an area. There is none here.');
    else if (target.locked) notice('That area is locked.');
    else if (this.#run(actions.cutOut(state, target.uuid, ring, name))) store.select([target.uuid]);
  }

  /**
   * @param toggle adds what is not selected and takes out what is.
   * @param only leaves nothing else selected; otherwise one of several keeps them together, to be moved.
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

  /** @param touching takes whatever the box meets, not only what it holds whole. */
  selectBox(from: Point, to: Point, add: boolean, touching: boolean) {
    const { store, index, announce } = this.#o;
    const box = {
      minX: Math.min(from.x, to.x),
      minY: Math.min(from.y, to.y),
      maxX: Math.max(from.x, to.x),
      maxY: Math.max(from.y, to.y),
    };
    const found = index.inBox(box, touching);
    store.select(add ? [...store.get().selection, ...found] : found);
    announce(`${store.get().selection.length} selected`);
  }

  #putCopies(measures: readonly CanvasMeasure[], [dx, dy]: [number, number], verb: string): boolean {
    const prepared = actions.copies(measures, dx, dy, this.#o.newId, verb, this.#o.name);
    if (!this.#run(prepared)) return false;
    this.#o.store.select(prepared.changes.map((change) => change.uuid));
    return true;
  }

  copySelected(by: [number, number], verb: string) {
    this.#putCopies(actions.selected(this.#o.store.get(), false), by, verb);
  }

  /** @returns false with nothing selected. */
  copy(): boolean {
    const measures = actions.selected(this.#o.store.get(), false);
    if (measures.length === 0) return false;
    clipboard = measures;
    this.#o.announce(`${clipboard.length} copied`);
    return true;
  }

  /** @param beside where to, when the copied measures are on this very page. */
  paste(beside: [number, number]): boolean {
    const { measures } = this.#o.store.get();
    const here = clipboard.some(({ uuid }) => measures.has(uuid));
    return this.#putCopies(clipboard, here ? beside : [0, 0], 'Paste');
  }

  /** Deletes the pressed vertex; without one, the selection. */
  deleteSelected() {
    const { store, name, notice, announce } = this.#o;
    const state = store.get();
    const vertex = this.activeVertex;
    if (vertex) {
      this.activeVertex = null;
      const prepared = actions.deleteVertex(state, vertex.uuid, vertex, name);
      if (prepared) this.#run(prepared);
      else notice('No point can be removed: this is the fewest the shape needs.');
      return;
    }
    const prepared = actions.deleteSelected(state, name);
    if (this.#run(prepared)) announce(prepared.name);
  }
}
