import type { Handlers } from '../../../context/context.ts';
import type { Context } from '../../../context/context.ts';
import { versionConflict } from '../../../core/http-error.ts';
import { estimationRow, openEstimation, presentEstimate } from '../estimates/queries.ts';
import { recordChange } from '../estimates/recompute.ts';
import { estimateAnswer } from '../estimates/serialize-estimate.ts';
import { differenceOf, differenceSheet, type Side } from './version-difference.ts';
import { keepNow } from './create-version.ts';
import { restoreRows } from './restore-version.ts';
import { figuresOf, versionOf, versionsOf } from './version-storage.ts';

interface Asked {
  params: { estimation_id: string; version_id: string };
  query: { to?: string | undefined };
}

async function sideOf(estimationId: string, versionId: string, context: Context): Promise<Side> {
  const version = await versionOf(estimationId, versionId, context);
  return { version, figures: await figuresOf(versionId, context) };
}

async function difference({ params, query }: Asked, context: Context) {
  const row = await estimationRow(params.estimation_id, context);
  const before = await sideOf(row.estimation_id, params.version_id, context);
  const after: Side = query.to
    ? await sideOf(row.estimation_id, query.to, context)
    : { figures: await presentEstimate(row, context) };
  return { row, difference: differenceOf(before, after) };
}

export const versionOperations = {
  estimateVersionsList: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: await versionsOf(params.estimation_id, context) };
  },
  estimateVersionsKeep: async ({ params, body }, context) => {
    // Allowed for frozen estimates, because storing a version changes nothing.
    const row = await estimationRow(params.estimation_id, context, true);
    const name = body.name.trim();
    const uuid = await keepNow(
      row,
      { name, kind: 'kept', ...(body.note === undefined ? {} : { note: body.note }) },
      context,
    );
    const version = await versionOf(row.estimation_id, uuid, context);
    await context.audit({
      module: 'estimation',
      entity: 'estimate',
      entityId: row.estimation_id,
      entityName: row.name,
      action: 'updated',
      changes: [
        { field: 'kept as', after: `${version.number}, ${name}` },
        { field: 'total', after: version.total },
      ],
    });
    return { data: version };
  },
  estimateVersionsRead: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    const { version, figures } = await sideOf(params.estimation_id, params.version_id, context);
    if (!version) throw new Error('a version that was found has no head');
    return { data: { ...version, estimate: estimateAnswer(figures, version.number) } };
  },
  estimateVersionsDifference: async (input, context) => ({
    data: (await difference(input, context)).difference,
  }),
  estimateVersionsDifferenceExport: async (input, context) => {
    const { row, difference: found } = await difference(input, context);
    return differenceSheet(row.quote_number, found);
  },
  estimateVersionsRestore: async ({ params, body }, context) => {
    const row = await openEstimation(params.estimation_id, context);
    if (row.version !== body.version) throw versionConflict();
    const wanted = await versionOf(row.estimation_id, params.version_id, context);
    const before = await keepNow(
      row,
      { name: `Before ${wanted.name} was restored`.slice(0, 200), kind: 'restored' },
      context,
    );
    await restoreRows(row.estimation_id, params.version_id, context);
    await recordChange(row, context, {
      entity: 'estimate',
      action: 'restored',
      changes: [{ field: 'restored from', after: `${wanted.number}, ${wanted.name}` }],
    });
    return { data: await versionOf(row.estimation_id, before, context) };
  },
} satisfies Partial<Handlers>;
