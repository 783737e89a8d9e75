/** Where nobody says when the page is idle, it is taken to be after so many milliseconds. */
const pause = 50;

/**
 * Does work once the page has nothing else to do.
 * @param atLatest milliseconds after which it is done all the same.
 * @returns what calls it off.
 */
export function whenIdle(work: () => void, atLatest: number): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: atLatest });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, pause);
  return () => clearTimeout(timer);
}
