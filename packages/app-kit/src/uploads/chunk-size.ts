const first = 8 * 1024 * 1024;
/** A part is to travel about so long: short enough to be sent again, long enough that its answer is not waited for in vain. */
const seconds = 2;

/**
 * Bytes of the next part of an upload: as many as the line took in two seconds of the part before it, so that a slow line
 * never has a part that outlasts a proxy's patience, and a fast one waits for few answers.
 * @param before the part that was sent last, in bytes and milliseconds; nothing before the first one.
 * @param largest bytes that the server takes in one part.
 */
export function nextPart(before: { bytes: number; took: number } | undefined, largest: number): number {
  if (!before) return Math.min(first, largest);
  const reached = (before.bytes / Math.max(1, before.took)) * seconds * 1000;
  // Four times as many at once: one part that went by chance into a buffer says little about the line.
  const wanted = Math.min(reached, before.bytes * 4);
  return Math.round(Math.min(largest, Math.max(Math.min(first / 8, largest), wanted)));
}
