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
  type FieldsChange,
  type Entity,
  type ManyChange,
  type EntityMeta,
  type EntityName,
  type SummaryQuery,
} from './entity.ts';

/** Entity by its name; undefined for an unknown name. */
export const entityNamed = (name: string | undefined): EntityMeta | undefined =>
  name !== undefined && Object.hasOwn(entities, name) ? entities[name as EntityName] : undefined;

interface FoundRecord {
  id: string;
  label: string;
  description?: string;
}

/** Records that match the search, as a picker shows them. */
export async function searchEntity(name: string, search: string, limit = 20): Promise<FoundRecord[]> {
  const entity = entityNamed(name);
  if (!entity) return [];
  const query = new URLSearchParams({ search, limit: String(limit), sort: entity.title.join(',') });
  const { data } = await request<{ data: ({ uuid: string } & Record<string, unknown>)[] }>(
    `${entity.lookup ?? entity.path}?${query.toString()}`,
    { method: 'GET' },
  );
  return data.map((row) => {
    const description = entity.searchSubtitle ? String(row[entity.searchSubtitle] ?? '') : '';
    return { id: row.uuid, label: titleOf(entity, row), ...(description ? { description } : {}) };
  });
}

/** Titles of records by id. A record that is deleted or not accessible has the name of its entity. */
export const entityTitles = (name: string, uuids: readonly string[]): Promise<FoundRecord[]> =>
  Promise.all(
    uuids.map(async (id) => {
      const entity = entityNamed(name);
      try {
        if (!entity) throw new Error(`${name} is not an entity`);
        const { data } = await request<{ data: object }>(`${entity.path}/${id}`, { method: 'GET' });
        return { id, label: titleOf(entity, data) };
      } catch {
        return { id, label: `one ${entity?.one ?? 'record'}` };
      }
    }),
  );

/** Restores deleted records. */
export const restoreEntities = (entity: Pick<EntityMeta, 'path'>, uuid: string[]): Promise<unknown> =>
  request(`${entity.path}/restore`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uuid }),
  });

type RecordNames = Readonly<Record<string, readonly FoundRecord[]>>;
const noNames: RecordNames = {};

async function loadNames(entity: EntityMeta): Promise<readonly FoundRecord[]> {
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
    // Users who may not read one of the lists choose from the others.
    if (reason instanceof ApiError && reason.status === 403) return [];
    throw reason;
  }
}

/**
 * Names that fields with a list of choices can have, by entity. One hook for any number of entities; its SWR key starts with
 * the path of each list, so revalidating one of them revalidates these names.
 * @param lost choices in place of names that could not be loaded; none unless given
 */
export function useEntityNames(
  names: readonly string[],
  lost?: (retry: () => void) => readonly FoundRecord[],
): RecordNames {
  const requested = [...new Set(names)]
    .filter((name) => entityNamed(name))
    .sort()
    .join(',');
  const found = useMemo(
    () =>
      requested.split(',').flatMap((name) => {
        const entity = entityNamed(name);
        return entity ? [entity] : [];
      }),
    [requested],
  );
  const { data, error, mutate } = useSwr<RecordNames, unknown>(
    found.length ? [...found.map((entity) => entity.lookup ?? entity.path), { names: requested }] : null,
    async () =>
      Object.fromEntries(
        await Promise.all(found.map(async (entity) => [entity.name, await loadNames(entity)] as const)),
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
