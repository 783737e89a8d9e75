/** A drawn tile with the memory it takes. */
export interface CachedTile {
  key: string;
  bytes: number;
  canvas: HTMLCanvasElement;
}

/** Tiles by use, the least lately used first to go. What is on screen is pinned by being used. */
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
    // The backing store goes at once, not whenever the collector comes by.
    tile.canvas.width = tile.canvas.height = 0;
  }

  /** Makes room, never taking what `keep` names. */
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
