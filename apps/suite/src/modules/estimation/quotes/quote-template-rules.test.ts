import { describe, expect, test } from 'vitest';
import { firstTemplate, templateOptions } from './quote-template-rules.ts';

describe('initial quote template', () => {
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
  test('is the default of its type, or the template of the previous revision', () => {
    expect(firstTemplate(templates, undefined)).toBe('proposal');
    expect(firstTemplate(templates, { status: 'Draft', template_id: 'letter' })).toBe('letter');
    expect(firstTemplate(templates, { status: 'Sent', template_id: null })).toBe('standard');
    expect(firstTemplate(templates, { status: 'Declined', template_id: 'gone' })).toBe('standard');
    expect(firstTemplate(templates, { status: 'Accepted', template_id: 'letter' })).toBe('change');
    expect(firstTemplate(templates.slice(0, 2), { status: 'Accepted', template_id: null })).toBe('proposal');
    expect(firstTemplate([], undefined)).toBe('standard');
  });
  test('is one of the offered templates', () => {
    for (const before of [undefined, { status: 'Accepted' }, { status: 'Draft', template_id: 'x' }])
      expect(templateOptions(templates).map(({ id }) => id)).toContain(firstTemplate(templates, before));
  });
});
