import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { entityNamed } from './entities.ts';
import type { AssistantEntity, Plan, Vocabulary } from './plan.ts';

/** Maximum number of rows that are summed, to limit server load. */
export const MAX_SUMMED_ROWS = 20_000;

/** Maximum number of rows that are queried individually. */
const MAX_ROW_QUERIES = 500;

/** A record as its list call answers it. */
export type Row = Record<string, unknown>;
/** Plan to execute, with its entity and notes on ignored parts of the question. */
export interface PlannedQuery {
  plan: Plan;
  entity: AssistantEntity;
  vocabulary: Vocabulary;
  notes: readonly string[];
}

/** Query parameters of a plan's list call. */
export function listQuery(
  { conditions: planConditions, search, sort }: Pick<Plan, 'conditions' | 'search' | 'sort'>,
  { fixed = [] }: Pick<AssistantEntity, 'fixed'> = {},
): Record<string, string> {
  const conditions = [...fixed, ...planConditions];
  return {
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
    ...(conditions.length
      ? { filter: JSON.stringify(conditions.map(({ field, op, value }) => ({ field, op, value }))) }
      : {}),
  };
}

/** Readable, unescaped text of the call. */
export const callText = (path: string, query: Record<string, string>): string => {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `GET /api${path}${parts.length ? `?${parts.join('&')}` : ''}`;
};

/** All rows of a list up to a limit. @throws HttpError if there are more. */
async function readList(
  call: AssistantEntity['call'],
  entity: AssistantEntity,
  query: Record<string, string>,
  context: Context,
  most = MAX_SUMMED_ROWS,
) {
  const read = async (limit: string) =>
    (await context.read(call, { query: { ...query, limit } })) as unknown as {
      data: Row[];
      meta?: { count: number };
    };
  const { data, meta } = await read('1');
  if ((meta?.count ?? data.length) > most)
    throw new HttpError(
      400,
      `There are more than ${most.toLocaleString('en-US')} ${entity.many}, which is too many to search here. Narrow your question.`,
    );
  return (await read('-1')).data;
}

/** Rows without records in a related list, each queried individually. */
async function rowsWithoutRelated(
  rows: readonly Row[],
  call: AssistantEntity['call'],
  context: Context,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const row of rows) {
    const answer = await context.read(call, { params: { uuid: String(row['uuid']) } });
    if ((answer as unknown as { data: unknown[] }).data.length === 0) found.push(row);
  }
  return found;
}

/** Rows that no record of the other lists refers to. Lists cannot filter by this, so all rows of both are compared. */
async function rowsWithoutReferences(
  { plan, entity }: PlannedQuery,
  query: Record<string, string>,
  context: Context,
) {
  const { limit = '-1', ...conditions } = query;
  const mine = plan.isMine ? entity.mine : undefined;
  const most = plan.without?.some(({ field }) => field === undefined) ? MAX_ROW_QUERIES : MAX_SUMMED_ROWS;
  let rows = await readList(mine?.call ?? entity.call, entity, conditions, context, most);
  const calls = [callText(mine?.path ?? entity.path, conditions)];
  for (const { entity: name, field } of plan.without ?? []) {
    const other = entityNamed(name);
    const part = entity.parts?.[name];
    if (field === undefined && part) {
      rows = await rowsWithoutRelated(rows, part.call, context);
      calls.push(`without those that have any in ${callText(part.path, {})}`);
    }
    if (!other || field === undefined) continue;
    const query = listQuery({ conditions: [] }, other);
    const named = new Set((await readList(other.call, other, query, context)).map((row) => row[field]));
    rows = rows.filter(({ uuid }) => !named.has(uuid));
    calls.push(`without those in ${field} of ${callText(other.path, query)}`);
  }
  const count = rows.length;
  return { rows: limit === '-1' ? rows : rows.slice(0, Number(limit)), count, call: calls.join('\n') };
}

/** Rows and count of a plan, and the call that it makes. */
export async function runQuery(planned: PlannedQuery, query: Record<string, string>, context: Context) {
  if (planned.plan.without?.length) return rowsWithoutReferences(planned, query, context);
  const { plan, entity } = planned;
  const mine = plan.isMine ? entity.mine : undefined;
  const answer = (await context.read(mine?.call ?? entity.call, { query })) as unknown as {
    data: Row[];
    meta?: { count: number };
  };
  return {
    rows: answer.data,
    count: answer.meta?.count ?? answer.data.length,
    call: callText(mine?.path ?? entity.path, query),
  };
}

/** All rows of a plan; undefined if there are too many to sum. */
export async function allRows(planned: PlannedQuery, context: Context) {
  const query = listQuery(planned.plan, planned.entity);
  const { count } = await runQuery(planned, { ...query, limit: '1' }, context);
  if (count > MAX_SUMMED_ROWS) return { count, rows: undefined, call: callText(planned.entity.path, query) };
  return runQuery(planned, { ...query, limit: '-1' }, context);
}

/** Call of a plan without executing it. */
export const planCallText = (plan: Plan, entity: AssistantEntity): string =>
  callText((plan.isMine ? entity.mine?.path : undefined) ?? entity.path, listQuery(plan, entity));
