import { kinds, type KindMeta } from '@plumbline/api/operations';
import type { Context } from '../http/context.ts';
import type { ListQuery } from '../http/listing.ts';
import { holds } from './access.ts';
import { recentChanges } from './changes.ts';

/** An area's recent changes: of the kinds that the caller may open, each with the way back that it has. */
export function areaChanges(area: string, query: ListQuery, context: Context) {
  const own: KindMeta[] = Object.values<KindMeta>(kinds).filter(({ module }) => module === area);
  return recentChanges(context, query, area, {
    // What a person may not open is not told of, either.
    kinds: own.filter(({ right }) => holds({ ...right, type: 'v' }, context)).map(({ name }) => name),
    restores: own.filter(({ restores }) => restores).map(({ name }) => name),
  });
}
