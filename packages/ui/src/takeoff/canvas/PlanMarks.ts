import type { Point } from '@plumbline/estimating';
import { boxAt, boxOf, type ReadingDirections } from '../geometry/box.ts';
import type { CanvasPlanMark, PlanMarkContent, PlanMarkType } from '../types.ts';
import { isPlanMark } from '../types.ts';
import type { EngineContext } from './EngineContext.ts';
import type { Editor } from './Editor.ts';
import { boxFor, boxHeight, linesOf, type MeasureText } from './markLayout.ts';
import { PictureCache } from './PictureCache.ts';
import type { PlanMarkData } from './PendingPlanMark.ts';

/** Text height of a new mark on screen in CSS pixels at the current zoom, with limits in points. */
const letters = { pixels: 14, least: 4, most: 216 };

/**
 * Initial size of images: maximum part of the view, longer side of a picture stamp and minimum size, in CSS pixels.
 */
const pictures = { part: 0.5, stamp: 180, least: 24 };

let context: CanvasRenderingContext2D | null | undefined;
const measureIn =
  (font: string): MeasureText =>
  (text, size, weight) => {
    context ??= document.createElement('canvas').getContext('2d');
    if (!context) return text.length * size * 0.6;
    context.font = `${weight} 100px ${font}`;
    return (context.measureText(text).width * size) / 100;
  };

/** Adds and edits notes, stamps, images and links. */
export class PlanMarks {
  data: PlanMarkData = { stamp: null, pages: new Map(), layer: null };
  #desk: EngineContext;
  #editor: Editor;
  #asked: { type: PlanMarkType; at: Point; mark: CanvasPlanMark | null } | null = null;
  readonly shelf: PictureCache;

  constructor(desk: EngineContext, editor: Editor) {
    this.#desk = desk;
    this.#editor = editor;
    this.shelf = new PictureCache(() => desk.stage.refreshMarks());
  }

  /** Takes new data. @returns true if marks must be repainted. */
  take(data: PlanMarkData): boolean {
    const isOther = data.pages !== this.data.pages;
    this.data = data;
    this.shelf.source = data.loadImage ?? null;
    return isOther;
  }

  /** Images can be added. */
  get takesImages(): boolean {
    return this.data.takeImage !== undefined && !this.#desk.conditions.isReadOnly;
  }

  /** Text for the system clipboard that represents the copied shapes. */
  copied(): string {
    const { commands, format } = this.#desk.messages();
    const count = this.#desk.store.get().selection.length;
    return commands.several(count, format(count));
  }

  pictureOf = ({ type, content: { imageId } }: CanvasPlanMark): ImageBitmap | null =>
    type === 'image' && imageId ? this.shelf.get(imageId) : null;

  /** Adds an image. @param at center on the page; the middle of the view if absent. */
  async putImage(file: File, at?: Point): Promise<void> {
    const { events, stage, messages } = this.#desk;
    const { takeImage } = this.data;
    if (!takeImage || !this.takesImages) return;
    const { width, height } = stage.viewport;
    const middle = at ?? stage.toUser({ x: width / 2, y: height / 2 });
    events.onNotice(messages().marks.imageLoading);
    try {
      const { imageId, text } = await takeImage(file);
      const picture = await this.shelf.load(imageId);
      const fitting = Math.min(
        (width * pictures.part) / picture.width,
        (height * pictures.part) / picture.height,
        1,
      );
      const factor = Math.max(fitting, pictures.least / Math.max(picture.width, picture.height));
      const size = { width: picture.width * factor, height: picture.height * factor };
      this.#putPicture({ imageId, text }, middle, size, true);
      events.onNotice('');
    } catch (error) {
      events.onNotice((error instanceof Error && error.message) || messages().marks.imageFailed);
    }
  }

