import { listViewsCount } from '@plumbline/api/hooks/workspace';
import { entityNamed } from '@plumbline/api/entities';
import useSwr from 'swr';

/** Search and filter of a view. */
interface ViewQuery {
  search?: string | undefined;
  filter?: string | undefined;
}

/**
 * Number of rows of each view of an entity's list, in the order of the views; null for a filter that is no longer valid.
 * The SWR key starts with the path of the list, so a change of its records updates the counts.
 * @param queries undefined until the views are known
 */
export function useViewCounts(
  entityName: string,
  queries: readonly ViewQuery[] | undefined,
): readonly (number | null)[] | undefined {
  const path = entityNamed(entityName)?.path;
  const { data } = useSwr(
    queries?.length && path ? [path, { counts: JSON.stringify(queries) }] : null,
    async () =>
      (await listViewsCount({ entity: entityName, queries: (queries ?? []).map((each) => ({ ...each })) }))
        .data,
    { keepPreviousData: false },
  );
  return data;
}
