import type { SheetSource } from '../sheet/openSheet.ts';
import type { TakeoffStore } from '../store/takeoffStore.ts';
import { isDrawingTool } from '../tools/startTool.ts';
import {
  isPlanMark,
  type CanvasStatus,
  type CanvasShape,
  type DrawingModes,
  type PlanMarkContent,
  type ToolId,
  type ViewRotation,
} from '../types.ts';
import { Conditions, type EngineData } from './Conditions.ts';
import type { EngineContext, EngineEvents } from './EngineContext.ts';
import { Editor, type SelectionEdits } from './Editor.ts';
import type { EngineMessages } from './engineMessages.ts';
import type { Floating } from './pointerTooltip.ts';
import { listen } from './gestures.ts';
import { type CanvasTheme, loadFaces, readCanvasTheme } from './canvasTheme.ts';
import { KeyCommands } from './KeyCommands.ts';
import { listenForPictures } from './listenForPictures.ts';
import { OverlayPainter } from './OverlayPainter.ts';
import type { PlanMarkData } from './PendingPlanMark.ts';
import { MarksIndex } from './MarksIndex.ts';
import { PointerHitTest } from './PointerHitTest.ts';
import { createScene, MarkNumbers, type Scene } from './scene.ts';
import { Stage, type StageClasses } from './Stage.ts';
import { statusKey, statusOf } from './statusOf.ts';
import { ActiveTool } from './ActiveTool.ts';
import type { ToolControls } from './ToolControls.ts';
import { TypedLength } from './TypedLength.ts';
import { clearTextWidths } from './paintLabels.ts';

export interface EngineOptions {
  host: HTMLElement;
  floating: Floating;
  store: TakeoffStore;
  newId: () => string;
  classes: StageClasses;
  events: EngineEvents;
  messages: () => EngineMessages;
  tool?: ToolId | undefined;
  modes?: DrawingModes | undefined;
}

/**
 * Canvas engine without React. Combines stage, store and tools: `PointerHitTest` resolves the pointer, `KeyCommands` handles
 * keys, `ActiveTool` draws and undoes, `Editor` changes shapes, `OverlayPainter` paints moving parts.
 */
export class Engine {
  readonly stage: Stage;
  #desk: EngineContext;
  #conditions = new Conditions();
  #index = new MarksIndex();
  #numbers: MarkNumbers;
  #editor: Editor;
  #hand: ActiveTool;
  #pointing: PointerHitTest;
  #keys: KeyCommands;
  #picture: OverlayPainter;
  #measures: ReadonlyMap<string, CanvasShape> | null = null;
  #ink: CanvasTheme | null = null;
  /** Current scene for the painters. */
  #scene: () => Scene;
  #statusKey = '';
  #dispose: (() => void)[] = [];
  #viewers = new Set<() => void>();

