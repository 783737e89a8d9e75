import { SegmentBuffer } from './SegmentBuffer.ts';
import { type OperatorCodes, type OperatorList, walkPaths } from './walkPaths.ts';

/** Minimum length of a segment in points; shorter ones are lettering or hatch. */
const shortest = 1.5;

/**
 * Reads the straight lines of a sheet in page points. Yields every few thousand operators so that the caller can pause;
 * returns four numbers per segment.
 */
export function* readSegments(list: OperatorList, codes: OperatorCodes): Generator<void, Float64Array> {
  const segments = new SegmentBuffer();
  yield* walkPaths(list, codes, {
    line(x1, y1, x2, y2) {
      if (Math.abs(x2 - x1) + Math.abs(y2 - y1) >= shortest) segments.push(x1, y1, x2, y2);
    },
  });
  return segments.take();
}
