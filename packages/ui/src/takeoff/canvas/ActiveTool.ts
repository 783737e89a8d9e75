import type { Calibration, Point } from '@plumbline/estimating';
import { isDrawingTool, isMarkTool, isShapeTool, type RunningTool, startTool } from '../tools/startTool.ts';
import type { PointerInput, ToolEffect, ToolEvent } from '../tools/tool.ts';
import type { DrawingModes, KnownLength, ToolId, UnfinishedDrawing } from '../types.ts';
import type { EngineContext } from './EngineContext.ts';
import { DrawnMeasure } from './DrawnMeasure.ts';
import type { Editor } from './Editor.ts';
import { Frames } from './Frames.ts';
import { isToolAvailable } from './isToolAvailable.ts';
import { FloatingBarTools } from './FloatingBarTools.ts';
import { CalibrationLine } from '../calibration/CalibrationLine.ts';
import { PlanMarks } from './PlanMarks.ts';
import { unfinishedDrawing } from './unfinishedDrawing.ts';

interface ActiveToolOptions {
  desk: EngineContext;
  editor: Editor;
  tool: ToolId | undefined;
  modes: DrawingModes | undefined;
  /** Called when the pointer must be resolved again although it did not move. */
  onTurned: () => void;
}

/** Active tool with its modes: passes it events and executes its effects. */
export class ActiveTool {
  tool: RunningTool;
  modes: DrawingModes;
  readonly known: CalibrationLine;
  readonly frames: Frames;
  readonly drawn: DrawnMeasure;
  readonly marks: PlanMarks;
  readonly bars: FloatingBarTools;
  #desk: EngineContext;
  #editor: Editor;
  #onTurned: () => void;
  #abandoned: { tool: RunningTool; restore: () => void; continues: string | null } | null = null;
  #reported = 'null';

  constructor({ desk, editor, tool, modes, onTurned }: ActiveToolOptions) {
    this.tool = startTool(tool ?? 'select');
    this.modes = modes ?? { snap: true, ortho: false, segment: 'line', outline: 'polygon' };
    this.known = new CalibrationLine(desk);
    this.frames = new Frames(desk);
    this.drawn = new DrawnMeasure(desk, editor);
    this.marks = new PlanMarks(desk, editor);
    this.bars = new FloatingBarTools(desk, editor, {
      swap: (next) => {
        this.tool = next;
      },
      layer: () => this.marks.data.layer,
    });
    this.#desk = desk;
    this.#editor = editor;
    this.#onTurned = onTurned;
    desk.host.dataset['tool'] = this.tool.id;
  }

  /** Current drawing. */
  get draft(): ReturnType<RunningTool['draft']> {
    return this.tool.draft(this.modes);
  }

  /** A drawing discarded by Esc can be restored. */
  get hasDropped(): boolean {
    return this.#abandoned !== null;
  }

