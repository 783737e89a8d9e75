import type { Answer } from './answer-count.ts';
import { dueField, mainFigure, type AssistantEntity } from './plan.ts';
import { entityNamed, assistantEntities } from './entities.ts';

/** Example questions for an entity the user can list. */
function examplesOf(thing: AssistantEntity): string[] {
  const figure = mainFigure(thing);
  const choice = Object.entries(thing.fields).find(([, field]) => field.choices?.startsWith('status'));
  return [
    `How many ${thing.many} were created this month?`,
    ...(choice ? [`${thing.many} by ${choice[1].label.toLowerCase()}`] : []),
    ...(figure && thing.fields[figure]?.sort
      ? [`Top 5 ${thing.many} by ${thing.fields[figure]?.label.toLowerCase()}`]
      : []),
    ...(dueField(thing) ? [`Overdue ${thing.many}`] : []),
  ];
}

/** Example questions in order of preference. */
const preferredQuestions: readonly [thing: string | undefined, question: string][] = [
  [undefined, 'What is waiting for me?'],
  ['opportunity', 'Total of open opportunities by stage'],
  ['opportunity', 'Top 5 opportunities by amount'],
  ['task', 'My overdue tasks'],
  ['account', 'Accounts created this month'],
  ['materialPrice', 'Material prices expiring in the next 30 days'],
  ['estimation', 'Estimations by status'],
  ['retailCustomer', 'How many customers were created this month?'],
  ['vendor', 'Preferred vendors'],
];

/** Entities named in the help text; other lists are supported as well. */
const mainEntities =
  'account contact lead opportunity estimation task material materialPrice vendor retailCustomer retailVendor user'.split(
    ' ',
  );

export function examplesFor(mayList: (thing: AssistantEntity) => boolean): string[] {
  return preferredQuestions
    .filter(([name]) => {
      const thing = name === undefined ? undefined : entityNamed(name);
      return name === undefined || (thing !== undefined && mayList(thing));
    })
    .slice(0, 5)
    .map(([, question]) => question);
}

/** Help text with suggestions close to a question that was not understood. */
export function helpAnswer(
  mayList: (thing: AssistantEntity) => boolean,
  near?: readonly string[],
  said?: string,
): Answer {
  const close = (near ?? []).flatMap((name) => entityNamed(name) ?? []);
  const open = assistantEntities().filter((thing) => mayList(thing) && thing.list);
  const named = mainEntities.flatMap((name) => open.find((thing) => thing.name === name)?.many ?? []);
  const others = open.length - named.length;
  const about =
    named.length > 0
      ? `You can ask about ${named.join(', ')}${others > 0 ? ` and ${others} other lists` : ''}.`
      : 'You do not have access to any list.';
  const begin = said
    ? `I did not understand “${said}”, so I did not run a search.`
    : near
      ? 'I did not understand that.'
      : 'Ask questions about your records in plain words.';
  const text = `${begin} You can ask for a count, a list, a total, an average, the largest or newest records, groups, conditions on fields, or a name. ${about} The assistant never changes data.`;
  return {
    type: 'text',
    module: '',
    data: text,
    text,
    examples: close.length ? close.flatMap(examplesOf).slice(0, 5) : examplesFor(mayList),
  };
}
