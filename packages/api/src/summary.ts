/** A day or an instant is put together with others of the same of these. */
export const periods = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];
/** Operations of a measure besides the count. */
export const measureOps = ['count', 'sum', 'avg', 'min', 'max', 'share'] as const;
export interface MeasureAsked {
  op: (typeof measureOps)[number];
  field?: string;
  /** Value of a share. */
  value?: string;
}
interface Field {
  label: string;
  kind: string;
  filter?: boolean;
  sort?: boolean;
  write?: true | 'required';
  format?: string;
  options?: readonly string[];
  choices?: string;
}

/** True if records can be grouped by a field: the list can then be filtered to each group. */
export const canGroup = ({ kind, filter }: Field): boolean =>
  filter === true && ['text', 'uuid', 'boolean', 'day', 'instant'].includes(kind);
export const isPeriodic = ({ kind }: Pick<Field, 'kind'>): boolean => kind === 'day' || kind === 'instant';
/** True for stored figures of a record, not computed ones. */
export const canMeasure = ({ kind, filter, sort, write }: Field): boolean =>
  (kind === 'decimal' || kind === 'number') && Boolean(filter || sort || write);
/** True for figures that can be summed; percentages cannot. */
export const canSum = (field: Field): boolean => canMeasure(field) && field.format !== 'percent';
/** True if the share of records with a value of the field can be computed. */
export const canShare = ({ filter, kind, options, choices }: Field): boolean =>
  filter === true && (kind === 'boolean' || options !== undefined || choices !== undefined);

/** Id of a measure in a sort order: `sum:amount`. */
export const measureId = ({ op, field, value }: MeasureAsked): string =>
  [op, ...(field === undefined ? [] : [field]), ...(value === undefined ? [] : [value])].join(':');

/** A value of a choice as people read it. */
export function choiceLabel(field: Pick<Field, 'kind' | 'options'>, value: string): string {
  if (field.kind === 'boolean') return value === 'true' ? 'Yes' : 'No';
  const option = field.options?.find((each) => each.split('|')[0] === value);
  return option?.split('|')[1] ?? value;
}

const named = { sum: 'Sum of', avg: 'Average', min: 'Lowest', max: 'Highest' } as const;
/** Label of a measure in column headings. */
export function measureLabel({ op, field: name, value }: MeasureAsked, field: Field | undefined): string {
  if (op === 'count') return 'Count';
  const label = field?.label ?? name ?? '';
  if (op !== 'share') return `${named[op]} ${label}`;
  if (!field || value === undefined) return `${label}, %`;
  if (field.kind !== 'boolean') return `${choiceLabel(field, value)}, %`;
  return value === 'true' ? `${label}, %` : `Not ${label}, %`;
}
