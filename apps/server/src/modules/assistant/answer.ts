import { titleOf } from '@plumbline/api/operations';
import { messages } from '@plumbline/validation';
import type { Context } from '../../context/context.ts';
import { countAnswer, listLink, withNotes, type Answer } from './answer-count.ts';
import { entityNamed } from './entities.ts';
import { isNumeric, type AssistantEntity, type Condition, type Plan } from './plan.ts';
import { cellKey, answerColumns, describeRow, orderText, presentRows } from './answer-table.ts';
import { countText, whereText } from './render-answer.ts';
import { runQuery, listQuery, type PlannedQuery } from './run-query-plan.ts';
import { figureAnswer, groupsAnswer } from './answer-totals.ts';

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Maximum number of rows in an answer; the list shows the others. */
const shownRows = 10;

async function rowsAnswer(query: PlannedQuery, context: Context): Promise<Answer> {
  const { plan, entity, vocabulary, notes } = query;
  const limit = Math.min(plan.limit ?? shownRows, shownRows);
  const { rows, count, call } = await runQuery(
    query,
    { ...listQuery(plan, entity), limit: String(limit) },
    context,
  );
  const where = whereText(plan, entity, vocabulary);
  const base = { module: entity.module, query: call, ...listLink(query) };
  if (count === 0)
    return {
      ...base,
      type: 'text',
      data: messages.chatNoData,
      text: withNotes(`No ${entity.many}${where}.`, notes),
      count: 0,
    };
  const columns = answerColumns(query);
  const whose = plan.isMine ? ' of yours' : '';
  const all = `${countText(count, entity)}${whose}${where}`;
  const [first] = rows;
  const details = rows.length === 1 ? describeRow(query, first) : undefined;
  const text =
    details && first
      ? `${titleOf(entity, first) || capitalize(entity.one)}: ${details}.`
      : plan.limit && plan.limit < count
        ? `The first ${rows.length} of ${all}${orderText(plan, entity)}.`
        : `${all}.`;
  return {
    ...base,
    type: 'rows',
    data: presentRows(rows, columns, entity),
    text: withNotes(text, notes),
    columns: columns.map((column) => ({ ...column, id: cellKey(column.id) })),
    count,
  };
}

/** Executes a plan as the user and describes the result. */
export function answerTo(query: PlannedQuery, context: Context): Promise<Answer> {
  switch (query.plan.intent) {
    case 'count':
      return countAnswer(query, context);
    case 'sum':
    case 'average':
      return figureAnswer(query, context);
    case 'groups':
      return groupsAnswer(query, context);
    default:
      return rowsAnswer(query, context);
  }
}

/** True if a plan uses only fields of its list. */
export function usesListedFields(plan: Plan, entity: AssistantEntity): boolean {
  const filters = ({ field }: Condition) => entity.fields[field]?.filter === true;
  const sorts = (plan.sort ?? '')
    .split(',')
    .filter(Boolean)
    .every((each) => entity.fields[each.replace(/^-/, '')]?.sort);
  return (
    plan.conditions.every(filters) &&
    sorts &&
    (plan.field === undefined || isNumeric(entity.fields[plan.field])) &&
    (plan.by === undefined || plan.by in entity.fields) &&
    (plan.show ?? []).every((name) => name in entity.fields) &&
    (plan.without ?? []).every(({ entity: other, field }) =>
      field === undefined
        ? entity.parts?.[other] !== undefined
        : entityNamed(other)?.fields[field]?.ref === entity.name,
    )
  );
}
