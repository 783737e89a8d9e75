import type { Summary, SummaryGroup } from '@plumbline/api';
import type { FieldMeta } from '@plumbline/api/entities';
import { BarChart } from '@plumbline/ui/BarChart';
import { DonutChart } from '@plumbline/ui/DonutChart';
import { LineChart } from '@plumbline/ui/LineChart';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { chartOf, chartDataOf, isAdditive, donutSlices } from './chart-model.ts';
import { chartMeasure, nameOfMeasure, unitOf, type CompleteSettings } from './settings.ts';
import { reportMessages } from './messages.ts';

interface ReportChartProps {
  summary: Summary;
  settings: CompleteSettings;
  fields: Readonly<Record<string, FieldMeta>>;
  /** Called with the groups of a selected bar, point or slice. */
  onOpen: (...groups: SummaryGroup[]) => void;
}

/** Chart of a report. Every bar, point and slice links to its records. */
export function ReportChart({ summary, settings, fields, onOpen }: ReportChartProps) {
  const chart = chartOf(settings);
  const drawn = chartMeasure(settings);
  const [by] = settings.by;
  if (chart === 'none' || !by) return null;
  const label = nameOfMeasure(drawn, fields);
  const common = { label, unit: unitOf(drawn, fields), categoryLabel: fields[by.field]?.label ?? by.field };
  if (chart === 'donut') {
    const pieces = donutSlices(summary, settings);
    return (
      <DonutChart
        {...common}
        parts={pieces.map(({ label: name, value }, at) => ({ id: String(at), label: name, value }))}
        onSelect={({ index }) => {
          const group = pieces[index]?.group;
          if (group) onOpen(group);
        }}
      />
    );
  }
  const { categories, groups, series, left } = chartDataOf(summary, settings);
  const open = (index: number, seriesId: string | null) => {
    const group = groups[index];
    if (!group) return;
    const part = series.find(({ id }) => id === seriesId)?.parts[index];
    onOpen(group, ...(part ? [part] : []));
  };
  const props = {
    ...common,
    categories,
    series: series.map(({ id, label: name, values }) => ({ id, label: name || label, values })),
    onSelect: ({ index, seriesId }: { index: number; seriesId: string | null }) => open(index, seriesId),
  };
  // Periods are columns, however many: time runs from left to right.
  const isFlat =
    by.per === undefined && (categories.length > 12 || categories.some((name) => name.length > 12));
  return (
    <Stack gap={8}>
      {chart === 'line' ? (
        <LineChart {...props} startsAtZero />
      ) : (
        <BarChart
          {...props}
          layout={isAdditive(settings) ? 'stacked' : 'grouped'}
          {...(isFlat
            ? {
                orientation: 'horizontal',
                height: 40 + categories.length * (isAdditive(settings) ? 28 : 12 + 16 * series.length),
              }
            : {})}
        />
      )}
      {left > 0 && (
        <Text size="small" tone="muted">
          {reportMessages.groupsNotCharted(left)}
        </Text>
      )}
    </Stack>
  );
}
