import type { AssistantAnswer } from '@plumbline/api';
import type { Context } from '../../context/context.ts';
import { countText, whereText } from './render-answer.ts';
import { runQuery, listQuery, type PlannedQuery } from './run-query-plan.ts';

/** An answer without its conversation. */
export type Answer = Omit<AssistantAnswer, 'session_id' | 'took'>;
export const withNotes = (text: string, notes: readonly string[]) => [text, ...notes].join(' ');

/** Link to the same rows in their list, if the list supports it. */
export function listLink({ plan, thing }: PlannedQuery): Pick<Answer, 'list'> {
  const route = plan.isMine ? thing.mine?.list : thing.list;
  // Lists cannot filter by references from other entities.
  if (!route || plan.without?.length) return {};
  const { search } = plan;
  return {
    list: thing.isSoughtOnly ? { route, ...(search ? { search } : {}) } : { route, ...listQuery(plan) },
  };
}

/** Answers with the number of rows of a plan. */
export async function countAnswer(asked: PlannedQuery, context: Context): Promise<Answer> {
  const { plan, thing, vocabulary, notes } = asked;
  const { count, call } = await runQuery(asked, { ...listQuery(plan, thing), limit: '1' }, context);
  const text = withNotes(
    `${countText(count, thing)}${plan.isMine ? ' of yours' : ''}${whereText(plan, thing, vocabulary)}.`,
    notes,
  );
  return { type: 'text', module: thing.module, data: text, text, query: call, count, ...listLink(asked) };
}
