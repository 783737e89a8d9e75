import { type CanvasCommand, commandFor } from '../tools/keyboard.ts';
import { isPlanMark, type EditCommand } from '../types.ts';
import type { EngineContext } from './EngineContext.ts';
import type { Editor } from './Editor.ts';
import type { PointerHitTest } from './PointerHitTest.ts';
import type { ActiveTool } from './ActiveTool.ts';
import type { TypedLength } from './TypedLength.ts';

/** Distances of an arrow key in CSS pixels; `Far` with Shift. */
const reach = { nudge: 1, nudgeFar: 10, crosshair: 4, crosshairFar: 40, pan: 64 };

/** Time to wait for the browser's paste event, in milliseconds. */
const PASTE_TIMEOUT_MS = 250;

/** Zoom factors of a key press. */
const zoom = { in: 1.25, out: 0.8 };

/** Keyboard handling: drawing, editing and navigation without a mouse. */
export class KeyCommands {
  #desk: EngineContext;
  #hand: ActiveTool;
  #pointing: PointerHitTest;
  #editor: Editor;
  #typed: TypedLength;
  #pasting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    desk: EngineContext,
    hand: ActiveTool,
    pointing: PointerHitTest,
    editor: Editor,
    typed: TypedLength,
  ) {
    this.#desk = desk;
    this.#hand = hand;
    this.#pointing = pointing;
    this.#editor = editor;
    this.#typed = typed;
  }

  /** @returns true if the key was handled. */
  key(event: KeyboardEvent): boolean {
    if (event.key === 'Shift') {
      this.#pointing.holdShift(event.type === 'keydown');
      return false;
    }
    if (event.type !== 'keydown') return false;
    if (this.#typed.key(event)) return true;
    const command = commandFor(event);
    return command !== null && this.#run(command);
  }

  /** Places a point at the crosshair. */
  place() {
    const { pointer } = this.#pointing;
    if (!pointer || this.#hand.tool.id === 'pan') return;
    this.#pointing.down(pointer);
    this.#pointing.up(this.#pointing.pointer ?? pointer);
  }

  /** Runs a command that was chosen from a menu. */
  edit(command: EditCommand) {
    this.#run(
      command === 'mirror' || command === 'mirror-vertically'
        ? { type: 'mirror', axis: command === 'mirror' ? 'x' : 'y' }
        : { type: command },
    );
  }

  /** Pastes copied shapes. */
  pasteMarks() {
    clearTimeout(this.#pasting);
    this.#editor.paste(this.#beside());
  }

  /** Cancels pasting shapes because the clipboard has other content. */
  forgetPaste() {
    clearTimeout(this.#pasting);
  }

  #run(command: CanvasCommand): boolean {
    const { events, stage, store, messages } = this.#desk;
    const hand = this.#hand;
    const editor = this.#editor;
    switch (command.type) {
      case 'tool':
        hand.take(command.tool);
        return true;
      case 'snap':
        hand.setModes({ snap: !hand.modes.snap });
        events.onAnnounce(hand.modes.snap ? messages().canvas.snapOn : messages().canvas.snapOff);
        return true;
      case 'ortho':
        hand.setModes({ ortho: !hand.modes.ortho });
        events.onAnnounce(hand.modes.ortho ? messages().canvas.orthoOn : messages().canvas.orthoOff);
        return true;
      case 'segment':
        hand.setModes({ segment: hand.modes.segment === 'line' ? 'arc' : 'line' });
        return true;
      case 'outline':
        hand.setModes({ outline: hand.modes.outline === 'polygon' ? 'rectangle' : 'polygon' });
        return true;
      case 'finish': {
        if (hand.bars.offset.isOpen) return hand.bars.offset.place();
        const { selection } = store.get();
        const [only] = selection;
        if (hand.tool.id !== 'select' || only === undefined || selection.length > 1 || !hand.editMark(only))
          hand.finish();
        return true;
      }
      case 'cancel':
        hand.cancel();
        return true;
      case 'back':
        if (hand.tool.id === 'select') editor.deleteSelected();
        else hand.send({ type: 'back' });
        return true;
      case 'delete':
        if (hand.bars.symbolSearch.isFound) {
          hand.send({ type: 'back' });
          return true;
        }
        editor.deleteSelected();
        return true;
      case 'undo':
        hand.undo();
        return true;
      case 'redo':
        hand.redo();
        return true;
      case 'all': {
        const uuids = [...store.get().measures.keys()];
        hand.take('select');
        store.select(uuids);
        return true;
      }
      case 'duplicate':
        editor.copySelected(this.#beside(), 'duplicate');
        return true;
      case 'copy':
      case 'cut':
        if (!editor.copy()) return false;
        if (command.type === 'cut') editor.deleteSelected();
        // Also write to the system clipboard, so that the most recent copy is pasted.
        return !hand.marks.takesImages;
      case 'paste':
        hand.take('select');
        if (hand.marks.takesImages) {
          // The clipboard content is only known from the paste event, which some browsers do not send.
          this.#pasting = setTimeout(() => this.pasteMarks(), PASTE_TIMEOUT_MS);
          return false;
        }
        this.pasteMarks();
        return true;
      case 'mirror':
        editor.mirror(command.axis);
        return true;
      case 'join':
        editor.paths.join();
        return true;
      case 'subtract':
        editor.paths.subtract();
        return true;
      case 'offset':
        hand.take('select');
        hand.bars.offset.begin();
        return true;
      case 'continue': {
        const [only, ...others] = store.get().selection;
        return only !== undefined && others.length === 0 && hand.continueDrawing(only);
      }
      case 'corner':
        return this.#corner(command.by);
      case 'insert':
        return editor.insertAfterActive();
      case 'nudge':
        this.#nudge(command.x, command.y, command.far);
        return true;
      case 'step':
        if (hand.bars.symbolSearch.isFound) hand.bars.symbolSearch.step(command.by);
        else this.#step(command.by);
        return true;
      case 'fit':
        stage.fit();
        return true;
      case 'in':
      case 'out':
        stage.zoomBy(zoom[command.type]);
        return true;
      case 'help':
        events.onHelp();
        return true;
      case 'place':
        return false;
    }
  }

  /** Page vector of a screen distance at the current zoom and rotation. */
  #wayOf(x: number, y: number): [number, number] {
    const a = this.#desk.stage.toUser({ x: 0, y: 0 });
    const b = this.#desk.stage.toUser({ x, y });
    return [b.x - a.x, b.y - a.y];
  }

  /** Offset of pasted shapes. */
  #beside(pixels = 16): [number, number] {
    return this.#wayOf(pixels, pixels);
  }

  #nudge(x: number, y: number, far: boolean) {
    const { stage } = this.#desk;
    const { id } = this.#hand.tool;
    if (id === 'select') {
      const pixels = far ? reach.nudgeFar : reach.nudge;
      const way = this.#wayOf(x * pixels, y * pixels);
      if (!this.#editor.moveActive(...way)) this.#editor.move(...way, 'nudge');
      return;
    }
    if (id === 'pan') {
      stage.panBy(-x * reach.pan, -y * reach.pan);
      return;
    }
    // Keyboard crosshair
    const { width, height } = stage.viewport;
    const from = this.#pointing.pointer?.at ?? { x: width / 2, y: height / 2 };
    const step = far ? reach.crosshairFar : reach.crosshair;
    const at = {
      x: Math.max(0, Math.min(width, from.x + x * step)),
      y: Math.max(0, Math.min(height, from.y + y * step)),
    };
    this.#pointing.move({ at, shift: false, alt: false, command: false, touch: false });
  }

  /** Selects the next vertex of the selected measure. */
  #corner(by: 1 | -1): boolean {
    const { events, stage, messages } = this.#desk;
    const picked = this.#hand.tool.id === 'select' ? this.#editor.pickCorner(by) : null;
    if (!picked) return false;
    stage.reveal(picked.point);
    stage.requestFrame();
    const { canvas, format } = messages();
    events.onAnnounce(canvas.corner(format(picked.number), format(picked.of), picked.ring >= 0));
    return true;
  }

  /** Selects the next measure. */
  #step(by: 1 | -1) {
    const { conditions, events, stage, store, messages } = this.#desk;
    const { measures, selection } = store.get();
    const uuids = [...measures.keys()];
    if (uuids.length === 0) return;
    const now = selection.length > 0 ? uuids.indexOf(selection.at(-1)!) : by > 0 ? -1 : 0;
    const measure = measures.get(uuids[(now + by + uuids.length) % uuids.length]!);
    if (!measure) return;
    this.#hand.take('select');
    store.select([measure.uuid]);
    const [first] = measure.geometry.vertices;
    if (first) stage.reveal(first);
    if (isPlanMark(measure)) {
      events.onAnnounce(`${messages().marks[measure.type]}: ${this.#hand.marks.textOf(measure)}`);
      return;
    }
    const condition = conditions.of(measure);
    events.onAnnounce(
      messages().canvas.measured(
        condition?.code ?? '',
        measure.name ?? condition?.name ?? '',
        conditions.figureOf(measure),
      ),
    );
  }
}
