import type { Context } from '../../context/context.ts';
import type { WriteState } from '../call-states.ts';
import { saveSignatures } from '../duplicate-detection.ts';
import type { MergeState } from '../merge-state.ts';
import { isLocated, saveLocations } from '../record-locations.ts';
import type { ResourceRow } from '../resource.ts';

/** Stores what a record is found by: its signature for duplicate detection and its place on the map. */
export async function saveIndexes(
  entity: string,
  row: object & { uuid: string },
  { tx, user, ports }: Context,
): Promise<void> {
  await saveSignatures(entity, [row], user.tenant_id, tx);
  if (isLocated(entity)) await saveLocations(entity, [row], user.tenant_id, { tx, geocoder: ports.geocoder });
}

/** Indexes `data` for duplicate detection and the map. */
export async function indexRecord<Row extends ResourceRow, Body extends object>(
  { resource: { contract }, data }: WriteState<Row, Body>,
  context: Context,
): Promise<void> {
  if (contract) await saveIndexes(contract.name, data, context);
}

/** Indexes the merged record for duplicate detection and the map. */
export const indexMerged = <Row extends ResourceRow>(
  { entity, after }: MergeState<Row>,
  context: Context,
): Promise<void> => saveIndexes(entity.name, after, context);
