import type { AssistantAnswer, AssistantColumn } from '@plumbline/api';
import { titleOf, type FieldMeta } from '@plumbline/api/operations';
import { messages } from '@plumbline/validation';
import { Decimal } from 'decimal.js';
import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { countText, figureText, whereText } from './render-answer.ts';
import {
  isNumeric,
  mainFigure,
  shownField,
  type Condition,
  type Plan,
  type AssistantEntity,
  type Vocabulary,
} from './plan.ts';
import { entityNamed } from './entities.ts';

/** Maximum number of rows in an answer; the list shows the others. */
const shownRows = 10;
/** Maximum number of columns beside the title. */
const shownColumns = 3;
/** Maximum number of rows that are summed, to limit server load. */
export const mostAdded = 20_000;

/** Maximum number of rows that are queried individually. */
const MAX_ROW_QUERIES = 500;

export type Answer = Omit<AssistantAnswer, 'session_id' | 'took'>;
type Row = Record<string, unknown>;
interface Asked {
  plan: Plan;
  thing: AssistantEntity;
  vocabulary: Vocabulary;
  notes: readonly string[];
}

/** Query parameters of a plan's list call. */
export function listQuery(
  { conditions: asked, search, sort }: Pick<Plan, 'conditions' | 'search' | 'sort'>,
  { fixed = [] }: Pick<AssistantEntity, 'fixed'> = {},
): Record<string, string> {
  const conditions = [...fixed, ...asked];
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
async function wholeList(
  call: AssistantEntity['call'],
  thing: AssistantEntity,
  query: Record<string, string>,
  context: Context,
  most = mostAdded,
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
      `There are more than ${most.toLocaleString('en-US')} ${thing.many}, which is too many to search here. Narrow your question.`,
    );
  return (await read('-1')).data;
}

