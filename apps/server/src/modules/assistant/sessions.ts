import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import type { Plan } from './plan.ts';

/** Minutes after which a conversation expires. */
const EXPIRY_MINUTES = 120;
const isUuid = (text: string) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);

export interface Conversation {
  id: string;
  previous: Plan | undefined;
}

/**
 * Records a question and loads its conversation. Conversations of others, expired and unknown ones start empty.
 * @throws HttpError 429 above the rate limit.
 */
export async function openConversation(
  sessionId: string | undefined,
  context: Context,
): Promise<Conversation & { question: string }> {
  const { user, config } = context;
  return context.separate('write', async (tx) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from assistant_question
      where user_id = ${user.user_id} and asked_at > now() - interval '1 minute'`.execute(tx);
    if ((rows[0]?.count ?? 0) >= config.assistantRateLimit)
      throw new HttpError(429, 'Too many requests. Please wait a minute and try again.');
    const before =
      sessionId && isUuid(sessionId)
        ? (
            await sql<{ plan: Plan | null }>`select plan from assistant_question
              where session_id = ${sessionId}::uuid and user_id = ${user.user_id}
                and asked_at > now() - make_interval(mins => ${EXPIRY_MINUTES})
              order by asked_at desc, question_id desc limit 1`.execute(tx)
          ).rows[0]
        : undefined;
    const id = before && sessionId ? sessionId : uuidv7();
    const question = uuidv7();
    await sql`insert into assistant_question (tenant_id, question_id, session_id, user_id, plan)
      values (${user.tenant_id}, ${question}, ${id}::uuid, ${user.user_id}, ${before?.plan ? JSON.stringify(before.plan) : null}::jsonb)`.execute(
      tx,
    );
    // Plans stored by an earlier version have no intent; their conversation starts over.
    const previous = before?.plan?.intent ? before.plan : undefined;
    return { id, previous, question };
  });
}

/** Stores the plan for the next question. */
export async function keepPlan(question: string, plan: Plan | undefined, context: Context): Promise<void> {
  await context.separate('write', async (tx) => {
    await sql`update assistant_question set plan = ${plan ? JSON.stringify(plan) : null}::jsonb
      where question_id = ${question} and user_id = ${context.user.user_id}`.execute(tx);
  });
}
