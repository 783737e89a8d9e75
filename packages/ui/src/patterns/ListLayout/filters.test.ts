import { describe, expect, it } from 'vitest';
import {
  isComplete,
  operatorLabel,
  operatorName,
  operatorsOf,
  valueLabel,
  type FilterField,
} from './filters.ts';

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
  it('say on a chip what they do', () => {
    expect(operatorLabel(pipeline, 'gte')).toBe('≥');
    expect(operatorName(pipeline, 'gte')).toBe('is at least');
    expect(operatorLabel(activity, 'lt')).toBe('is before');
    expect(operatorLabel(status, 'nin')).toBe('is none of');
  });
  it('show values as the list does', () => {
    expect(valueLabel(pipeline, { fieldId: 'pipeline', operator: 'gte', value: '250000' })).toBe(
      '$250,000.00',
    );
    expect(valueLabel(activity, { fieldId: 'activity', operator: 'gt', value: '2025-11-19' })).toBe(
      'Nov 19, 2025',
    );
    expect(valueLabel(status, { fieldId: 'status', operator: 'in', value: ['a', 'p', 'x'] })).toBe(
      'Active, Prospect, x',
    );
  });
  it('offer the operators of their type, or those the server has', () => {
    expect(operatorsOf({ id: 'x', label: 'X', type: 'boolean' })).toEqual(['eq']);
    expect(operatorsOf({ ...status, operators: ['eq'] })).toEqual(['eq']);
  });
  it('are complete once they have a value', () => {
    expect(isComplete({ fieldId: 'status', operator: 'in', value: [] })).toBe(false);
    expect(isComplete({ fieldId: 'name', operator: 'eq', value: '  ' })).toBe(false);
    expect(isComplete({ fieldId: 'name', operator: 'eq', value: 'x' })).toBe(true);
  });
});
