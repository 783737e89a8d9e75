import type { Point } from '@plumbline/estimating';
import type { CanvasCondition } from '../types.ts';
import { findOnSheet } from './findOnSheet.ts';
import type { InkCrop } from './inkCrop.ts';
import { isMarkOf, middleOf } from './session.ts';
import type { FindOnSheet, SearchableSheet, SheetsQuery } from './SheetsQuery.ts';

/** Match on a sheet. */
export interface SheetMatch {
  /** Center in page points. */
  at: Point;
  similarity: number;
  crop: InkCrop;
  isRejected: boolean;
}

/** Sheet of a search with its state and matches; matches that are counted already are left out. */
export interface SheetResult {
  pageId: string;
  label: string;
  state: 'waiting' | 'searching' | 'found' | 'failed';
  /** Progress from 0 to 1. */
  part: number;
  matches: readonly SheetMatch[];
  /** Number of matches that are counted already. */
  counted: number;
}

/** State of the search over several sheets. */
export interface SheetsSearchState {
  phase: 'closed' | 'choosing' | 'searching' | 'found' | 'adding' | 'added' | 'failed';
  condition: CanvasCondition | null;
  sheets: readonly SearchableSheet[];
  /** Ids of the sheets to search. */
  chosen: ReadonlySet<string>;
  results: readonly SheetResult[];
}

/** Marks to add on a sheet. */
export interface SheetMarks {
  pageId: string;
  /** Id of the count, the same when adding is tried again. */
  uuid: string;
  points: Point[];
}

/** Functions that the app provides to the search. */
export interface SheetsSearchHost {
  /** URL of pdf.js assets, as for the canvas. */
  assetsUrl?: string;
  /** Count marks of a condition on a sheet, in page points. */
  marksOn: (pageId: string, conditionId: string) => Promise<readonly Point[]>;
  /** Adds count marks to a condition. @returns a function that removes them again. */
  add: (conditionId: string, marks: readonly SheetMarks[]) => Promise<() => Promise<void>>;
}

const closed: SheetsSearchState = {
  phase: 'closed',
  condition: null,
  sheets: [],
  chosen: new Set(),
  results: [],
};

/** Search for a symbol on several sheets. It goes on while other sheets are opened, because the host keeps it. */
export class SheetsSearch {
  #state = closed;
  #listeners = new Set<() => void>();
  #query: SheetsQuery | null = null;
  #running = new AbortController();
  #undo: (() => Promise<void>) | null = null;
  /** Ids of the counts by page. */
  #ids = new Map<string, string>();
  #host: SheetsSearchHost;
  #find: FindOnSheet;

  /** @param find searches one sheet; replaced in tests. */
  constructor(host: SheetsSearchHost, find: FindOnSheet = findOnSheet) {
    this.#host = host;
    this.#find = find;
  }

  get = (): SheetsSearchState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<SheetsSearchState>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Opens the choice of sheets for a symbol. */
  begin(query: SheetsQuery, sheets: readonly SearchableSheet[]) {
    this.close();
    this.#query = query;
    const chosen = new Set(sheets.map(({ pageId }) => pageId));
    this.#set({ ...closed, phase: 'choosing', condition: query.condition, sheets, chosen });
  }

  /** Stops the search and closes it. */
  close() {
    this.#running.abort();
    this.#query?.symbol.picture.close();
    this.#query = null;
    this.#undo = null;
    this.#set(closed);
  }

