import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyName, firstTemplate, templateOptions } from './quote-template-rules.ts';

describe('the name of a copy', () => {
  test('says so, and counts', () => {
    expect(copyName('Interiors', [])).toBe('Interiors copy');
    expect(copyName('Interiors', ['interiors COPY'])).toBe('Interiors copy 2');
    expect(copyName('Interiors copy 2', ['Interiors copy', 'Interiors copy 2'])).toBe('Interiors copy 3');
  });
  test('is never taken and never too long', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 260 }), fc.nat(4), (name, times) => {
        const taken: string[] = [];
        for (let at = 0; at <= times; at++) {
          const next = copyName(name, taken);
          expect(taken.map((each) => each.toLowerCase())).not.toContain(next.toLowerCase());
          expect(next.length).toBeLessThanOrEqual(250);
          taken.push(next);
        }
      }),
    );
  });
});

describe('the first template', () => {
  const template = (uuid: string, type: 'BasicTemplate' | 'ChangeOrderTemplate', is_default = false) => ({
    uuid,
    name: uuid,
    type,
    is_default,
  });
  const templates = [
    template('letter', 'BasicTemplate'),
    template('proposal', 'BasicTemplate', true),
    template('change', 'ChangeOrderTemplate', true),
  ];
  test('is the default of its kind, or that of the revision before', () => {
    expect(firstTemplate(templates, undefined)).toBe('proposal');
    expect(firstTemplate(templates, { status: 'Draft', template_id: 'letter' })).toBe('letter');
    expect(firstTemplate(templates, { status: 'Sent', template_id: null })).toBe('standard');
    expect(firstTemplate(templates, { status: 'Declined', template_id: 'gone' })).toBe('standard');
    expect(firstTemplate(templates, { status: 'Accepted', template_id: 'letter' })).toBe('change');
    expect(firstTemplate(templates.slice(0, 2), { status: 'Accepted', template_id: null })).toBe('proposal');
    expect(firstTemplate([], undefined)).toBe('standard');
  });
  test('is one of those that are offered', () => {
    for (const before of [undefined, { status: 'Accepted' }, { status: 'Draft', template_id: 'x' }])
      expect(templateOptions(templates).map(({ id }) => id)).toContain(firstTemplate(templates, before));
  });
});
