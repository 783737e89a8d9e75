import useSwr from 'swr';
import { useMemo } from 'react';
import { kinds } from './generated/kinds.ts';
import { titleOf, type KindMeta, type KindName } from './kind.ts';
import { request } from './request.ts';

export { kinds };
export * from './summary.ts';
export {
  titleOf,
  type FieldMeta,
  type BoardColumn,
  type Kind,
  type ManyChange,
  type KindMeta,
  type KindName,
  type SummaryQuery,
} from './kind.ts';

/** A kind of record by its word; undefined for a word that is none. */
export const kindNamed = (name: string | undefined): KindMeta | undefined =>
  name !== undefined && Object.hasOwn(kinds, name) ? kinds[name as KindName] : undefined;

interface Found {
  id: string;
  label: string;
  description?: string;
}

/** Records of a kind by their words, as a picker shows them. */
export async function searchKind(name: string, words: string, limit = 20): Promise<Found[]> {
  const kind = kindNamed(name);
  if (!kind) return [];
  const query = new URLSearchParams({ search: words, limit: String(limit), sort: kind.title.join(',') });
  const { data } = await request<{ data: ({ uuid: string } & Record<string, unknown>)[] }>(
    `${kind.lookup ?? kind.path}?${query.toString()}`,
    { method: 'GET' },
  );
  return data.map((row) => {
    const description = kind.found ? String(row[kind.found] ?? '') : '';
    return { id: row.uuid, label: titleOf(kind, row), ...(description ? { description } : {}) };
  });
}

/** What records of a kind are called; one that is gone, or that the caller may not open, by its kind alone. */
export const titlesOf = (name: string, uuids: readonly string[]): Promise<Found[]> =>
  Promise.all(
    uuids.map(async (id) => {
      const kind = kindNamed(name);
      try {
        if (!kind) throw new Error(`${name} is no kind of record`);
        const { data } = await request<{ data: object }>(`${kind.path}/${id}`, { method: 'GET' });
        return { id, label: titleOf(kind, data) };
      } catch {
        return { id, label: `one ${kind?.one ?? 'record'}` };
      }
    }),
  );

/** Undoes the deletion of records. */
export const restoreKind = (kind: Pick<KindMeta, 'path'>, uuid: string[]): Promise<unknown> =>
  request(`${kind.path}/restore`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uuid }),
  });

const noNames: readonly Found[] = [];

/** The names of a kind that is kept in a list of its own, as a field that holds such a name chooses from. */
export function useKindNames(name: string | undefined): readonly Found[] {
  const kind = kindNamed(name);
  const address = kind && (kind.lookup ?? kind.path);
  const { data } = useSwr<{ data: Record<string, unknown>[] }>(
    address ? [address, { limit: -1 }] : null,
    () => request(`${address ?? ''}?limit=-1`, { method: 'GET' }),
  );
  return useMemo(
    () =>
      kind && data
        ? data.data.map((row) => {
            const label = titleOf(kind, row);
            const description = kind.found ? String(row[kind.found] ?? '') : '';
            return { id: label, label, ...(description ? { description } : {}) };
          })
        : noNames,
    [kind, data],
  );
}
