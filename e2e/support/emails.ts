import { api } from './app.ts';

/** Link in the newest email to an address. */
export async function linkFor(address: string): Promise<string> {
  const { data } = await api<{ to: string; text: string; createdAt: string }[]>('owner', '/dev/outbox');
  const [letter] = data
    .filter(({ to }) => to === address)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const link = /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0];
  if (!link) throw new Error(`no letter to ${address} with a link`);
  return link;
}
