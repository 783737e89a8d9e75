import { nameProblem, type FormulaProblem } from '@plumbline/estimating';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';

import { invalidField, HttpError } from '../../../core/http-error.ts';
import { hasPermission } from '../../../auth/permissions.ts';
import { loadCalculators, type Calculators } from './queries.ts';
import { brokenOf, brokenTemplates, isOfFigures, newProblems, ownerOf, usersOf } from './rules.ts';

/** Serializes changes of all calculator tables, so that two changes cannot form a cycle together. */
export async function lockCalculators({ tx, user }: Context): Promise<Calculators> {
  await sql`select pg_advisory_xact_lock(hashtext('calculators'), hashtext(${user.tenant_id}))`.execute(tx);
  return loadCalculators(tx);
}

/** Recomputes estimate totals in one job for several changes, because each job covers every estimate. */
export const scheduleTotals = (context: Context): void =>
  context.afterCommit(() =>
    context.ports.jobs.sendOnce('estimate-totals', { tenantId: context.user.tenant_id, calculators: true }),
  );

export interface Change {
  before: Calculators;
  after: Calculators;
  /** Changed name, and the form fields for errors of its formula and of formulas that use it. */
  name: string;
  formulaField: string;
  errorField: string;
  /** Field for values that leave other formulas without a result; defaults to `errorField`. */
  figureField?: string;
}

/** @throws HttpError 422 at the field that makes a formula invalid. */
export async function assertFormulasStayValid(
  { before, after, name, formulaField, errorField, figureField = errorField }: Change,
  context: Context,
): Promise<void> {
  const found = newProblems(before, after, name);
  const [problem] = found;
  if (!problem) return;
  if (problem.name === name) throw invalidField(formulaField, problem.message);
  if (!isOfFigures(problem))
    throw invalidField(
      errorField,
      `${labelOf(problem, after)} ${problem.isStill ? 'would still be invalid' : 'would become invalid'}: ${problem.message}`,
    );
  const empty = found.filter(isOfFigures);
  throw invalidField(
    figureField,
    `${shortList(brokenOf(empty, after))} ${empty.every(({ isStill }) => isStill) ? 'would still have no result' : 'would no longer have a result'}: ${problem.message}.${await usageText(brokenTemplates(empty, after), context)}`,
  );
}

/** Shortens a list of names: "Sheets, Labor (Standard) and 3 others". */
function shortList(names: readonly string[]): string {
  const shown = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} others`] : names;
  return shown.length > 1 ? `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}` : (shown[0] ?? '');
}

/** Names the estimates that use these templates. */
async function usageText(templates: readonly string[], context: Context): Promise<string> {
  if (templates.length === 0) return '';
  const { rows } = await sql<{ name: string }>`
    select name from estimation_view where uuid in (select estimation_id from estimation
      where calculator_template_id = any(${templates}::uuid[])) order by "updatedAt" desc, uuid`.execute(
    context.tx,
  );
  if (rows.length === 0) return '';
  if (!hasPermission({ app: 7, name: 'estimation', type: 'v' }, context))
    return ` It is used in ${rows.length === 1 ? 'one estimate' : `${rows.length} estimates`}.`;
  return ` It is used in ${shortList(rows.map(({ name }) => name))}.`;
}

export const labelOf = (
  { name, template }: FormulaProblem & { template: string | undefined },
  all: Calculators,
) =>
  all.templates.find(({ uuid }) => uuid === template)?.fields.find(({ variable }) => variable === name)
    ?.label ??
  all.formulas.find(({ variable }) => variable === name)?.label ??
  name;

/** @throws HttpError 422 for an invalid or used name. */
export function assertNameAvailable(
  name: string,
  field: string,
  all: Calculators,
  of: { except: string | undefined; template?: string | undefined; before?: string | undefined },
): void {
  const wrong = nameProblem(name);
  if (wrong) throw invalidField(field, `${wrong}.`);
  const owner = ownerOf(name, all, of);
  if (owner) throw invalidField(field, `“${name}” is already the name of ${owner}.`);
  if (of.before === undefined || of.before === name) return;
  const users = usersOf(of.before, all, of.template);
  if (users.length)
    throw invalidField(field, `${users.join(', ')} would lose “${of.before}”. Change the formulas first.`);
}

/** @throws HttpError 409 naming the formulas that use one of these. */
export function assertUnused(
  gone: readonly { label: string; variable: string; template?: string }[],
  after: Calculators,
): void {
  for (const { label, variable, template } of gone) {
    const users = usersOf(variable, after, template);
    if (users.length)
      throw new HttpError(
        409,
        `${label} is used by ${users.join(', ')}. Remove “${variable}” from ${users.length === 1 ? 'that formula' : 'those formulas'} first.`,
      );
  }
}

/** @throws HttpError 409 if restored names are no longer valid. */
export async function assertRestorable(
  names: readonly string[],
  without: (all: Calculators) => Calculators,
  context: Context,
): Promise<void> {
  const after = await lockCalculators(context);
  const before = without(after);
  for (const name of names) {
    const owner = ownerOf(name, before, { except: undefined });
    if (owner) throw new HttpError(409, `“${name}” is now the name of ${owner}.`);
  }
  const [problem] = newProblems(before, after);
  if (problem) throw new HttpError(409, `${labelOf(problem, after)}: ${problem.message}`);
  scheduleTotals(context);
}

export const trimmed = (text: string | null | undefined) => text?.trim() ?? '';
