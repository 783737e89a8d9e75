import { AssistantAway, type Assistant } from '../../ports/assistant.ts';
import { usesListedFields } from './answer.ts';
import { intents, type Condition, type Operator, type Plan, type AssistantEntity } from './plan.ts';
import { entityNamed } from './entities.ts';

const operators: readonly string[] = [
  'eq',
  'ne',
  'ilike',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
] satisfies Operator[];

const rules = `You turn a question about a company's records into one JSON object and answer nothing else.
{"intent": ${intents.map((each) => `"${each}"`).join(' | ')}, "entity": name of a list, "conditions": [{"field", "op", "value"}], "search"?: words, "sort"?: "field" or "-field", "limit"?: number, "field"?: field to sum or average, "by"?: field of the groups}
op is one of ${operators.join(', ')}. Dates are YYYY-MM-DD, and numbers are text without signs. Use only the lists and fields given. If the question cannot be expressed this way, answer {"intent": "none"}.`;

/** Lists and fields the user can view, as sent to the model; never contains rows. */
const catalogueOf = (entities: readonly AssistantEntity[]): string =>
  entities
    .map(({ name, many, fields }) => {
      const parts = Object.entries(fields)
        .filter(([, field]) => field.filter || field.sort)
        .map(
          ([id, { label, kind, filter, sort, options }]) =>
            `${id} "${label}" ${kind}${filter ? ' filter' : ''}${sort ? ' sort' : ''}${options ? ` [${options.join(', ')}]` : ''}`,
        );
      return `${name} (${many}): ${parts.join('; ')}`;
    })
    .join('\n');

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined;

function conditionOf(parsedCondition: unknown): Condition | undefined {
  const { field, op, value } = (parsedCondition ?? {}) as Partial<Record<string, unknown>>;
  if (typeof field !== 'string' || typeof op !== 'string' || !operators.includes(op)) return undefined;
  const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
  const isList = Array.isArray(value) && value.every((each) => typeof each === 'string');
  if (!isPlain && !isList) return undefined;
  return { field, op: op as Operator, value: value as Condition['value'] };
}

/** Parses a model's answer into a plan; undefined if invalid or naming unknown fields. */
export function planOf(answer: string, mayList: (entity: AssistantEntity) => boolean): Plan | undefined {
  let parsed: Record<string, unknown>;
  try {
    parsed = JSON.parse(answer.replace(/^\s*```(?:json)?|```\s*$/g, '')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const entity = typeof parsed?.['entity'] === 'string' ? entityNamed(parsed['entity']) : undefined;
  const intent = intents.find((each) => each === parsed?.['intent']);
  if (!entity || !intent || !mayList(entity)) return undefined;
  const givenConditions = Array.isArray(parsed['conditions']) ? (parsed['conditions'] as unknown[]) : [];
  const conditions = givenConditions.flatMap((each) => conditionOf(each) ?? []);
  if (conditions.length < givenConditions.length) return undefined;
  const limit = Number(parsed['limit']);
  const plan: Plan = {
    intent,
    entity: entity.name,
    conditions,
    search: textOf(parsed['search']),
    sort: textOf(parsed['sort']),
    limit: Number.isInteger(limit) && limit > 0 ? Math.min(limit, 100) : undefined,
    field: textOf(parsed['field']),
    by: textOf(parsed['by']),
  };
  if (intent === 'groups' && !plan.by) return undefined;
  return usesListedFields(plan, entity) ? plan : undefined;
}

/**
 * Asks the configured model for the plan of a question.
 * @throws AssistantAway if it does not respond, refuses or returns no plan.
 */
export async function planByModel(
  question: string,
  assistant: Assistant,
  promptContext: { entities: readonly AssistantEntity[]; today: string; previous: Plan | undefined },
): Promise<Plan> {
  const { entities, today, previous } = promptContext;
  const answer = await assistant.complete([
    { role: 'system', content: `${rules}\nToday is ${today}.\n${catalogueOf(entities)}` },
    ...(previous ? [{ role: 'assistant' as const, content: JSON.stringify(previous) }] : []),
    { role: 'user', content: question },
  ]);
  const plan = planOf(answer, (entity) => entities.includes(entity));
  if (!plan) throw new AssistantAway('the answer is no question to a list');
  return plan;
}
