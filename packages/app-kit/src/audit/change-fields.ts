import type { Change } from '@plumbline/api';

type Changed = Pick<Change['changes'][number], 'field' | 'before' | 'after'>;

const isOwn = (field: string) => field.startsWith('custom.');
const keyOrNothing = (value: string | undefined) =>
  value === undefined || value === '' || /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value);

/**
 * Keys of other records say nothing to a person: their names are changes of their own. What is only called so, as a tax
 * id is, is told.
 */
export const isKey = ({ field, before, after }: Changed) =>
  !isOwn(field) && field.endsWith('_id') && keyOrNothing(before) && keyOrNothing(after);

/** What follows from a change is no change of its own: keys, stamps, sums. */
export const isDerived = (change: Changed) =>
  !isOwn(change.field) &&
  (isKey(change) ||
    /(_since|At|^version|^last_activity|^open_pipeline|^won_year|^outcome)$/.test(change.field));
