import { type SymbolMatches, isSameMatch, type PixelBox, type Point } from '@plumbline/estimating';
import type { EngineContext } from '../canvas/EngineContext.ts';
import type { Editor } from '../canvas/Editor.ts';
import { apply, type Frame, pageMatrix, pageSize, toUser } from '../canvas/view.ts';
import { boundsOf } from '../geometry/shape.ts';
import { frameTool } from '../tools/frameTool.ts';
import { pickTool } from '../tools/pickTool.ts';
import { createRunningTool, type RunningTool } from '../tools/startTool.ts';
import { isPlanMark, type Rect } from '../types.ts';
import { querySheets } from './querySheets.ts';
import { searchSheet } from './SymbolMatcher.ts';
import type { SheetsQuery } from './SheetsQuery.ts';
import type { PaintedProposal } from './paintProposals.ts';
import {
  type SymbolSearchSession,
  beginSession,
  boxBetween,
  countOf,
  currentOf,
  middleOf,
  open,
  placeAt,
  type Proposal,
  proposalsOf,
  refine,
  stepTo,
  toggle,
} from './session.ts';
import type { SymbolSearchView } from './SymbolSearchView.ts';

/** Maximum size of a symbol box as a fraction of the sheet. */
const MAX_BOX_SHARE = 0.25;
/** Minimum screen size of the current match, in CSS pixels. */
const MIN_MATCH_PIXELS = 48;
/** Step of progress updates. */
const PROGRESS_STEP = 0.02;

/** Symbol search: finds places similar to a symbol, proposes them and adds accepted ones as count marks. */
export class SymbolSearch {
  #desk: EngineContext;
  #editor: Editor;
  #swap: (tool: RunningTool) => void;
  #layer: () => string | null;
  #phase: 'off' | 'box' | 'searching' | 'failed' | 'found' = 'off';
  #aim: 'symbol' | 'region' | 'pick' = 'symbol';
  #part = 0;
  #box: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #given = new AbortController();
  #session: SymbolSearchSession | null = null;
  /** Frame and pixels per point of the searched picture. */
  #on: { frame: Frame; scale: number } | null = null;
  #known: { key: readonly unknown[]; list: Proposal[] } | null = null;

  constructor(
    desk: EngineContext,
    editor: Editor,
    hand: { swap: (tool: RunningTool) => void; layer: () => string | null },
  ) {
    this.#desk = desk;
    this.#editor = editor;
    this.#swap = hand.swap;
    this.#layer = hand.layer;
  }

  get isFound(): boolean {
    return this.#phase === 'found';
  }

  /** Starts with drawing a box around a symbol. */
  begin() {
    this.#end();
    this.#phase = 'box';
    this.#take('symbol');
    this.#tell();
  }

  /** Ends the search. */
  drop() {
    if (this.#phase === 'off') return;
    this.#end();
    this.#phase = 'off';
    this.#desk.events.onBars({ symbolSearch: null });
  }

  #end() {
    this.#given.abort();
    this.#given = new AbortController();
    this.#session = null;
    this.#known = null;
  }

