import { searchOptions } from '@plumbline/app-kit/data/lookups';

/** Returns a search over the company's people that leaves some out. */
export const peopleBy =
  (everyone: readonly { id: string; label: string }[], except: readonly (string | null | undefined)[]) =>
  async (search: string) =>
    (await searchOptions(everyone, search))
      .filter(({ id }) => !except.includes(id))
      .map(({ id, label }) => ({ id, name: label }));
/** Calls `call` for each id in turn; a failure stops the rest. */
export async function forEach(ids: readonly string[], call: (id: string) => Promise<unknown>): Promise<void> {
  for (const id of ids) await call(id);
}
