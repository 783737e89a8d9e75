/* Many people at once, in a process of their own; told what to do by a message, answers with one. */

export interface Load {
  url: string;
  tokens: string[];
  seconds: number;
  /** Between two rounds of one person. */
  thinkSeconds: number;
}
export interface LoadResult {
  count: number;
  errors: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

const paths = ['/api/notification/?limit=10&offset=0', '/api/crm/accounts?limit=50&sort=name'];
const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function run({ url, tokens, seconds, thinkSeconds }: Load): Promise<LoadResult> {
  const times: number[] = [];
  let errors = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    tokens.map(async (token, index) => {
      // Nobody begins at the same moment.
      await pause((index / tokens.length) * thinkSeconds * 1000);
      while (performance.now() < end) {
        for (const path of paths) {
          const started = performance.now();
          const answer = await fetch(url + path, { headers: { 'access-token': token } }).catch(
            () => undefined,
          );
          await answer?.arrayBuffer();
          times.push(performance.now() - started);
          if (!answer?.ok) errors++;
        }
        // People think for different times, the same ones in each run: half to one and a half of what is usual.
        await pause(thinkSeconds * 1000 * (0.5 + (((index + times.length) * 0.618) % 1)));
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { count: times.length, errors, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

process.once('message', (load) => {
  void run(load as Load).then((result) => {
    process.send?.(result);
    process.disconnect();
  });
});
