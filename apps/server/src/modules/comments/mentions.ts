import { sql, type RawBuilder } from 'kysely';
import { containsPattern } from '../../resource/list-query.ts';

/** Match quality in descending order: prefix of the name, prefix of a word, substring. */
export function matchRank(name: RawBuilder<unknown>, search: string): RawBuilder<number> {
  const begun = containsPattern(search).slice(1);
  const form = sql`platform.search_form(${name})`;
  const isLike = (pattern: string) => sql`${form} like platform.search_form(${pattern}::text)`;
  return sql<number>`case when ${isLike(begun)} then 0 when ${isLike(`% ${begun}`)} then 1 else 2 end`;
}

/**
 * Best matches by name, interleaved by entity among equal matches so that one entity does not fill the list.
 * @param found matches of each entity, best first.
 */
export function bestMatches<Found extends { name: string; detail: string; fit: number }>(
  found: readonly Found[],
  most: number,
): Found[] {
  const taken = new Map<string, number>();
  return found
    .map((each) => {
      const sort = `${each.fit} ${each.detail}`;
      const turn = taken.get(sort) ?? 0;
      taken.set(sort, turn + 1);
      return { each, turn };
    })
    .toSorted((a, b) => a.each.fit - b.each.fit || a.turn - b.turn)
    .slice(0, most)
    .map(({ each }) => each)
    .toSorted((a, b) => a.fit - b.fit || a.name.localeCompare(b.name, 'en-US'));
}
