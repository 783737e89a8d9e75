const first = 8 * 1024 * 1024;
/** Target upload time of a chunk in TARGET_SECONDS: short enough to retry, long enough to amortize the round trip. */
const TARGET_SECONDS = 2;

/**
 * Computes the size of the next chunk from the speed of the previous one, so that slow connections stay below proxy
 * timeouts and fast ones need few requests.
 * @param before previous chunk in bytes and milliseconds; undefined for the first one.
 * @param largest maximum chunk size of the server in bytes.
 */
export function nextChunkSize(before: { bytes: number; took: number } | undefined, largest: number): number {
  if (!before) return Math.min(first, largest);
  const reached = (before.bytes / Math.max(1, before.took)) * TARGET_SECONDS * 1000;
  // Grow at most fourfold: a single chunk may have been buffered locally.
  const targetBytes = Math.min(reached, before.bytes * 4);
  return Math.round(Math.min(largest, Math.max(Math.min(first / 8, largest), targetBytes)));
}
