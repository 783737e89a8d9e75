import type { SummaryFigures, SummaryGroup } from '@plumbline/api';
import { measureId, type FieldMeta } from '@plumbline/api/entities';
import { formatMoney, formatNumber, formatPercent } from '@plumbline/ui/format';
import { nameOfMeasure, unitOf, type CompleteSettings } from './settings.ts';
import { reportMessages } from './messages.ts';

/** Formats a figure with its unit; empty for no value. */
export const formatFigure = (unit: ReturnType<typeof unitOf>, value: string | null | undefined): string => {
  if (value === null || value === undefined) return '';
  if (unit === 'money') return formatMoney(value);
  return unit === 'percent' ? formatPercent(value) : formatNumber(value);
};
/** Label of a group; a group of remaining groups includes their number. */
export const nameOfGroup = ({ label, groups }: SummaryGroup): string =>
  groups === undefined
    ? label
    : `${label} (${groups.toLocaleString('en-US')} ${groups === 1 ? 'group' : 'groups'})`;

/** Columns of a report's measures; the count comes first unless it is among the measures. */
export function figureColumns({ measures }: CompleteSettings, fields: Readonly<Record<string, FieldMeta>>) {
  const requestedMeasures = measures.map((measure, at) => ({
    id: measureId(measure),
    header: nameOfMeasure(measure, fields),
    unit: unitOf(measure, fields),
    of: ({ count, values }: SummaryFigures) =>
      measure.op === 'count' ? String(count) : (values[at] ?? null),
  }));
  if (requestedMeasures.some(({ id }) => id === 'count')) return requestedMeasures;
  const count = {
    id: 'count',
    header: reportMessages.count,
    unit: 'number' as const,
    of: (figures: SummaryFigures): string | null => String(figures.count),
  };
  return [count, ...requestedMeasures];
}
