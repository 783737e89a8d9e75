// Restarts a crashed server, so that a crash costs only the requests in progress.

/** Exit codes of a stop and of a refused start, after which the server is not restarted. */
const deliberate = new Set([0, 1]);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param start runs the server until it exits; `restarts` is the number of earlier exits. @returns its exit code.
 * @param options.isStopping returns whether a stop was requested (Ctrl-C).
 * @param options.log receives a message for each restart.
 * @param options.pause milliseconds before the first restart, doubled for each restart in a row.
 * @param options.maxRestarts maximum restarts in a row of runs shorter than `minRunMs` milliseconds.
 * @returns the exit code of the last run.
 */
export async function supervise(start, { isStopping, log, pause = 500, maxRestarts = 5, minRunMs = 60_000 }) {
  let inRow = 0;
  for (let restarts = 0; ; restarts++) {
    const began = Date.now();
    const code = await start(restarts);
    if (isStopping() || deliberate.has(code)) return code;
    inRow = Date.now() - began < minRunMs ? inRow + 1 : 1;
    if (inRow > maxRestarts) {
      log(`The server exited unexpectedly ${inRow} times in a row (code ${code}). It will not be restarted.`);
      return code;
    }
    log(`The server exited unexpectedly (code ${code}). Restarting it.`);
    await wait(pause * 2 ** (inRow - 1));
    if (isStopping()) return code;
  }
}
