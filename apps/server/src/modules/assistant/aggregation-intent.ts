import { fieldExpectedAt, fieldAt } from './comparisons.ts';
import { isDate, isNumeric, mainFigure, type AssistantEntity, type Intent } from './plan.ts';
import type { Reading } from './tokenize.ts';

const limits: Readonly<Record<string, number>> = { three: 3, five: 5, ten: 10, twenty: 20 };

const sums = [
  'total value of',
  'total',
  'sum of',
  'sum',
  'how much',
  'worth',
  'value of',
  'add up',
  'altogether',
];

interface Figures {
  intent?: Intent;
  /** True if the first of an order are wanted without a number. */
  isFirst?: boolean;
  /** Ranking word that the list does not support. */
  unordered?: string;
  sort?: string;
  limit?: number;
  field?: string;
  by?: string;
  isAverage?: boolean;
}

/** Parses what to do with the rows: count, sum, group, sort or limit. */
export function parseAggregation(reading: Reading, entity: AssistantEntity): Figures {
  const fields = entity.fields;
  const anywhere = (fits: (name: string) => boolean) => {
    for (let at = 0; at < reading.length; at++) {
      const found = reading.isFree(at) ? fieldAt(reading, at, entity, fits) : undefined;
      if (found) return { ...found, at };
    }
    return undefined;
  };
  const figures: Figures = {};
  Object.assign(figures, parseSortOrder(reading, entity));
  const grouped = parseGrouping(reading, entity);
  if (grouped) figures.by = grouped;
  const takeFigure = () => {
    const named = anywhere((name) => isNumeric(fields[name]));
    if (named) reading.take(named.at, named.count);
    return named?.name ?? mainFigure(entity);
  };
  if (reading.takeAny(['average', 'avg', 'mean', 'on average'])) {
    const field = takeFigure();
    if (field) Object.assign(figures, { intent: 'average', field });
  } else if (reading.takeAny(['how many', 'number of', 'count of', 'count', 'amount of']))
    figures.intent = 'count';
  else if (mainFigure(entity) && reading.takeAny(sums)) {
    const field = takeFigure();
    if (field) Object.assign(figures, { intent: 'sum', field });
  }
  if (figures.by) {
    // "Total amount by stage" sums each group, "how many by stage" counts it.
    if (figures.intent === undefined || figures.intent === 'count') delete figures.field;
    if (figures.intent === 'average') figures.isAverage = true;
    figures.intent = 'groups';
  }
  return figures;
}

function parseGrouping(reading: Reading, entity: AssistantEntity): string | undefined {
  const fits = (name: string) => {
    const field = entity.fields[name];
    return (
      field !== undefined && !isNumeric(field) && !isDate(field) && name !== 'name' && field.input !== 'area'
    );
  };
  for (let at = 0; at < reading.length; at++) {
    if (!reading.isFree(at) || !/^(by|per|each|every)$/.test(reading.word(at))) continue;
    const on = /^(the|each)$/.test(reading.word(at + 1)) ? at + 2 : at + 1;
    // Group by the displayed field instead of its id.
    const found =
      fieldAt(reading, on, entity, (name) => fits(name) && entity.fields[name]?.kind !== 'uuid') ??
      fieldExpectedAt(reading, on, entity, fits);
    if (!found) continue;
    reading.take(at, on - at + found.count);
    if (/^(grouped|group|broken|split)$/.test(reading.word(at - 1))) reading.take(at - 1);
    return found.name;
  }
  return undefined;
}

type Order = Pick<Figures, 'sort' | 'limit' | 'isFirst' | 'unordered'>;

/** Parses "sorted by amount", "top 5", "the newest", "the cheapest". */
function parseSortOrder(reading: Reading, entity: AssistantEntity): Order {
  const sortable = (name: string) => entity.fields[name]?.sort === true;
  const found: Order = {};
  for (let at = 0; at < reading.length && !found.sort; at++) {
    if (reading.word(at) !== 'by' || !reading.isFree(at)) continue;
    const isOrder = /^(sort|sorted|order|ordered|ranked)$/.test(reading.word(at - 1));
    const field = fieldAt(
      reading,
      at + 1,
      entity,
      (name) => sortable(name) && (isOrder || isNumeric(entity.fields[name]) || isDate(entity.fields[name])),
    );
    if (!field) continue;
    const after = reading.word(at + 1 + field.count);
    const isDown =
      /^(desc|descending|down)$/.test(after) || (!isOrder && !/^(asc|ascending|up)$/.test(after));
    reading.take(at, field.count + 1 + Number(/^(asc|ascending|up|desc|descending|down)$/.test(after)));
    if (isOrder) reading.take(at - 1);
    found.sort = `${isDown ? '-' : ''}${field.name}`;
  }
  for (let at = 0; at < reading.length; at++) {
    const word = reading.isFree(at) ? reading.word(at) : '';
    const isTop =
      /^(top|largest|biggest|highest|greatest|best|priciest)$/.test(word) ||
      (word === 'most' && /^(valuable|expensive|costly)$/.test(reading.word(at + 1)));
    const isLow = /^(cheapest|lowest|smallest|bottom|least)$/.test(word);
    const isNew = /^(newest|latest|recent|last|first|oldest|earliest)$/.test(word);
    if (!isTop && !isLow && !isNew) continue;
    const extra =
      word === 'most' || (word === 'least' && /^(valuable|expensive)$/.test(reading.word(at + 1))) ? 1 : 0;
    const count = (on: number) =>
      /^\d{1,3}$/.test(reading.word(on)) && reading.isFree(on)
        ? Number(reading.word(on))
        : limits[reading.word(on)];
    const after = count(at + 1 + extra);
    const before = count(at - 1);
    const many = after ?? before;
    if (many) found.limit = Math.min(many, 100);
    else found.isFirst = true;
    reading.take(at, 1 + extra + Number(after !== undefined));
    if (after === undefined && before !== undefined) reading.take(at - 1);
    if (isNew) {
      const name = sortable('createdAt')
        ? 'createdAt'
        : Object.keys(entity.fields).find((each) => isDate(entity.fields[each]) && sortable(each));
      if (name) found.sort ??= `${/^(first|oldest|earliest)$/.test(word) ? '' : '-'}${name}`;
    } else {
      const named = Object.keys(entity.fields).find(
        (name) => isNumeric(entity.fields[name]) && sortable(name) && hasField(reading, entity, name),
      );
      const main = mainFigure(entity);
      const name = named ?? (main && sortable(main) ? main : undefined);
      if (name) found.sort ??= `${isLow ? '' : '-'}${name}`;
      else if (word !== 'top') found.unordered = word;
    }
    break;
  }
  return found;
}
/** Consumes a field name at any position. */
function hasField(reading: Reading, entity: AssistantEntity, name: string): boolean {
  for (let at = 0; at < reading.length; at++) {
    const found = reading.isFree(at) ? fieldAt(reading, at, entity, (each) => each === name) : undefined;
    if (!found) continue;
    reading.take(at, found.count);
    return true;
  }
  return false;
}
