import type { Handlers } from '../../../context/context.ts';
import type { Context } from '../../../context/context.ts';
import { estimationRow, presentEstimate } from '../estimates/queries.ts';
import { estimateAnswer } from '../estimates/serialize-estimate.ts';
import { differenceOf, differenceSheet, type Side } from './version-difference.ts';
import { storeVersion } from './create-version.ts';
import { estimateDocument } from './estimate-document.ts';
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
  estimateVersionsCreate: async ({ params, body }, context) => {
    // Allowed for frozen estimates, because storing a version changes nothing.
    const row = await estimationRow(params.estimation_id, context, true);
    const name = body.name.trim();
    const uuid = await storeVersion(
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
  estimateVersionsCompare: async (input, context) => ({
    data: (await difference(input, context)).difference,
  }),
  estimateVersionsExportComparison: async (input, context) => {
    const { row, difference: found } = await difference(input, context);
    return differenceSheet(row.quote_number, found);
  },
  estimateVersionsRestore: async ({ params, body: { version } }, context) => {
    const { prepared } = await estimateDocument.move(
      estimateDocument.transitions.restore,
      { ref: { uuid: params.estimation_id }, version, input: { versionId: params.version_id } },
      context,
    );
    return { data: await versionOf(params.estimation_id, prepared.previous, context) };
  },
} satisfies Partial<Handlers>;
