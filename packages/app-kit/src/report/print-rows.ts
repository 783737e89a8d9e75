import type { Summary, SummaryFigures, SummaryGroup } from '@plumbline/api';
import type { FieldMeta, EntityMeta } from '@plumbline/api/entities';
import type { Filter, FilterField } from '@plumbline/ui/FilterBar';
import { parseFilters } from '../list/use-list-url-state.ts';
import { printTable } from './print-report.ts';
import { figureColumns, nameOfGroup, formatFigure } from './totals.ts';
import type { CompleteSettings } from './settings.ts';
import { countText } from '../format/count-text.ts';
import { reportMessages } from './messages.ts';

interface Printed {
  name: string;
  entity: Pick<EntityMeta, 'one' | 'many'>;
  summary: Summary;
  settings: CompleteSettings;
  fields: Readonly<Record<string, FieldMeta>>;
  filterFields: readonly FilterField[];
}
const operatorLabels: Readonly<Record<string, string>> = {
  eq: 'is',
  ne: 'is not',
  ilike: 'contains',
  gt: 'is over',
  gte: 'is from',
  lt: 'is below',
  lte: 'is up to',
  in: 'is any of',
  nin: 'is none of',
};

/** Describes the filters of a report for printing. */
export function conditionsIn(
  { filter, search }: Pick<CompleteSettings, 'filter' | 'search'>,
  filterFields: readonly FilterField[],
): string[] {
  const textOf = ({ fieldId, operator, value }: Filter) => {
    const field = filterFields.find(({ id }) => id === fieldId);
    const word = (id: string) => field?.options?.find((option) => option.id === id)?.label ?? id;
    const values = value === null ? 'empty' : [value].flat().map(word).join(', ');
    return `${field?.label ?? fieldId} ${operatorLabels[operator] ?? operator} ${values}`;
  };
  const { filters, alternatives } = parseFilters(filter || '[]');
  return [
    ...(search ? [reportMessages.searchFilter(search)] : []),
    ...filters.map(textOf),
    ...alternatives.map((group) => group.map((each) => each.map(textOf).join(' and ')).join(' or ')),
  ];
}

/** Prints the current report. */
export function printReport(
  { name, entity, summary, settings, fields, filterFields }: Printed,
  content: HTMLElement | null,
): void {
  const columns = figureColumns(settings, fields);
  const cells = (figures: SummaryFigures) => columns.map(({ unit, of }) => formatFigure(unit, of(figures)));
  const rowsOf = (
    group: SummaryGroup,
    depth: number,
  ): { cells: string[]; depth: number; isStrong: boolean }[] => [
    { cells: [nameOfGroup(group), ...cells(group)], depth, isStrong: Boolean(group.parts) },
    ...(group.parts ?? []).flatMap((part) => rowsOf(part, depth + 1)),
  ];
  const { count } = summary.total;
  printTable({
    title: name,
    lines: [
      [countText(count, entity), new Date().toLocaleDateString('en-US')].join(' · '),
      ...conditionsIn(settings, filterFields),
    ],
    chart: content?.querySelector<SVGSVGElement>('figure [role="application"] > svg') ?? null,
    legend: [
      ...(content?.querySelectorAll<HTMLElement>('figure > div:first-child > [aria-hidden] > span') ?? []),
    ].map((item) => ({
      label: item.textContent,
      colour: item.firstElementChild ? getComputedStyle(item.firstElementChild).backgroundColor : '#000',
    })),
    heads: [
      settings.by.map(({ field }) => fields[field]?.label ?? field).join(', ') || 'Records',
      ...columns.map(({ header }) => header),
    ],
    rows: [
      ...summary.groups.flatMap((group) => rowsOf(group, 0)),
      { cells: ['Total', ...cells(summary.total)], depth: 0, isStrong: true },
    ],
  });
}
