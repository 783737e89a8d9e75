import type { ReportSettings, SummaryCondition, SummaryGroup } from '@plumbline/api';
import {
  canGroup,
  canMeasure,
  canShare,
  canSum,
  isPeriodic,
  measureId,
  measureLabel,
  type FieldMeta,
  type EntityMeta,
  type MeasureAsked,
  type SummaryQuery,
} from '@plumbline/api/entities';
import { addressOf, type RouteName } from '../navigation/routes.ts';
import { reportMessages } from './messages.ts';

type Fields = Readonly<Record<string, FieldMeta>>;
type Options = Readonly<Record<string, readonly { id: string; label: string }[]>>;
/** Settings with all defaults filled in. */
export type CompleteSettings = Required<ReportSettings>;

/** Standard report of a module. */
export interface StandardReport {
  /** Id in the URL. */
  id: string;
  name: string;
  description: string;
  related_to: string;
  settings: ReportSettings;
}

export const completeSettings = ({
  search = '',
  filter = '',
  sort = '',
  ...rest
}: ReportSettings): CompleteSettings => ({
  ...rest,
  search,
  filter: filter === '[]' ? '' : filter,
  sort,
});
const plain = (settings: ReportSettings) => {
  const { by, measures, search, filter, sort, chart } = completeSettings(settings);
  return JSON.stringify([
    by.map(({ field, per }) => [field, per ?? '']),
    measures.map(measureId),
    search,
    filter,
    sort,
    chart,
  ]);
};
/** True when two reports have the same settings. */
export const isSameReport = (one: ReportSettings, other: ReportSettings): boolean =>
  plain(one) === plain(other);

/** Builds the summary query of a report. */
export function queryOf({ by, measures, search, filter, sort }: CompleteSettings): SummaryQuery {
  return {
    by: JSON.stringify(by),
    measures: JSON.stringify(measures),
    ...(search ? { search } : {}),
    ...(filter ? { filter } : {}),
    ...(sort ? { sort } : {}),
  };
}

/** Link to the list with the records of a figure; undefined when no filter can express them. */
export function listHref(
  entity: Pick<EntityMeta, 'list'>,
  { filter, search }: Pick<CompleteSettings, 'filter' | 'search'>,
  ...groups: readonly Pick<SummaryGroup, 'filter'>[]
): string | undefined {
  if (!entity.list || groups.some((group) => group.filter === undefined)) return undefined;
  const own = filter ? (JSON.parse(filter) as SummaryCondition[]) : [];
  const conditions = [...own, ...groups.flatMap((group) => group.filter ?? [])];
  return addressOf(
    entity.list as RouteName,
    {},
    { ...(search ? { q: search } : {}), filter: JSON.stringify(conditions) },
  );
}

/** Fields that records can be grouped by. */
export const groupable = (fields: Fields) =>
  Object.entries(fields)
    .filter(
      ([name, field]) =>
        canGroup(field) && (field.kind !== 'uuid' || field.ref || name.startsWith('custom.')),
    )
    .map(([id, field]) => ({ id, label: field.label, isPeriodic: isPeriodic(field) }));

/** Measures of an entity by operation. */
export function measurable(fields: Fields, options: Options) {
  const all = Object.entries(fields);
  const of = (op: MeasureAsked['op'], may: (field: FieldMeta) => boolean) =>
    all
      .filter(([, field]) => may(field))
      .map(([field, meta]) => ({ measure: { op, field } as MeasureAsked, label: meta.label }));
  const shares = all
    .filter(([, field]) => canShare(field) && field.ref === undefined)
    .map(([field, meta]) => ({
      field,
      label: meta.label,
      values: (meta.kind === 'boolean'
        ? [
            { id: 'true', label: reportMessages.yes },
            { id: 'false', label: reportMessages.no },
          ]
        : (options[field] ?? [])
      ).map(({ id, label }) => ({ measure: { op: 'share', field, value: id } as MeasureAsked, label })),
    }))
    .filter(({ values }) => values.length > 0);
  return {
    figures: [
      { id: 'sum', label: reportMessages.sumOf, items: of('sum', canSum) },
      { id: 'avg', label: reportMessages.average, items: of('avg', canMeasure) },
      { id: 'min', label: reportMessages.lowest, items: of('min', canMeasure) },
      { id: 'max', label: reportMessages.highest, items: of('max', canMeasure) },
    ].filter(({ items }) => items.length > 0),
    shares,
  };
}

/** Initial settings of a report. */
export function initialSettings(entity: Pick<EntityMeta, 'boardSum'>, fields: Fields): CompleteSettings {
  const [by] = Object.entries(fields).filter(
    ([, field]) => canGroup(field) && field.choices?.startsWith('status:'),
  );
  const sum = entity.boardSum;
  return completeSettings({
    by: by ? [{ field: by[0] }] : [],
    measures: [{ op: 'count' }, ...(sum ? [{ op: 'sum' as const, field: sum }] : [])],
    chart: 'bar',
  });
}

/** Measure shown in the chart. */
export const chartMeasure = ({ measures }: ReportSettings): MeasureAsked => measures[0] ?? { op: 'count' };

export const nameOfMeasure = (measure: MeasureAsked, fields: Fields): string =>
  measureLabel(measure, measure.field === undefined ? undefined : fields[measure.field]);

/** Unit of a measure's figures. */
export function unitOf({ op, field }: MeasureAsked, fields: Fields): 'number' | 'money' | 'percent' {
  if (op === 'share') return 'percent';
  const format = field === undefined ? undefined : fields[field]?.format;
  if (op === 'count' || !format) return 'number';
  return format.startsWith('money') ? 'money' : format === 'percent' ? 'percent' : 'number';
}
