import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmptyValue, type FormDefinition, type FormQuestion } from './definition.ts';
import { answersOf, problemsOf, visibleForm } from './rules.ts';

const form = (...questions: FormQuestion[]): FormDefinition => ({
  title: 'Report',
  pages: [{ id: 'p', title: 'Page', sections: [{ id: 's', questions }] }],
});
const shown = (definition: FormDefinition, values = {}) =>
  visibleForm(definition, values).pages.flatMap((page) =>
    page.sections.flatMap((section) => section.questions.map(({ id }) => id)),
  );

const chain = form(
  { id: 'incident', type: 'choice', title: 'Incident?', options: [{ id: 'yes', label: 'Yes' }] },
  {
    id: 'injured',
    type: 'choice',
    title: 'Injured?',
    showWhen: [{ question: 'incident', operator: 'is', value: 'yes' }],
  },
  {
    id: 'name',
    type: 'text',
    title: 'Who?',
    isRequired: true,
    showWhen: [{ question: 'injured', operator: 'is', value: 'yes' }],
  },
);

describe('visibleForm', () => {
  it('shows the questions whose conditions are met', () => {
    expect(shown(chain)).toEqual(['incident']);
    expect(shown(chain, { incident: 'yes' })).toEqual(['incident', 'injured']);
    expect(shown(chain, { incident: 'yes', injured: 'yes' })).toEqual(['incident', 'injured', 'name']);
  });
  it('hides questions that depend on a hidden answer', () => {
    expect(shown(chain, { incident: 'no', injured: 'yes', name: 'Luis' })).toEqual(['incident']);
    expect(answersOf(chain, { incident: 'no', injured: 'yes', name: 'Luis' })).toEqual({ incident: 'no' });
  });
  it('leaves out empty sections, pages and pairs', () => {
    const definition: FormDefinition = {
      title: 'x',
      pages: [
        {
          id: 'a',
          title: 'A',
          sections: [
            {
              id: 's',
              questions: [
                {
                  id: 'two',
                  type: 'twoColumn',
                  title: '',
                  questions: [
                    {
                      id: 'l',
                      type: 'text',
                      title: 'L',
                      showWhen: [{ question: 'q', operator: 'isNotEmpty' }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    };
    expect(visibleForm(definition, {}).pages).toEqual([]);
  });
  it('compares figures, parts of words and choices', () => {
    const when = (operator: 'moreThan' | 'lessThan' | 'contains' | 'isNot', value: string) =>
      form(
        { id: 'q', type: 'text', title: 'Q' },
        { id: 'then', type: 'text', title: 'Then', showWhen: [{ question: 'q', operator, value }] },
      );
    expect(shown(when('moreThan', '10'), { q: '9' })).toEqual(['q']);
    expect(shown(when('moreThan', '10'), { q: '11' })).toEqual(['q', 'then']);
    expect(shown(when('lessThan', '10'), {})).toEqual(['q']);
    expect(shown(when('contains', 'RACK'), { q: 'track' })).toEqual(['q', 'then']);
    expect(shown(when('contains', 'a'), { q: ['a', 'b'] })).toEqual(['q', 'then']);
    expect(shown(when('isNot', 'a'), { q: ['b'] })).toEqual(['q', 'then']);
  });
  it('submits only answers of visible questions for any conditions', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const question = fc.record({
      id: fc.constantFrom(...ids),
      type: fc.constant('text' as const),
      title: fc.constant('t'),
      showWhen: fc.array(
        fc.record({
          question: fc.constantFrom(...ids),
          operator: fc.constantFrom(
            'is' as const,
            'isNot' as const,
            'isEmpty' as const,
            'isNotEmpty' as const,
          ),
          value: fc.constantFrom('1', '2'),
        }),
        { maxLength: 2 },
      ),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(question, { selector: ({ id }) => id }),
        fc.dictionary(fc.constantFrom(...ids), fc.constantFrom('1', '2', '')),
        (questions, values) => {
          const sent = answersOf(form(...questions), values);
          expect(answersOf(form(...questions), sent)).toEqual(sent);
        },
      ),
    );
  });
});

describe('problemsOf', () => {
  it('requires only visible required questions', () => {
    expect(problemsOf(chain, {})).toEqual([]);
    const [problem] = problemsOf(chain, { incident: 'yes', injured: 'yes', name: ' ' });
    expect(problem?.question.id).toBe('name');
    expect(problem?.problem.kind).toBe('required');
  });
  it('validates formats', () => {
    const of = (type: FormQuestion['type'], value: string) =>
      problemsOf(form({ id: 'q', type, title: 'Q' }), { q: value })[0]?.problem.kind;
    expect(of('phone', '541-555-0142')).toBeUndefined();
    expect(of('phone', '5415550142')).toBe('phone');
    expect(of('email', 'dana@calloway.example')).toBeUndefined();
    expect(of('email', 'dana@')).toBe('email');
    expect(of('url', 'calloway.example/a')).toBeUndefined();
    expect(of('url', 'javascript:alert(1)')).toBe('url');
    expect(of('number', '12.5')).toBeUndefined();
  });
  it('validates table rows except empty ones', () => {
    const definition = form({
      id: 't',
      type: 'table',
      title: 'Crew',
      isRequired: true,
      questions: [
        { id: 'who', type: 'text', title: 'Who', isRequired: true },
        { id: 'hours', type: 'number', title: 'Hours' },
      ],
    });
    expect(problemsOf(definition, { t: [{ id: '1', cells: {} }] })[0]?.problem.kind).toBe('required');
    const [problem] = problemsOf(definition, {
      t: [
        { id: '1', cells: { who: 'Luis', hours: '8' } },
        { id: '2', cells: { hours: '8' } },
        { id: '3', cells: {} },
      ],
    });
    expect(problem?.row?.index).toBe(1);
  });
  it('treats empty values, spaces and empty lists as no answer', () => {
    for (const value of [undefined, null, '', '  ', []]) expect(isEmptyValue(value)).toBe(true);
    for (const value of ['a', 0, ['a']]) expect(isEmptyValue(value)).toBe(false);
  });
});
