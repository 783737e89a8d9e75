import { formatLength, parseLength, type FoundRoom, type Point } from '@plumbline/estimating';
import type { Editor } from '../canvas/Editor.ts';
import type { EngineContext } from '../canvas/EngineContext.ts';
import { shapeOf } from '../geometry/shape.ts';
import { addRooms } from '../store/actions.ts';
import type { CanvasCondition, CanvasMeasure } from '../types.ts';
import { isInRoom, isRoomMeasured, measureOf, type RoomProposal } from './roomProposals.ts';
import type { RoomSearchRequest, RoomSearchResponse } from './roomSearchWorker.ts';
import type { RoomSearchView } from './RoomSearchView.ts';

/** Default width of openings that are closed: a wide door. */
const defaultOpening = { ft: 4, m: 1.2 };
/** Largest room as a share of the sheet; what is larger is the sheet around the building. */
const MAX_SHARE = 0.5;
const METERS_PER_FOOT = 0.3048;

/** Width of openings as typed last, so that the next sheet starts with it. */
let lastOpening: string | null = null;

/** Room search: proposes the areas that walls of the sheet enclose, and adds accepted ones. */
export class RoomSearch {
  #desk: EngineContext;
  #editor: Editor;
  #layer: () => string | null;
  #phase: RoomSearchView['phase'] | 'off' = 'off';
  #worker: Worker | null = null;
  #question = 0;
  #opening = '';
  #proposals: RoomProposal[] = [];
  #isList = false;
  #missed: RoomSearchView['missed'] = null;

  constructor(desk: EngineContext, editor: Editor, layer: () => string | null) {
    this.#desk = desk;
    this.#editor = editor;
    this.#layer = layer;
  }

  get isOpen(): boolean {
    return this.#phase !== 'off';
  }

  /** Condition of the added areas: the active one, else the last for areas. */
  get condition(): CanvasCondition | null {
    const { conditions } = this.#desk;
    const { active } = conditions;
    if (active && shapeOf(active.type) === 'region') return active;
    return (
      conditions.forType('area') ?? conditions.forType('pitched_area') ?? conditions.forType('volume_2d')
    );
  }

  /** Measures shown on the sheet. */
  get proposed(): readonly CanvasMeasure[] {
    return this.#proposals.filter(({ isLeftOut }) => !isLeftOut).map(({ measure }) => measure);
  }

  /** Starts reading the lines of the sheet. */
  begin() {
    this.#end();
    const { unit } = this.#sheetScale();
    this.#opening = lastOpening ?? formatLength(defaultOpening[unit], { unit });
    this.#phase = 'reading';
    this.#tell();
    void this.#read();
  }

  /** Ends the search. */
  drop() {
    if (this.#phase === 'off') return;
    this.#end();
    this.#phase = 'off';
    this.#desk.events.onBars({ rooms: null });
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#question++;
    this.#clear();
  }

  #clear() {
    this.#proposals = [];
    this.#isList = false;
    this.#missed = null;
  }

