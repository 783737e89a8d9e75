import {
  type Calibration,
  calibrationAt,
  measure as measureGeometry,
  type Geometry,
  parseLength,
  type Point,
  type TakeoffType,
} from '@plumbline/estimating';
import { distance } from '../geometry/vector.ts';
import type { SheetSource } from '../sheet/openSheet.ts';
import * as actions from '../store/actions.ts';
import type { TakeoffStore } from '../store/takeoffStore.ts';
import { commandFor } from '../tools/keyboard.ts';
import { isDrawingTool, type RunningTool, startTool } from '../tools/startTool.ts';
import type { Hit, PointerInput, ToolEffect, ToolEvent } from '../tools/tool.ts';
import type {
  CanvasCondition,
  CanvasMeasure,
  CanvasStatus,
  DrawingModes,
  ToolId,
  ViewRotation,
} from '../types.ts';
import { resultOf, showQuantity } from './figures.ts';
import { liveWords } from './draftFigures.ts';
import { Editor } from './Editor.ts';
import { type Floating, placeFloating } from './floating.ts';
import { listen, type RawPointer } from './gestures.ts';
import { handleAt } from './handles.ts';
import { type Ink, readInk } from './ink.ts';
import { MarksIndex } from './MarksIndex.ts';
import { isStill, paintLive } from './paintLive.ts';
import type { Scene } from './paintMarks.ts';
import { snapAt } from './snapAt.ts';
import { statusKey, statusOf } from './statusOf.ts';
import { Stage, type StageClasses } from './Stage.ts';

/** Reach of a snap and of a hit, in CSS pixels. */
const reaches = { snap: 11, hit: 6, handle: 8, touch: 16, slop: 3 };

export interface EngineEvents {
  onStatus: (status: CanvasStatus) => void;
  onTool: (tool: ToolId) => void;
  onModes: (modes: DrawingModes) => void;
  /** Two ends of a known length are set; `at` is where to ask for it, in CSS pixels. */
  onKnownLength: (known: { a: Point; b: Point; at: Point } | null) => void;
  onNotice: (text: string) => void;
  onAnnounce: (text: string) => void;
  onHelp: () => void;
  onEdit: (uuid: string) => void;
  onContextMenu: (uuid: string | null, at: Point) => void;
  onActiveCondition: (uuid: string) => void;
  onSharp: () => void;
}

export interface EngineData {
  conditions: readonly CanvasCondition[];
  activeConditionId: string | null;
  calibrations: readonly Calibration[];
  isReadOnly: boolean;
}

/** Puts stage, store and tools together. Everything that React need not see happens here. */
export class Engine {
  readonly stage: Stage;
  readonly store: TakeoffStore;
  modes: DrawingModes = { snap: true, ortho: false, segment: 'line', outline: 'polygon' };
  tool: RunningTool = startTool('select');
  #host: HTMLElement;
  #floating: Floating;
  #events: EngineEvents;
  #newId: () => string;
  #index = new MarksIndex();
  #data: EngineData = { conditions: [], activeConditionId: null, calibrations: [], isReadOnly: false };
  #conditions = new Map<string, CanvasCondition>();
  #lastOfType = new Map<TakeoffType, string>();
  #fresh = new Map<string, CanvasMeasure>();
  #numbers: Map<string, number> | null = null;
  #pointer: RawPointer | null = null;
  #pointerDirty = false;
  #input: PointerInput | null = null;
  #hover: string | null = null;
  #editor: Editor;
  #known: { a: Point; b: Point } | null = null;
  #abandoned: { tool: RunningTool; restore: () => void } | null = null;
  #shift = false;
  #statusKey = '';
  #still = false;
  #ink: Ink | null = null;
  #dispose: (() => void)[] = [];

