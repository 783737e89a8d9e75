import { api } from './app.ts';

/** Link in the latest email to an address; undefined if there is none. */
export async function latestLink(address: string): Promise<string | undefined> {
  const { data } = await api<{ to: string; text: string; createdAt: string }[]>('owner', '/dev/outbox');
  const [letter] = data
    .filter(({ to }) => to === address)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0];
}

/**
 * Link in the newest email to an address. Waits for it, because reset links are sent by a job.
 * @param previous link of an earlier email, to wait for another one.
 */
export async function linkFor(address: string, previous?: string): Promise<string> {
  const until = Date.now() + 10_000;
  for (;;) {
    const link = await latestLink(address);
    if (link && link !== previous) return link;
    if (Date.now() > until) throw new Error(`no email to ${address} with a new link`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
