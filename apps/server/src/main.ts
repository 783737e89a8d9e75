import { start, StartRefusal } from './start.ts';

const starting = start({ announce: true });
let stoppingSince: number | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // One Ctrl-C arrives twice: from the terminal and from the script that started us. A later one does not wait.
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > 1000) process.exit(130);
      return;
    }
    stoppingSince = Date.now();
    // In the middle of a start, too: the database would otherwise outlive us.
    void starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
}

try {
  await starting;
} catch (error) {
  console.error(error instanceof StartRefusal ? `\n  ${error.message}\n` : error);
  process.exit(1);
}
