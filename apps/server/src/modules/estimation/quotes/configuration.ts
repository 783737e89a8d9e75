import type { ClauseChoice, InclusionExclusion, InclusionExclusionTemplate } from '@plumbline/api';
import { clauseProblem, type ClauseCalculation } from '@plumbline/estimating';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { invalidField } from '../../../core/http-error.ts';
import { resourceHandlers } from '../../../resource/resource-handlers.ts';
import { defineResource } from '../../../resource/define-resource.ts';
import { after, before } from '../../../resource/pipeline.ts';
import { estimationTags } from './tags.ts';

type Values = Partial<InclusionExclusion>;
const calculationOf = ({ calculate_by, value, base, formula }: Values) => ({
  calculateBy: (calculate_by ?? 'no_calculation') as ClauseCalculation['calculateBy'],
  value: value ?? undefined,
  base: base as ClauseCalculation['base'],
  formula,
});

/** @throws HttpError 422 at the invalid field. */
async function check(values: Values, before: Values | undefined, { tx }: Context): Promise<void> {
  const problem = clauseProblem(calculationOf({ base: 'subtotal', ...before, ...values }));
  if (problem) throw invalidField(problem.field, problem.message);
  if (!values.tag || values.tag === before?.tag) return;
  const { rows } = await sql`select 1 from estimation_tag_view where name = ${values.tag}`.execute(tx);
  if (!rows.length) throw invalidField('tag', `The tag “${values.tag}” does not exist.`);
}

export const inclusionExclusions = defineResource('inclusionExclusion', {
  table: 'inclusion_exclusion',
  steps: {
    create: [after('workflow', ({ body }, context) => check(body, undefined, context))],
    update: [after('workflow', ({ body, before }, context) => check(body, before, context))],
  },
});

/** Clears the previous default template. */
const noDefault = async ({ tx }: Context): Promise<void> => {
  await sql`update inclusion_exclusion_template set is_default = false, version = version + 1
    where is_default and deleted_at is null`.execute(tx);
};
const assertClausesExist = async (ids: readonly string[] | undefined, { tx }: Context): Promise<void> => {
  if (!ids?.length) return;
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from inclusion_exclusion
    where row_id = any(${[...ids]}::uuid[])`.execute(tx);
  if (rows[0]?.count !== new Set(ids).size)
    throw invalidField('inclusion_exclusion', 'One of these inclusions and exclusions does not exist.');
};

export const clauseTemplates = defineResource('inclusionExclusionTemplate', {
  table: 'inclusion_exclusion_template',
  steps: {
    create: [
      after('workflow', ({ body }, context) => assertClausesExist(body.inclusion_exclusion, context)),
      after('workflow', async ({ body }, context) => {
        if (body.is_default) await noDefault(context);
      }),
    ],
    update: [
      after('workflow', ({ body }, context) => assertClausesExist(body.inclusion_exclusion, context)),
      after('workflow', async ({ body, before }, context) => {
        if (body.is_default && !before.is_default) await noDefault(context);
      }),
    ],
    delete: [
      // Another template may be the default when this one is restored.
      before('dependents', async ({ uuids }, { tx }) => {
        await sql`update inclusion_exclusion_template set is_default = false
          where row_id = any(${uuids}::uuid[])`.execute(tx);
      }),
    ],
  },
});

const choiceOf = (row: InclusionExclusion): ClauseChoice => ({
  uuid: row.uuid,
  default_inclusion: row.default_inclusion as ClauseChoice['default_inclusion'],
  tag: row.tag ?? '',
  calculation: row.calculation,
  clause: {
    name: row.name,
    description: row.description ?? '',
    include_on: row.include_on as 'assembly',
    calculate_by: row.calculate_by as ClauseCalculation['calculateBy'],
    ...(row.value === null || row.value === undefined ? {} : { value: row.value }),
    base: (row.base || 'subtotal') as NonNullable<ClauseCalculation['base']>,
    formula: row.formula ?? '',
    source_id: row.uuid,
  },
});

/** Configured clauses in the form of quotes. */
export async function clauseChoices({ tx }: Pick<Context, 'tx'>): Promise<ClauseChoice[]> {
  const { rows } = await sql<InclusionExclusion>`select * from inclusion_exclusion_view
    order by tag = '', lower(tag), lower(name)`.execute(tx);
  return rows.map(choiceOf);
}

/**
 * Clauses of a template in order.
 * @param uuid defaults to the default template.
 * @throws HttpError 422 for an unknown template.
 */
export async function clausesOfTemplate(
  uuid: string | undefined,
  { tx }: Pick<Context, 'tx'>,
): Promise<ClauseChoice[]> {
  const { rows } = await sql<InclusionExclusionTemplate>`select * from inclusion_exclusion_template_view
    where ${uuid === undefined ? sql`is_default` : sql`uuid = ${uuid}::uuid`}`.execute(tx);
  if (uuid !== undefined && !rows[0])
    throw invalidField('clause_template_id', 'This template does not exist.');
  const choices = new Map((await clauseChoices({ tx })).map((choice) => [choice.uuid, choice]));
  return (rows[0]?.inclusion_exclusion ?? []).flatMap((id) => choices.get(id) ?? []);
}

export const quoteConfigurationResources = {
  estimationTag: estimationTags,
  inclusionExclusion: inclusionExclusions,
  inclusionExclusionTemplate: clauseTemplates,
};
export const quoteConfigurationOperations = {
  ...resourceHandlers(estimationTags),
  ...resourceHandlers(inclusionExclusions),
  ...resourceHandlers(clauseTemplates),
  estimationsListQuoteClauses: async (_request, context) => {
    const { rows } = await sql<InclusionExclusionTemplate>`select * from inclusion_exclusion_template_view
      order by is_default desc, lower(name)`.execute(context.tx);
    return {
      data: {
        clauses: await clauseChoices(context),
        templates: rows.map(({ uuid, name, is_default, inclusion_exclusion }) => ({
          uuid,
          name,
          is_default: is_default ?? false,
          inclusion_exclusion: inclusion_exclusion ?? [],
        })),
      },
    };
  },
  estimationsListTagNames: async (_request, { tx }) => ({
    data: (
      await sql<{
        uuid: string;
        name: string;
      }>`select uuid, name from estimation_tag_view order by lower(name)`.execute(tx)
    ).rows,
  }),
} satisfies Partial<Handlers>;
