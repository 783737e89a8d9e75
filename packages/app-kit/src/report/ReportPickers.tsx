import { measureId, periods, type FieldMeta, type MeasureAsked } from '@plumbline/api/entities';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { Menu, type MenuEntry } from '@plumbline/ui/Menu';
import { Select } from '@plumbline/ui/Select';
import { SigmaIcon } from '@plumbline/ui/icons';
import type { ReactNode } from 'react';
import { capital } from '../format/format-values.ts';
import { refusalOf } from './chart-model.ts';
import { drawnOf, groupable, measurable, nameOfMeasure, type WholeSettings } from './settings.ts';

interface PickersProps {
  fields: Readonly<Record<string, FieldMeta>>;
  options: Readonly<Record<string, readonly { id: string; label: string }[]>>;
  settings: WholeSettings;
  onChange: (part: Partial<WholeSettings>) => void;
  /** Content before the pickers. */
  before?: ReactNode;
}
const NO_FIELD = '-';
const mostMeasures = 6;
const charts = [
  { id: 'bar', label: 'Bars' },
  { id: 'line', label: 'Line' },
  { id: 'donut', label: 'Donut' },
  { id: 'none', label: 'Table only' },
] as const;

/** Picker of one of the two groupings, with the period of a date field. */
function GroupingPicker({
  at,
  by,
  fields,
  onChange,
}: Pick<PickersProps, 'fields' | 'onChange'> & { at: 0 | 1; by: WholeSettings['by'] }) {
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
        label={at === 0 ? 'Group by' : 'Then by'}
        hideLabel
        prefix={at === 0 ? 'Group by' : 'Then by'}
        value={now?.field ?? NO_FIELD}
        onChange={change}
        options={[
          { id: NO_FIELD, label: 'None' },
          ...choices
            .filter(({ id }) => at === 0 || id !== other?.field)
            .map(({ id, label }) => ({ id, label })),
        ]}
      />
      {now?.per && (
        <Select
          label={at === 0 ? 'Period' : 'Second grouping period'}
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
  const drawn = drawnOf(settings);
  return (
    <Inline gap={8} wrap align="center">
      {before}
      <GroupingPicker at={0} by={by} fields={fields} onChange={onChange} />
      {by.length > 0 && <GroupingPicker at={1} by={by} fields={fields} onChange={onChange} />}
      <Menu
        label="Figures"
        placement="bottom start"
        trigger={
          <Button icon={SigmaIcon}>{measures.length > 0 ? `Figures (${measures.length})` : 'Figures'}</Button>
        }
        items={[
          section('count', [{ measure: { op: 'count' }, label: 'Count' }]),
          ...figures.map(({ id, label, items }) => ({ id, label, items: [section(id, items)] })),
          ...(shares.length > 0
            ? [
                {
                  id: 'share',
                  label: 'Share of',
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
        label="Chart"
        hideLabel
        prefix="Show"
        value={chart}
        onChange={(id) => onChange({ chart: id as typeof chart })}
        options={charts.map(({ id, label }) => {
          const refusal = refusalOf(id, settings);
          return { id, label, ...(refusal ? { isDisabled: true, description: refusal } : {}) };
        })}
      />
      {measures.length > 1 && chart !== 'none' && (
        <Select
          label="Figure in chart"
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
