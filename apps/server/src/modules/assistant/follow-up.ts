import { entityNamed } from './entities.ts';
import type { Plan } from './plan.ts';

/** Matches the beginning of a follow-up question. */
export const followUpPattern =
  /^(and|only|just|but|or|what about|how about|now|also|then|of (those|these|them)|those|these|them|same|sort|order|sorted|instead|without)\b/;

/** Merges a follow-up with the previous plan; new parts replace old ones. */
export function mergeFollowUp(previous: Plan, now: Plan, says: { thing: boolean; wish: boolean }): Plan {
  const thing = entityNamed(now.thing);
  const renewed = new Set(now.conditions.map(({ field }) => field));
  const kept = previous.conditions.filter(
    ({ field }) => !renewed.has(field) && (!says.thing || thing?.fields[field]?.filter === true),
  );
  const hasField = (name: string | undefined) =>
    name !== undefined && (!says.thing || thing?.fields[name.replace(/^-/, '')] !== undefined);
  const wish = says.wish
    ? now.wish
    : hasField(previous.field ?? previous.by) || (!previous.field && !previous.by)
      ? previous.wish
      : 'rows';
  // "By stage" after an average means the average of each stage.
  const isAverage =
    wish === 'groups' &&
    (now.isAverage ??
      (!(says.wish && now.field) && (previous.wish === 'average' || previous.isAverage === true)));
  return {
    wish,
    thing: now.thing,
    conditions: [...kept, ...now.conditions],
    search: now.search ?? (says.thing ? undefined : previous.search),
    sort: now.sort ?? (hasField(previous.sort) ? previous.sort : undefined),
    limit: now.limit ?? previous.limit,
    field: now.field ?? (hasField(previous.field) ? previous.field : undefined),
    by: now.by ?? (hasField(previous.by) ? previous.by : undefined),
    isAverage: isAverage || undefined,
    show: now.show ?? (says.thing ? undefined : previous.show),
    isMine: now.isMine || (previous.isMine && thing?.mine !== undefined) || undefined,
    without: now.without ?? (says.thing ? undefined : previous.without),
  };
}
