import {
  dimensionText,
  isTextMark,
  legendHeight,
  legendLayout,
  markKinds,
  type Point,
  type TextMarkKind,
} from '@plumbline/estimating';
import { boxAt, boxOf, calloutAt, type ReadingDirections } from '../geometry/box.ts';
import type { CanvasPlanMark, PlanMarkContent, PlanMarkType } from '../types.ts';
import { isPlanMark, type ToolId } from '../types.ts';
import { isMarkType } from '../geometry/shape.ts';
import type { EngineContext } from './EngineContext.ts';
import type { Editor } from './Editor.ts';
import { legendRows, legendText } from './legendRows.ts';
import { boxFor, boxHeight, linesOf } from './markLayout.ts';
import { measureIn, newTextSize } from './markText.ts';
import { PictureCache } from './PictureCache.ts';
import type { PlanMarkData } from './PendingPlanMark.ts';

/** Fewest rows that a new legend has room for. */
const leastLegendRows = 4;

/**
 * Initial size of images: maximum part of the view, longer side of a picture stamp and minimum size, in CSS pixels.
 */
const pictures = { part: 0.5, stamp: 180, least: 24 };

/** Mark whose content the form asks for. */
interface MarkRequest {
  type: PlanMarkType;
  at: Point;
  mark: CanvasPlanMark | null;
  /** Point of the leader of a new callout. */
  leader?: Point;
}

/** Adds and edits notes, stamps, images and links. */
export class PlanMarks {
  data: PlanMarkData = { stamp: null, pages: new Map(), layer: null };
  #desk: EngineContext;
  #editor: Editor;
  #asked: MarkRequest | null = null;
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
  textOf = (mark: Pick<CanvasPlanMark, 'type' | 'content'> & Partial<CanvasPlanMark>): string => {
    const { type, content, geometry } = mark;
    if (type === 'dimension' && geometry)
      return dimensionText(geometry.vertices, this.#desk.conditions.calibrations);
    if (type === 'legend') return legendText(this.#legend());
    if (type !== 'link') return content.text ?? '';
    const page = this.data.pages.get(content.pageId ?? '') ?? this.#desk.messages().marks.pageGone;
    return content.text || page;
  };

  /** Handles a click with a mark tool. @returns true if the tool is done. */
  place(type: PlanMarkType, at: Point): boolean {
    if (type === 'legend') {
      const size = newTextSize(this.#desk.stage.view.scale);
      const height = size * legendHeight(Math.max(leastLegendRows, this.#legend().length));
      this.#create(type, {}, boxAt(at, this.#reading(), size * legendLayout.width, height));
      return true;
    }
    if (type !== 'stamp') {
      this.#ask({ type, at, mark: null });
      return false;
    }
    const { stamp } = this.data;
    if (stamp?.imageId) void this.#putStamp(stamp, stamp.imageId, at);
    else if (stamp) this.#put(type, stamp, at);
    else this.#desk.events.onNotice(this.#desk.messages().marks.noStamp);
    return false;
  }

  #legend() {
    const { conditions, store } = this.#desk;
    const { byId, calibrations } = conditions;
    return legendRows({ measures: store.get().measures, conditions: byId, calibrations });
  }

  /** Adds a mark that is drawn by its vertices. @returns false for other tools, and if its text is asked for first. */
  draw(type: ToolId, vertices: readonly Point[]): boolean {
    if (!isMarkType(type)) return false;
    const [first, second] = vertices;
    if (type === 'callout') {
      if (first && second) this.#ask({ type, at: second, mark: null, leader: first });
      return false;
    }
    this.#create(type, {}, { vertices: vertices.map(({ x, y }) => ({ x, y })) });
    return true;
  }

  /** Opens the form of a mark that has content to edit. */
  edit(mark: CanvasPlanMark) {
    const [at] = mark.geometry.vertices;
    if (at && !mark.locked && markKinds[mark.type].text !== 'none') this.#ask({ type: mark.type, at, mark });
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
    else this.#put(request.type, content, request.at, request.leader);
  }

  drop() {
    if (!this.#asked) return;
    this.#asked = null;
    this.#desk.events.onPendingPlanMark(null);
  }

  #ask(request: MarkRequest) {
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

  #box(type: TextMarkKind, content: PlanMarkContent, size: number) {
    return boxFor(type, this.textOf({ type, content }), size, measureIn(this.#desk.ink().font));
  }

  #put(type: PlanMarkType, content: PlanMarkContent, at: Point, leader?: Point) {
    if (!isTextMark(type)) return;
    const { width, height } = this.#box(type, content, newTextSize(this.#desk.stage.view.scale));
    const reading = this.#reading();
    const geometry = leader ? calloutAt : boxAt;
    this.#create(type, content, geometry(at, reading, width, height, leader ?? at));
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
    if (!isTextMark(mark.type)) {
      this.#editor.rewrite(now, { ...now, content: { ...now.content, ...content } });
      return;
    }
    const size = boxBefore.height / boxHeight(mark.type, linesOf(this.textOf(mark)).length);
    const { width, height } = this.#box(mark.type, content, size);
    const { vertices } = boxAt(boxBefore.at, boxBefore, width, height);
    const leader = now.geometry.vertices.slice(4);
    this.#editor.rewrite(now, { ...now, content, geometry: { vertices: [...vertices, ...leader] } });
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
