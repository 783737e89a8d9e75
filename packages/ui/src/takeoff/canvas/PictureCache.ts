/** Maximum pixels of a cached picture's longer side. */
const MAX_SIDE = 2048;
/** Maximum pixels of all cached pictures; the least recently drawn are evicted. */
const MAX_PIXELS = 8_000_000;

/** Cache of decoded pictures, loaded when they come into view. */
export class PictureCache {
  /** Loads a picture; without it none are shown. */
  source: ((imageId: string) => Promise<Blob>) | null = null;
  #onArrived: () => void;
  /** Cached pictures, least recently used first. */
  #held = new Map<string, ImageBitmap>();
  #coming = new Map<string, Promise<ImageBitmap>>();
  #failed = new Map<string, number>();

  /** @param onArrived called when a requested picture is ready. */
  constructor(onArrived: () => void) {
    this.#onArrived = onArrived;
  }

  /** Returns a cached picture, or null and requests it. */
  get(imageId: string): ImageBitmap | null {
    const cached = this.#held.get(imageId);
    if (cached) {
      this.#held.delete(imageId);
      this.#held.set(imageId, cached);
      return cached;
    }
    const again = this.#failed.get(imageId) ?? 0;
    if (this.source && performance.now() >= again)
      void this.load(imageId).then(this.#onArrived, () => undefined);
    return null;
  }

  /** @throws the source's error, or if the picture cannot be decoded. */
  load(imageId: string): Promise<ImageBitmap> {
    const cached = this.#held.get(imageId);
    if (cached) return Promise.resolve(cached);
    const coming = this.#coming.get(imageId) ?? this.#fetch(imageId);
    this.#coming.set(imageId, coming);
    return coming;
  }

  async #fetch(imageId: string): Promise<ImageBitmap> {
    try {
      if (!this.source) throw new Error('there is no source of pictures');
      const picture = await unpack(await this.source(imageId));
      this.#held.set(imageId, picture);
      this.#failed.delete(imageId);
      this.#tidy();
      return picture;
    } catch (error) {
      // The connection may be down: do not retry every frame.
      this.#failed.set(imageId, performance.now() + 10_000);
      throw error;
    } finally {
      this.#coming.delete(imageId);
    }
  }

  #tidy() {
    let pixels = 0;
    for (const [imageId, picture] of [...this.#held].reverse()) {
      pixels += picture.width * picture.height;
      if (pixels <= MAX_PIXELS || this.#held.size === 1) continue;
      this.#held.delete(imageId);
      picture.close();
    }
  }

  destroy() {
    this.source = null;
    for (const picture of this.#held.values()) picture.close();
    this.#held.clear();
  }
}

async function unpack(blob: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(blob);
  const factor = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
  if (factor >= 1) return bitmap;
  const small = await createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * factor)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * factor)),
    resizeQuality: 'high',
  });
  bitmap.close();
  return small;
}
