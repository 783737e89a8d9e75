import { flushCompileCache } from 'node:module';
import { logProcessErrors } from './core/process-errors.ts';
import { start, StartRefusal, type RunningServer } from './compose.ts';

let running: RunningServer | undefined;
const onConsole = (...about: unknown[]) => console.error(...about);
logProcessErrors(() => running?.log ?? { error: onConsole, fatal: onConsole });

const starting = start({ announce: true });
let stoppingSince: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // Ctrl-C arrives twice: from the terminal and from the script that started the server. A later one exits immediately.
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > 1000) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    // Also during startup, because the database would otherwise outlive the server.
    void starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
}

try {
  running = await starting;
  // Node keeps what it compiled when a process ends normally; a killed server would start slowly again.
  flushCompileCache();
  const restarts = Number(process.env['PLUMBLINE_RESTARTS'] ?? 0);
  if (restarts > 0) running.log.error({ restarts }, 'started again: the server had ended unexpectedly');
} catch (error) {
  console.error(error instanceof StartRefusal ? `\n  ${error.message}\n` : error);
  process.exit(1);
}