  constructor(options: {
    host: HTMLElement;
    floating: Floating;
    store: TakeoffStore;
    newId: () => string;
    classes: StageClasses;
    events: EngineEvents;
    tool?: ToolId | undefined;
    modes?: DrawingModes | undefined;
  }) {
    if (options.tool) this.tool = startTool(options.tool);
    if (options.modes) this.modes = options.modes;
    options.host.dataset['tool'] = this.tool.id;
    this.#host = options.host;
    this.#floating = options.floating;
    this.#events = options.events;
    this.#newId = options.newId;
    this.store = options.store;
    this.#editor = new Editor({
      store: options.store,
      index: this.#index,
      newId: options.newId,
      name: this.#name,
      isReadOnly: () => this.#data.isReadOnly,
      notice: options.events.onNotice,
      announce: options.events.onAnnounce,
    });
    this.stage = new Stage(options.host, this.#index, this.#scene(), options.classes, {
      paintLive: (target, size) => {
        this.#resolvePointer();
        const live = this.#live();
        const still = isStill(live);
        // An empty layer stays as it is: handing it to the compositor again costs as much as a full one.
        if (!still || !this.#still) paintLive(target, live, this.#scene(), size);
        this.#still = still;
        this.#float();
        this.#report();
      },
      viewChanged: () => {
        this.#pointerDirty = true;
        if (this.#known) this.#askKnown();
      },
      sheetChanged: () => this.stageChanged(),
      sharp: () => this.#events.onSharp(),
    });
    this.#index.update(this.store.get().measures);
    this.#dispose.push(
      this.store.subscribe(() => this.#storeChanged()),
      listen(options.host, this.stage, {
        down: (p) => this.#down(p),
        move: (p) => this.#move(p),
        up: (p) => this.#up(p),
        double: (p) => this.#double(p),
        leave: () => this.#leave(),
        menu: (p, at) => this.#menu(p, at),
        pans: (p) => this.#pans(p),
        abandon: () => this.#send({ type: 'cancel' }),
      }),
    );
    const place = () => this.#placeByKey();
    options.host.addEventListener('canvasplace', place);
    this.#dispose.push(() => options.host.removeEventListener('canvasplace', place));
    void this.#loadFonts();
  }

  /** A canvas does not ask for the faces it draws with, as the document does. */
  async #loadFonts() {
    const { font } = (this.#ink ??= readInk(this.#host));
    const faces = ['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 12px ${font}`));
    await Promise.allSettled(faces);
    this.stage.refreshMarks();
  }

  destroy() {
    for (const dispose of this.#dispose) dispose();
    this.stage.destroy();
  }

  open(source: SheetSource, pageNumber: number, assetsUrl?: string) {
    this.#resetTool();
    void this.stage.open(source, pageNumber, assetsUrl);
  }

  setRotation(rotation: ViewRotation) {
    this.stage.setRotation(rotation);
  }

  setData(data: EngineData) {
    const before = this.#data;
    this.#data = data;
    if (data.conditions !== before.conditions)
      this.#conditions = new Map(data.conditions.map((condition) => [condition.uuid, condition]));
    if (data.activeConditionId !== before.activeConditionId) {
      const condition = this.#active();
      if (condition) {
        this.#lastOfType.set(condition.type, condition.uuid);
        // Choosing what to measure while drawing goes on with the tool that draws it.
        if (isDrawingTool(this.tool.id) && condition.type !== this.tool.id) this.setTool(condition.type);
      }
    }
    if (data.conditions !== before.conditions || data.calibrations !== before.calibrations) {
      this.#fresh.clear();
      this.stage.setScene(this.#scene());
      this.stage.refreshMarks();
    }
    this.stage.requestFrame();
  }

  #active(): CanvasCondition | null {
    return this.#conditions.get(this.#data.activeConditionId ?? '') ?? null;
  }

  /** The condition that a tool draws for: the active one, else the last of its type. */
  #conditionFor(type: TakeoffType): CanvasCondition | null {
    const active = this.#active();
    if (active?.type === type) return active;
    const last = this.#conditions.get(this.#lastOfType.get(type) ?? '');
    return last ?? this.#data.conditions.find((condition) => condition.type === type) ?? null;
  }

  #name = (measure: CanvasMeasure): string =>
    this.#conditions.get(measure.conditionId)?.code ?? measure.name ?? '';

  // The look of things

  #scene(): Scene {
    return {
      conditions: this.#conditions,
      ink: (this.#ink ??= readInk(this.#host)),
      quantity: (measure) => {
        const result = resultOf(measure, this.#conditions.get(measure.conditionId), this.#data.calibrations);
        if (result.missing?.length) return `needs ${result.missing.join(', ')}`;
        return showQuantity(result.quantity, result.unit, result.calibrated);
      },
      cutout: (measure, ring) => {
        const vertices = measure.geometry.cutouts?.[ring] ?? [];
        const calibration = this.#calibrationAt(vertices[0] ?? { x: 0, y: 0 });
        const { quantity, unit, calibrated } = measureGeometry('area', { vertices }, calibration);
        return showQuantity(quantity, unit, calibrated);
      },
      firstNumber: (measure) => {
        this.#numbers ??= this.#numberMarks();
        return this.#numbers.get(measure.uuid) ?? 1;
      },
    };
  }

  /** Marks are numbered through all counts of a condition on the page, in drawing order. */
  #numberMarks(): Map<string, number> {
    const next = new Map<string, number>();
    const first = new Map<string, number>();
    for (const measure of this.store.get().measures.values()) {
      if (measure.type !== 'count') continue;
      const from = next.get(measure.conditionId) ?? 1;
      first.set(measure.uuid, from);
      next.set(measure.conditionId, from + measure.geometry.vertices.length);
    }
    return first;
  }

  themeChanged() {
    this.#ink = null;
    this.stage.setScene(this.#scene());
    this.stage.refreshMarks();
  }

  stageChanged() {
    this.#statusKey = '';
    this.stage?.requestFrame();
  }

  // The store

  #storeChanged() {
    const changed = this.#index.update(this.store.get().measures);
    this.#numbers = null;
    const { selection, measures } = this.store.get();
    if (this.#editor.activeVertex && !selection.includes(this.#editor.activeVertex.uuid))
      this.#editor.activeVertex = null;
    if (changed.length > 0 || this.#measures !== measures) {
      for (const measure of changed) this.#fresh.set(measure.uuid, measure);
      this.stage.refreshMarks();
    }
    this.#measures = measures;
    this.stage.requestFrame();
  }

  #measures: ReadonlyMap<string, CanvasMeasure> | null = null;

  undo() {
    if (this.#abandoned) {
      // A drawing dropped by Esc comes back before anything older is undone.
      const { tool, restore } = this.#abandoned;
      this.#abandoned = null;
      restore();
      this.tool = tool;
      this.#events.onTool(tool.id);
      this.stage.requestFrame();
      return;
    }
    if (this.tool.draft(this.modes)) {
      this.#send({ type: 'back' });
      return;
    }
    const command = this.store.undo();
    if (command) this.#events.onAnnounce(`Undone: ${command.name}`);
  }

  redo() {
    const command = this.store.redo();
    if (command) this.#events.onAnnounce(`Done again: ${command.name}`);
  }

  // Tools

  setTool(id: ToolId) {
    if (this.#data.isReadOnly && id !== 'select' && id !== 'pan') return;
    if (isDrawingTool(id)) {
      const condition = this.#conditionFor(id);
      if (condition && condition.uuid !== this.#data.activeConditionId)
        this.#events.onActiveCondition(condition.uuid);
    }
    if (id === this.tool.id) return;
    const draft = this.tool.draft(this.modes);
    if (draft && draft.vertices.length >= (draft.closed ? 3 : 2) && this.tool.id !== 'calibrate') {
      // Another tool ends the drawing, and what is whole is kept.
      this.#send({ type: 'finish' });
    }
    this.#resetTool(id);
  }

  #resetTool(id: ToolId = this.tool.id) {
    this.tool = startTool(id);
    this.#setKnown(null);
    this.#editor.activeVertex = null;
    this.#abandoned = null;
    this.#pointerDirty = true;
    this.#host.dataset['tool'] = id;
    this.#events.onTool(id);
    this.stage.requestFrame();
  }

  setModes(modes: Partial<DrawingModes>) {
    this.modes = { ...this.modes, ...modes };
    this.#pointerDirty = true;
    this.#events.onModes(this.modes);
    this.stage.requestFrame();
  }

  finish() {
    this.#send({ type: 'finish' });
  }

  cancel() {
    const draft = this.tool.draft(this.modes);
    if (draft) {
      const tool = this.tool;
      const restore = tool.save();
      this.#send({ type: 'cancel' });
      if (!tool.draft(this.modes) && tool.id !== 'calibrate') {
        this.#abandoned = { tool, restore };
        this.#events.onNotice('Drawing dropped. Undo brings it back.');
      }
      return;
    }
    if (this.#known) {
      this.#setKnown(null);
      return;
    }
    this.#send({ type: 'cancel' });
  }

  #send(event: ToolEvent) {
    const { effects } = this.tool.send(event, this.modes);
    if (event.type === 'down') this.#abandoned = null;
    for (const effect of effects) this.#effect(effect);
    this.stage.requestFrame();
  }

  #effect(effect: ToolEffect) {
    switch (effect.type) {
      case 'create':
        this.#create(effect.geometry, effect.id);
        break;
      case 'mark':
        this.#editor.addMark(effect.uuid, effect.point);
        break;
      case 'unmark':
        this.#editor.removeLastMark(effect.uuid);
        break;
      case 'cutout':
        this.#editor.cutOut(effect.ring);
        break;
      case 'calibrate':
        this.#setKnown({ a: effect.a, b: effect.b });
        break;
      case 'select':
        this.#editor.select(effect.uuids, effect.toggle, effect.only);
        break;
      case 'box':
        this.#editor.selectBox(
          effect.from,
          effect.to,
          effect.add,
          this.stage.toScreen(effect.to).x < this.stage.toScreen(effect.from).x,
        );
        break;
      case 'move':
        if (effect.copy) this.#editor.copySelected([effect.dx, effect.dy], 'Copy');
        else this.#editor.move(effect.dx, effect.dy);
        break;
      case 'vertex':
        this.#editor.dragVertex(effect.uuid, effect.ref, effect.to, effect.insert);
        break;
      case 'edit':
        this.store.select([effect.uuid]);
        this.#events.onEdit(effect.uuid);
        break;
      case 'notice':
        this.#events.onNotice(effect.text);
        break;
      case 'leave':
        if (this.tool.id !== 'select') this.setTool('select');
        else if (this.#editor.activeVertex) this.#editor.activeVertex = null;
        else this.store.select([]);
        break;
    }
  }

  #create(geometry: Geometry, id: string = this.#newId()) {
    if (!isDrawingTool(this.tool.id)) return;
    const condition = this.#conditionFor(this.tool.id);
    if (!condition) return;
    const measure: CanvasMeasure = {
      uuid: id,
      conditionId: condition.uuid,
      type: this.tool.id,
      geometry,
    };
    if (!this.#editor.create(measure)) return;
    const result = resultOf(measure, condition, this.#data.calibrations);
    this.#events.onAnnounce(
      `${condition.code} ${condition.name}: ${showQuantity(result.quantity, result.unit, result.calibrated)}`,
    );
  }

  // The known length

  #setKnown(known: { a: Point; b: Point } | null) {
    if (!known && !this.#known) return;
    this.#known = known;
    if (known) this.#askKnown();
    else this.#events.onKnownLength(null);
    this.stage.requestFrame();
  }

  #askKnown() {
    const known = this.#known;
    if (!known) return;
    this.#events.onKnownLength({
      ...known,
      at: this.stage.toScreen({ x: (known.a.x + known.b.x) / 2, y: (known.a.y + known.b.y) / 2 }),
    });
  }

  dropKnown() {
    this.#setKnown(null);
  }

  // The pointer

  #pans(pointer: RawPointer): boolean {
    if (this.tool.id === 'pan') return true;
    if (!pointer.touch) return false;
    // One finger draws by tapping and pans by dragging; on what is selected it drags that.
    if (this.tool.id !== 'select') return true;
    const hit = this.#hitAt(this.stage.toUser(pointer.at), true);
    return !hit || !this.store.get().selection.includes(hit.uuid);
  }

  #down(pointer: RawPointer) {
    this.#pointer = pointer;
    this.#pointerDirty = true;
    this.#resolvePointer();
    const input = this.#input;
    if (!input) return;
    if (this.#data.isReadOnly && this.tool.id !== 'select') return;
    if (isDrawingTool(this.tool.id) && !this.#conditionFor(this.tool.id)) {
      this.#events.onNotice('No condition is measured this way yet. Add one first.');
      return;
    }
    if (this.tool.id === 'select') {
      const { hit } = input;
      this.#editor.activeVertex = hit?.kind === 'vertex' ? { uuid: hit.uuid, ...hit.ref } : null;
    }
    this.#send({ type: 'down', id: this.#newId(), ...input });
  }

  #move(pointer: RawPointer) {
    this.#pointer = pointer;
    this.#pointerDirty = true;
    this.stage.requestFrame();
  }

  #up(pointer: RawPointer) {
    this.#move(pointer);
    this.#resolvePointer();
    if (this.#input) this.#send({ type: 'up', ...this.#input });
  }

  #double(pointer: RawPointer) {
    this.#move(pointer);
    this.#resolvePointer();
    if (this.#input) this.#send({ type: 'double', ...this.#input });
  }

  /** The right button ends a drawing, as estimators are used to; otherwise it asks for a menu. */
  #menu(pointer: RawPointer, at: Point) {
    if (this.tool.draft(this.modes)) {
      this.finish();
      return;
    }
    this.#move(pointer);
    this.#resolvePointer();
    const uuid = this.#input?.hit?.uuid ?? null;
    if (uuid) this.#editor.select([uuid], false);
    this.#events.onContextMenu(uuid, at);
  }

  #leave() {
    this.#pointer = null;
    this.#input = null;
    this.#hover = null;
    this.stage.requestFrame();
  }

  /** Brings the pointer to the page, snapped and locked, once a frame. */
  #resolvePointer() {
    const pointer = this.#pointer;
    if (!pointer || !this.#pointerDirty) return;
    this.#pointerDirty = false;
    this.#shift = pointer.shift;
    const raw = this.stage.toUser(pointer.at);
    const { scale } = this.stage.view;
    const select = this.tool.id === 'select';
    const dragging = this.tool.preview();
    const hit = select && !dragging ? this.#hitAt(raw, pointer.touch) : null;
    const snaps = this.tool.id !== 'pan' && (!select || dragging?.kind === 'vertex');
    const { point, kind } = snaps
      ? snapAt({
          raw,
          reach: (pointer.touch ? reaches.touch : reaches.snap) / scale,
          locked: this.#locked,
          tool: this.tool,
          modes: this.modes,
          index: this.#index,
          lines: this.stage.segments,
        })
      : { point: raw, kind: null };
    this.#input = {
      at: point,
      raw,
      snap: kind,
      hit,
      shift: pointer.shift,
      alt: pointer.alt,
      command: pointer.command,
      slop: reaches.slop / scale,
    };
    this.#hover = hit && !this.store.get().selection.includes(hit.uuid) ? hit.uuid : null;
    this.#host.dataset['over'] = hit?.kind ?? '';
    const { effects } = this.tool.send({ type: 'move', ...this.#input }, this.modes);
    for (const effect of effects) this.#effect(effect);
  }

  get #locked(): boolean {
    return this.modes.ortho !== this.#shift;
  }

  #hitAt(at: Point, touch: boolean): Hit | null {
    const { scale } = this.stage.view;
    const reach = (touch ? reaches.touch : reaches.hit) / scale;
    const handles = this.#handles();
    if (handles && !this.#data.isReadOnly) {
      const hit = handleAt(handles, at, (touch ? reaches.touch : reaches.handle) / scale, scale);
      if (hit) return hit;
    }
    const mark = this.#index.hit(at, reach);
    return mark && { kind: 'measure', uuid: mark.measure.uuid };
  }

  /** The one selected measure whose vertices can be taken hold of. */
  #handles(): CanvasMeasure | null {
    const { selection, measures } = this.store.get();
    if (selection.length !== 1 || this.tool.id !== 'select') return null;
    const measure = measures.get(selection[0]!);
    return measure && !measure.locked ? measure : null;
  }

  // What is drawn

  #live() {
    const state = this.store.get();
    if (this.stage.marksWhole) this.#fresh.clear();
    const preview = this.tool.preview();
    const previewed = this.#previewed(preview);
    this.#drag(preview?.kind === 'move' && preview.copy ? [] : previewed);
    const draft = this.tool.draft(this.modes);
    const input = this.#input;
    const drawing = this.tool.id !== 'select' && this.tool.id !== 'pan';
    const anchor = this.tool.anchor();
    const selected = actions.selected(state, false);
    return {
      // Thousands of outlines are left to the picture beneath; their number stands in the panel.
      selected: drawing && this.tool.id !== 'cutout' ? [] : selected.slice(0, 1500),
      handles: this.#handles(),
      activeVertex: this.#editor.activeVertex,
      hover: this.#hover && !preview ? (state.measures.get(this.#hover) ?? null) : null,
      fresh: [...this.#fresh.values()].filter((m) => state.measures.get(m.uuid) === m),
      draft,
      draftColor: this.#draftColor(),
      preview,
      previewed,
      snap: input?.snap && this.#pointer && !this.#known ? { at: input.at, kind: input.snap } : null,
      guide: draft && anchor && input && this.#locked ? { from: anchor, through: input.at } : null,
      crosshair: drawing && input && this.#pointer && !this.#known ? input.at : null,
      known: this.#known,
    };
  }

  /** Takes what is dragged out of the picture of all measures, and puts it back. */
  #drag(measures: readonly CanvasMeasure[]) {
    const key = measures.map((m) => m.uuid).join();
    if (key === this.#dragged) return;
    this.#dragged = key;
    this.stage.setDragged(new Set(measures.map((m) => m.uuid)));
  }

  #dragged = '';

  #draftColor(): string {
    const ink = (this.#ink ??= readInk(this.#host));
    if (this.tool.id === 'cutout' || !isDrawingTool(this.tool.id)) return ink.muted;
    return this.#conditionFor(this.tool.id)?.color ?? ink.muted;
  }

  #previewed(preview: ReturnType<RunningTool['preview']>): CanvasMeasure[] {
    if (!preview || preview.kind === 'box' || this.#data.isReadOnly) return [];
    const state = this.store.get();
    const prepared =
      preview.kind === 'move'
        ? actions.moveSelected(state, preview.dx, preview.dy, this.#name)
        : actions.dragVertex(state, preview.uuid, preview.ref, preview.to, preview.insert, this.#name);
    return (prepared?.changes ?? []).slice(0, 500).flatMap((change) => (change.after ? [change.after] : []));
  }

  /** Puts the words beside the pointer. */
  #float() {
    const input = this.#pointer && !this.#known ? this.#input : null;
    const draft = this.tool.draft(this.modes);
    const words =
      draft?.live && this.#typed !== ''
        ? { main: this.#typed, more: 'Enter to place' }
        : draft?.live
          ? liveWords(this.tool.id, draft, this.#data.calibrations)
          : null;
    const at = input && this.stage.toScreen(input.at);
    placeFloating(this.#floating, at, words, input?.snap ?? null, this.stage.viewport);
  }

  #calibrationAt(p: Point): Calibration {
    return calibrationAt(this.#data.calibrations, p);
  }

  /** Tells the host what the status line shows, when it has changed. */
  #report() {
    const status = this.status();
    const key = statusKey(status);
    if (key === this.#statusKey) return;
    this.#statusKey = key;
    this.#events.onStatus(status);
  }

  status(): CanvasStatus {
    const condition = isDrawingTool(this.tool.id) ? this.#conditionFor(this.tool.id) : null;
    return statusOf({
      tool: this.tool.id,
      modes: this.modes,
      pointer: this.#pointer ? this.#input : null,
      draft: this.tool.draft(this.modes),
      parameters: condition?.parameters,
      calibrations: this.#data.calibrations,
      box: this.stage.frame.box,
      zoom: this.stage.view.scale,
      sheet: this.stage.sheetState,
      store: this.store.get(),
      dropped: this.#abandoned !== null,
    });
  }

  // The keyboard

  /** @returns whether the key was taken. */
  key(event: KeyboardEvent): boolean {
    if (event.key === 'Shift') {
      this.#shift = event.type === 'keydown';
      if (this.#pointer) this.#pointer = { ...this.#pointer, shift: this.#shift };
      this.#pointerDirty = true;
      this.stage.requestFrame();
      return false;
    }
    if (event.type !== 'keydown') return false;
    if (this.#type(event)) return true;
    const command = commandFor(event);
    if (!command) return false;
    const state = this.store.get();
    switch (command.type) {
      case 'tool':
        this.setTool(command.tool);
        return true;
      case 'snap':
        this.setModes({ snap: !this.modes.snap });
        this.#events.onAnnounce(this.modes.snap ? 'Snap on' : 'Snap off');
        return true;
      case 'ortho':
        this.setModes({ ortho: !this.modes.ortho });
        this.#events.onAnnounce(this.modes.ortho ? 'Ortho on' : 'Ortho off');
        return true;
      case 'segment':
        this.setModes({ segment: this.modes.segment === 'line' ? 'arc' : 'line' });
        return true;
      case 'outline':
        this.setModes({ outline: this.modes.outline === 'polygon' ? 'rectangle' : 'polygon' });
        return true;
      case 'finish':
        this.finish();
        return true;
      case 'cancel':
        this.cancel();
        return true;
      case 'back':
        if (this.tool.id === 'select') this.#editor.deleteSelected();
        else this.#send({ type: 'back' });
        return true;
      case 'delete':
        this.#editor.deleteSelected();
        return true;
      case 'undo':
        this.undo();
        return true;
      case 'redo':
        this.redo();
        return true;
      case 'all':
        this.setTool('select');
        this.store.select([...state.measures.keys()]);
        return true;
      case 'duplicate':
        this.#editor.copySelected(this.#beside(), 'Duplicate');
        return true;
      case 'copy':
      case 'cut':
        if (!this.#editor.copy()) return false;
        if (command.type === 'cut') this.#editor.deleteSelected();
        return true;
      case 'paste':
        this.setTool('select');
        this.#editor.paste(this.#beside());
        return true;
      case 'mirror':
        this.#editor.mirror(command.axis);
        return true;
      case 'nudge':
        this.#nudge(command.x, command.y, command.far);
        return true;
      case 'step':
        this.#step(command.by);
        return true;
      case 'fit':
        this.stage.fit();
        return true;
      case 'in':
        this.stage.zoomBy(1.25);
        return true;
      case 'out':
        this.stage.zoomBy(0.8);
        return true;
      case 'help':
        this.#events.onHelp();
        return true;
      case 'place':
        return false;
    }
  }

  /** A length typed while drawing: Enter puts the next point that far along the live segment. */
  #type({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const draft = this.tool.draft(this.modes);
    if (!draft?.live || ctrlKey || metaKey || altKey || this.tool.id === 'calibrate') {
      this.#typed = '';
      return false;
    }
    const typing = this.#typed !== '';
    if (/^[0-9]$/.test(key) || (typing && /^[0-9.'"/ -]$/.test(key))) {
      this.#typed += key;
    } else if (typing && key === 'Backspace') {
      this.#typed = this.#typed.slice(0, -1);
    } else if (typing && key === 'Escape') {
      this.#typed = '';
    } else if (typing && key === 'Enter') {
      this.#placeTyped(draft.live);
    } else {
      return false;
    }
    this.stage.requestFrame();
    return true;
  }

  #typed = '';

  #placeTyped([from, toward]: [Point, Point]) {
    const calibration = this.#calibrationAt(from);
    const length = parseLength(this.#typed, calibration.unit);
    this.#typed = '';
    const way = distance(from, toward);
    const along = measureGeometry('linear', { vertices: [from, toward] }, calibration).quantity;
    if (length === undefined || !(length > 0) || way === 0 || along === 0) {
      this.#events.onNotice('Write a length such as 12\'6", then Enter.');
      return;
    }
    const at = {
      x: from.x + ((toward.x - from.x) * length) / along,
      y: from.y + ((toward.y - from.y) * length) / along,
    };
    const input = this.#input ?? noPointer;
    this.#send({ type: 'down', id: this.#newId(), ...input, at, raw: at, snap: null, hit: null });
  }

  /** A little beside, whatever the zoom and the rotation. */
  #beside(pixels = 16): [number, number] {
    const a = this.stage.toUser({ x: 0, y: 0 });
    const b = this.stage.toUser({ x: pixels, y: pixels });
    return [b.x - a.x, b.y - a.y];
  }

  #nudge(x: number, y: number, far: boolean) {
    const pixels = far ? 10 : 1;
    const a = this.stage.toUser({ x: 0, y: 0 });
    const b = this.stage.toUser({ x: x * pixels, y: y * pixels });
    if (this.tool.id === 'select') {
      this.#editor.move(b.x - a.x, b.y - a.y, 'nudge');
      return;
    }
    if (this.tool.id === 'pan') {
      this.stage.panBy(-x * 64, -y * 64);
      return;
    }
    // The crosshair by keys: a drawing needs no mouse.
    const { width, height } = this.stage.viewport;
    const from = this.#pointer?.at ?? { x: width / 2, y: height / 2 };
    const step = far ? 40 : 4;
    const at = {
      x: Math.max(0, Math.min(width, from.x + x * step)),
      y: Math.max(0, Math.min(height, from.y + y * step)),
    };
    this.#move({ at, shift: false, alt: false, command: false, touch: false });
  }

  #placeByKey() {
    if (!this.#pointer || this.tool.id === 'pan') return;
    this.#down(this.#pointer);
    this.#up(this.#pointer);
  }

  /** Selects the next measure, so that the keyboard reaches every one. */
  #step(by: 1 | -1) {
    const { measures, selection } = this.store.get();
    const uuids = [...measures.keys()];
    if (uuids.length === 0) return;
    const now = selection.length > 0 ? uuids.indexOf(selection.at(-1)!) : by > 0 ? -1 : 0;
    const measure = measures.get(uuids[(now + by + uuids.length) % uuids.length]!);
    if (!measure) return;
    this.setTool('select');
    this.store.select([measure.uuid]);
    const [first] = measure.geometry.vertices;
    if (first) this.stage.reveal(first);
    const condition = this.#conditions.get(measure.conditionId);
    const result = resultOf(measure, condition, this.#data.calibrations);
    this.#events.onAnnounce(
      `${condition?.code ?? ''} ${measure.name ?? condition?.name ?? ''}: ${showQuantity(result.quantity, result.unit, result.calibrated)}`,
    );
  }
}

/** Where the keyboard draws without a pointer having been there. */
const noPointer: PointerInput = {
  at: { x: 0, y: 0 },
  raw: { x: 0, y: 0 },
  snap: null,
  hit: null,
  shift: false,
  alt: false,
  command: false,
  slop: 0,
};
