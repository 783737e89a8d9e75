import type { Geometry } from '@plumbline/estimating';
import type { Messages } from '../../messages/catalogue.ts';
import { isPlanMark, type CanvasMeasure, type CanvasPlanMark, type CanvasShape } from '../types.ts';
import { takeoffCommandsMessages } from './commands.messages.ts';

/** Change of one shape; `before` is null if created, `after` is null if deleted. */
export interface Change {
  uuid: string;
  before: CanvasShape | null;
  after: CanvasShape | null;
}

/** Undoable command with its displayed name. */
export interface Command {
  name: string;
  changes: Change[];
  /** Key that merges consecutive steps, such as nudges, into one command. */
  run?: string;
}

/** Store state as plain data. */
export interface TakeoffState {
  /** Shapes in drawing order, later ones on top. */
  measures: ReadonlyMap<string, CanvasShape>;
  selection: readonly string[];
  done: readonly Command[];
  undone: readonly Command[];
}

/** Callbacks for storing changes. */
export interface TakeoffCallbacks {
  onCreate?: (measure: CanvasMeasure) => void;
  onChange?: (uuid: string, geometry: Geometry, change: { label: string; measure: CanvasMeasure }) => void;
  onDelete?: (uuids: string[]) => void;
  /** Called when a plan mark was added or changed. */
  onMarkChange?: (mark: CanvasPlanMark) => void;
  onMarksDelete?: (uuids: string[]) => void;
  onSelectionChange?: (uuids: string[]) => void;
}

/** Store with unlimited undo; commands reference immutable geometries, so the history is cheap. */
export interface TakeoffStore {
  get(): TakeoffState;
  subscribe(listener: () => void): () => void;
  /**
   * Runs a command and clears redo. Commands without a change are ignored. Consecutive commands with the same `run` on
   * the same shapes are undone together.
   */
  run(name: string, changes: readonly Change[], run?: string): void;
  undo(): Command | null;
  redo(): Command | null;
  select(uuids: readonly string[]): void;
  /**
   * Takes the host's list. Local changes that the list does not contain yet are kept, so that a late response never
   * reverts a shape.
   */
  sync(measures: readonly CanvasShape[]): void;
  setCallbacks(callbacks: TakeoffCallbacks): void;
  /** Sets the messages for undo and redo names. @default English */
  setMessages(messages: Messages['takeoffCommands']): void;
}

/** Local state of a shape and the host's state at that time. */
interface Pending {
  local: CanvasShape | null;
  hostThen: CanvasShape | undefined;
}

/** Comparison key of a shape without host-only fields. */
const comparableShape = (drawn: CanvasShape): string => {
  const { locked: _locked, times: _times, ...own } = { times: 1, ...drawn };
  return JSON.stringify(own);
};
const isSame = (a: CanvasShape, b: CanvasShape): boolean =>
  a === b || comparableShape(a) === comparableShape(b);

/**
 * The host's shapes with the local changes that they do not contain yet. Changes that arrived or were overtaken are
 * removed from `pending`.
 */
function withPending(
  host: ReadonlyMap<string, CanvasShape>,
  pending: Map<string, Pending>,
): Map<string, CanvasShape> {
  const measures = new Map(host);
  for (const [uuid, { local, hostThen }] of pending) {
    const now = host.get(uuid);
    const arrived = local === null ? now === undefined : now !== undefined && isSame(now, local);
    const stale = now === hostThen || (now !== undefined && hostThen !== undefined && isSame(now, hostThen));
    if (arrived || !stale) pending.delete(uuid);
    else if (local) measures.set(uuid, local);
    else measures.delete(uuid);
  }
  return measures;
}

/** Creates the store of one page's shapes with unlimited undo. Pure: no DOM, time or network. */
export function createTakeoffStore(
  initial: readonly CanvasShape[] = [],
  callbacks: TakeoffCallbacks = {},
): TakeoffStore {
  let heard = callbacks;
  let messages: Messages['takeoffCommands'] = takeoffCommandsMessages;
  let host = new Map<string, CanvasShape>(initial.map((m) => [m.uuid, m]));
  let state: TakeoffState = { measures: new Map(host), selection: [], done: [], undone: [] };
  const pending = new Map<string, Pending>();
  const listeners = new Set<() => void>();

  const set = (next: TakeoffState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const keepSelection = (measures: ReadonlyMap<string, CanvasShape>, selection: readonly string[]) => {
    const kept = selection.filter((uuid) => measures.has(uuid));
    return kept.length === selection.length ? selection : kept;
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
      applyChanges(reversed(command.changes), messages.undone(command.name), state.done.slice(0, -1), [
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
        messages.redone(command.name),
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
      host = new Map(list.map((m) => [m.uuid, m]));
      const measures = withPending(host, pending);
      const before = state.selection;
      set({ ...state, measures, selection: keepSelection(measures, state.selection) });
      notifySelection(before);
    },
    setCallbacks(next) {
      heard = next;
    },
    setMessages(next) {
      messages = next;
    },
  };
}
