import {
  isEmptyValue,
  isIds,
  isRows,
  type FormCondition,
  type FormDefinition,
  type FormPage,
  type FormProblem,
  type FormProblemAt,
  type FormQuestion,
  type FormSectionDefinition,
  type FormValue,
  type FormValues,
} from './definition.ts';

const asText = (value: FormValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function holds({ question, operator, value: expected = '' }: FormCondition, values: FormValues): boolean {
  const value = values[question];
  const ids = isIds(value) ? value : undefined;
  switch (operator) {
    case 'isEmpty':
      return isEmptyValue(value);
    case 'isNotEmpty':
      return !isEmptyValue(value);
    case 'is':
      return ids ? ids.length === 1 && ids[0] === expected : asText(value) === expected;
    case 'isNot':
      return ids ? !ids.includes(expected) : asText(value) !== expected;
    case 'contains':
      return ids ? ids.includes(expected) : asText(value).toLowerCase().includes(expected.toLowerCase());
    case 'moreThan':
      return !isEmptyValue(value) && Number(asText(value)) > Number(expected);
    case 'lessThan':
      return !isEmptyValue(value) && Number(asText(value)) < Number(expected);
  }
}

const each = (
  definition: FormDefinition,
  see: (question: FormQuestion, page: FormPage, section: FormSectionDefinition) => void,
) => {
  for (const page of definition.pages)
    for (const section of page.sections)
      for (const question of section.questions) {
        see(question, page, section);
        if (question.type === 'twoColumn')
          for (const half of question.questions ?? []) see(half, page, section);
      }
};

/**
 * Form reduced to the questions, sections and pages whose conditions hold. Evaluated from the top: a condition sees the
 * answers above it, and hidden questions count as empty.
 */
export function visibleForm(definition: FormDefinition, values: FormValues): FormDefinition {
  const answered: Record<string, FormValue> = {};
  const isShown = ({ showWhen = [] }: { showWhen?: readonly FormCondition[] }) =>
    showWhen.every((condition) => holds(condition, answered));
  const shownQuestions = (questions: readonly FormQuestion[]): FormQuestion[] =>
    questions.flatMap((question) => {
      if (!isShown(question)) return [];
      if (question.type !== 'twoColumn') {
        answered[question.id] = values[question.id];
        return [question];
      }
      const halves = shownQuestions(question.questions ?? []);
      return halves.length === 0 ? [] : [{ ...question, questions: halves }];
    });
  return {
    ...definition,
    pages: definition.pages
      .map((page) => ({
        ...page,
        sections: page.sections
          .flatMap((section) =>
            isShown(section) ? [{ ...section, questions: shownQuestions(section.questions) }] : [],
          )
          .filter((section) => section.questions.length > 0),
      }))
      .filter((page) => page.sections.length > 0),
  };
}

/** Answers to the visible questions; hidden answers are not submitted. */
export function answersOf(definition: FormDefinition, values: FormValues): FormValues {
  const ids = new Set<string>();
  each(visibleForm(definition, values), ({ id, type }) => {
    if (type !== 'twoColumn') ids.add(id);
  });
  return Object.fromEntries(Object.entries(values).filter(([id]) => ids.has(id)));
}

function problemOf(question: FormQuestion, value: FormValue): FormProblem | undefined {
  if (isEmptyValue(value)) return question.isRequired ? { kind: 'required' } : undefined;
  const text = asText(value).trim();
  switch (question.type) {
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) ? undefined : { kind: 'email' };
    case 'url':
      return /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:[:/?#]\S*)?$/i.test(text) ? undefined : { kind: 'url' };
    case 'phone':
      return /^\d{3}-\d{3}-\d{4}$/.test(text) ? undefined : { kind: 'phone' };
    case 'number':
    case 'currency':
      return Number.isFinite(Number(text)) ? undefined : { kind: 'number' };
    default:
      return undefined;
  }
}

/** Problems that prevent submitting, in reading order; only visible questions are checked. */
export function problemsOf(definition: FormDefinition, values: FormValues): FormProblemAt[] {
  const found: FormProblemAt[] = [];
  each(visibleForm(definition, values), (question, page) => {
    if (question.type === 'twoColumn') return;
    const value = values[question.id];
    const problem = problemOf(question, value);
    if (problem) found.push({ question, page: page.id, problem });
    if (question.type !== 'table' || !isRows(value)) return;
    for (const [index, row] of value.entries()) {
      // Empty rows are ignored.
      if (Object.values(row.cells).every(isEmptyValue)) continue;
      for (const column of question.questions ?? []) {
        const wrong = problemOf(column, row.cells[column.id]);
        if (wrong)
          found.push({
            question: column,
            page: page.id,
            problem: wrong,
            row: { index, id: row.id, table: question },
          });
      }
    }
  });
  return found;
}
