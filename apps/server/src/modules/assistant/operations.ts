import type { AssistantAnswer } from '@plumbline/api';
import { entityFields, entities, operations, type EntityMeta } from '@plumbline/api/operations';
import { utcDay } from '@plumbline/dates';
import { decide, denialText, type Ability, type Right } from '@plumbline/permissions';
import { messages } from '@plumbline/validation';
import type { Context, Handlers } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { AssistantAway } from '../../ports/assistant.ts';
import { answerTo } from './answer.ts';
import { callText, planCallText } from './run-query-plan.ts';
import type { Answer } from './answer-count.ts';
import { helpAnswer, examplesFor } from './help-answers.ts';
import { planByModel } from './model.ts';
import type { Plan, AssistantEntity, Understood, Vocabulary } from './plan.ts';
import { keepPlan, openConversation } from './sessions.ts';
import { findEntity, entityNamed, assistantEntities } from './entities.ts';
import { outcomePattern, parseQuestion } from './parse-question.ts';
import { vocabularyOf } from './vocabulary.ts';
import { Reading } from './tokenize.ts';

/** Right required by an entity's list. */
function rightOf({ call }: AssistantEntity): Right | undefined {
  const { access } = operations[call] as { access: string | { app: number; name: string; type: string } };
  return typeof access === 'string' ? undefined : { ...access, type: access.type as Ability };
}
function denialOf(entity: AssistantEntity, { session, user }: Context): string | undefined {
  const own = rightOf(entity);
  const rights = own ? [own] : (entity.rights ?? []);
  const decisions = rights.map((right) => decide(session, user.purchased, right));
  const decision = decisions.find(({ allowed }) => allowed) ?? decisions[0];
  return decision && !decision.allowed ? denialText(decision) : undefined;
}

interface AnswerOutcome {
  answer: Answer;
  /** Plan for follow-up questions; null forgets the previous one, undefined keeps it. */
  plan?: Plan | null;
}

const textAnswer = (text: string, module = ''): Answer => ({ type: 'text', module, data: text, text });

async function searchAnswer(text: string, context: Context): Promise<Answer> {
  const query = { search: text };
  const { data } = await context.read('workspaceSearch', { query });
  const call = callText('/setup/search', query);
  if (data.length === 0)
    return {
      ...textAnswer(messages.chatNoData),
      text: `No results for “${text}”.`,
      query: call,
      count: 0,
      examples: examplesFor(mayList(context)),
    };
  return {
    type: 'rows',
    module: '',
    data: data.map(({ uuid, title, subtitle, href }) => ({ uuid, title, href, subtitle })),
    text: `${data.length} ${data.length === 1 ? 'result' : 'results'} for “${text}”, up to five per type.`,
    columns: [{ id: 'subtitle', label: 'Type', kind: 'text' }],
    count: data.length,
    query: call,
  };
}

const ownedEntities = Object.values<EntityMeta>(entities).filter(({ calls }) => {
  const { list } =
    (operations as Readonly<Record<string, { list?: string } | undefined>>)[`${calls}List`] ?? {};
  return list !== undefined && 'owner_name' in (entityFields[list as keyof typeof entityFields] ?? {});
});

/** Answers “who owns …” for records found by name. */
async function ownerAnswer(text: string, context: Context): Promise<Answer> {
  const answer = await searchAnswer(text, context);
  const found = Array.isArray(answer.data) ? (answer.data as Record<string, unknown>[]) : [];
  const rows = [];
  for (const row of found) {
    const uuid = String(row['uuid']);
    const entity = ownedEntities.find(({ page }) => page?.replace('{uuid}', uuid) === row['href']);
    if (!entity) continue;
    const { data } = await context.read(`${entity.calls}Read` as 'accountsRead', { params: { uuid } });
    rows.push({ ...row, owner: data.owner_name ?? null });
  }
  if (rows.length === 0)
    return found.length === 0 ? answer : { ...answer, text: `${answer.text} None of them has an owner.` };
  const [first] = rows;
  const only = rows.length === 1 ? (first as { title?: unknown; owner: string | null }) : undefined;
  return {
    ...answer,
    data: rows,
    columns: [{ id: 'owner', label: 'Owner', kind: 'text' }, ...(answer.columns ?? [])],
    count: rows.length,
    text: only
      ? `${String(only.title)}: Owner: ${only.owner ?? 'not set'}.`
      : `${rows.length} results with owners for “${text}”, up to five per type.`,
  };
}