/** Rows without records in a related list, each queried individually. */
async function lackingPart(
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
async function askWithout({ plan, thing }: Asked, query: Record<string, string>, context: Context) {
  const { limit = '-1', ...conditions } = query;
  const mine = plan.isMine ? thing.mine : undefined;
  const most = plan.without?.some(({ field }) => field === undefined) ? MAX_ROW_QUERIES : mostAdded;
  let rows = await wholeList(mine?.call ?? thing.call, thing, conditions, context, most);
  const calls = [callText(mine?.path ?? thing.path, conditions)];
  for (const { thing: name, field } of plan.without ?? []) {
    const other = entityNamed(name);
    const part = thing.parts?.[name];
    if (field === undefined && part) {
      rows = await lackingPart(rows, part.call, context);
      calls.push(`without those that have any in ${callText(part.path, {})}`);
    }
    if (!other || field === undefined) continue;
    const query = listQuery({ conditions: [] }, other);
    const named = new Set((await wholeList(other.call, other, query, context)).map((row) => row[field]));
    rows = rows.filter(({ uuid }) => !named.has(uuid));
    calls.push(`without those in ${field} of ${callText(other.path, query)}`);
  }
  const count = rows.length;
  return { rows: limit === '-1' ? rows : rows.slice(0, Number(limit)), count, call: calls.join('\n') };
}

async function ask(asked: Asked, query: Record<string, string>, context: Context) {
  if (asked.plan.without?.length) return askWithout(asked, query, context);
  const { plan, thing } = asked;
  const mine = plan.isMine ? thing.mine : undefined;
  const answer = (await context.read(mine?.call ?? thing.call, { query })) as unknown as {
    data: Row[];
    meta?: { count: number };
  };
  return {
    rows: answer.data,
    count: answer.meta?.count ?? answer.data.length,
    call: callText(mine?.path ?? thing.path, query),
  };
}

const columnOf = (thing: AssistantEntity, name: string): AssistantColumn[] => {
  const field = thing.fields[name];
  if (!field) return [];
  return [
    { id: name, label: field.label, kind: field.kind, ...(field.format ? { format: field.format } : {}) },
  ];
};

/** Columns: the requested ones first, then those of the list. */
function columnsOf({ thing, plan }: Asked): AssistantColumn[] {
  // Values common to all rows are in the sentence, not in a column.
  const alike = plan.conditions.flatMap(({ op, field, value }) =>
    op === 'eq' && !Array.isArray(value) ? [field] : [],
  );
  const named = [
    ...(plan.show ?? []),
    ...plan.conditions.map(({ field }) => field),
    plan.sort?.replace(/^-/, ''),
    plan.field,
    mainFigure(thing),
  ];
  const usual = Object.entries(thing.fields).filter(([, { column }]) => column);
  const rest = usual.length
    ? usual
    : Object.entries(thing.fields).filter(([, { kind }]) => kind !== 'uuid' && kind !== 'instant');
  const wanted = [...named, ...rest.map(([name]) => name)].flatMap((name) => {
    const shown = name === undefined ? undefined : shownField(thing, name);
    if (name === undefined || (alike.includes(name) && !plan.show?.includes(name))) return [];
    return shown && !thing.title.includes(shown) && thing.fields[shown]?.kind !== 'list' ? [shown] : [];
  });
  return [...new Set(wanted)].slice(0, shownColumns).flatMap((name) => columnOf(thing, name));
}

const labelOf = (value: unknown, field: FieldMeta | undefined): unknown => {
  if (typeof value !== 'string' || !field?.options) return value ?? null;
  const option = field.options.find((each) => each.split('|')[0] === value);
  return option?.split('|')[1] ?? value;
};

function hrefOf(row: Row, { page, pageOf }: AssistantEntity): { href?: string } {
  const href =
    pageOf?.(row) ?? (typeof row['uuid'] === 'string' ? page?.replace('{uuid}', row['uuid']) : undefined);
  return href ? { href } : {};
}

/** Describes the sort order, e.g. which field "the largest" refers to. */
function orderText({ sort = '' }: Plan, { fields }: AssistantEntity): string {
  const field = fields[sort.replace(/^-/, '')];
  if (!field) return '';
  const first = isNumeric(field)
    ? sort.startsWith('-')
      ? 'the largest'
      : 'the smallest'
    : sort.startsWith('-')
      ? 'the latest'
      : 'the earliest';
  return `, by ${field.label}, ${first} first`;
}

/** Requested values of a single row, e.g. “Owner: Dana Reyes”. */
function describeRow({ plan, thing, vocabulary }: Asked, row: Row | undefined): string | undefined {
  if (!plan.show?.length || !row) return undefined;
  return plan.show
    .map((name) => {
      const field = thing.fields[name];
      const shown = shownField(thing, name) ?? name;
      const value = row[shown];
      const label = field?.label ?? name;
      if (value === null || value === undefined || value === '') return `${label}: not set`;
      if (isNumeric(field)) return `${label}: ${figureText(String(value), field)}`;
      const named = vocabulary[name]?.find(({ id }) => id === value)?.label;
      return `${label}: ${named ?? String(labelOf(value, field))}`;
    })
    .join('; ');
}

/** Presents rows with title and link separate from fields, because a contact's job title is not its name. */
const cellOf = (name: string): string => (/^(uuid|title|href)$/.test(name) ? `field_${name}` : name);

function presented(rows: readonly Row[], columns: readonly AssistantColumn[], thing: AssistantEntity): Row[] {
  return rows.map((row) => ({
    uuid: row['uuid'],
    title: titleOf(thing, row) || thing.one,
    ...hrefOf(row, thing),
    ...Object.fromEntries(columns.map(({ id }) => [cellOf(id), labelOf(row[id], thing.fields[id])])),
  }));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withNotes = (text: string, notes: readonly string[]) => [text, ...notes].join(' ');

/** Link to the same rows in their list, if the list supports it. */
function listOf({ plan, thing }: Asked): Pick<Answer, 'list'> {
  const route = plan.isMine ? thing.mine?.list : thing.list;
  // Lists cannot filter by references from other entities.
  if (!route || plan.without?.length) return {};
  const { search } = plan;
  return {
    list: thing.isSoughtOnly ? { route, ...(search ? { search } : {}) } : { route, ...listQuery(plan) },
  };
}

async function rowsAnswer(asked: Asked, context: Context): Promise<Answer> {
  const { plan, thing, vocabulary, notes } = asked;
  const limit = Math.min(plan.limit ?? shownRows, shownRows);
  const { rows, count, call } = await ask(
    asked,
    { ...listQuery(plan, thing), limit: String(limit) },
    context,
  );
  const where = whereText(plan, thing, vocabulary);
  const base = { module: thing.module, query: call, ...listOf(asked) };
  if (count === 0)
    return {
      ...base,
      type: 'text',
      data: messages.chatNoData,
      text: withNotes(`No ${thing.many}${where}.`, notes),
      count: 0,
    };
  const columns = columnsOf(asked);
  const whose = plan.isMine ? ' of yours' : '';
  const all = `${countText(count, thing)}${whose}${where}`;
  const [first] = rows;
  const details = rows.length === 1 ? describeRow(asked, first) : undefined;
  const text =
    details && first
      ? `${titleOf(thing, first) || capital(thing.one)}: ${details}.`
      : plan.limit && plan.limit < count
        ? `The first ${rows.length} of ${all}${orderText(plan, thing)}.`
        : `${all}.`;
  return {
    ...base,
    type: 'rows',
    data: presented(rows, columns, thing),
    text: withNotes(text, notes),
    columns: columns.map((column) => ({ ...column, id: cellOf(column.id) })),
    count,
  };
}

async function countAnswer(asked: Asked, context: Context): Promise<Answer> {
  const { plan, thing, vocabulary, notes } = asked;
  const { count, call } = await ask(asked, { ...listQuery(plan, thing), limit: '1' }, context);
  const text = withNotes(
    `${countText(count, thing)}${plan.isMine ? ' of yours' : ''}${whereText(plan, thing, vocabulary)}.`,
    notes,
  );
  return { type: 'text', module: thing.module, data: text, text, query: call, count, ...listOf(asked) };
}

/** All rows of a plan; undefined if there are too many to sum. */
async function allRows(asked: Asked, context: Context) {
  const query = listQuery(asked.plan, asked.thing);
  const { count } = await ask(asked, { ...query, limit: '1' }, context);
  if (count > mostAdded) return { count, rows: undefined, call: callText(asked.thing.path, query) };
  return ask(asked, { ...query, limit: '-1' }, context);
}
const tooMany = ({ thing, plan, vocabulary }: Asked, count: number, query: string): Answer => {
  const text = `${countText(count, thing)}${whereText(plan, thing, vocabulary)}, more than the limit of ${mostAdded.toLocaleString('en-US')} for totals. Narrow your question.`;
  return { type: 'text', module: thing.module, data: text, text, query, count };
};
const figuresIn = (rows: readonly Row[], field: string): Decimal[] =>
  rows.flatMap((row) => {
    const value = row[field];
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [new Decimal(value)]
      : [];
  });
const sumOf = (figures: readonly Decimal[]): Decimal =>
  figures.reduce((sum, each) => sum.plus(each), new Decimal(0));

async function figureAnswer(asked: Asked, context: Context): Promise<Answer> {
  const { plan, thing, vocabulary, notes } = asked;
  const name = plan.field ?? mainFigure(thing);
  const field = name ? thing.fields[name] : undefined;
  if (!name || !isNumeric(field)) return countAnswer(asked, context);
  const { rows, count, call } = await allRows(asked, context);
  if (!rows) return tooMany(asked, count, call);
  const figures = figuresIn(rows, name);
  const where = whereText(plan, thing, vocabulary);
  const base = { type: 'text', module: thing.module, query: call, count, ...listOf(asked) } as const;
  if (figures.length === 0) {
    const text = withNotes(`No ${thing.many}${where}.`, notes);
    return { ...base, data: messages.chatNoData, text };
  }
  const sum = sumOf(figures);
  const isAverage = plan.wish === 'average';
  const value = figureText((isAverage ? sum.div(figures.length) : sum).toFixed(4), field);
  const label = field?.label ?? name;
  const text = withNotes(
    `${isAverage ? `Average ${label}` : `Total ${label}`}: ${value}, of ${countText(figures.length, thing)}${plan.isMine ? ' of yours' : ''}${where}.`,
    notes,
  );
  return { ...base, data: text, text };
}

async function groupsAnswer(asked: Asked, context: Context): Promise<Answer> {
  const { plan, thing, vocabulary, notes } = asked;
  const by = plan.by ?? '';
  const field = thing.fields[by];
  const shown = shownField(thing, by) ?? by;
  const { rows, count, call } = await allRows(asked, context);
  if (!rows) return tooMany(asked, count, call);
  const figure = plan.field ?? mainFigure(thing);
  const isAverage = plan.isAverage === true;
  const id = isAverage ? 'average' : 'sum';
  const where = whereText(plan, thing, vocabulary);
  if (rows.length === 0)
    return {
      type: 'text',
      module: thing.module,
      data: messages.chatNoData,
      text: withNotes(`No ${thing.many}${where}.`, notes),
      query: call,
      count,
      ...listOf(asked),
    };
  const groups = [...Map.groupBy(rows, (row) => String(row[shown] ?? '')).entries()];
  const measured = groups
    .map(([value, all]) => {
      const figures = figure ? figuresIn(all, figure) : [];
      const sum = sumOf(figures);
      // Missing figures are not zero: they do not count in averages or groups.
      const measure = isAverage ? (figures.length ? sum.div(figures.length) : undefined) : sum;
      return {
        measure,
        title:
          value === ''
            ? 'None'
            : value === 'true'
              ? 'Yes'
              : value === 'false'
                ? 'No'
                : String(labelOf(value, field)),
        count: all.length,
      };
    })
    .toSorted(
      (a, b) =>
        (plan.field ? (b.measure ?? new Decimal(0)).cmp(a.measure ?? 0) : b.count - a.count) ||
        a.title.localeCompare(b.title),
    )
    .map(({ measure, ...group }) => ({
      ...group,
      ...(figure && measure ? { [id]: measure.toFixed(2) } : {}),
    }));
  const figureField = figure ? thing.fields[figure] : undefined;
  const columns: AssistantColumn[] = [
    { id: 'count', label: capital(thing.many), kind: 'number' },
    ...(figureField
      ? [
          {
            id,
            label: isAverage ? `Average ${figureField.label}` : figureField.label,
            kind: 'decimal',
            ...(figureField.format ? { format: figureField.format } : {}),
          },
        ]
      : []),
  ];
  const text = withNotes(
    `${countText(count, thing)}${where}, by ${(field?.label ?? by).toLowerCase()}: ${measured.length} ${measured.length === 1 ? 'group' : 'groups'}.`,
    notes,
  );
  return {
    type: 'rows',
    module: thing.module,
    data: measured.slice(0, 100),
    text,
    query: call,
    columns,
    count,
    ...listOf(asked),
  };
}

/** Executes a plan as the user and describes the result. */
export function answerTo(asked: Asked, context: Context): Promise<Answer> {
  switch (asked.plan.wish) {
    case 'count':
      return countAnswer(asked, context);
    case 'sum':
    case 'average':
      return figureAnswer(asked, context);
    case 'groups':
      return groupsAnswer(asked, context);
    default:
      return rowsAnswer(asked, context);
  }
}

/** Call of a plan without executing it. */
export const plannedCall = (plan: Plan, thing: AssistantEntity): string =>
  callText((plan.isMine ? thing.mine?.path : undefined) ?? thing.path, listQuery(plan, thing));

/** True if a plan uses only fields of its list. */
export function isSound(plan: Plan, thing: AssistantEntity): boolean {
  const filters = ({ field }: Condition) => thing.fields[field]?.filter === true;
  const sorts = (plan.sort ?? '')
    .split(',')
    .filter(Boolean)
    .every((each) => thing.fields[each.replace(/^-/, '')]?.sort);
  return (
    plan.conditions.every(filters) &&
    sorts &&
    (plan.field === undefined || isNumeric(thing.fields[plan.field])) &&
    (plan.by === undefined || plan.by in thing.fields) &&
    (plan.show ?? []).every((name) => name in thing.fields) &&
    (plan.without ?? []).every(({ thing: other, field }) =>
      field === undefined
        ? thing.parts?.[other] !== undefined
        : entityNamed(other)?.fields[field]?.ref === thing.name,
    )
  );
}
