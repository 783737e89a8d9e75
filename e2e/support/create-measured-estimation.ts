import { api, type DemoUser } from './app.ts';
import { prepareSheet } from './plans.ts';

export interface PricedArea {
  uuid: string;
  code: string;
  name: string;
  type: string;
  color: string;
  assembly_id: string | null;
}

/** Conditions of the demo that measure areas and have a price. */
async function pricedAreas(who: DemoUser, count: number): Promise<PricedArea[]> {
  const { data } = await api<{ uuid: string; measures: number }[]>(who, '/estimations?limit=-1');
  // Other journeys measure what has no price.
  for (const { uuid } of data.filter(({ measures }) => measures > 0)) {
    const conditions = await api<PricedArea[]>(who, `/estimations/${uuid}/conditions`);
    const areas = conditions.data.filter(({ type, assembly_id }) => type === 'area' && assembly_id);
    if (areas.length >= count) return areas.slice(0, count);
  }
  throw new Error(`no estimation has ${count} areas with a price`);
}

/**
 * An estimation of a journey's own: a floor plan of known rooms to scale, two rooms measured by each of some conditions as
 * the demo has them. Other journeys work on the demo's.
 * @param more additional fields of the estimation.
 */
export async function measuredEstimation(
  who: DemoUser,
  name: string,
  { seed, conditions, more = {} }: { seed: number; conditions: number; more?: object },
): Promise<{ estimationId: string; pageId: string; areas: PricedArea[] }> {
  const areas = await pricedAreas(who, conditions);
  const { estimationId, pageId, truth } = await prepareSheet(who, name, { seed, sheets: ['floor'] }, more);
  await api(who, `/estimations/${estimationId}/calibration/${pageId}`, {
    method: 'PUT',
    body: { calibrations: [{ type: 'named_scale', value: 1 / 9, unit: 'ft', calibrated: true }] },
  });
  const rooms = truth.sheets[0]?.rooms ?? [];
  for (const [at, { code, name: called, type, color, assembly_id }] of areas.entries()) {
    const { data: condition } = await api<{ uuid: string }>(who, `/estimations/${estimationId}/conditions`, {
      method: 'POST',
      body: { code, name: called, type, color, assembly_id, category: '', parameters: {} },
    });
    await api(who, `/estimations/${estimationId}/take-off/${pageId}`, {
      method: 'PUT',
      body: {
        upsert: rooms.slice(at * 2, at * 2 + 2).map(({ polygon }) => ({
          uuid: crypto.randomUUID(),
          condition_id: condition.uuid,
          version: 0,
          geometry: { vertices: polygon },
        })),
        remove: [],
      },
    });
  }
  return { estimationId, pageId, areas };
}