async function inboxAnswer(context: Context): Promise<Answer> {
  const { data } = await context.read('inboxList', { query: { limit: '20' } });
  const count = data.groups.reduce((sum, group) => sum + group.count, 0);
  const query = callText('/setup/waiting', { limit: '20' });
  const list = { route: 'waiting' };
  if (count === 0)
    return { ...textAnswer(messages.chatNoData), text: 'Nothing is waiting for you.', query, count, list };
  return {
    type: 'rows',
    module: '',
    data: data.items.map(({ uuid, title, detail, href, due }) => ({
      uuid,
      title,
      href,
      detail,
      due: due ?? null,
    })),
    text: `${count} ${count === 1 ? 'item is' : 'items are'} waiting for you.`,
    columns: [
      { id: 'detail', label: 'Action needed', kind: 'text' },
      { id: 'due', label: 'Due', kind: 'day' },
    ],
    count,
    query,
    list,
  };
}

/** Display names of areas that differ from their link word. */
const areaNames: Readonly<Record<string, string>> = {
  workdrive: 'Work Drive',
  task: 'tasks',
  crm: 'CRM',
  setup: 'Setup',
  map: 'the map',
  dashboard: 'the dashboard',
};

const mayList = (context: Context) => (entity: AssistantEntity) => denialOf(entity, context) === undefined;

async function planAnswer(
  plan: Plan,
  notes: readonly string[],
  vocabulary: Vocabulary | undefined,
  context: Context,
): Promise<AnswerOutcome> {
  const entity = entityNamed(plan.entity);
  if (!entity) return { answer: textAnswer(messages.chatNoData) };
  const denial = denialOf(entity, context);
  // Names the missing right and who can grant it; nothing is queried.
  if (denial) return { answer: textAnswer(denial) };
  try {
    const answer = await answerTo(
      { plan, entity, vocabulary: vocabulary ?? (await vocabularyOf(entity, context)), notes },
      context,
    );
    return { answer, plan };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    return { answer: textAnswer(error.message) };
  }
}

async function answerUnderstood(
  understood: Understood,
  vocabulary: Vocabulary | undefined,
  previous: Plan | undefined,
  context: Context,
): Promise<AnswerOutcome> {
  switch (understood.is) {
    case 'plan':
      return planAnswer(understood.plan, understood.notes, vocabulary, context);
    case 'go': {
      const entity = understood.entity ? entityNamed(understood.entity) : undefined;
      const denial = entity && denialOf(entity, context);
      if (denial) return { answer: textAnswer(denial) };
      const name = entity?.many ?? areaNames[understood.module] ?? understood.module;
      const answer = { ...textAnswer(`Open ${name}.`, understood.module), opens: true };
      return { answer: entity?.list ? { ...answer, list: { route: entity.list } } : answer };
    }
    case 'seek':
      return {
        answer: understood.owner
          ? await ownerAnswer(understood.words, context)
          : await searchAnswer(understood.words, context),
      };
    case 'waiting':
      return { answer: await inboxAnswer(context) };
    case 'again':
      return { answer: textAnswer('New conversation started. What would you like to know?'), plan: null };
    case 'query': {
      const entity = previous && entityNamed(previous.entity);
      if (!previous || !entity)
        return { answer: textAnswer('You have not asked anything in this conversation yet.') };
      const text = planCallText(previous, entity);
      return {
        answer: {
          type: 'query',
          module: entity.module,
          data: text,
          text: 'The API call behind the last answer.',
          query: text,
        },
      };
    }
    case 'order': {
      const entity = understood.entity ? entityNamed(understood.entity) : undefined;
      const isOpen = entity?.list && denialOf(entity, context) === undefined;
      const text = `The assistant only answers questions, so nothing was changed.${isOpen ? ` You can change ${entity.many} in their list.` : ''}`;
      return {
        answer: {
          ...textAnswer(text, entity?.module),
          ...(isOpen && entity.list ? { list: { route: entity.list } } : {}),
          examples: examplesFor(mayList(context)),
        },
      };
    }
    case 'help':
      return { answer: helpAnswer(mayList(context)) };
    case 'unknown':
      return { answer: helpAnswer(mayList(context), understood.near, understood.unknownPhrase) };
  }
}

