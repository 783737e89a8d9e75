/** Rendered tile with its memory size. */
export interface CachedTile {
  key: string;
  bytes: number;
  canvas: HTMLCanvasElement;
}

/** LRU cache of tiles. Visible tiles are marked as used. */
export class TileCache {
  #tiles = new Map<string, CachedTile>();
  #bytes = 0;
  #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get bytes(): number {
    return this.#bytes;
  }

  setLimit(limit: number) {
    this.#limit = limit;
  }

  get(key: string): CachedTile | undefined {
    const tile = this.#tiles.get(key);
    if (tile) {
      this.#tiles.delete(key);
      this.#tiles.set(key, tile);
    }
    return tile;
  }

  has(key: string): boolean {
    return this.#tiles.has(key);
  }

  put(tile: CachedTile) {
    this.drop(tile.key);
    this.#tiles.set(tile.key, tile);
    this.#bytes += tile.bytes;
  }

  drop(key: string) {
    const tile = this.#tiles.get(key);
    if (!tile) return;
    this.#tiles.delete(key);
    this.#bytes -= tile.bytes;
    tile.canvas.remove();
    // Free the backing store immediately instead of at garbage collection.
    tile.canvas.width = tile.canvas.height = 0;
  }

  /** Evicts tiles except those in `keep`. */
  trim(keep: ReadonlySet<string>) {
    for (const key of this.#tiles.keys()) {
      if (this.#bytes <= this.#limit) return;
      if (!keep.has(key)) this.drop(key);
    }
  }

  clear() {
    for (const key of this.#tiles.keys()) this.drop(key);
  }
}
