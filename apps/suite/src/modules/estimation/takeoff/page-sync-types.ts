import type { LockedStrokes } from './locked-layer-conflicts.ts';

/** Something that is drawn on a page: the window makes its id, the server counts its versions. */
export interface DrawnRow {
  uuid: string;
  version: number;
}
/** What a window says of one: all but the version. */
export type Drawn<N extends DrawnRow> = Omit<N, 'version'> & { uuid: string };
export interface SaveBody<N extends DrawnRow> {
  upsert: N[];
  remove: string[];
}
export interface SaveAnswer<R extends DrawnRow> {
  saved: R[];
  /** Changed by someone else since: theirs. */
  conflicts: R[];
}

export type SyncState = 'saved' | 'saving' | 'waiting' | 'offline' | 'refused';

export interface PageSync<R extends DrawnRow, N extends DrawnRow> {
  /** The page's measures as they are drawn here: the server's, with what waits laid over them. */
  rows(): readonly R[];
  state(): SyncState;
  /** Why the server refused what is kept, in words. */
  problem(): string | undefined;
  lastSaved(): number | undefined;
  subscribe(listener: () => void): () => void;
  put(measure: Drawn<N>): void;
  remove(uuids: readonly string[]): void;
  /** Tries again now. */
  retry(): void;
  /** Names this moment: what is asked of the server from here on is taken only while nothing was saved meanwhile. */
  moment(): number;
  /**
   * Takes what others have drawn, changed and removed, asked for since a moment; what waits here stays laid over it.
   * @returns whether it was taken.
   */
  merge(at: number, theirs: { rows: readonly R[]; removed: readonly string[] }): boolean;
  dispose(): void;
}

export interface PageSyncOptions<R extends DrawnRow, N extends DrawnRow> {
  /** Names the kept strokes in browser storage: one page of one company. */
  key: string;
  initial: readonly R[];
  send: (body: SaveBody<N>) => Promise<SaveAnswer<R>>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  newId: () => string;
  /** What was drawn here as a row of the page; `known` is what the server has of it. Nothing where it cannot be shown. */
  show: (drawn: Drawn<N>, version: number, known: R | undefined) => R | undefined;
  /** Of what there is one only, theirs holds alone where two changed it: no copy is kept beside it. */
  isOne?: (drawn: Drawn<N>) => boolean;
  /** Another person's change came first; theirs is shown, ours is kept beside it as a copy. */
  onConflict: (count: number) => void;
  /** A layer was locked meanwhile: nothing that was drawn is lost, and the person is told where it is. */
  onLocked: (strokes: LockedStrokes) => void;
  /** Something was stored: figures that follow from it are worth reading again. */
  onSaved: () => void;
  schedule?: (work: () => void, milliseconds: number) => () => void;
}
