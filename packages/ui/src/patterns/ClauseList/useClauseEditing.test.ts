import { describe, expect, it } from 'vitest';
import { withClauseText } from './useClauseEditing.ts';

const items = [
  { id: 'a', text: 'Permits' },
  { id: 'b', text: 'Dumpsters' },
];

describe('withClauseText', () => {
  it('replaces the text of a clause', () => {
    expect(withClauseText(items, 1, 'Debris removal')).toEqual([
      { id: 'a', text: 'Permits' },
      { id: 'b', text: 'Debris removal' },
    ]);
  });
  it('appends a new clause without an id', () => {
    expect(withClauseText(items, 2, 'Cleaning')).toEqual([...items, { id: '', text: 'Cleaning' }]);
  });
  it('removes a clause whose text was deleted', () => {
    expect(withClauseText(items, 0, '')).toEqual([{ id: 'b', text: 'Dumpsters' }]);
  });
});
