/** Delay in milliseconds in browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 50;

/**
 * Runs work when the page is idle.
 * @param atLatest timeout in milliseconds after which it runs anyway.
 * @returns a function that cancels it.
 */
export function runWhenIdle(work: () => void, atLatest: number): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: atLatest });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
