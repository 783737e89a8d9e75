import { exampleQuestions, helpEntities } from '../../capabilities/assistant/assistant-entity.ts';
import type { Answer } from './answer-count.ts';
import { dueField, mainFigure, type AssistantEntity } from './plan.ts';
import { entityNamed, assistantEntities } from './entities.ts';

/** Number of example questions in an answer. */
const MAX_EXAMPLES = 5;

/** Example questions for an entity the user can list. */
function examplesOf(entity: AssistantEntity): string[] {
  const figure = mainFigure(entity);
  const choice = Object.entries(entity.fields).find(([, field]) => field.choices?.startsWith('status'));
  return [
    `How many ${entity.many} were created this month?`,
    ...(choice ? [`${entity.many} by ${choice[1].label.toLowerCase()}`] : []),
    ...(figure && entity.fields[figure]?.sort
      ? [`Top 5 ${entity.many} by ${entity.fields[figure]?.label.toLowerCase()}`]
      : []),
    ...(dueField(entity) ? [`Overdue ${entity.many}`] : []),
  ];
}

/** First examples of the modules that the user can ask about. */
export function examplesFor(mayList: (entity: AssistantEntity) => boolean): string[] {
  return exampleQuestions()
    .filter(({ entity: name }) => {
      const entity = name === undefined ? undefined : entityNamed(name);
      return name === undefined || (entity !== undefined && mayList(entity));
    })
    .slice(0, MAX_EXAMPLES)
    .map(({ question }) => question);
}

/** Help text with suggestions close to a question that was not understood. */
export function helpAnswer(
  mayList: (entity: AssistantEntity) => boolean,
  near?: readonly string[],
  unknownPhrase?: string,
): Answer {
  const close = (near ?? []).flatMap((name) => entityNamed(name) ?? []);
  const open = assistantEntities().filter((entity) => mayList(entity) && entity.list);
  const named = helpEntities().flatMap((name) => open.find((entity) => entity.name === name)?.many ?? []);
  const others = open.length - named.length;
  const about =
    named.length > 0
      ? `You can ask about ${named.join(', ')}${others > 0 ? ` and ${others} other lists` : ''}.`
      : 'You do not have access to any list.';
  const begin = unknownPhrase
    ? `I did not understand “${unknownPhrase}”, so I did not run a search.`
    : near
      ? 'I did not understand that.'
      : 'Ask questions about your records in plain words.';
  const text = `${begin} You can ask for a count, a list, a total, an average, the largest or newest records, groups, conditions on fields, or a name. ${about} The assistant never changes data.`;
  return {
    type: 'text',
    module: '',
    data: text,
    text,
    examples: close.length ? close.flatMap(examplesOf).slice(0, MAX_EXAMPLES) : examplesFor(mayList),
  };
}
