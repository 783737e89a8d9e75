import { describe, expect, it } from 'vitest';
import {
  conditionsOf,
  filtersOf,
  groupFilters,
  isComplete,
  operatorLabel,
  operatorName,
  operatorsOf,
  valueLabel,
  type FilterField,
} from './filters.ts';
import { presetRange } from './FilterPeriods.ts';

const pipeline: FilterField = { id: 'pipeline', label: 'Open pipeline', type: 'money' };
const activity: FilterField = { id: 'activity', label: 'Last activity', type: 'date' };
const status: FilterField = {
  id: 'status',
  label: 'Status',
  type: 'select',
  options: [
    { id: 'a', label: 'Active' },
    { id: 'p', label: 'Prospect' },
  ],
};

describe('filters', () => {
  it('describe themselves on a chip', () => {
    expect(operatorLabel(pipeline, 'gte')).toBe('≥');
    expect(operatorName(pipeline, 'gte')).toBe('is at least');
    expect(operatorLabel(activity, 'lt')).toBe('is before');
    expect(operatorLabel(status, 'nin')).toBe('is none of');
  });
  it('format values like the list', () => {
    expect(valueLabel(pipeline, { fieldId: 'pipeline', operator: 'gte', value: '250000' })).toBe(
      '$250,000.00',
    );
    expect(valueLabel(activity, { fieldId: 'activity', operator: 'gt', value: '2025-11-19' })).toBe(
      'Nov 19, 2025',
    );
    expect(valueLabel(status, { fieldId: 'status', operator: 'in', value: ['a', 'p', 'x'] })).toBe(
      'Active, Prospect, x',
    );
    const [none] = groupFilters([{ fieldId: 'activity', operator: 'eq', value: null }]);
    expect(none && valueLabel(activity, { fieldId: 'activity', value: none.value })).toBe('empty');
  });
  it('offer the operators of their type or of the server', () => {
    expect(operatorsOf({ id: 'x', label: 'X', type: 'boolean' })).toEqual(['eq']);
    expect(operatorsOf({ ...status, operators: ['eq'] })).toEqual(['eq']);
  });
  it('are complete once they have a value', () => {
    expect(isComplete({ fieldId: 'status', operator: 'in', value: [] })).toBe(false);
    expect(isComplete({ fieldId: 'name', operator: 'eq', value: '  ' })).toBe(false);
    expect(isComplete({ fieldId: 'name', operator: 'eq', value: 'x' })).toBe(true);
  });
  it('show the two ends of a range as one', () => {
    const ends = filtersOf('pipeline', 'between', ['100', '900']);
    expect(ends.map(({ operator }) => operator)).toEqual(['gte', 'lte']);
    const list = [{ fieldId: 'status', operator: 'in' as const, value: ['a'] }, ...ends];
    expect(groupFilters(list)).toEqual([
      { fieldId: 'status', condition: 'in', value: ['a'], indexes: [0] },
      { fieldId: 'pipeline', condition: 'between', value: ['100', '900'], indexes: [1, 2] },
    ]);
    expect(groupFilters(list.toReversed())).toHaveLength(3);
    expect(groupFilters(list).flatMap((one) => filtersOf(one.fieldId, one.condition, one.value))).toEqual(
      list,
    );
  });
  it('offer a range only if both ends can be set', () => {
    expect(conditionsOf(pipeline)).toContain('between');
    expect(conditionsOf(status)).not.toContain('between');
    expect(conditionsOf({ ...activity, operators: ['eq', 'gt'] })).toEqual(['eq', 'gt']);
  });
  it('name their periods', () => {
    expect(presetRange('last7', '2026-03-10')).toEqual(['2026-03-04', '2026-03-10']);
    expect(presetRange('last30', '2026-03-10')).toEqual(['2026-02-09', '2026-03-10']);
    expect(presetRange('month', '2026-02-10')).toEqual(['2026-02-01', '2026-02-28']);
    expect(presetRange('quarter', '2026-05-31')).toEqual(['2026-04-01', '2026-06-30']);
    expect(presetRange('year', '2026-05-31')).toEqual(['2026-01-01', '2026-12-31']);
  });
});
