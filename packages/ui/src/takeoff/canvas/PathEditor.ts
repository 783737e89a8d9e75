import type { Geometry, Point, Vertex } from '@plumbline/estimating';
import type { Naming, Prepared } from '../store/actions.ts';
import { subtractSelected } from '../store/subtractAreas.ts';
import { continueMeasure, joinSelected, splitSelected } from '../store/pathActions.ts';
import { areasToSplit, splitAreas } from '../store/splitAreas.ts';
import { shapeOf } from '../geometry/shape.ts';
import type { EditorOptions } from './EditorOptions.ts';

/** Runs a prepared command. @returns false if nothing changed. */
type Run = (prepare: (naming: Naming) => Prepared | null) => boolean;

/** User edits that continue, split and join lines, and split, join and subtract areas. */
export class PathEditor {
  #o: EditorOptions;
  #run: Run;

  constructor(options: EditorOptions, run: Run) {
    this.#o = options;
    this.#run = run;
  }

  /** Replaces the outline of a measure that was drawn further. */
  continue(uuid: string, geometry: Geometry): boolean {
    return this.#run((naming) => continueMeasure(this.#o.store.get(), uuid, geometry, naming));
  }

  /** Splits the selected line at its point nearest to `at` and selects both parts. */
  split(at: Point) {
    const { store, newId, notice, messages } = this.#o;
    const [whole] = store.get().selection;
    const uuid = newId();
    const isSplit = this.#run((naming) => splitSelected(store.get(), at, uuid, naming));
    if (isSplit && whole !== undefined) store.select([whole, uuid]);
    else notice(messages().canvas.notSplit);
  }

  /** Splits the selected areas along a line and selects all parts. @returns false if nothing was split. */
  splitAreas(line: readonly Vertex[]): boolean {
    const { store, newId, notice, messages } = this.#o;
    const { canvas } = messages();
    if (areasToSplit(store.get()).length === 0) {
      notice(canvas.noAreaToSplit);
      return false;
    }
    const before = store.get();
    const isSplit = this.#run((naming) => splitAreas(before, line, newId, naming));
    if (!isSplit) {
      notice(canvas.areasNotSplit);
      return false;
    }
    const added = [...store.get().measures.keys()].filter((uuid) => !before.measures.has(uuid));
    store.select([...before.selection, ...added]);
    return true;
  }

  /** Cuts the smaller selected areas out of the largest and selects it. */
  subtract() {
    const { store, notice, messages } = this.#o;
    const before = store.get().measures;
    const isSubtracted = this.#run((naming) => subtractSelected(store.get(), naming));
    const { canvas } = messages();
    notice(isSubtracted ? canvas.subtracted : canvas.notSubtracted);
    const changed = store
      .get()
      .selection.filter((uuid) => store.get().measures.get(uuid) !== before.get(uuid));
    if (isSubtracted) store.select(changed);
  }

  /** Joins the selected lines whose ends meet, or areas with a common border, into the first. */
  join() {
    const { store, notice, messages } = this.#o;
    const [first] = store.get().selection;
    const isJoined = this.#run((naming) => joinSelected(store.get(), naming));
    if (isJoined && first !== undefined) store.select([first]);
    else {
      const drawn = store.get().measures.get(first ?? '');
      const { canvas } = messages();
      notice(drawn && shapeOf(drawn.type) === 'region' ? canvas.areasNotJoined : canvas.notJoined);
    }
  }
}
