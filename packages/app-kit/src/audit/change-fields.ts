import type { Change } from '@plumbline/api';

type Changed = Pick<Change['changes'][number], 'field' | 'before' | 'after'>;

const isCustomField = (field: string) => field.startsWith('custom.');
const isUuidOrEmpty = (value: string | undefined) =>
  value === undefined || value === '' || /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(value);

/**
 * True for ids of other records, which are hidden because their names are recorded as separate changes. Fields that are
 * only named like ids, such as a tax id, are shown.
 */
export const isReferenceId = ({ field, before, after }: Changed) =>
  !isCustomField(field) && field.endsWith('_id') && isUuidOrEmpty(before) && isUuidOrEmpty(after);

/** True for values derived from other changes: keys, stamps and sums. */
export const isDerived = (change: Changed) =>
  !isCustomField(change.field) &&
  (isReferenceId(change) ||
    /(_since|At|^version|^last_activity|^open_pipeline|^won_year|^outcome)$/.test(change.field));