/** Searches for leftover words; many of them are not recognized by the grammar. */
const isFullyParsed = (understood: Understood): boolean =>
  understood.is === 'plan'
    ? (understood.plan.search ?? '').split(' ').length < 3
    : understood.is !== 'unknown';

/** Interprets the question with the grammar first, so that recognized questions are not sent to the model. */
async function respond(
  text: string,
  of: { previous: Plan | undefined; area?: string | undefined },
  context: Context,
): Promise<AnswerOutcome> {
  const { previous, area } = of;
  const reading = new Reading(text);
  const listed = mayList(context);
  const about =
    findEntity(reading, listed)?.entity ??
    (outcomePattern.test(text.toLowerCase()) ? entityNamed('opportunity') : undefined) ??
    (previous && entityNamed(previous.entity)) ??
    (area ? findEntity(new Reading(area), listed)?.entity : undefined);
  const vocabulary = about && listed(about) ? await vocabularyOf(about, context) : {};
  const today = utcDay(context.ports.clock());
  const understood = parseQuestion(text, {
    today,
    me: context.user.user_id,
    mayList: listed,
    vocabulary: (entity) => (entity === about ? vocabulary : {}),
    previous,
    area,
  });
  const { assistant } = context.ports;
  const own = () => answerUnderstood(understood, vocabulary, previous, context);
  if (!assistant || isFullyParsed(understood)) return own();
  try {
    const plan = await planByModel(text, assistant, {
      entities: assistantEntities().filter(listed),
      today,
      previous,
    });
    return await planAnswer(plan, [], undefined, context);
  } catch (error) {
    if (!(error instanceof AssistantAway)) throw error;
    context.log.warn({ err: error }, 'assistant');
    // A partial interpretation is better than none.
    if (understood.is === 'plan') return own();
    throw new HttpError(502, messages.chatNotFound);
  }
}

async function ask(
  text: string,
  of: { session?: string | undefined; area?: string | undefined },
  context: Context,
): Promise<AssistantAnswer> {
  const started = performance.now();
  const { id, previous, question } = await openConversation(of.session, context);
  const { answer, plan } = await respond(text, { previous, area: of.area }, context);
  if (plan !== undefined) await keepPlan(question, plan ?? undefined, context);
  return { ...answer, session_id: id, took: Math.round(performance.now() - started) };
}

export const assistantOperations = {
  assistantSendMessage: async ({ body }, context) => ({
    data: await ask(body.user_input, { session: body.session_id }, context),
  }),
  assistantQuery: async ({ body }, context) => {
    try {
      const { data, text } = await ask(body.q, { area: body.c }, context);
      // Without rows, the text is the whole answer.
      return { data: Array.isArray(data) ? data : data === messages.chatNoData ? data : text };
    } catch (error) {
      // The specification makes the older call report failures in its answer; missing rights stay an error.
      if (error instanceof HttpError && error.status < 500) throw error;
      context.log.warn({ err: error }, 'assistant');
      return { data: messages.chatFetchError };
    }
  },
} satisfies Partial<Handlers>;
