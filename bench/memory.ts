import { readFile } from 'node:fs/promises';

/** What a process has in memory, in bytes: resident, as the kernel counts it. */
async function residentOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8');
  return Number(text.split(' ')[1]) * 4096;
}

/** Work, with its seconds and the most memory that a process took beyond what it had, in bytes. */
export async function withMemory(
  pid: number,
  work: () => Promise<unknown>,
): Promise<{ took: number; grew: number }> {
  const before = await residentOf(pid);
  let most = before;
  const watch = setInterval(() => {
    void residentOf(pid).then((now) => (most = Math.max(most, now)));
  }, 50);
  const from = performance.now();
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return { took: (performance.now() - from) / 1000, grew: most - before };
}
