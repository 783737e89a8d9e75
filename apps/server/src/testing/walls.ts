import type { Condition, Estimation, SavedTakeoff } from '@plumbline/api';
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
    await drawWall(server, { estimation, page, condition: uuid, length, from: 10 });
  }
  return { estimation, at, parts, conditions, page };
}

/** The same, whose sheet is issued again: the second one is the next revision, and nobody has measured it yet. */
export async function reissuedWalls(server: TestServer, walls: Readonly<Record<string, number>>) {
  const { page: first, ...made } = await wallEstimate(server, walls);
  const { page: second } = await planPage(server, 'north', made.estimation);
  return { ...made, first, second };
}

interface Wall {
  estimation: string;
  page: string;
  condition: string | undefined;
  /** In points of the sheet. */
  length: number;
  /** Where on the sheet it begins, on both axes. */
  from?: number;
}

/** Measures one more straight wall. */
export const drawWall = (server: TestServer, { estimation, page, condition, length, from = 0 }: Wall) =>
  server.ok<SavedTakeoff>('owner', 'PUT', `/estimations/${estimation}/take-off/${page}`, {
    upsert: [
      {
        uuid: uuidv7(),
        condition_id: condition,
        version: 0,
        geometry: {
          vertices: [
            { x: from, y: from },
            { x: from + length, y: from },
          ],
        },
      },
    ],
    remove: [],
  });