  /** Discards proposals. @returns false without any. */
  stepBack(): boolean {
    if (this.#proposals.length === 0 && !this.#isList && this.#phase !== 'searching') return false;
    this.#question++;
    this.#clear();
    if (this.#phase === 'searching') this.#phase = 'ready';
    this.#tell();
    return true;
  }

  async #read() {
    const { stage } = this.#desk;
    const question = this.#question;
    const isOver = () => question !== this.#question;
    try {
      while (stage.sheetState === 'loading') {
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (isOver()) return;
      }
      const lines = await stage.sheet?.lines(() => new Promise((resolve) => setTimeout(resolve)));
      if (isOver()) return;
      if (!lines || lines.flags.length === 0) {
        this.#phase = lines ? 'empty' : 'failed';
        this.#tell();
        return;
      }
      const worker = new Worker(new URL('./roomSearchWorker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<RoomSearchResponse>) => this.#take(data));
      worker.addEventListener('error', () => {
        this.#phase = 'failed';
        this.#tell();
      });
      this.#worker = worker;
      this.#post({ type: 'lines', lines });
      this.#phase = 'ready';
    } catch (reason) {
      if (isOver()) return;
      console.error(reason);
      this.#phase = 'failed';
    }
    this.#tell();
  }

  #post(request: RoomSearchRequest) {
    this.#worker?.postMessage(request);
  }

  #sheetScale() {
    const { conditions, stage } = this.#desk;
    const { box } = stage.frame;
    return conditions.calibrationFor([{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  }

  /** Finds the room around a point, or accepts the proposal there. */
  pick(at: Point) {
    if (this.#phase !== 'ready') return;
    const [one] = this.#proposals;
    if (this.#isList) {
      const on = this.#proposals.findIndex(({ measure }) => isInRoom(at, measure));
      if (on >= 0) this.setLeftOut(on, !this.#proposals[on]!.isLeftOut);
      return;
    }
    if (one && isInRoom(at, one.measure)) this.accept();
    else this.#ask(at);
  }

  /** Finds all rooms of the sheet. */
  findAll() {
    if (this.#phase === 'ready') this.#ask(null);
  }

  #ask(at: Point | null) {
    const { conditions, events, messages, stage } = this.#desk;
    const calibration = at ? conditions.calibrationFor([at]) : this.#sheetScale();
    if (!calibration.calibrated) {
      events.onNotice(messages().rooms.noScale);
      return;
    }
    const { unit, value, factorX = 1, factorY = 1 } = calibration;
    const opening = parseLength(this.#opening, unit);
    if (opening === undefined || opening < 0) {
      events.onNotice(messages().rooms.openingWrong);
      return;
    }
    const feet = unit === 'm' ? 1 / METERS_PER_FOOT : 1;
    const { width, height } = stage.frame.box;
    this.#clear();
    this.#isList = at === null;
    this.#phase = 'searching';
    this.#post({
      type: 'find',
      id: ++this.#question,
      at,
      options: {
        foot: 1 / (value * Math.sqrt(factorX * factorY) * feet),
        opening: opening * feet,
        maxArea: width * height * MAX_SHARE,
      },
    });
    this.#tell();
  }

  #take({ id, rooms }: RoomSearchResponse) {
    if (id !== this.#question) return;
    this.#phase = 'ready';
    const { condition } = this;
    this.#proposals = condition ? rooms.map((room) => this.#proposalOf(room, condition)) : [];
    this.#missed = rooms.length > 0 ? null : this.#isList ? 'sheet' : 'place';
    if (this.#missed) this.#isList = false;
    const { rooms: text, format } = this.#desk.messages();
    const [one] = this.#proposals;
    this.#desk.events.onAnnounce(
      this.#isList
        ? text.found(rooms.length, format(rooms.length))
        : one
          ? text.proposed(this.#desk.conditions.figureOf(one.measure))
          : text.missed[this.#missed ?? 'place'],
    );
    this.#tell();
  }

  #proposalOf(room: FoundRoom, condition: CanvasCondition): RoomProposal {
    const { newId, store } = this.#desk;
    const measure = measureOf(room, { uuid: newId(), condition, layer: this.#layer() });
    const isMeasured = isRoomMeasured(measure, store.get().measures);
    return { measure, isMeasured, isLeftOut: this.#isList && isMeasured };
  }

  /** Leaves a room of the list out, or takes it again. */
  setLeftOut(at: number, isLeftOut: boolean) {
    this.#proposals = this.#proposals.map((each, index) => (index === at ? { ...each, isLeftOut } : each));
    this.#tell();
  }

  /** Pans to a room of the list. */
  show(at: number) {
    const [corner] = this.#proposals[at]?.measure.geometry.vertices ?? [];
    if (corner) this.#desk.stage.reveal(corner);
  }

  setOpening(text: string) {
    this.#opening = text;
    lastOpening = text;
    // A proposal for another width is out of date.
    this.#question++;
    if (this.#phase === 'searching') this.#phase = 'ready';
    this.#clear();
    this.#tell();
  }

  /** Follows a change of the condition. */
  shapesChanged() {
    if (this.#phase === 'off') return;
    const { condition } = this;
    if (!condition || this.#proposals.every(({ measure }) => measure.conditionId === condition.uuid)) return;
    this.#proposals = this.#proposals.map(({ measure, ...rest }) => ({
      ...rest,
      measure: { ...measure, conditionId: condition.uuid, type: condition.type },
    }));
    this.#tell();
  }

  /** Adds the proposed rooms in one step. @returns false without any. */
  accept(): boolean {
    const { proposed } = this;
    if (proposed.length === 0 || !this.#editor.addProposed(addRooms(proposed, this.#editor.naming)))
      return false;
    const { events, messages } = this.#desk;
    const { rooms, format } = messages();
    const code = this.condition?.code ?? '';
    if (this.#isList) events.onNotice(rooms.added(proposed.length, format(proposed.length), code));
    this.#clear();
    this.#tell();
    return true;
  }

  #tell() {
    const { events, conditions, stage } = this.#desk;
    if (this.#phase === 'off') return;
    const [one] = this.#proposals;
    const opening = parseLength(this.#opening, this.#sheetScale().unit);
    events.onBars({
      rooms: {
        phase: this.#phase,
        condition: this.condition,
        opening: this.#opening,
        isOpeningWrong: opening === undefined || opening < 0,
        proposal: one && !this.#isList ? conditions.figureOf(one.measure) : null,
        missed: this.#missed,
        list: this.#isList
          ? this.#proposals.map(({ measure, isLeftOut, isMeasured }) => ({
              figure: conditions.figureOf(measure),
              isLeftOut,
              isMeasured,
            }))
          : null,
      },
    });
    stage.requestFrame();
  }
}
