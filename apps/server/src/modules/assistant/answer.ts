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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Maximum number of rows in an answer; the list shows the others. */
const shownRows = 10;

async function rowsAnswer(asked: PlannedQuery, context: Context): Promise<Answer> {
  const { plan, thing, vocabulary, notes } = asked;
  const limit = Math.min(plan.limit ?? shownRows, shownRows);
  const { rows, count, call } = await runQuery(
    asked,
    { ...listQuery(plan, thing), limit: String(limit) },
    context,
  );
  const where = whereText(plan, thing, vocabulary);
  const base = { module: thing.module, query: call, ...listLink(asked) };
  if (count === 0)
    return {
      ...base,
      type: 'text',
      data: messages.chatNoData,
      text: withNotes(`No ${thing.many}${where}.`, notes),
      count: 0,
    };
  const columns = answerColumns(asked);
  const whose = plan.isMine ? ' of yours' : '';
  const all = `${countText(count, thing)}${whose}${where}`;
  const [first] = rows;
  const details = rows.length === 1 ? describeRow(asked, first) : undefined;
  const text =
    details && first
      ? `${titleOf(thing, first) || capital(thing.one)}: ${details}.`
      : plan.limit && plan.limit < count
        ? `The first ${rows.length} of ${all}${orderText(plan, thing)}.`
        : `${all}.`;
  return {
    ...base,
    type: 'rows',
    data: presentRows(rows, columns, thing),
    text: withNotes(text, notes),
    columns: columns.map((column) => ({ ...column, id: cellKey(column.id) })),
    count,
  };
}

/** Executes a plan as the user and describes the result. */
export function answerTo(asked: PlannedQuery, context: Context): Promise<Answer> {
  switch (asked.plan.wish) {
    case 'count':
      return countAnswer(asked, context);
    case 'sum':
    case 'average':
      return figureAnswer(asked, context);
    case 'groups':
      return groupsAnswer(asked, context);
    default:
      return rowsAnswer(asked, context);
  }
}

/** True if a plan uses only fields of its list. */
export function isSound(plan: Plan, thing: AssistantEntity): boolean {
  const filters = ({ field }: Condition) => thing.fields[field]?.filter === true;
  const sorts = (plan.sort ?? '')
    .split(',')
    .filter(Boolean)
    .every((each) => thing.fields[each.replace(/^-/, '')]?.sort);
  return (
    plan.conditions.every(filters) &&
    sorts &&
    (plan.field === undefined || isNumeric(thing.fields[plan.field])) &&
    (plan.by === undefined || plan.by in thing.fields) &&
    (plan.show ?? []).every((name) => name in thing.fields) &&
    (plan.without ?? []).every(({ thing: other, field }) =>
      field === undefined
        ? thing.parts?.[other] !== undefined
        : entityNamed(other)?.fields[field]?.ref === thing.name,
    )
  );
}
