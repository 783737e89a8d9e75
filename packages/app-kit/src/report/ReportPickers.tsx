import { measureId, periods, type FieldMeta, type MeasureAsked } from '@plumbline/api/entities';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { Menu, type MenuEntry } from '@plumbline/ui/Menu';
import { Select } from '@plumbline/ui/Select';
import { SigmaIcon } from '@plumbline/ui/icons';
import type { ReactNode } from 'react';
import { capital } from '../format/format-values.ts';
import { refusalOf } from './chart-model.ts';
import { chartMeasure, groupable, measurable, nameOfMeasure, type CompleteSettings } from './settings.ts';
import { reportMessages } from './messages.ts';

interface PickersProps {
  fields: Readonly<Record<string, FieldMeta>>;
  options: Readonly<Record<string, readonly { id: string; label: string }[]>>;
  settings: CompleteSettings;
  onChange: (part: Partial<CompleteSettings>) => void;
  /** Content before the pickers. */
  before?: ReactNode;
}
const NO_FIELD = '-';
const mostMeasures = 6;
const charts = [
  { id: 'bar', label: reportMessages.bars },
  { id: 'line', label: reportMessages.line },
  { id: 'donut', label: reportMessages.donut },
  { id: 'none', label: reportMessages.tableOnly },
] as const;

/** Picker of one of the two groupings, with the period of a date field. */
function GroupingPicker({
  at,
  by,
  fields,
  onChange,
}: Pick<PickersProps, 'fields' | 'onChange'> & { at: 0 | 1; by: CompleteSettings['by'] }) {
  const choices = groupable(fields);
  const change = (field: string) => {
    if (field === NO_FIELD) return onChange({ by: by.slice(0, at), sort: '' });
    const found = choices.find(({ id }) => id === field);
    const next = by.slice();
    next[at] = { field, ...(found?.isPeriodic ? { per: 'month' as const } : {}) };
    // A field can be used only once for grouping.
    const kept = next.filter((each, place) => place === at || each.field !== field);
    onChange({ by: kept, sort: '' });
  };
  const now = by[at];
  const other = by[at === 0 ? 1 : 0];
  return (
    <>
      <Select
        label={at === 0 ? reportMessages.groupBy : reportMessages.thenBy}
        hideLabel
        prefix={at === 0 ? reportMessages.groupBy : reportMessages.thenBy}
        value={now?.field ?? NO_FIELD}
        onChange={change}
        options={[
          { id: NO_FIELD, label: reportMessages.none },
          ...choices
            .filter(({ id }) => at === 0 || id !== other?.field)
            .map(({ id, label }) => ({ id, label })),
        ]}
      />
      {now?.per && (
        <Select
          label={at === 0 ? reportMessages.period : reportMessages.secondGroupingPeriod}
          hideLabel
          prefix="by"
          value={now.per}
          onChange={(per) =>
            onChange({
              by: by.map((each, place) => (place === at ? { ...each, per: per as typeof now.per } : each)),
            })
          }
          options={periods.map((id) => ({ id, label: id }))}
        />
      )}
    </>
  );
}

/** Pickers for grouping, measures and chart of a report. */
export function ReportPickers({ fields, options, settings, onChange, before }: PickersProps) {
  const { by, measures, chart } = settings;
  const chosen = measures.map(measureId);
  const toggle = (of: readonly MeasureAsked[], ids: readonly string[]) => {
    const own = new Map(of.map((measure) => [measureId(measure), measure]));
    const kept = measures.filter(
      (measure) => !own.has(measureId(measure)) || ids.includes(measureId(measure)),
    );
    const added = ids.flatMap((id) => (chosen.includes(id) ? [] : (own.get(id) ?? [])));
    const next = [...kept, ...added].slice(0, mostMeasures);
    const isSorted = next.some((measure) => measureId(measure) === settings.sort.replace(/^-/, ''));
    onChange({
      measures: next,
      ...(isSorted || /^-?(group|count)$/.test(settings.sort) ? {} : { sort: '' }),
    });
  };
  const section = (id: string, items: readonly { measure: MeasureAsked; label: string }[]): MenuEntry => ({
    id,
    items: items.map(({ measure, label }) => ({ id: measureId(measure), label })),
    selectionMode: 'multiple',
    selectedIds: chosen,
    onSelectionChange: (ids) =>
      toggle(
        items.map(({ measure }) => measure),
        ids,
      ),
  });
  const { figures, shares } = measurable(fields, options);
  const drawn = chartMeasure(settings);
  return (
    <Inline gap={8} wraps align="center">
      {before}
      <GroupingPicker at={0} by={by} fields={fields} onChange={onChange} />
      {by.length > 0 && <GroupingPicker at={1} by={by} fields={fields} onChange={onChange} />}
      <Menu
        label={reportMessages.figures}
        placement="bottom start"
        trigger={
          <Button icon={SigmaIcon}>
            {measures.length > 0 ? reportMessages.figuresCount(measures.length) : reportMessages.figures}
          </Button>
        }
        items={[
          section('count', [{ measure: { op: 'count' }, label: reportMessages.count }]),
          ...figures.map(({ id, label, items }) => ({ id, label, items: [section(id, items)] })),
          ...(shares.length > 0
            ? [
                {
                  id: 'share',
                  label: reportMessages.shareOf,
                  items: shares.map(({ field, label, values }) => ({
                    id: field,
                    label,
                    items: [section(field, values)],
                  })),
                },
              ]
            : []),
        ]}
      />
      <Select
        label={reportMessages.chart}
        hideLabel
        prefix={reportMessages.show}
        value={chart}
        onChange={(id) => onChange({ chart: id as typeof chart })}
        options={charts.map(({ id, label }) => {
          const refusal = refusalOf(id, settings);
          return { id, label, ...(refusal ? { isDisabled: true, description: refusal } : {}) };
        })}
      />
      {measures.length > 1 && chart !== 'none' && (
        <Select
          label={reportMessages.figureInChart}
          hideLabel
          prefix="of"
          value={measureId(drawn)}
          onChange={(id) =>
            onChange({
              measures: measures.toSorted(
                (one, other) => Number(measureId(other) === id) - Number(measureId(one) === id),
              ),
            })
          }
          options={measures.map((measure) => ({
            id: measureId(measure),
            label: capital(nameOfMeasure(measure, fields)),
          }))}
        />
      )}
    </Inline>
  );
}
