import type { LockedLayerResult } from './LockedLayerResult.ts';

/** Shape on a page; the client creates its id, the server its version. */
export interface DrawnRow {
  uuid: string;
  version: number;
}
/** Shape without its version, as drawn by the client. */
export type Drawn<N extends DrawnRow> = Omit<N, 'version'> & { uuid: string };
export interface SaveBody<N extends DrawnRow> {
  upsert: N[];
  remove: string[];
}
export interface SaveAnswer<R extends DrawnRow> {
  saved: R[];
  /** Current server rows of shapes that someone else changed. */
  conflicts: R[];
}

export type SyncState = 'saved' | 'saving' | 'waiting' | 'offline' | 'refused';

export interface PageSync<R extends DrawnRow, N extends DrawnRow> {
  /** Rows of the page: the server's with pending local changes applied. */
  rows(): readonly R[];
  state(): SyncState;
  /** Message of the server's rejection of pending changes. */
  problem(): string | undefined;
  lastSaved(): number | undefined;
  subscribe(listener: () => void): () => void;
  put(measure: Drawn<N>): void;
  remove(uuids: readonly string[]): void;
  /** Retries immediately. */
  retry(): void;
  /** Token for `merge`: changes loaded after it are merged only if nothing was saved in between. */
  moment(): number;
  /**
   * Merges changes by others loaded since `at`; pending local changes stay applied on top.
   * @returns false if something was saved in between.
   */
  merge(at: number, theirs: { rows: readonly R[]; removed: readonly string[] }): boolean;
  dispose(): void;
}

export interface PageSyncOptions<R extends DrawnRow, N extends DrawnRow> {
  /** Browser storage key of pending shapes: one page of one company. */
  key: string;
  initial: readonly R[];
  send: (body: SaveBody<N>) => Promise<SaveAnswer<R>>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  newId: () => string;
  /** Row of a local shape; `known` is the server's row. Undefined if it cannot be shown. */
  show: (drawn: Drawn<N>, version: number, saved: R | undefined) => R | undefined;
  /** True for shapes that must not be duplicated: on a conflict the server's row wins and no copy is kept. */
  isOne?: (drawn: Drawn<N>) => boolean;
  /** Called after conflicts: the other person's rows are shown, local ones are kept as copies. */
  onConflict: (count: number) => void;
  /** Called when a layer was locked by someone else; no shapes are lost. */
  onLocked: (strokes: LockedLayerResult) => void;
  /** Called after a save, so that dependent figures can be reloaded. */
  onSaved: () => void;
  schedule?: (work: () => void, milliseconds: number) => () => void;
}
