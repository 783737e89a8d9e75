import type { Assembly, Condition, Estimate, Material } from '@plumbline/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { drawWall, wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';
import { alternateRows, estimateData, estimationRow } from './queries.ts';
import type { LineRow } from './estimate-line-row.ts';
import { estimateOf } from './rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Estimate computed without the cache: lines read by condition, and every figure computed. */
const anew = (estimation: string) =>
  server.tx('north', async (tx) => {
    const context = { tx, ports: server.ports };
    const row = await estimationRow(estimation, context);
    const data = await estimateData(row, context);
    const lines: LineRow[] = [];
    for (const { condition_id } of data.conditions)
      for (const line of (await estimateData(row, context, condition_id)).lines)
        if (!lines.some(({ line_id }) => line_id === line.line_id)) lines.push(line);
    const chosen = data.lines.filter(({ line_id }) => !lines.some((line) => line.line_id === line_id));
    return estimateOf({
      ...data,
      lines: [...lines, ...chosen],
      alternates: await alternateRows(estimation, context),
    });
  });

test('returns the same from the cache as from a full computation after any change', async () => {
  const walls = await wallEstimate(server, { K1: 600, K2: 317 });
  const read = () => server.ok<Estimate>('owner', 'GET', walls.at('estimate'));
  const results: string[] = [];
  const holds = async (what: string) => {
    const now = await read();
    const { groups, ...estimate } = await anew(walls.estimation);
    // Only figures are compared, because digests and version belong to the answer.
    expect({ what, of: now }).toMatchObject({
      what,
      of: { ...estimate, groups: groups.map((group) => ({ ...group })) },
    });
    for (const [at, { lines }] of now.groups.entries())
      expect([what, lines]).toEqual([what, groups[at]?.lines]);
    results.push(JSON.stringify([now.total, now.groups]));
  };
  const line = { condition_id: walls.conditions[0], line_id: walls.parts.line };
  const put = async (body: object) => {
    const { version } = await read();
    await server.ok('owner', 'PUT', walls.at('estimate'), { version, ...body });
  };
  const set = (field: string, value: string | null) => put({ overrides: [{ ...line, field, value }] });
  const material = (uuid: string) => server.ok<Material>('owner', 'GET', `/material/list/${uuid}`);
  const assembly = () =>
    server.ok<Assembly>('owner', 'GET', `/material/assembly/list/${walls.parts.assembly}`);

  await holds('at first');
  const { unit_price } = (await read()).groups[0]?.lines[0] ?? {};
  await set('unit_price', unit_price ?? '');
  await holds('a price set by hand to what it was');
  await set('unit_price', null);
  await holds('that price taken back');
  await set('quantity', '12');
  await holds('a quantity set by hand');
  await server.ok('owner', 'POST', `/material/prices/${walls.parts.material}`, {
    vendor_name: 'Front Range',
    price: '3.50',
  });
  await holds('a new price');
  const of = await material(walls.parts.material);
  await server.ok('owner', 'PUT', `/material/list/${of.uuid}`, {
    version: of.version,
    name: 'Board, renamed',
  });
  await holds('a material of another name');
  await server.tx('north', (tx) =>
    tx
      .updateTable('labor_cost')
      .set({ regular_cost: '64.0000' })
      .where('labor_cost_id', '=', walls.parts.labor)
      .execute(),
  );
  await holds('another rate');
  const built = await assembly();
  await server.ok('owner', 'PUT', `/material/assembly/list/${built.uuid}`, {
    version: built.version,
    materials: [
      ...built.materials.map(
        ({ uuid, material_id, formula, waste_percentage, labor_unit, labor_cost_id }) => ({
          uuid,
          material_id,
          formula: `${formula} * 2`,
          waste_percentage,
          labor_unit,
          labor_cost_id,
        }),
      ),
      { material_id: walls.parts.material, formula: 'length' },
    ],
  });
  await holds('another formula, and one more line');
  for (const field of ['equipment_cost', 'other_cost', 'lump_cost'] as const) {
    await server.tx('north', (tx) =>
      tx
        .updateTable('assembly_material')
        .set({ [field]: '0.2500' })
        .where('line_id', '=', walls.parts.line)
        .execute(),
    );
    await holds(`another ${field}`);
  }
  await put({ settings: { profit_percentage: '17.5' } });
  await holds('another rate of all lines');
  await put({ adjustments: { waste_percentage: '3' } });
  await holds('other waste for this estimate');
  await drawWall(server, {
    estimation: walls.estimation,
    page: walls.page,
    condition: walls.conditions[1],
    length: 90,
  });
  await holds('one more wall');
  await server.ok('owner', 'POST', walls.at('alternates'), {
    name: 'Without the second wall',
    accepted: true,
    changes: [{ kind: 'remove', condition_id: walls.conditions[1] }],
  });
  await holds('an alternate that is taken');
  const { version } = (await server.ok<Condition[]>('owner', 'GET', walls.at('conditions')))[0] ?? {};
  await server.ok('owner', 'PUT', walls.at(`conditions/${walls.conditions[0]}`), {
    version,
    name: 'Wall, renamed',
  });
  await holds('a condition of another name');
  // An update without effect would pass the comparison above, too.
  expect(new Set(results).size).toBe(results.length - 1);
});