  #take(aim: 'symbol' | 'region' | 'pick') {
    this.#aim = aim;
    const id = 'symbol-search';
    this.#swap(aim === 'pick' ? createRunningTool(id, pickTool) : createRunningTool(id, frameTool));
    this.#desk.stage.requestFrame();
  }

  /** Steps back on Esc: out of framing, then out of the search. @returns false if there is no step. */
  stepBack(): boolean {
    if (this.#phase === 'found' && this.#aim === 'region') {
      this.#take('pick');
      this.#tell();
      return true;
    }
    if (this.#phase !== 'searching' && this.#phase !== 'failed') return false;
    this.begin();
    return true;
  }

  /** Handles a framed symbol or region. */
  framed(from: Point, to: Point) {
    if (this.#aim === 'region') {
      const on = this.#on;
      if (!on) return;
      const [a, b] = [this.#toPicture(on, from), this.#toPicture(on, to)];
      this.#take('pick');
      this.refine({ within: boxBetween(a, b) });
      return;
    }
    void this.#search(from, to);
  }

  async #search(from: Point, to: Point) {
    const { stage, events, messages } = this.#desk;
    const { sheet, frame, turn } = stage;
    const { search } = messages();
    if (!sheet || stage.sheetState !== 'ready') {
      events.onNotice(search.notReady);
      return;
    }
    const [a, b] = [apply(pageMatrix(frame), from), apply(pageMatrix(frame), to)];
    const page = pageSize(frame);
    const [left, right] = [Math.max(0, Math.min(a.x, b.x)), Math.min(page.width, Math.max(a.x, b.x))];
    const [top, bottom] = [Math.max(0, Math.min(a.y, b.y)), Math.min(page.height, Math.max(a.y, b.y))];
    const box = { x: left, y: top, width: right - left, height: bottom - top };
    if (box.width <= 0 || box.height <= 0) {
      events.onNotice(search.empty);
      return;
    }
    if (box.width * box.height > MAX_BOX_SHARE * page.width * page.height) {
      events.onNotice(search.tooLarge);
      return;
    }
    const { signal } = this.#given;
    this.#box = box;
    this.#phase = 'searching';
    this.#part = 0;
    this.#take('pick');
    this.#tell();
    try {
      const onProgress = (part: number) => {
        if (signal.aborted || part - this.#part < PROGRESS_STEP) return;
        this.#part = part;
        this.#tell();
      };
      const answer = await searchSheet({ sheet, frame, turn, box, signal, onProgress });
      if (!answer || signal.aborted) return;
      if (answer.found) this.#found(answer.found, { frame, scale: answer.scale });
      else {
        this.begin();
        events.onNotice(search.empty);
      }
    } catch (reason) {
      if (signal.aborted) return;
      console.error(reason);
      this.#phase = 'failed';
      this.#tell();
    }
  }

  #found(found: SymbolMatches, on: { frame: Frame; scale: number }) {
    this.#on = on;
    this.#session = beginSession(found);
    this.#phase = 'found';
    this.#tell();
    const { search, format } = this.#desk.messages();
    const all = this.proposals().length;
    this.#desk.events.onAnnounce(search.found(all, format(all)));
  }

  #toPicture({ frame, scale }: { frame: Frame; scale: number }, at: Point): Point {
    const seenAt = apply(pageMatrix(frame), at);
    return { x: seenAt.x * scale, y: seenAt.y * scale };
  }

  #toPage(at: Point): Point {
    const { frame, scale } = this.#on ?? { frame: this.#desk.stage.frame, scale: 1 };
    return toUser(frame, { x: 0, y: 0, scale }, at);
  }

  /** Current proposals, excluding marked places. */
  proposals(): Proposal[] {
    const { store, conditions } = this.#desk;
    const { measures } = store.get();
    const session = this.#session;
    const on = this.#on;
    if (!session || !on) return [];
    const condition = conditions.forType('count');
    const { found, filter, rejected } = session;
    const key = [found, filter, rejected, measures, condition?.uuid];
    if (this.#known?.key.every((each, index) => each === key[index])) return this.#known.list;
    const counted: Point[] = [];
    for (const drawn of measures.values())
      if (!isPlanMark(drawn) && drawn.type === 'count' && drawn.conditionId === condition?.uuid)
        for (const vertex of drawn.geometry.vertices) counted.push(this.#toPicture(on, vertex));
    const list = proposalsOf(session, counted);
    this.#known = { key, list };
    return list;
  }

  #change(session: SymbolSearchSession) {
    this.#session = session;
    this.#tell();
    this.#desk.stage.requestFrame();
  }

  refine(change: Partial<SymbolSearchSession['filter']>) {
    if (this.#session) this.#change(refine(this.#session, change));
  }

  /** Starts framing the search region, or resets it to the whole sheet. */
  setRegion(isFramed: boolean) {
    this.#take(isFramed ? 'region' : 'pick');
    if (isFramed) this.#tell();
    else this.refine({ within: null });
  }

  /** Toggles the rejection of the place at a position. @param slop click tolerance in points. */
  pick(at: Point, slop: number) {
    const session = this.#session;
    const on = this.#on;
    if (!session || !on) return;
    const list = this.proposals();
    const one = placeAt(list, this.#toPicture(on, at), slop * on.scale);
    if (one) this.#change(toggle(session, list, one.box));
  }

  /** Toggles the rejection of the current match. */
  rejectCurrent() {
    const session = this.#session;
    if (!session?.current) return;
    this.#change(toggle(session, this.proposals(), session.current));
    this.#sayCurrent();
  }

  step(by: 1 | -1) {
    if (!this.#session) return;
    const session = stepTo(this.#session, this.proposals(), by);
    this.#change(session);
    const { current } = session;
    if (!current || !this.#on) return;
    const side = Math.max(current.width, current.height) / this.#on.scale;
    this.#desk.stage.centre(this.#toPage(middleOf(current)), MIN_MATCH_PIXELS / side);
    this.#sayCurrent();
  }

  #sayCurrent() {
    const view = this.view();
    if (view?.phase !== 'found' || !view.current) return;
    const { search, format, percent } = this.#desk.messages();
    const { number, similarity, isRejected } = view.current;
    const text = search.current(format(number), format(view.proposed + view.rejected), percent(similarity));
    this.#desk.events.onAnnounce(isRejected ? search.isRejected(text) : text);
  }

  /** Adds the proposals as one count in one step. @returns false if there are none. */
  accept(): boolean {
    const { conditions, newId, events, messages } = this.#desk;
    const condition = conditions.forType('count');
    const places = this.proposals().filter(({ status }) => status === 'proposed');
    if (!condition || places.length === 0 || this.#aim === 'region') return false;
    const layer = this.#layer();
    const isAdded = this.#editor.countSymbolMatches({
      uuid: newId(),
      conditionId: condition.uuid,
      type: 'count',
      geometry: { vertices: places.map(({ box }) => this.#toPage(middleOf(box))) },
      ...(layer ? { layer } : {}),
    });
    if (!isAdded) return false;
    events.onNotice(messages().search.added(places.length, messages().format(places.length), condition.code));
    return true;
  }

  /** Symbol and filters for searching other sheets. */
  async queryForSheets(): Promise<SheetsQuery | null> {
    return this.#session ? querySheets(this.#desk, this.#box, this.#session.filter) : null;
  }

  /** Updates the proposals after measures changed. */
  measuresChanged() {
    if (this.#phase === 'found') this.#tell();
  }

  painted(): PaintedProposal[] {
    const session = this.#session;
    const { current } = session ?? {};
    return this.proposals().map(({ box, similarity, status }) => ({
      bounds: this.#bounds(box),
      similarity,
      status,
      isCurrent: current ? isSameMatch(current, box) : false,
    }));
  }

  /** Search region; null for the whole sheet. */
  region(): ReturnType<typeof boundsOf> | null {
    const within = this.#session?.filter.within;
    return within ? this.#bounds(within) : null;
  }

  #bounds({ x, y, width, height }: PixelBox) {
    return boundsOf([this.#toPage({ x, y }), this.#toPage({ x: x + width, y: y + height })]);
  }

  view(): SymbolSearchView | null {
    if (this.#phase === 'off') return null;
    if (this.#phase === 'searching') return { phase: 'searching', part: this.#part };
    const session = this.#session;
    if (this.#phase !== 'found' || !session) return { phase: this.#phase === 'failed' ? 'failed' : 'box' };
    const list = this.proposals();
    const at = currentOf(session, list);
    const one = open(list)[at];
    return {
      phase: 'found',
      condition: this.#desk.conditions.forType('count'),
      proposed: countOf(list, 'proposed'),
      rejected: countOf(list, 'rejected'),
      counted: countOf(list, 'counted'),
      current: one
        ? { number: at + 1, similarity: one.similarity, isRejected: one.status === 'rejected' }
        : null,
      filter: session.filter,
      isFraming: this.#aim === 'region',
      isCapped: session.found.isCapped,
    };
  }

  #tell() {
    this.#desk.events.onBars({ symbolSearch: this.view() });
    this.#desk.stage.requestFrame();
  }
}
