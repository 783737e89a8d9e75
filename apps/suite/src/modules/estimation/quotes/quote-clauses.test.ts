import type { QuoteClause } from '@plumbline/api';
import { describe, expect, test } from 'vitest';
import { clauseChanges, clausesFrom, fieldsOf } from './quote-clauses.ts';

const clause = (uuid: string, name: string, fields: Partial<QuoteClause> = {}): QuoteClause => ({
  uuid,
  name,
  ...fields,
});

describe('quote clauses', () => {
  test('are sent without the fields the server computes', () => {
    const before = [
      clause('a', 'Survey', { calculate_by: 'fixed_value', value: '350', amount: '350.00' }),
      clause('b', 'Clean-up', { problem: 'None of the lines it refers to is in this quote.' }),
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

  test('lists inclusions and exclusions that were added or removed between revisions', () => {
    const before = { inclusions: [clause('a', 'Survey')], exclusions: [clause('b', 'Permits')] };
    const after = {
      inclusions: [clause('a', 'Survey'), clause('b', 'Permits')],
      exclusions: [clause('c', 'Overtime')],
    };
    expect(clauseChanges(before, before)).toEqual([]);
    expect(clauseChanges(before, after)).toEqual([
      'Added to inclusions: Permits.',
      'Added to exclusions: Overtime.',
      'Removed from exclusions: Permits.',
    ]);
  });
});
