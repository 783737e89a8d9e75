import type { Summary, SummaryFigures } from '@plumbline/api';
import type { FileReply } from '../../context/context.ts';
import { xlsxReply, type SheetColumn, type SheetValue } from '../../files/spreadsheet.ts';
import { columnKind } from '../list-export.ts';
import type { ParsedAggregation, Measure } from './query.ts';

const kindOf = ({ op, id, described }: Measure): SheetColumn['kind'] => {
  if (op === 'count') return 'number';
  if (op === 'share') return 'percent';
  return described ? columnKind(id, described) : 'number';
};

/** Summary as a spreadsheet: each group with its parts and their sum, and the total at the end. */
export function exportAggregation(
  { by, measures }: ParsedAggregation,
  summary: Summary,
  name: string,
): Promise<FileReply> {
  const [first, second] = by;
  // The count has its own column, so a measure of the count is not repeated.
  const shown = measures.flatMap((measure, at) => (measure.op === 'count' ? [] : [{ measure, at }]));
  const cells = ({ count, values }: SummaryFigures): SheetValue[] => [
    count,
    ...shown.map(({ at }) => values[at]),
  ];
  function* rows(): Generator<SheetValue[]> {
    for (const group of summary.groups) {
      for (const part of group.parts ?? []) yield [group.label, part.label, ...cells(part)];
      yield second ? [`${group.label}, all`, '', ...cells(group)] : [group.label, ...cells(group)];
    }
    yield [...(first ? ['Total'] : []), ...(second ? [''] : []), ...cells(summary.total)];
  }
  return xlsxReply(name, [
    {
      name: 'Sheet1',
      columns: [
        ...by.map(({ field }) => ({ label: field.label, kind: 'text' as const, width: 28 })),
        { label: 'Count', kind: 'number' },
        ...shown.map(({ measure }) => ({ label: measure.label, kind: kindOf(measure) })),
      ],
      rows: rows(),
    },
  ]);
}
