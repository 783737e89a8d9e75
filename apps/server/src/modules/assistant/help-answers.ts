import type { Answer } from './answer.ts';
import { dueField, mainFigure, type AssistantEntity } from './plan.ts';
import { entityNamed, assistantEntities } from './entities.ts';

/** Questions that show what can be asked, for a thing that the person may list. */
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

/** In this order, those that the person may ask. */
const best: readonly [thing: string | undefined, question: string][] = [
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

/** What people come for; the other lists are understood as well. */
const first =
  'account contact lead opportunity estimation task material materialPrice vendor retailCustomer retailVendor user'.split(
    ' ',
  );

export function examplesFor(mayList: (thing: AssistantEntity) => boolean): string[] {
  return best
    .filter(([name]) => {
      const thing = name === undefined ? undefined : entityNamed(name);
      return name === undefined || (thing !== undefined && mayList(thing));
    })
    .slice(0, 5)
    .map(([, question]) => question);
}

/** What can be asked, and what is near to what was not understood. */
export function helpAnswer(
  mayList: (thing: AssistantEntity) => boolean,
  near?: readonly string[],
  said?: string,
): Answer {
  const close = (near ?? []).flatMap((name) => entityNamed(name) ?? []);
  const open = assistantEntities().filter((thing) => mayList(thing) && thing.list);
  const named = first.flatMap((name) => open.find((thing) => thing.name === name)?.many ?? []);
  const others = open.length - named.length;
  const about =
    named.length > 0
      ? `There are ${named.join(', ')}${others > 0 ? ` and ${others} other lists` : ''}.`
      : 'There is no list that you may open.';
  const begin = said
    ? `“${said}” was not understood, so nothing was asked for.`
    : near
      ? 'That was not understood.'
      : 'Questions about your own records, in words.';
  const text = `${begin} Ask how many there are, for a list, a total, an average, the largest or the newest, in groups, with conditions on their fields, or for a name. ${about} Nothing is changed from here.`;
  return {
    type: 'text',
    module: '',
    data: text,
    text,
    examples: close.length ? close.flatMap(examplesOf).slice(0, 5) : examplesFor(mayList),
  };
}
