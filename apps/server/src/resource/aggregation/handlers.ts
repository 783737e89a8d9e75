import type { EntityMeta } from '@plumbline/api/operations';
import type { FormModuleKey } from '@plumbline/validation/forms';
import type { Context } from '../../context/context.ts';
import { filteredFields } from '../parse-filter.ts';
import { parseAggregation, type AggregationFields, type AggregationQuery } from './query.ts';
import { aggregationFields } from './fields.ts';
import { exportAggregation } from './export.ts';
import { aggregate } from './aggregation.ts';

/** Summary calls of an entity's list. The right to view the list includes them. */
export function aggregationHandlers(
  entity: EntityMeta,
  described: AggregationFields,
  { viewWith }: { viewWith: (names: readonly string[]) => string },
) {
  const summarise = async (query: AggregationQuery, context: Context) => {
    const fields = await aggregationFields(
      described,
      entity.form ? (entity.name as FormModuleKey) : undefined,
      context.tx,
    );
    const parsed = parseAggregation(fields, query);
    const view = viewWith([
      ...filteredFields(query.filter),
      ...parsed.by.map(({ name }) => name),
      ...parsed.measures.flatMap(({ field }) => field ?? []),
    ]);
    return { asked: parsed, summary: await aggregate(parsed, { view, fields, query }, context) };
  };
  return {
    summary: async ({ query }: { query: AggregationQuery }, context: Context) => ({
      data: (await summarise(query, context)).summary,
    }),
    summaryExport: async ({ query }: { query: AggregationQuery }, context: Context) => {
      const { asked, summary } = await summarise(query, context);
      return exportAggregation(asked, summary, `${entity.name}-summary.xlsx`);
    },
  };
}
