import type { AssistantAnswer } from '@plumbline/api';
import type { Context } from '../../context/context.ts';
import { countText, whereText } from './render-answer.ts';
import { runQuery, listQuery, type PlannedQuery } from './run-query-plan.ts';

/** An answer without its conversation. */
export type Answer = Omit<AssistantAnswer, 'session_id' | 'took'>;
export const withNotes = (text: string, notes: readonly string[]) => [text, ...notes].join(' ');

/** Link to the same rows in their list, if the list supports it. */
export function listLink({ plan, entity }: PlannedQuery): Pick<Answer, 'list'> {
  const route = plan.isMine ? entity.mine?.list : entity.list;
  // Lists cannot filter by references from other entities.
  if (!route || plan.without?.length) return {};
  const { search } = plan;
  return {
    list: entity.isSoughtOnly ? { route, ...(search ? { search } : {}) } : { route, ...listQuery(plan) },
  };
}

/** Answers with the number of rows of a plan. */
export async function countAnswer(query: PlannedQuery, context: Context): Promise<Answer> {
  const { plan, entity, vocabulary, notes } = query;
  const { count, call } = await runQuery(query, { ...listQuery(plan, entity), limit: '1' }, context);
  const text = withNotes(
    `${countText(count, entity)}${plan.isMine ? ' of yours' : ''}${whereText(plan, entity, vocabulary)}.`,
    notes,
  );
  return { type: 'text', module: entity.module, data: text, text, query: call, count, ...listLink(query) };
}
