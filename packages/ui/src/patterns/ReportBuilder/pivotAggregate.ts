import { DecimalSum } from '../../data-grid/aggregate.ts';
import { compareDecimal, decimalOf, divideDecimal, percentOf, plainDecimal, textOf } from './pivotDecimal.ts';
import type {
  PivotAggregate,
  PivotEntry,
  PivotField,
  PivotFieldType,
  PivotMeasure,
  PivotRecord,
} from './pivotTypes.ts';

const isNumeric = (type: PivotFieldType): boolean =>
  type === 'number' || type === 'money' || type === 'percent';

/** Aggregates that a field can have as a value, the most usual first; none for a ratio. */
export function aggregatesOf(field: PivotField): readonly PivotAggregate[] {
  if (field.ratio) return [];
  if (field.type === 'percent') return ['average', 'min', 'max', 'count', 'distinct'];
  if (isNumeric(field.type)) return ['sum', 'average', 'min', 'max', 'count', 'distinct'];
  if (field.type === 'date') return ['count', 'distinct', 'min', 'max'];
  return ['count', 'distinct'];
}

/** Aggregate of an entry, or the usual one if it has none or one that the field cannot have. */
export function aggregateOf(entry: PivotEntry, field: PivotField): PivotAggregate {
  const possible = aggregatesOf(field);
  return entry.aggregate && possible.includes(entry.aggregate) ? entry.aggregate : (possible[0] ?? 'sum');
}

/** True if totals are the sum of their parts, so that shares of a total make sense. */
export const isAdditive = (aggregate: PivotMeasure['aggregate']): boolean =>
  aggregate === 'sum' || aggregate === 'count';

export function measureOf(entry: PivotEntry, field: PivotField): PivotMeasure {
  const aggregate = field.ratio ? 'ratio' : aggregateOf(entry, field);
  const showAs = isAdditive(aggregate) ? (entry.showAs ?? 'value') : 'value';
  const isCount = aggregate === 'count' || aggregate === 'distinct';
  const type = aggregate === 'ratio' || showAs !== 'value' ? 'percent' : isCount ? 'number' : field.type;
  return {
    id: entry.id,
    label: entry.label ?? field.label,
    isNamed: entry.label !== undefined,
    type,
    ...(field.currency === undefined ? {} : { currency: field.currency }),
    ...(field.fractionDigits === undefined || isCount || showAs !== 'value'
      ? {}
      : { fractionDigits: field.fractionDigits }),
    aggregate,
    showAs,
  };
}

/** Value that grows with each record. */
export interface Gathering {
  add: (record: PivotRecord) => void;
  value: () => string | null;
}

function gatherExtreme(field: PivotField, sign: 1 | -1): Gathering {
  let best: string | undefined;
  const numeric = isNumeric(field.type);
  return {
    add: (record) => {
      const value = numeric ? decimalOf(record[field.id]) : textOf(record[field.id]);
      if (value === undefined) return;
      const order =
        best === undefined
          ? -sign
          : numeric
            ? compareDecimal(value, best)
            : value < best
              ? -1
              : value > best
                ? 1
                : 0;
      if (order * sign < 0) best = value;
    },
    value: () => best ?? null,
  };
}

function gatherRatio({ partFieldId, wholeFieldId }: NonNullable<PivotField['ratio']>): Gathering {
  const [part, whole] = [new DecimalSum(), new DecimalSum()];
  return {
    add: (record) => {
      part.add(decimalOf(record[partFieldId]) ?? '');
      whole.add(decimalOf(record[wholeFieldId]) ?? '');
    },
    value: () => percentOf(part.sum, whole.sum) ?? null,
  };
}

/** Gathers the value of a cell from its records; results do not depend on their order. */
export function gatherValue(field: PivotField, aggregate: PivotMeasure['aggregate']): Gathering {
  if (field.ratio) return gatherRatio(field.ratio);
  const { id } = field;
  switch (aggregate) {
    case 'count': {
      let count = 0;
      return {
        add: (record) => {
          if (textOf(record[id]) !== undefined) count++;
        },
        value: () => String(count),
      };
    }
    case 'distinct': {
      const values = new Set<string>();
      return {
        add: (record) => {
          const value = (isNumeric(field.type) ? decimalOf(record[id]) : undefined) ?? textOf(record[id]);
          if (value !== undefined) values.add(value);
        },
        value: () => String(values.size),
      };
    }
    case 'min':
      return gatherExtreme(field, 1);
    case 'max':
      return gatherExtreme(field, -1);
    default: {
      const sum = new DecimalSum();
      return {
        add: (record) => sum.add(decimalOf(record[id]) ?? ''),
        value: () => {
          if (sum.count === 0) return null;
          const total = plainDecimal(sum.sum);
          return aggregate === 'average' ? (divideDecimal(total, String(sum.count), 6) ?? null) : total;
        },
      };
    }
  }
}
