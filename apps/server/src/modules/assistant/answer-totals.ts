import type { AssistantColumn } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { Decimal } from 'decimal.js';
import type { Context } from '../../context/context.ts';
import { countAnswer, listLink, withNotes, type Answer } from './answer-count.ts';
import { isNumeric, mainFigure, shownField } from './plan.ts';
import { optionLabel } from './answer-table.ts';
import { countText, figureText, whereText } from './render-answer.ts';
import { allRows, MAX_SUMMED_ROWS, type PlannedQuery, type Row } from './run-query-plan.ts';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const tooManyRowsAnswer = (
  { entity, plan, vocabulary }: PlannedQuery,
  count: number,
  query: string,
): Answer => {
  const text = `${countText(count, entity)}${whereText(plan, entity, vocabulary)}, more than the limit of ${MAX_SUMMED_ROWS.toLocaleString('en-US')} for totals. Narrow your question.`;
  return { type: 'text', module: entity.module, data: text, text, query, count };
};
const figuresIn = (rows: readonly Row[], field: string): Decimal[] =>
  rows.flatMap((row) => {
    const value = row[field];
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [new Decimal(value)]
      : [];
  });
const sumOf = (figures: readonly Decimal[]): Decimal =>
  figures.reduce((sum, each) => sum.plus(each), new Decimal(0));

/** Sum or average of a plan's rows. */
export async function figureAnswer(query: PlannedQuery, context: Context): Promise<Answer> {
  const { plan, entity, vocabulary, notes } = query;
  const name = plan.field ?? mainFigure(entity);
  const field = name ? entity.fields[name] : undefined;
  if (!name || !isNumeric(field)) return countAnswer(query, context);
  const { rows, count, call } = await allRows(query, context);
  if (!rows) return tooManyRowsAnswer(query, count, call);
  const figures = figuresIn(rows, name);
  const where = whereText(plan, entity, vocabulary);
  const base = { type: 'text', module: entity.module, query: call, count, ...listLink(query) } as const;
  if (figures.length === 0) {
    const text = withNotes(`No ${entity.many}${where}.`, notes);
    return { ...base, data: messages.chatNoData, text };
  }
  const sum = sumOf(figures);
  const isAverage = plan.intent === 'average';
  const value = figureText((isAverage ? sum.div(figures.length) : sum).toFixed(4), field);
  const label = field?.label ?? name;
  const text = withNotes(
    `${isAverage ? `Average ${label}` : `Total ${label}`}: ${value}, of ${countText(figures.length, entity)}${plan.isMine ? ' of yours' : ''}${where}.`,
    notes,
  );
  return { ...base, data: text, text };
}

/** Rows of a plan by the values of a field, with their sum or average. */
export async function groupsAnswer(query: PlannedQuery, context: Context): Promise<Answer> {
  const { plan, entity, vocabulary, notes } = query;
  const by = plan.by ?? '';
  const field = entity.fields[by];
  const shown = shownField(entity, by) ?? by;
  const { rows, count, call } = await allRows(query, context);
  if (!rows) return tooManyRowsAnswer(query, count, call);
  const figure = plan.field ?? mainFigure(entity);
  const isAverage = plan.isAverage === true;
  const id = isAverage ? 'average' : 'sum';
  const where = whereText(plan, entity, vocabulary);
  if (rows.length === 0)
    return {
      type: 'text',
      module: entity.module,
      data: messages.chatNoData,
      text: withNotes(`No ${entity.many}${where}.`, notes),
      query: call,
      count,
      ...listLink(query),
    };
  const groups = [...Map.groupBy(rows, (row) => String(row[shown] ?? '')).entries()];
  const measured = groups
    .map(([value, all]) => {
      const figures = figure ? figuresIn(all, figure) : [];
      const sum = sumOf(figures);
      // Missing figures are not zero: they do not count in averages or groups.
      const measure = isAverage ? (figures.length ? sum.div(figures.length) : undefined) : sum;
      return {
        measure,
        title:
          value === ''
            ? 'None'
            : value === 'true'
              ? 'Yes'
              : value === 'false'
                ? 'No'
                : String(optionLabel(value, field)),
        count: all.length,
      };
    })
    .toSorted(
      (a, b) =>
        (plan.field ? (b.measure ?? new Decimal(0)).cmp(a.measure ?? 0) : b.count - a.count) ||
        a.title.localeCompare(b.title),
    )
    .map(({ measure, ...group }) => ({
      ...group,
      ...(figure && measure ? { [id]: measure.toFixed(2) } : {}),
    }));
  const figureField = figure ? entity.fields[figure] : undefined;
  const columns: AssistantColumn[] = [
    { id: 'count', label: capitalize(entity.many), kind: 'number' },
    ...(figureField
      ? [
          {
            id,
            label: isAverage ? `Average ${figureField.label}` : figureField.label,
            kind: 'decimal',
            ...(figureField.format ? { format: figureField.format } : {}),
          },
        ]
      : []),
  ];
  const text = withNotes(
    `${countText(count, entity)}${where}, by ${(field?.label ?? by).toLowerCase()}: ${measured.length} ${measured.length === 1 ? 'group' : 'groups'}.`,
    notes,
  );
  return {
    type: 'rows',
    module: entity.module,
    data: measured.slice(0, 100),
    text,
    query: call,
    columns,
    count,
    ...listLink(query),
  };
}
