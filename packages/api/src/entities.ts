import useSwr from 'swr';
import { useMemo } from 'react';
import { entities } from './generated/entities.ts';
import { titleOf, type EntityMeta, type EntityName } from './entity.ts';
import { ApiError, request } from './request.ts';

export { entities };
export * from './summary.ts';
export {
  titleOf,
  type FieldMeta,
  type BoardColumn,
  type Entity,
  type ManyChange,
  type EntityMeta,
  type EntityName,
  type SummaryQuery,
} from './entity.ts';

/** A kind of record by its word; undefined for a word that is none. */
export const entityNamed = (name: string | undefined): EntityMeta | undefined =>
  name !== undefined && Object.hasOwn(entities, name) ? entities[name as EntityName] : undefined;

interface Found {
  id: string;
  label: string;
  description?: string;
}

/** Records of a kind by their words, as a picker shows them. */
export async function searchEntity(name: string, words: string, limit = 20): Promise<Found[]> {
  const kind = entityNamed(name);
  if (!kind) return [];
  const query = new URLSearchParams({ search: words, limit: String(limit), sort: kind.title.join(',') });
  const { data } = await request<{ data: ({ uuid: string } & Record<string, unknown>)[] }>(
    `${kind.lookup ?? kind.path}?${query.toString()}`,
    { method: 'GET' },
  );
  return data.map((row) => {
    const description = kind.searchSubtitle ? String(row[kind.searchSubtitle] ?? '') : '';
    return { id: row.uuid, label: titleOf(kind, row), ...(description ? { description } : {}) };
  });
}

/** What records of a kind are called; one that is gone, or that the caller may not open, by its kind alone. */
export const entityTitles = (name: string, uuids: readonly string[]): Promise<Found[]> =>
  Promise.all(
    uuids.map(async (id) => {
      const kind = entityNamed(name);
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
export const restoreEntities = (entity: Pick<EntityMeta, 'path'>, uuid: string[]): Promise<unknown> =>
  request(`${entity.path}/restore`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uuid }),
  });

type Names = Readonly<Record<string, readonly Found[]>>;
const noNames: Names = {};

async function loadNames(entity: EntityMeta): Promise<readonly Found[]> {
  try {
    const { data } = await request<{ data: Record<string, unknown>[] }>(
      `${entity.lookup ?? entity.path}?limit=-1`,
      { method: 'GET' },
    );
    return data.map((row) => {
      const label = titleOf(entity, row);
      const description = entity.searchSubtitle ? String(row[entity.searchSubtitle] ?? '') : '';
      return { id: label, label, ...(description ? { description } : {}) };
    });
  } catch (reason) {
    // Whoever may not see one of the lists chooses from the others.
    if (reason instanceof ApiError && reason.status === 403) return [];
    throw reason;
  }
}

/**
 * The names of kinds that are kept in lists of their own, by kind, as fields that hold such a name choose from: one
 * hook, however many kinds there are. Its key begins with the address of each list; whoever loads one of them anew
 * loads these, too.
 * @param lost what stands in the place of names that could not be loaded; none where not given.
 */
export function useEntityNames(
  names: readonly string[],
  lost?: (retry: () => void) => readonly Found[],
): Names {
  const asked = [...new Set(names)]
    .filter((name) => entityNamed(name))
    .sort()
    .join(',');
  const found = useMemo(
    () =>
      asked.split(',').flatMap((name) => {
        const kind = entityNamed(name);
        return kind ? [kind] : [];
      }),
    [asked],
  );
  const { data, error, mutate } = useSwr<Names, unknown>(
    found.length ? [...found.map((kind) => kind.lookup ?? kind.path), { names: asked }] : null,
    async () =>
      Object.fromEntries(
        await Promise.all(found.map(async (kind) => [kind.name, await loadNames(kind)] as const)),
      ),
  );
  const isLost = error !== undefined && data === undefined;
  const instead = useMemo(
    () =>
      isLost && lost
        ? Object.fromEntries(found.map(({ name }) => [name, lost(() => void mutate())] as const))
        : noNames,
    [isLost, lost, found, mutate],
  );
  return data ?? instead;
}
