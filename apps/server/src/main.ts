import { start } from './start.ts';

const server = await start({ announce: true });
let stoppingSince: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // One Ctrl-C arrives twice: from the terminal and from the script that started us. A later one does not wait.
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > 1000) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    void server.stop().then(() => process.exit(0));
  });
}