  choose(pageId: string, isChosen: boolean) {
    const chosen = new Set(this.#state.chosen);
    if (isChosen) chosen.add(pageId);
    else chosen.delete(pageId);
    this.#set({ chosen });
  }

  chooseAll(isChosen: boolean) {
    this.#set({ chosen: new Set(isChosen ? this.#state.sheets.map(({ pageId }) => pageId) : []) });
  }

  /** Searches the chosen sheets one after the other. */
  async run() {
    const { sheets, chosen } = this.#state;
    const list = sheets.filter(({ pageId }) => chosen.has(pageId));
    this.#ids.clear();
    const { signal } = (this.#running = new AbortController());
    this.#set({
      phase: 'searching',
      results: list.map(({ pageId, label }) => ({
        pageId,
        label,
        state: 'waiting',
        part: 0,
        matches: [],
        counted: 0,
      })),
    });
    for (const sheet of list) {
      if (signal.aborted) return;
      this.#change(sheet.pageId, { state: 'searching' });
      try {
        const found = await this.#search(sheet, signal);
        if (!found) return;
        this.#change(sheet.pageId, { ...found, state: 'found', part: 1 });
      } catch (reason) {
        if (signal.aborted) return;
        console.error(reason);
        this.#change(sheet.pageId, { state: 'failed' });
      }
    }
    if (!signal.aborted) this.#set({ phase: 'found' });
  }

  /** Stops the search and shows what was found. */
  stop() {
    this.#running.abort();
    this.#set({
      phase: 'found',
      results: this.#state.results.filter(({ state }) => state === 'found' || state === 'failed'),
    });
  }

  #change(pageId: string, change: Partial<SheetResult>) {
    this.#set({
      results: this.#state.results.map((each) => (each.pageId === pageId ? { ...each, ...change } : each)),
    });
  }

  async #search(sheet: SearchableSheet, signal: AbortSignal) {
    const query = this.#query;
    if (!query) return null;
    const marks = await this.#host.marksOn(sheet.pageId, query.condition.uuid);
    const found = await this.#find(sheet, query, {
      signal,
      onProgress: (part) => this.#change(sheet.pageId, { part }),
      assetsUrl: this.#host.assetsUrl,
    });
    if (!found) return null;
    const matches = found
      .filter(({ bounds }) => !marks.some((mark) => isMarkOf(bounds, mark)))
      .map(({ bounds, ...match }): SheetMatch => ({ ...match, at: middleOf(bounds), isRejected: false }));
    return { matches, counted: found.length - matches.length };
  }

  /** Rejects a match, or takes it again. */
  reject(pageId: string, index: number, isRejected: boolean) {
    const result = this.#state.results.find((each) => each.pageId === pageId);
    if (!result) return;
    this.#change(pageId, {
      matches: result.matches.map((match, at) => (at === index ? { ...match, isRejected } : match)),
    });
  }

  /** Rejects all matches of a sheet, or takes them again. */
  rejectSheet(pageId: string, isRejected: boolean) {
    const result = this.#state.results.find((each) => each.pageId === pageId);
    if (result) this.#change(pageId, { matches: result.matches.map((match) => ({ ...match, isRejected })) });
  }

  /** Adds the matches that were not rejected as count marks on their sheets. */
  async add() {
    const { condition, results } = this.#state;
    if (!condition) return;
    const marks = results
      .map(({ pageId, matches }) => ({
        pageId,
        uuid: this.#idOn(pageId),
        points: matches.filter(({ isRejected }) => !isRejected).map(({ at }) => at),
      }))
      .filter(({ points }) => points.length > 0);
    this.#set({ phase: 'adding' });
    try {
      this.#undo = await this.#host.add(condition.uuid, marks);
      this.#set({ phase: 'added' });
    } catch (reason) {
      console.error(reason);
      this.#set({ phase: 'failed' });
    }
  }

  #idOn(pageId: string): string {
    const id = this.#ids.get(pageId) ?? crypto.randomUUID();
    this.#ids.set(pageId, id);
    return id;
  }

  /** Removes the added marks from all sheets. */
  async undo() {
    const undo = this.#undo;
    if (!undo) return;
    this.#undo = null;
    this.#set({ phase: 'adding' });
    try {
      await undo();
      this.#set({ phase: 'found' });
    } catch (reason) {
      console.error(reason);
      this.#undo = undo;
      this.#set({ phase: 'added' });
    }
  }
}

/** Number of matches that would be added. */
export const countTaken = (results: readonly SheetResult[]): number =>
  results.reduce((sum, { matches }) => sum + matches.filter(({ isRejected }) => !isRejected).length, 0);