  take(id: ToolId) {
    const { conditions, events } = this.#desk;
    if (!isToolAvailable(id, conditions, this.marks.data.takesPins)) return;
    if (id === 'image') {
      // The image tool opens the file chooser instead of becoming active.
      if (this.marks.takesImages) events.onChooseImage();
      return;
    }
    if ((id === 'symbol-search' || id === 'find-room') && !this.bars.conditionOf(id)) {
      events.onNotice(this.#desk.messages().canvas.noConditionOfType);
      return;
    }
    if (isDrawingTool(id) || id === 'symbol-search' || id === 'find-room') {
      const condition = this.bars.conditionOf(id);
      if (condition && condition.uuid !== conditions.active?.uuid) events.onActiveCondition(condition.uuid);
    }
    if (id === this.tool.id) return;
    const { draft } = this;
    if (draft && draft.vertices.length >= (draft.closed ? 3 : 2) && isShapeTool(this.tool.id)) {
      // Changing the tool finishes the drawing.
      this.send({ type: 'finish' });
    }
    // Arcs are for the drawing they were chosen for; most drawings begin with a straight line.
    if (this.modes.segment !== 'line') this.setModes({ segment: 'line' });
    this.reset(id);
  }

  /** Resets to the tool's initial state. */
  reset(id: ToolId = this.tool.id) {
    this.tool = startTool(id);
    this.known.forget();
    this.frames.drop();
    this.marks.drop();
    this.bars.started(id);
    this.#editor.activeVertex = null;
    this.#abandoned = null;
    this.drawn.continues = null;
    this.#onTurned();
    this.#desk.host.dataset['tool'] = id;
    this.#desk.events.onTool(id);
    this.tellUnfinished();
    this.#desk.stage.requestFrame();
  }

  /** Reports the unfinished drawing if it changed. */
  tellUnfinished() {
    const { tool, known, drawn } = this;
    const drawing = unfinishedDrawing(tool, known, drawn.continues, this.#desk.conditions);
    const drawingJson = JSON.stringify(drawing);
    if (drawingJson === this.#reported) return;
    this.#reported = drawingJson;
    this.#desk.events.onUnfinished(drawing);
  }

  /** Resumes an unfinished drawing if its condition still exists. */
  resume({ tool: id, conditionId, continues, ...kept }: UnfinishedDrawing) {
    const { conditions, events, messages } = this.#desk;
    if (this.draft || conditions.isReadOnly) return;
    if (isDrawingTool(id)) {
      const condition = conditions.byId.get(conditionId ?? '');
      if (condition?.type !== id) return;
      if (condition.uuid !== conditions.active?.uuid) events.onActiveCondition(condition.uuid);
    } else if (!isShapeTool(id) && id !== 'calibrate') return;
    this.reset(id);
    const { first, vertices } = kept;
    if (id === 'calibrate' && first) this.known.goOn(first);
    if (id === 'calibrate' && vertices[0] && vertices[1]) this.known.set({ a: vertices[0], b: vertices[1] });
    else if (!this.tool.resume(kept) && !first) return;
    this.drawn.continues = continues ?? null;
    this.#onTurned();
    this.tellUnfinished();
    events.onNotice(messages().canvas.drawingRestored);
  }

  /** Draws a finished line or area further. @param near picks the end of a line. @returns false if it has no end. */
  continueDrawing(uuid: string, near?: Point): boolean {
    const { conditions, events } = this.#desk;
    const found = conditions.isReadOnly ? null : this.drawn.verticesOf(uuid, near);
    if (!found) return false;
    const { measure, vertices } = found;
    if (measure.conditionId !== conditions.active?.uuid) events.onActiveCondition(measure.conditionId);
    this.reset(measure.type);
    this.tool.resume({ vertices, through: null });
    this.drawn.continues = uuid;
    this.tellUnfinished();
    return true;
  }

  /** Discards the calibration line. */
  dropKnown() {
    this.known.set(null);
    this.tellUnfinished();
  }

  /** Continues with the second, perpendicular calibration line. */
  goOnAcross(first: KnownLength) {
    this.known.goOn(first);
    this.tellUnfinished();
  }

  /** Starts calibrating with two perpendicular lines. */
  scaleBothWays() {
    this.take('calibrate');
    if (this.tool.id === 'calibrate') this.known.begin();
  }

  /** Corrects a calibration line, or adds the second one. */
  correctLength(scale: Calibration, which: 0 | 1) {
    this.take('calibrate');
    if (this.tool.id !== 'calibrate') return;
    this.known.correct(scale, which);
    this.tellUnfinished();
  }

  /** Starts redrawing the region of a detail. */
  frameDetail(uuid: string) {
    this.take('detail');
    this.frames.again(uuid);
  }

  setModes(modes: Partial<DrawingModes>) {
    this.modes = { ...this.modes, ...modes };
    this.#onTurned();
    this.#desk.events.onModes(this.modes);
    this.#desk.stage.requestFrame();
  }

  finish() {
    this.send({ type: 'finish' });
  }

  cancel() {
    if (this.draft) {
      const { tool } = this;
      const restore = tool.save();
      const { continues } = this.drawn;
      this.send({ type: 'cancel' });
      if (!tool.draft(this.modes) && isShapeTool(tool.id)) {
        this.#abandoned = { tool, restore, continues };
        this.#desk.events.onNotice(this.#desk.messages().canvas.drawingDiscarded);
      }
      return;
    }
    if (this.known.line) {
      this.dropKnown();
      return;
    }
    if (this.frames.pending) this.frames.drop();
    else if (this.bars.offset.isOpen) this.bars.offset.drop();
    else this.send({ type: 'cancel' });
  }

  undo() {
    const { events, stage, store, messages } = this.#desk;
    if (this.#abandoned) {
      // A drawing discarded by Esc is restored before older commands are undone.
      const { tool, restore, continues } = this.#abandoned;
      this.#abandoned = null;
      restore();
      this.tool = tool;
      this.drawn.continues = continues;
      events.onTool(tool.id);
      this.tellUnfinished();
      stage.requestFrame();
      return;
    }
    if (this.draft) {
      this.send({ type: 'back' });
      return;
    }
    const command = store.undo();
    if (command) events.onAnnounce(messages().canvas.undone(command.name));
  }

  redo() {
    const { events, store, messages } = this.#desk;
    const command = store.redo();
    if (command) events.onAnnounce(messages().canvas.redone(command.name));
  }

  send(event: ToolEvent) {
    const { effects } = this.tool.send(event, this.modes);
    if (event.type === 'down') this.#abandoned = null;
    for (const effect of effects) this.#do(effect);
    // The next drawing is a new measure.
    if (!this.draft) this.drawn.continues = null;
    // Store the finished measure before clearing the unfinished drawing.
    this.tellUnfinished();
    this.#desk.stage.requestFrame();
  }

  /** Updates the frame when the pointer moved. */
  follow(input: PointerInput) {
    const { effects } = this.tool.send({ type: 'move', ...input }, this.modes);
    for (const effect of effects) this.#do(effect);
  }

  #do(effect: ToolEffect) {
    const { events, stage, store, messages } = this.#desk;
    const editor = this.#editor;
    switch (effect.type) {
      case 'create':
        // A drawn mark is selected, so that it can be changed.
        if (this.marks.draw(this.tool.id, effect.geometry.vertices)) this.take('select');
        else this.drawn.finish(this.tool.id, effect, this.marks.data.layer);
        break;
      case 'mark':
        editor.addMark(effect.uuid, effect.point);
        break;
      case 'unmark':
        editor.removeLastMark(effect.uuid);
        break;
      case 'cutout':
        editor.cutOut(effect.ring);
        break;
      case 'split':
        if (editor.paths.splitAreas(effect.line)) this.take('select');
        break;
      case 'calibrate':
        this.known.set({ a: effect.a, b: effect.b });
        break;
      case 'frame':
        if (this.tool.id === 'symbol-search') this.bars.symbolSearch.framed(effect.from, effect.to);
        else this.frames.done(this.tool.id, effect.from, effect.to, () => this.take('select'));
        break;
      case 'select':
        if (effect.only && this.marks.follow(effect.uuids[0])) break;
        editor.select(effect.uuids, effect.toggle, effect.only);
        break;
      case 'box':
        editor.selectBox(effect, stage.toScreen(effect.to).x < stage.toScreen(effect.from).x);
        break;
      case 'move':
        if (effect.copy) editor.copySelected([effect.dx, effect.dy], 'copy');
        else editor.move(effect.dx, effect.dy);
        break;
      case 'vertex':
        editor.dragVertex(effect.uuid, effect.ref, effect.to, effect.insert);
        break;
      case 'edit':
        store.select([effect.uuid]);
        if (!this.editMark(effect.uuid)) events.onEdit(effect.uuid);
        break;
      case 'place':
        if (this.tool.id === 'pin') events.onPlacePin(effect.at);
        else if (isMarkTool(this.tool.id) && this.marks.place(this.tool.id, effect.at)) this.take('select');
        break;
      case 'pick':
      case 'reject':
        this.bars.run(effect);
        break;
      case 'accept':
        if (this.tool.id === 'find-room') this.bars.rooms.accept();
        else this.acceptSymbolMatches();
        break;
      case 'notice':
        events.onNotice(messages().canvas[effect.notice]);
        break;
      case 'leave':
        if (this.bars.stepBack(this.tool.id)) break;
        if (this.tool.id === 'symbol-search') this.take('count');
        else if (this.tool.id !== 'select') this.take('select');
        else if (editor.activeVertex) editor.activeVertex = null;
        else store.select([]);
        break;
    }
  }

  /** Adds the proposed marks and returns to the count tool. */
  acceptSymbolMatches() {
    if (this.bars.symbolSearch.accept()) this.take('count');
  }

  /** Opens the form of a plan mark. @returns false if it is not a plan mark. */
  editMark(uuid: string): boolean {
    return this.marks.editOne(uuid);
  }
}
