import type { Point } from '@plumbline/estimating';
import { boxAt, boxOf, type Reading } from '../geometry/box.ts';
import type { CanvasPlanMark, PlanMarkContent, PlanMarkType } from '../types.ts';
import { isPlanMark } from '../types.ts';
import type { Desk } from './desk.ts';
import type { Editor } from './Editor.ts';
import { boxFor, heightIn, linesOf, type MeasureWords } from './markLayout.ts';

/** What the host says of plan marks. */
export interface PlanMarkData {
  /** The stamp in hand, its fields filled in. */
  stamp: PlanMarkContent | null;
  /** Numbers or names of the pages that links lead to. */
  pages: ReadonlyMap<string, string>;
  /** The layer that what is drawn goes into. */
  layer: string | null;
  /** Comments can be put on the sheet. */
  takesPins?: boolean;
}

/** Asked of the person: the words of a note, or the page that a link leads to. */
export interface AskedMark {
  type: PlanMarkType;
  /** What is changed; absent for a new one. */
  content?: PlanMarkContent;
  /** Where to ask, in CSS pixels on the canvas. */
  at: Point;
}

/** Letters of a new mark are as high as these on the screen, in CSS pixels, at the zoom where it is put down. */
const letters = { pixels: 14, least: 4, most: 216 };

let context: CanvasRenderingContext2D | null | undefined;
const measureIn =
  (font: string): MeasureWords =>
  (words, size, weight) => {
    context ??= document.createElement('canvas').getContext('2d');
    if (!context) return words.length * size * 0.6;
    context.font = `${weight} 100px ${font}`;
    return (context.measureText(words).width * size) / 100;
  };

/** Puts notes, stamps and links on the sheet and changes their words. */
export class PlanMarks {
  data: PlanMarkData = { stamp: null, pages: new Map(), layer: null };
  #desk: Desk;
  #editor: Editor;
  #asked: { type: PlanMarkType; at: Point; mark: CanvasPlanMark | null } | null = null;

  constructor(desk: Desk, editor: Editor) {
    this.#desk = desk;
    this.#editor = editor;
  }

  /** @returns whether marks look different now. */
  take(data: PlanMarkData): boolean {
    const isOther = data.pages !== this.data.pages;
    this.data = data;
    return isOther;
  }

  /** What stands in a mark: of a link without words, the number of its sheet. */
  wordsOf = ({ type, content }: Pick<CanvasPlanMark, 'type' | 'content'>): string => {
    if (type !== 'link') return content.text ?? '';
    const page = this.data.pages.get(content.pageId ?? '') ?? this.#desk.words().marks.pageGone;
    return content.text || page;
  };

  /** A tool for marks was pressed on the sheet. */
  place(type: PlanMarkType, at: Point) {
    if (type !== 'stamp') {
      this.#ask({ type, at, mark: null });
      return;
    }
    const { stamp } = this.data;
    if (stamp) this.#put(type, stamp, at);
    else this.#desk.events.onNotice(this.#desk.words().marks.noStamp);
  }

  /** Asks for the words of a mark anew. */
  edit(mark: CanvasPlanMark) {
    const [at] = mark.geometry.vertices;
    if (at && !mark.locked) this.#ask({ type: mark.type, at, mark });
  }

  /** The question follows the sheet when the view moves. */
  ask() {
    if (!this.#asked) return;
    const { type, at, mark } = this.#asked;
    this.#desk.events.onAskMark({
      type,
      at: this.#desk.stage.toScreen(at),
      ...(mark ? { content: mark.content } : {}),
    });
  }

  /** The person has answered. */
  answer(content: PlanMarkContent) {
    const asked = this.#asked;
    this.drop();
    if (!asked) return;
    if (asked.mark) this.#rewrite(asked.mark, content);
    else this.#put(asked.type, content, asked.at);
  }

  drop() {
    if (!this.#asked) return;
    this.#asked = null;
    this.#desk.events.onAskMark(null);
  }

  #ask(asked: { type: PlanMarkType; at: Point; mark: CanvasPlanMark | null }) {
    this.#asked = asked;
    this.ask();
  }

  /** Right and down on the page as the sheet is seen now. */
  #reading(): Reading {
    const { stage } = this.#desk;
    const at = stage.toUser({ x: 0, y: 0 });
    const { scale } = stage.view;
    const way = (x: number, y: number): Point => {
      const to = stage.toUser({ x, y });
      return { x: (to.x - at.x) * scale, y: (to.y - at.y) * scale };
    };
    return { right: way(1, 0), down: way(0, 1) };
  }

  #box(type: PlanMarkType, content: PlanMarkContent, size: number) {
    return boxFor(type, this.wordsOf({ type, content }), size, measureIn(this.#desk.ink().font));
  }

  #put(type: PlanMarkType, content: PlanMarkContent, at: Point) {
    const { newId, stage, store } = this.#desk;
    const wanted = Math.round(letters.pixels / stage.view.scale);
    const size = Math.min(letters.most, Math.max(letters.least, wanted));
    const { width, height } = this.#box(type, content, size);
    const { layer } = this.data;
    const mark: CanvasPlanMark = {
      uuid: newId(),
      type,
      geometry: boxAt(at, this.#reading(), width, height),
      content,
      ...(layer ? { layer } : {}),
    };
    if (this.#editor.create(mark)) store.select([mark.uuid]);
  }

  /** Other words in letters of the same height: the box grows to the right and down. */
  #rewrite(mark: CanvasPlanMark, content: PlanMarkContent) {
    const held = boxOf(mark.geometry);
    const now = this.#desk.store.get().measures.get(mark.uuid);
    if (!held || !now || !isPlanMark(now)) return;
    const size = held.height / heightIn(mark.type, linesOf(this.wordsOf(mark)).length);
    const { width, height } = this.#box(mark.type, content, size);
    this.#editor.rewrite(now, { ...now, content, geometry: boxAt(held.at, held, width, height) });
  }
}
