import type { QuoteClause } from '@plumbline/api';
import { describe, expect, test } from 'vitest';
import { clauseChanges, clausesFrom, fieldsOf } from './quote-clauses.ts';

const clause = (uuid: string, name: string, rest: Partial<QuoteClause> = {}): QuoteClause => ({
  uuid,
  name,
  ...rest,
});

describe('clauses of a quote', () => {
  test('are sent as they are edited, without what the server computes', () => {
    const before = [
      clause('a', 'Survey', { calculate_by: 'fixed_value', value: '350', amount: '350.00' }),
      clause('b', 'Clean-up', { problem: 'None of its lines is in this quote.' }),
    ];
    expect(
      clausesFrom(
        [
          { id: 'b', text: 'Clean-up' },
          { id: 'a', text: 'Survey of the slab' },
          { id: '', text: 'Barriers' },
        ],
        before,
      ),
    ).toEqual([
      { uuid: 'b', name: 'Clean-up' },
      { uuid: 'a', name: 'Survey of the slab', calculate_by: 'fixed_value', value: '350' },
      { name: 'Barriers' },
    ]);
    expect(fieldsOf(before[0] as QuoteClause)).not.toHaveProperty('amount');
  });

  test('are compared in words', () => {
    const before = { inclusions: [clause('a', 'Survey')], exclusions: [clause('b', 'Permits')] };
    const after = {
      inclusions: [clause('a', 'Survey'), clause('b', 'Permits')],
      exclusions: [clause('c', 'Overtime')],
    };
    expect(clauseChanges(before, before)).toEqual([]);
    expect(clauseChanges(before, after)).toEqual([
      'Included now: Permits.',
      'Excluded now: Overtime.',
      'Not excluded any more: Permits.',
    ]);
  });
});
