import {
  checkCalculator,
  definitionsOf,
  dependenciesOf,
  type CalculatorInput,
  type FormulaProblem,
} from '@plumbline/estimating';
import type { Calculators } from './queries.ts';

interface Found extends FormulaProblem {
  template: string | undefined;
}

/** Templates in the engine's form; without any, the material formulas alone. */
const checkedSets = ({
  templates,
  variables,
  formulas,
}: Calculators): (CalculatorInput & { uuid?: string })[] => [
  { type: 'with_takeoff', fields: [], variables, formulas },
  ...templates.map(({ uuid, type, fields }) => ({ uuid, type, fields, variables, formulas })),
];

const problemsOf = (all: Calculators, changed: string | undefined): Found[] =>
  checkedSets(all).flatMap((set) =>
    checkCalculator(set, changed).problems.map((problem) => ({ ...problem, template: set.uuid })),
  );

const keyOf = ({ template, name, code, message }: Found) => `${template} ${name} ${code} ${message}`;

const placeOf = ({ template, name }: Found) => `${template} ${name}`;

/**
 * Problems caused by a change, its own formula first, excluding existing ones. `isStill` marks formulas that had
 * another problem before.
 */
export function newProblems(
  before: Calculators,
  after: Calculators,
  changed?: string,
): (Found & { isStill: boolean })[] {
  const wrong = problemsOf(before, changed);
  const existing = new Set(wrong.map(keyOf));
  const places = new Set(wrong.map(placeOf));
  const found = problemsOf(after, changed)
    .filter((problem) => !existing.has(keyOf(problem)))
    .map((problem) => ({ ...problem, isStill: places.has(placeOf(problem)) }));
  return [...found.filter(({ name }) => name === changed), ...found.filter(({ name }) => name !== changed)];
}

/** True if a formula is valid but has no result for the current values. */
export const isOfFigures = ({ code }: FormulaProblem): boolean =>
  code === 'division_by_zero' || code === 'domain' || code === 'overflow';

/** Distinct labels of the affected columns and formulas: "Sheets", "Labor (Standard)". */
export function brokenOf(problems: readonly Found[], all: Calculators): string[] {
  const found = problems.flatMap(({ name, template }): string[] => {
    const of = all.templates.find(({ uuid }) => uuid === template);
    const field = of?.fields.find(({ variable }) => variable === name);
    return [
      field && of
        ? `${field.label} (${of.name})`
        : (all.formulas.find(({ variable }) => variable === name)?.label ?? name),
    ];
  });
  return [...new Set(found)];
}

/** Templates with a column that loses its result through its own or a used formula. */
export function brokenTemplates(problems: readonly Found[], all: Calculators): string[] {
  const names = new Set(problems.map(({ name }) => name));
  return checkedSets(all).flatMap((set) => {
    if (set.uuid === undefined) return [];
    const definitions = definitionsOf(set);
    const seen = new Set<string>();
    const isBroken = (name: string): boolean => {
      if (names.has(name)) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return definitions[name] !== undefined && dependenciesOf(name, definitions).uses.some(isBroken);
    };
    return set.fields.some(({ variable }) => definitions[variable] && isBroken(variable)) ? [set.uuid] : [];
  });
}

/** Users of a name: "Drywall sheets, Labor (Standard)". */
export function usersOf(name: string, all: Calculators, only?: string): string[] {
  const found = new Set<string>();
  for (const set of checkedSets(all)) {
    if (only !== undefined && set.uuid !== only) continue;
    const { usedBy } = dependenciesOf(name, definitionsOf(set));
    const template = all.templates.find(({ uuid }) => uuid === set.uuid)?.name;
    for (const user of usedBy) {
      const field = set.fields.find(({ variable }) => variable === user);
      const formula = all.formulas.find(({ variable }) => variable === user);
      if (field) found.add(`${field.label} (${template})`);
      else if (formula) found.add(formula.label);
    }
  }
  return [...found];
}

/** Describes what already has a name. */
export function ownerOf(
  name: string,
  all: Calculators,
  { except, template }: { except: string | undefined; template?: string | undefined },
): string | undefined {
  const lowerName = name.toLowerCase();
  const is = ({ variable }: { variable: string }) => variable.toLowerCase() === lowerName;
  const variable = all.variables.find((each) => each.uuid !== except && is(each));
  if (variable) return `the variable ${variable.label}`;
  const formula = all.formulas.find((each) => each.uuid !== except && is(each));
  if (formula) return `the material formula ${formula.label}`;
  for (const { uuid, name: called, fields } of all.templates) {
    if (template !== undefined && uuid !== template) continue;
    const field = fields.find((each) => each.id !== except && is(each));
    if (field) return `the column ${field.label} of ${called}`;
  }
  return undefined;
}
