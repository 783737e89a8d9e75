import type { Condition, Estimation } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { planPage, wallAssembly } from './records.ts';
import type { TestServer } from './server.ts';

/**
 * An estimation with straight walls on one sheet, each of a condition of its own and all of one assembly.
 * @param walls their codes with their lengths in points of the sheet.
 */
export async function wallEstimate(server: TestServer, walls: Readonly<Record<string, number>>) {
  const parts = await wallAssembly(server, 'owner', 'north');
  const { uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', {
    name: 'Clinic',
  });
  const at = (rest: string) => `/estimations/${estimation}/${rest}`;
  const { page } = await planPage(server, 'north', estimation);
  const conditions: string[] = [];
  for (const [code, length] of Object.entries(walls)) {
    const { uuid } = await server.ok<Condition>('owner', 'POST', at('conditions'), {
      code,
      name: `Partition ${code}`,
      type: 'surface_area',
      color: '#297cef',
      assembly_id: parts.assembly,
      parameters: { height: 10, sides: 2 },
    });
    conditions.push(uuid);
    const vertices = [
      { x: 10, y: 10 },
      { x: 10 + length, y: 10 },
    ];
    await server.ok('owner', 'PUT', at(`take-off/${page}`), {
      upsert: [{ uuid: uuidv7(), condition_id: uuid, version: 0, geometry: { vertices } }],
      remove: [],
    });
  }
  return { estimation, at, parts, conditions };
}
