/** Pixels of a picture's longer side as it is kept for drawing: more would not be seen beside the sheet's own. */
const longest = 2048;
/** Pixels of all pictures that are kept; beyond, those that were drawn longest ago go. */
const most = 8_000_000;

/** The pictures of images, fetched as they come into view and unpacked once. */
export class PictureShelf {
  /** Fetches a picture; without it none is shown. */
  source: ((imageId: string) => Promise<Blob>) | null = null;
  #onArrived: () => void;
  /** In the order in which they were asked for last. */
  #held = new Map<string, ImageBitmap>();
  #coming = new Map<string, Promise<ImageBitmap>>();
  #failed = new Map<string, number>();

  /** @param onArrived a picture that was asked for can be drawn now. */
  constructor(onArrived: () => void) {
    this.#onArrived = onArrived;
  }

  /** A picture that can be drawn now; otherwise it is sent for. */
  get(imageId: string): ImageBitmap | null {
    const held = this.#held.get(imageId);
    if (held) {
      this.#held.delete(imageId);
      this.#held.set(imageId, held);
      return held;
    }
    const again = this.#failed.get(imageId) ?? 0;
    if (this.source && performance.now() >= again)
      void this.load(imageId).then(this.#onArrived, () => undefined);
    return null;
  }

  /** @throws what the source throws, or that the picture cannot be unpacked. */
  load(imageId: string): Promise<ImageBitmap> {
    const held = this.#held.get(imageId);
    if (held) return Promise.resolve(held);
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
      // It may be that the connection is gone: not asked for again with every frame.
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
      if (pixels <= most || this.#held.size === 1) continue;
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
  const whole = await createImageBitmap(blob);
  const factor = longest / Math.max(whole.width, whole.height);
  if (factor >= 1) return whole;
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(whole.width * factor)),
    resizeHeight: Math.max(1, Math.round(whole.height * factor)),
    resizeQuality: 'high',
  });
  whole.close();
  return small;
}
