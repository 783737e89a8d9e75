/** Buffer that grows by doubling, because the number of segments is unknown. */
export class SegmentBuffer {
  #data = new Float64Array(1 << 14);
  #length = 0;

  push(x1: number, y1: number, x2: number, y2: number) {
    if (this.#length + 4 > this.#data.length) {
      const grown = new Float64Array(this.#data.length * 2);
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data[this.#length++] = x1;
    this.#data[this.#length++] = y1;
    this.#data[this.#length++] = x2;
    this.#data[this.#length++] = y2;
  }

  take(): Float64Array {
    return this.#data.slice(0, this.#length);
  }
}
