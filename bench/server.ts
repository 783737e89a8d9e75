/* Our server in a process of its own, as its peers are: what sends the requests takes nothing from it. */
import { start } from '../apps/server/src/compose.ts';

const running = await start({
  ...(JSON.parse(process.argv[2] ?? '{}') as Parameters<typeof start>[0]),
});
process.send?.({ url: running.url });
process.once('disconnect', () => {
  void running.stop().then(() => process.exit(0));
});
