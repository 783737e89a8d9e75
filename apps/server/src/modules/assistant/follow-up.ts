import { entityNamed } from './entities.ts';
import type { Plan } from './plan.ts';

/** Matches the beginning of a follow-up question. */
export const followUpPattern =
  /^(and|only|just|but|or|what about|how about|now|also|then|of (those|these|them)|those|these|them|same|sort|order|sorted|instead|without)\b/;

/** Merges a follow-up with the previous plan; new parts replace old ones. */
export function mergeFollowUp(previous: Plan, now: Plan, says: { entity: boolean; intent: boolean }): Plan {
  const entity = entityNamed(now.entity);
  const renewed = new Set(now.conditions.map(({ field }) => field));
  const kept = previous.conditions.filter(
    ({ field }) => !renewed.has(field) && (!says.entity || entity?.fields[field]?.filter === true),
  );
  const hasField = (name: string | undefined) =>
    name !== undefined && (!says.entity || entity?.fields[name.replace(/^-/, '')] !== undefined);
  const intent = says.intent
    ? now.intent
    : hasField(previous.field ?? previous.by) || (!previous.field && !previous.by)
      ? previous.intent
      : 'rows';
  // "By stage" after an average means the average of each stage.
  const isAverage =
    intent === 'groups' &&
    (now.isAverage ??
      (!(says.intent && now.field) && (previous.intent === 'average' || previous.isAverage === true)));
  return {
    intent,
    entity: now.entity,
    conditions: [...kept, ...now.conditions],
    search: now.search ?? (says.entity ? undefined : previous.search),
    sort: now.sort ?? (hasField(previous.sort) ? previous.sort : undefined),
    limit: now.limit ?? previous.limit,
    field: now.field ?? (hasField(previous.field) ? previous.field : undefined),
    by: now.by ?? (hasField(previous.by) ? previous.by : undefined),
    isAverage: isAverage || undefined,
    show: now.show ?? (says.entity ? undefined : previous.show),
    isMine: now.isMine || (previous.isMine && entity?.mine !== undefined) || undefined,
    without: now.without ?? (says.entity ? undefined : previous.without),
  };
}
