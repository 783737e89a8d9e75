import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import type { Choice, AssistantEntity, Vocabulary } from './plan.ts';

/** Result of a call; empty if the user lacks the right. */
async function unlessDenied<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return undefined;
    throw error;
  }
}
const optionOf = (option: string): Choice => {
  const [id = '', label = id] = option.split('|');
  return { id, label };
};

/** Distinct status names of the company's workflows. */
async function workflowStatuses(context: Context): Promise<Choice[]> {
  const workflows =
    (await unlessDenied(context.read('workflowsListNames', { query: { limit: '-1' } })))?.data ?? [];
  const names = new Set(workflows.flatMap(({ statuses }) => statuses.map(({ name }) => name)));
  return [...names].map((name) => ({ id: name, label: name }));
}

/** Field values the user may know: choices, statuses, territories, people. */
export async function vocabularyOf(entity: AssistantEntity, context: Context): Promise<Vocabulary> {
  const vocabulary: Record<string, readonly Choice[]> = {};
  let people: readonly Choice[] | undefined;
  for (const [name, field] of Object.entries(entity.fields)) {
    if (!field.filter) continue;
    const [source, module = ''] = field.choices?.split(':') ?? [];
    if (field.options) vocabulary[name] = field.options.map(optionOf);
    else if (source === 'status') {
      const answer = await unlessDenied(context.read('workspaceListStatuses', { params: { module } }));
      vocabulary[name] = (answer?.data ?? []).map((status) => ({ id: status.name, label: status.name }));
    } else if (name === 'workflow_status') vocabulary[name] = await workflowStatuses(context);
    else if (field.choices === 'territory') {
      const answer = await unlessDenied(context.read('territoriesListNames', { query: { limit: '-1' } }));
      vocabulary[name] = (answer?.data ?? []).map((territory) => ({
        id: territory.name,
        label: territory.name,
      }));
    } else if (field.ref === 'user') {
      people ??= (
        (await unlessDenied(context.read('usersList', { query: { limit: '-1' } })))?.data ?? []
      ).map((user) => ({
        id: user.uuid,
        label: `${user.firstname} ${user.lastname}`.trim(),
      }));
      vocabulary[name] = people;
    }
  }
  return vocabulary;
}
