import type { Geometry } from '@plumbline/estimating';
import type { Words } from '../../messages/catalogue.ts';
import { isPlanMark, type CanvasMeasure, type CanvasPlanMark, type Drawn } from '../types.ts';
import { takeoffCommandsWords } from './commands.messages.ts';

/** What one command did to one thing that is drawn: it did not exist before, or exists no more, where a side is null. */
export interface Change {
  uuid: string;
  before: Drawn | null;
  after: Drawn | null;
}

/** One step that can be undone, with the name that the person reads. */
export interface Command {
  name: string;
  changes: Change[];
  /** Steps of one kind in a row, such as nudges, are one command: this says of which kind. */
  run?: string;
}

/** Everything the canvas knows of what is drawn: plain data. */
export interface TakeoffState {
  /** In drawing order, later ones on top. */
  measures: ReadonlyMap<string, Drawn>;
  selection: readonly string[];
  done: readonly Command[];
  undone: readonly Command[];
}

/** Told when a change is kept, so that the host can store it. */
export interface TakeoffCallbacks {
  onCreate?: (measure: CanvasMeasure) => void;
  onChange?: (uuid: string, geometry: Geometry, change: { label: string; measure: CanvasMeasure }) => void;
  onDelete?: (uuids: string[]) => void;
  /** A plan mark is new or changed. */
  onMarkChange?: (mark: CanvasPlanMark) => void;
  onMarksDelete?: (uuids: string[]) => void;
  onSelectionChange?: (uuids: string[]) => void;
}

/** A bounded past would lose a stroke; commands hold references to immutable geometries, so the past is cheap. */
export interface TakeoffStore {
  get(): TakeoffState;
  subscribe(listener: () => void): () => void;
  /**
   * Does a command and forgets what was undone. A command without a real change is ignored. Commands that follow
   * one another with the same `run` on the same measures are undone together.
   */
  run(name: string, changes: readonly Change[], run?: string): void;
  undo(): Command | null;
  redo(): Command | null;
  select(uuids: readonly string[]): void;
  /**
   * Takes the host's list. What was changed here and is not in that list yet stays as drawn, so that an answer
   * still under way never takes a stroke back.
   */
  sync(measures: readonly Drawn[]): void;
  setCallbacks(callbacks: TakeoffCallbacks): void;
  /** The words in which the host hears what was undone and done again; English until they are set. */
  setWords(words: Words['takeoffCommands']): void;
}

/** Where a measure stood locally and what the host last said of it when that happened. */
interface Pending {
  local: Drawn | null;
  hostThen: Drawn | undefined;
}

/** What is the host's to say, and is not drawn, is left out. */
const said = (drawn: Drawn): string => {
  const { locked: _locked, times: _times, ...own } = { times: 1, ...drawn };
  return JSON.stringify(own);
};
const isSame = (a: Drawn, b: Drawn): boolean => a === b || said(a) === said(b);

/** The measures of one page with undo and redo without end. No DOM, no time, no network. */
export function createTakeoffStore(
  initial: readonly Drawn[] = [],
  callbacks: TakeoffCallbacks = {},
): TakeoffStore {
  let heard = callbacks;
  let words: Words['takeoffCommands'] = takeoffCommandsWords;
  let host = new Map<string, Drawn>(initial.map((m) => [m.uuid, m]));
  let state: TakeoffState = { measures: new Map(host), selection: [], done: [], undone: [] };
  const pending = new Map<string, Pending>();
  const listeners = new Set<() => void>();

  const set = (next: TakeoffState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const keepSelection = (measures: ReadonlyMap<string, Drawn>, wanted: readonly string[]) => {
    const kept = wanted.filter((uuid) => measures.has(uuid));
    return kept.length === wanted.length ? wanted : kept;
  };

  const notifySelection = (before: readonly string[]) => {
    const after = state.selection;
    if (before.length !== after.length || before.some((uuid, i) => uuid !== after[i]))
      heard.onSelectionChange?.([...after]);
  };

  const applyChanges = (changes: readonly Change[], label: string, done: Command[], undone: Command[]) => {
    const measures = new Map(state.measures);
    for (const { uuid, after } of changes) {
      if (after) measures.set(uuid, after);
      else measures.delete(uuid);
      pending.set(uuid, { local: after, hostThen: host.get(uuid) });
    }
    const selectedBefore = state.selection;
    set({ measures, selection: keepSelection(measures, state.selection), done, undone });
    const deleted: string[] = [];
    const withoutMarks: string[] = [];
    for (const { uuid, before, after } of changes) {
      if (!after) {
        if (before) (isPlanMark(before) ? withoutMarks : deleted).push(uuid);
      } else if (isPlanMark(after)) heard.onMarkChange?.(after);
      else if (!before) heard.onCreate?.(after);
      else heard.onChange?.(uuid, after.geometry, { label, measure: after });
    }
    if (deleted.length > 0) heard.onDelete?.(deleted);
    if (withoutMarks.length > 0) heard.onMarksDelete?.(withoutMarks);
    notifySelection(selectedBefore);
  };

  const reversed = (changes: readonly Change[]): Change[] =>
    changes.map(({ uuid, before, after }) => ({ uuid, before: after, after: before })).reverse();

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run(name, changes, run) {
      const real = changes.filter((c) => c.before !== c.after);
      if (real.length === 0) return;
      const last = state.done.at(-1);
      const goesOn =
        run !== undefined &&
        last?.run === run &&
        last.changes.length === real.length &&
        last.changes.every((change, i) => change.after === real[i]!.before);
      const command: Command = goesOn
        ? { ...last, changes: last.changes.map((change, i) => ({ ...change, after: real[i]!.after })) }
        : { name, changes: real, ...(run === undefined ? {} : { run }) };
      applyChanges(real, name, [...(goesOn ? state.done.slice(0, -1) : state.done), command], []);
    },
    undo() {
      const command = state.done.at(-1);
      if (!command) return null;
      applyChanges(reversed(command.changes), words.undone(command.name), state.done.slice(0, -1), [
        ...state.undone,
        command,
      ]);
      return command;
    },
    redo() {
      const command = state.undone.at(-1);
      if (!command) return null;
      applyChanges(
        command.changes,
        words.redone(command.name),
        [...state.done, command],
        state.undone.slice(0, -1),
      );
      return command;
    },
    select(uuids) {
      const before = state.selection;
      const selection = [...new Set(uuids)].filter((uuid) => state.measures.has(uuid));
      if (selection.length === before.length && selection.every((uuid, i) => uuid === before[i])) return;
      set({ ...state, selection });
      notifySelection(before);
    },
    sync(list) {
      const next = new Map(list.map((m) => [m.uuid, m]));
      const measures = new Map(next);
      for (const [uuid, { local, hostThen }] of pending) {
        const now = next.get(uuid);
        const arrived = local === null ? now === undefined : now !== undefined && isSame(now, local);
        const stale =
          now === hostThen || (now !== undefined && hostThen !== undefined && isSame(now, hostThen));
        if (arrived || !stale) pending.delete(uuid);
        else if (local) measures.set(uuid, local);
        else measures.delete(uuid);
      }
      host = next;
      const before = state.selection;
      set({ ...state, measures, selection: keepSelection(measures, state.selection) });
      notifySelection(before);
    },
    setCallbacks(next) {
      heard = next;
    },
    setWords(next) {
      words = next;
    },
  };
}