  constructor({ host, floating, store, newId, classes, events, messages, tool, modes }: EngineOptions) {
    const ink = () => (this.#ink ??= readCanvasTheme(host));
    this.#numbers = new MarkNumbers(store);
    const scene = (): Scene =>
      createScene(
        this.#conditions,
        this.#numbers,
        ink(),
        messages,
        (mark) => this.#hand.marks.textOf(mark),
        (mark) => this.#hand.marks.pictureOf(mark),
      );
    this.stage = new Stage(host, this.#index, scene(), classes, {
      paintLive: (target, size) => {
        this.#pointing.resolve();
        this.#picture.paint(target, this.#scene(), size);
        this.#report();
      },
      viewChanged: () => {
        this.#pointing.turned();
        this.#hand.known.ask();
        this.#hand.frames.ask();
        this.#hand.marks.ask();
        for (const listener of this.#viewers) listener();
      },
      sheetChanged: () => this.#sheetChanged(),
      sharp: () => events.onSharp(),
      linesRead: () => {
        // Resolve again: a resting crosshair can snap to the new lines.
        this.#pointing.turned();
        this.stage.requestFrame();
      },
    });
    this.#scene = scene;
    const desk: EngineContext = {
      host,
      stage: this.stage,
      store,
      index: this.#index,
      conditions: this.#conditions,
      events,
      newId,
      messages,
      ink,
    };
    this.#desk = desk;
    const editor = new Editor({
      store,
      index: this.#index,
      newId,
      code: (drawn) => (isPlanMark(drawn) ? messages().marks[drawn.type] : this.#conditions.codeOf(drawn)),
      conditionFor: (copied) => this.#conditions.forCopied(copied),
      messages,
      isReadOnly: () => this.#conditions.isReadOnly,
      notice: events.onNotice,
      announce: events.onAnnounce,
    });
    const hand = new ActiveTool({ desk, editor, tool, modes, onTurned: () => this.#pointing.turned() });
    const pointing = new PointerHitTest(desk, hand, editor);
    const typed = new TypedLength(desk, hand, pointing);
    pointing.types = () => typed.isTyping;
    this.#editor = editor;
    this.#hand = hand;
    this.#pointing = pointing;
    this.#keys = new KeyCommands(desk, hand, pointing, editor, typed);
    this.#picture = new OverlayPainter(desk, { hand, pointing, editor, typed }, floating);
    this.#index.update(store.get().measures);
    const place = () => this.#keys.place();
    host.addEventListener('canvasplace', place);
    this.#dispose.push(
      store.subscribe(() => this.#storeChanged()),
      listen(host, this.stage, pointing),
      listenForPictures(host, this.stage, hand.marks, this.#keys),
      () => host.removeEventListener('canvasplace', place),
    );
    void this.#loadFonts();
  }

  async #loadFonts() {
    await loadFaces(this.#desk.ink());
    clearTextWidths();
    this.stage.refreshMarks();
  }

  destroy() {
    for (const dispose of this.#dispose) dispose();
    this.#hand.marks.shelf.destroy();
    this.#hand.bars.drop();
    this.stage.destroy();
  }

  /** Calls the listener in each frame in which the view changed. @returns a function that unsubscribes. */
  onView = (listener: () => void): (() => void) => {
    this.#viewers.add(listener);
    return () => void this.#viewers.delete(listener);
  };

  // Host input

  open(source: SheetSource, pageNumber: number, assetsUrl?: string) {
    this.#hand.reset();
    void this.stage.open(source, pageNumber, assetsUrl);
  }

  setRotation(rotation: ViewRotation) {
    this.stage.setRotation(rotation);
  }

  setData(data: EngineData) {
    const { look, chosen } = this.#conditions.take(data);
    const { id } = this.#hand.tool;
    // Choosing a condition while drawing switches to its tool.
    if (chosen && isDrawingTool(id) && chosen.type !== id) this.#hand.take(chosen.type);
    this.#hand.tellUnfinished();
    this.#hand.bars.shapesChanged();
    if (look) {
      this.#picture.forgetFresh();
      this.#repaint();
    }
    this.stage.requestFrame();
  }

  /** Called when colors or messages changed. */
  lookChanged() {
    this.#ink = null;
    this.#repaint();
  }

  setMarkData(data: PlanMarkData) {
    if (this.#hand.marks.take(data)) this.#repaint();
  }

  /** Content entered in a plan mark form; null if cancelled. */
  answerMark(content: PlanMarkContent | null, isNew: boolean) {
    if (content) this.#hand.marks.answer(content);
    else this.#hand.marks.drop();
    if (content && isNew) this.#hand.take('select');
  }

  /** Selection actions of the panels. */
  get editor(): SelectionEdits {
    return this.#editor;
  }

  /** Changes the condition of the selection. */
  setCondition(uuid: string) {
    const condition = this.#conditions.byId.get(uuid);
    if (condition) this.#editor.setCondition(condition);
  }

  /** Tool actions of the panels. */
  get hand(): ToolControls {
    return this.#hand;
  }

  /** Adds an image in the middle of the view. */
  putImage(file: File) {
    void this.#hand.marks.putImage(file);
  }

  deleteSelected() {
    this.#editor.activeVertex = null;
    this.#editor.deleteSelected();
  }

  /** Commands of keys and menus. */
  get keys(): Pick<KeyCommands, 'edit'> {
    return this.#keys;
  }

  /** @returns true if the key was handled. */
  key(event: KeyboardEvent): boolean {
    return this.#keys.key(event);
  }

  // Change handling

  #repaint() {
    this.stage.setScene(this.#scene());
    this.stage.refreshMarks();
  }

  #sheetChanged() {
    this.#statusKey = '';
    this.#report();
    this.stage.requestFrame();
  }

  #storeChanged() {
    const { selection, measures } = this.#desk.store.get();
    const changed = this.#index.update(measures);
    this.#numbers.forget();
    const vertex = this.#editor.activeVertex;
    if (vertex && !selection.includes(vertex.uuid)) this.#editor.activeVertex = null;
    if (changed.length > 0 || this.#measures !== measures) {
      this.#picture.addFresh(changed);
      this.stage.refreshMarks();
    }
    this.#hand.bars.shapesChanged();
    this.#measures = measures;
    this.stage.requestFrame();
  }

  /** Reports the status to the host if it changed. */
  #report() {
    const status = this.status();
    const key = statusKey(status);
    if (key === this.#statusKey) return;
    this.#statusKey = key;
    this.#desk.events.onStatus(status);
  }

  status(): CanvasStatus {
    const { tool, modes, draft, hasDropped } = this.#hand;
    const { pointer, input } = this.#pointing;
    const condition = isDrawingTool(tool.id) ? this.#conditions.forType(tool.id) : null;
    return statusOf({
      tool: tool.id,
      modes,
      pointer: pointer ? input : null,
      draft,
      parameters: condition?.parameters,
      calibrations: this.#conditions.calibrations,
      box: this.stage.frame.box,
      isSideways: this.stage.frame.rotation % 180 !== 0,
      zoom: this.stage.view.scale,
      sheet: this.stage.sheetState,
      store: this.#desk.store.get(),
      dropped: hasDropped,
      messages: this.#desk.messages().canvas,
    });
  }
}
