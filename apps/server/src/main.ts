import { start } from './start.ts';

const server = await start({ announce: true });
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C does not wait.
    if (stopping) process.exit(130);
    stopping = true;
    void server.stop().then(() => process.exit(0));
  });
}
