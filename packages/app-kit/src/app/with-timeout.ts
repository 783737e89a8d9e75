/** Load timeout of a screen in milliseconds, as specified. */
const CHUNK_TIMEOUT_MS = 120_000;

/** The loaded value. @throws DOMException `TimeoutError` if loading takes longer than the timeout of a screen. */
export const withTimeout = <T>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The page did not load in time.', 'TimeoutError')),
      CHUNK_TIMEOUT_MS,
    );
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
};
