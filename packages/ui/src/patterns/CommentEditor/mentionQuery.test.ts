import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionQuery } from './mentionQuery.ts';

describe('mentionQuery', () => {
  it('starts with the character alone', () => {
    expect(mentionQuery('@')).toEqual({ sort: 'person', query: '', length: 1 });
    expect(mentionQuery('see #')).toEqual({ sort: 'record', query: '', length: 1 });
  });
  it('includes letters of any language and spaces', () => {
    expect(mentionQuery('ask @Åsa Öst')?.query).toBe('Åsa Öst');
    expect(mentionQuery('#RFI-019')?.query).toBe('RFI-019');
  });
  it('excludes mail addresses and ends with the sentence', () => {
    expect(mentionQuery('dana@halvorsen')).toBeUndefined();
    expect(mentionQuery('@Luis. The next')).toBeUndefined();
    expect(mentionQuery('@Luis  ')).toBeUndefined();
    expect(mentionQuery('@ ')).toBeUndefined();
  });
  it('covers exactly the sign and the query', () => {
    fc.assert(
      fc.property(fc.string(), (before) => {
        const query = mentionQuery(before);
        if (query) expect(before.slice(-query.length)).toMatch(new RegExp(`^[@#]`));
      }),
    );
  });
});
