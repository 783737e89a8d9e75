import type { KindMeta } from '@plumbline/api/operations';
import type { FormModuleKey } from '@plumbline/validation/forms';
import type { Context } from '../../context/context.ts';
import { parseFilter } from '../list-query.ts';
import { askedOf, type SummaryFields, type SummaryQuery } from './query.ts';
import { summaryFields } from './fields.ts';
import { summarySheet } from './export.ts';
import { summaryOf } from './aggregation.ts';

/** The calls that sum up the list of a kind. Its rows are those of the list: whoever may list them may sum them up. */
export function summaryCalls(
  kind: KindMeta,
  described: SummaryFields,
  { viewWith }: { viewWith: (names: readonly string[]) => string },
) {
  const summarise = async (query: SummaryQuery, context: Context) => {
    const fields = await summaryFields(
      described,
      kind.form ? (kind.name as FormModuleKey) : undefined,
      context.tx,
    );
    const asked = askedOf(fields, query);
    const view = viewWith([
      ...parseFilter(query.filter).map(({ field }) => field),
      ...asked.by.map(({ name }) => name),
      ...asked.measures.flatMap(({ field }) => field ?? []),
    ]);
    return { asked, summary: await summaryOf(asked, { view, fields, query }, context) };
  };
  return {
    summary: async ({ query }: { query: SummaryQuery }, context: Context) => ({
      data: (await summarise(query, context)).summary,
    }),
    summaryExport: async ({ query }: { query: SummaryQuery }, context: Context) => {
      const { asked, summary } = await summarise(query, context);
      return summarySheet(asked, summary, `${kind.name}-summary.xlsx`);
    },
  };
}
