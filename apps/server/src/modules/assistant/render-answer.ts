import type { FieldMeta } from '@plumbline/api/operations';
import { type Condition, type Plan, type AssistantEntity, type Vocabulary } from './plan.ts';
import { entityNamed } from './entities.ts';

const money = (value: string | number, digits: number) =>
  Number(value).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 2),
  });

/** Formats a figure with its unit: $1,250,000, 40%, 12 days. */
export function figureText(value: string | number, field: FieldMeta | undefined): string {
  const number = Number(value);
  if (field?.format?.startsWith('money')) return money(value, Number.isInteger(number) ? 0 : 2);
  const plain = number.toLocaleString('en-US', { maximumFractionDigits: 2 });
  if (field?.format === 'percent' || field?.unit === '%') return `${plain}%`;
  return field?.unit ? `${plain} ${field.unit}` : plain;
}

const comparisons: Readonly<Record<Condition['op'], string>> = {
  eq: 'is',
  ne: 'is not',
  ilike: 'contains',
  gt: 'is over',
  gte: 'is at least',
  lt: 'is under',
  lte: 'is at most',
  in: 'is one of',
  nin: 'is none of',
};

function conditionText(
  { field: name, op, value, phrase }: Condition,
  entity: AssistantEntity,
  vocabulary: Vocabulary,
): string | undefined {
  const field = entity.fields[name];
  const label = field?.label ?? name;
  if (phrase === '')
    return name === 'state' && Array.isArray(value)
      ? `${label} is ${op === 'nin' ? 'not ' : ''}${value.filter((each) => each.length > 2).join(' or ')}`
      : undefined;
  if (phrase === 'you') return `${label} is you`;
  if (phrase === 'overdue') return `${label} is past`;
  if (phrase) return `${label} ${phrase}`;
  const word = (each: string) => vocabulary[name]?.find(({ id }) => id === each)?.label ?? each;
  if (value === null || value === '') return `${label} is ${op === 'ne' ? '' : 'not '}set`;
  if (typeof value === 'boolean') return `${label} is ${value ? 'yes' : 'no'}`;
  if (Array.isArray(value))
    return `${label} ${op === 'nin' ? 'is neither' : 'is'} ${value.map(word).join(op === 'nin' ? ' nor ' : ' or ')}`;
  if (field?.kind === 'decimal' || field?.kind === 'number')
    return `${label} ${comparisons[op]} ${figureText(value, field)}`;
  return `${label} ${comparisons[op]} ${word(String(value))}`;
}

/** Describes the conditions, e.g. "where Stage is Bid and Amount is over $500,000". */
export function whereText(
  { conditions, search, without }: Plan,
  entity: AssistantEntity,
  vocabulary: Vocabulary,
): string {
  const parts = conditions.flatMap((each) => conditionText(each, entity, vocabulary) ?? []);
  const others = without?.flatMap(({ entity: name }) => entityNamed(name)?.many ?? []) ?? [];
  return [
    others.length ? `without ${others.join(' or ')}` : '',
    parts.length ? `where ${parts.join(' and ')}` : '',
    search ? `with “${search}”` : '',
  ]
    .filter(Boolean)
    .map((part) => ` ${part}`)
    .join('');
}

export const countText = (count: number, { one, many }: Pick<AssistantEntity, 'one' | 'many'>): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
