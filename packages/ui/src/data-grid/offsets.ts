/** Offsets of lines in pixels: most have the height `row`, group headings `group`. */
export interface Offsets {
  total: number;
  topOf: (index: number) => number;
  /** The line at a distance from the top; the last one below the end. */
  indexAt: (y: number) => number;
}

/** `tall` holds the numbers of the lines with the heading's height, in order. */
export function offsetsOf(count: number, row: number, group: number, tall: Int32Array | undefined): Offsets {
  const extra = group - row;
  if (!tall || tall.length === 0 || extra === 0) {
    return {
      total: count * row,
      topOf: (index) => index * row,
      indexAt: (y) => Math.max(0, Math.min(count - 1, Math.floor(y / row))),
    };
  }
  /** Tall lines before `index`. */
  const before = (index: number): number => {
    let low = 0;
    let high = tall.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((tall[middle] as number) < index) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const topOf = (index: number): number => index * row + before(index) * extra;
  return {
    total: count * row + tall.length * extra,
    topOf,
    indexAt: (y) => {
      let low = 0;
      let high = count - 1;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if (topOf(middle) <= y) low = middle;
        else high = middle - 1;
      }
      return Math.max(0, low);
    },
  };
}
