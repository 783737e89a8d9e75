// Starts a server again that ended by itself: a crash costs the requests in flight, not the service.

/** Refusals to start, and a stop: whoever started the server decides what comes next. */
const deliberate = new Set([0, 1]);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param start runs the server until it ends; `restarts` counts the ends before. @returns its exit code.
 * @param options.isStopping whether somebody has asked for the end (Ctrl-C).
 * @param options.log is told of each restart.
 * @param options.pause milliseconds before the first restart, doubled with each one that follows soon.
 * @param options.most restarts in a row of which none has run for `soon` milliseconds.
 * @returns the exit code of the last run.
 */
export async function supervise(start, { isStopping, log, pause = 500, most = 5, soon = 60_000 }) {
  let inRow = 0;
  for (let restarts = 0; ; restarts++) {
    const began = Date.now();
    const code = await start(restarts);
    if (isStopping() || deliberate.has(code)) return code;
    inRow = Date.now() - began < soon ? inRow + 1 : 1;
    if (inRow > most) {
      log(`The server exited unexpectedly ${inRow} times in a row (code ${code}). It will not be restarted.`);
      return code;
    }
    log(`The server exited unexpectedly (code ${code}). Restarting it.`);
    await wait(pause * 2 ** (inRow - 1));
    if (isStopping()) return code;
  }
}