  /** @param size in CSS pixels. */
  #putPicture(
    content: PlanMarkContent,
    at: Point,
    size: { width: number; height: number },
    isMiddle = false,
  ) {
    const reading = this.#reading();
    const { scale } = this.#desk.stage.view;
    const [width, height] = [size.width / scale, size.height / scale];
    const { right, down } = reading;
    const by = isMiddle ? 0.5 : 0;
    const corner = {
      x: at.x - by * (right.x * width + down.x * height),
      y: at.y - by * (right.y * width + down.y * height),
    };
    this.#create('image', content, boxAt(corner, reading, width, height));
  }

  async #putStamp(content: PlanMarkContent, imageId: string, at: Point) {
    const { events, messages } = this.#desk;
    try {
      const { width, height } = await this.shelf.load(imageId);
      const factor = pictures.stamp / Math.max(width, height);
      this.#putPicture(content, at, { width: width * factor, height: height * factor });
    } catch {
      events.onNotice(messages().marks.imageFailed);
    }
  }

  /** Text of a mark; of a link without text, its sheet number. */
  textOf = ({ type, content }: Pick<CanvasPlanMark, 'type' | 'content'>): string => {
    if (type !== 'link') return content.text ?? '';
    const page = this.data.pages.get(content.pageId ?? '') ?? this.#desk.messages().marks.pageGone;
    return content.text || page;
  };

  /** Handles a click with a mark tool. */
  place(type: PlanMarkType, at: Point) {
    if (type !== 'stamp') {
      this.#ask({ type, at, mark: null });
      return;
    }
    const { stamp } = this.data;
    if (stamp?.imageId) void this.#putStamp(stamp, stamp.imageId, at);
    else if (stamp) this.#put(type, stamp, at);
    else this.#desk.events.onNotice(this.#desk.messages().marks.noStamp);
  }

  /** Opens the form of a mark. */
  edit(mark: CanvasPlanMark) {
    const [at] = mark.geometry.vertices;
    if (at && !mark.locked) this.#ask({ type: mark.type, at, mark });
  }

  /** Updates the form position when the view moves. */
  ask() {
    if (!this.#asked) return;
    const { type, at, mark } = this.#asked;
    this.#desk.events.onPendingPlanMark({
      type,
      at: this.#desk.stage.toScreen(at),
      ...(mark ? { content: mark.content } : {}),
    });
  }

  /** Applies the form's content. */
  answer(content: PlanMarkContent) {
    const request = this.#asked;
    this.drop();
    if (!request) return;
    if (request.mark) this.#rewrite(request.mark, content);
    else this.#put(request.type, content, request.at);
  }

  drop() {
    if (!this.#asked) return;
    this.#asked = null;
    this.#desk.events.onPendingPlanMark(null);
  }

  #ask(request: { type: PlanMarkType; at: Point; mark: CanvasPlanMark | null }) {
    this.#asked = request;
    this.ask();
  }

  /** Page directions of right and down in the current view. */
  #reading(): ReadingDirections {
    const { stage } = this.#desk;
    const at = stage.toUser({ x: 0, y: 0 });
    const { scale } = stage.view;
    const way = (x: number, y: number): Point => {
      const to = stage.toUser({ x, y });
      return { x: (to.x - at.x) * scale, y: (to.y - at.y) * scale };
    };
    return { right: way(1, 0), down: way(0, 1) };
  }

  #box(type: Exclude<PlanMarkType, 'image'>, content: PlanMarkContent, size: number) {
    return boxFor(type, this.textOf({ type, content }), size, measureIn(this.#desk.ink().font));
  }

  #put(type: PlanMarkType, content: PlanMarkContent, at: Point) {
    if (type === 'image') return;
    const { stage } = this.#desk;
    const letterSize = Math.round(letters.pixels / stage.view.scale);
    const size = Math.min(letters.most, Math.max(letters.least, letterSize));
    const { width, height } = this.#box(type, content, size);
    this.#create(type, content, boxAt(at, this.#reading(), width, height));
  }

  #create(type: PlanMarkType, content: PlanMarkContent, geometry: CanvasPlanMark['geometry']) {
    const { newId, store } = this.#desk;
    const { layer } = this.data;
    const mark: CanvasPlanMark = {
      uuid: newId(),
      type,
      geometry,
      content,
      ...(layer ? { layer } : {}),
    };
    if (this.#editor.create(mark)) store.select([mark.uuid]);
  }

  /** Changes the text at the same height; the box grows to the right and down. */
  #rewrite(mark: CanvasPlanMark, content: PlanMarkContent) {
    const boxBefore = boxOf(mark.geometry);
    const now = this.#desk.store.get().measures.get(mark.uuid);
    if (!boxBefore || !now || !isPlanMark(now)) return;
    if (mark.type === 'image') {
      this.#editor.rewrite(now, { ...now, content: { ...now.content, ...content } });
      return;
    }
    const size = boxBefore.height / boxHeight(mark.type, linesOf(this.textOf(mark)).length);
    const { width, height } = this.#box(mark.type, content, size);
    this.#editor.rewrite(now, { ...now, content, geometry: boxAt(boxBefore.at, boxBefore, width, height) });
  }

  /** Opens the form of a plan mark if it can be edited. @returns false if it is not a plan mark. */
  editOne(uuid: string): boolean {
    const drawn = this.#desk.store.get().measures.get(uuid);
    if (!drawn || !isPlanMark(drawn)) return false;
    if (!this.#desk.conditions.isReadOnly) this.edit(drawn);
    return true;
  }

  /** Opens the page of a clicked link. @returns false if it is not a link. */
  follow(uuid: string | undefined): boolean {
    const { events, store, messages } = this.#desk;
    const drawn = uuid === undefined ? undefined : store.get().measures.get(uuid);
    if (!drawn || !isPlanMark(drawn) || drawn.type !== 'link') return false;
    const { pageId } = drawn.content;
    if (pageId && this.data.pages.has(pageId)) events.onOpenPage(pageId);
    else events.onNotice(messages().marks.linkGone);
    return true;
  }
}
