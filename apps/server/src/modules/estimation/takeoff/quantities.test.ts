import type { Calibration, Condition, Estimate, Estimation, Quantity } from '@plumbline/api';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import { planPage } from '../../../testing/records.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { conditionFigures, type ConditionRow, type PageRow, type TakeoffRow } from './condition-totals.ts';
import { quantitiesOf } from './quantities.ts';
import { sheetDrawing } from '../plans/sheet-pdf/draw-measures.ts';
import { quantityText, showQuantity, type MeasureUnit } from '@plumbline/estimating';

const scale: Calibration = { type: 'known_length', value: 1 / 12, unit: 'ft', calibrated: true };
const metric = { ...scale, value: 0.03, unit: 'm', region: { x: 0, y: 0, width: 300, height: 300 } } as const;

describe('quantities from the API', () => {
  let server: TestServer;
  let estimation: string;
  let page: string;
  beforeAll(async () => {
    server = await testServer();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', {
      name: 'Counted',
    }));
    ({ page } = await planPage(server, 'north', estimation));
  });
  const at = (path: string) => `/estimations/${estimation}/${path}`;
  const list = () => server.ok<Quantity[]>('viewer', 'GET', at('quantities'));
  const condition = async (code: string, type: string) =>
    (
      await server.ok<Condition>('owner', 'POST', at('conditions'), {
        code,
        name: code,
        type,
        color: '#297cef',
      })
    ).uuid;
  const draw = (condition_id: string, more: object = {}) =>
    server.ok('owner', 'PUT', at(`take-off/${page}`), {
      upsert: [
        {
          uuid: uuidv7(),
          version: 0,
          condition_id,
          geometry: {
            vertices: [
              { x: 0, y: 400 },
              { x: 240, y: 400 },
            ],
          },
          ...more,
        },
      ],
      remove: [],
    });

  test('are in the unit of their condition, in the estimate and on the sheet too', async () => {
    await server.ok('owner', 'PUT', at(`calibration/${page}`), { calibrations: [scale] });
    const slab = await server.ok<Condition>('owner', 'POST', at('conditions'), {
      code: 'S1',
      name: 'Slab',
      type: 'volume_2d',
      color: '#2351de',
      unit: 'CY',
      parameters: { depth: 0.5 },
    });
    expect(slab.unit).toBe('CY');
    // 20 × 20 ft, 6 in deep: 200 CF.
    const outline = [
      { x: 0, y: 0 },
      { x: 240, y: 0 },
      { x: 240, y: 240 },
      { x: 0, y: 240 },
    ];
    await draw(slab.uuid, { geometry: { vertices: outline } });
    expect(await list()).toMatchObject([{ quantity: '7.407407', unit: 'CY' }]);
    const group = async () =>
      (await server.ok<Estimate>('viewer', 'GET', at('estimate'))).groups.find(
        ({ condition_id }) => condition_id === slab.uuid,
      );
    expect(await group()).toMatchObject({ quantity: '7.407', unit: 'CY' });

    const update = (body: object, version: number) =>
      server.call('owner', 'PUT', at(`conditions/${slab.uuid}`), { ...body, version });
    expect(await update({ unit: 'SY' }, slab.version)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'unit' }] },
    });
    expect((await update({ unit: null }, slab.version)).status).toBe(200);
    expect(await list()).toMatchObject([{ quantity: '200', unit: 'CF' }]);
    expect(await group()).toMatchObject({ quantity: '200', unit: 'CF' });
  });

  test('are grouped by layer and typical group with multipliers and match the estimate', async () => {
    const wall = await condition('W1', 'linear');
    const { uuid: layer_id } = await server.ok<{ uuid: string }>('owner', 'POST', at('layers'), {
      name: 'North',
    });
    const { uuid: group_id } = await server.ok<{ uuid: string }>('owner', 'POST', at('typical-groups'), {
      name: 'Suite',
      multiplier: 12,
    });
    await draw(wall);
    await draw(wall, { layer_id, parameters: { multiplier: 2 } });
    await draw(wall, { layer_id, group_id });
    const quantities = await list();
    expect(
      quantities.map(({ layer_name, group_name, times, quantity }) => [
        layer_name,
        group_name,
        times,
        quantity,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [undefined, undefined, undefined, '20'],
        ['North', undefined, undefined, '40'],
        ['North', 'Suite', 12, '240'],
      ]),
    );
    const { groups } = await server.ok<Estimate>('owner', 'GET', at('estimate'));
    expect(groups[0]?.quantity).toBe('300');
  });

  test('of a frozen estimate stay unchanged and are hidden from other companies', async () => {
    await draw(await condition('W1', 'linear'));
    const before = await list();
    const { version } = await server.ok<Estimation>('owner', 'GET', `/estimations/${estimation}`);
    await server.ok('owner', 'PUT', at('freeze'), { reason: 'Sent', version });
    await server.tx('north', (tx) =>
      tx.updateTable('plan_page').set({ calibrations: '[]' }).where('page_id', '=', page).execute(),
    );
    expect(await list()).toEqual(before);
    expect((await server.call('stranger', 'GET', at('quantities'))).status).toBe(404);
    expect((await server.call('stranger', 'GET', at('quantities/export'))).status).toBe(404);
  });

  test('report measures without scale or height separately', async () => {
    await draw(await condition('W1', 'linear'));
    await draw(await condition('S1', 'surface_area'));
    expect((await list()).map((each) => each.without_dimensions)).toEqual([0, 1]);
    await server.ok('owner', 'PUT', at(`calibration/${page}`), { calibrations: [] });
    expect((await list()).map((each) => [each.quantity, each.measures, each.without_scale])).toEqual([
      ['0', 1, 1],
      ['0', 1, 1],
    ]);
  });

  test('are exported to a spreadsheet with the current grouping and search', async () => {
    await draw(await condition('W1', 'linear'));
    await draw(await condition('D1', 'count'));
    const answer = await server.call('viewer', 'GET', at('quantities/export?by=page&search=w1'));
    const book = xlsx.read(answer.bytes);
    expect(book.SheetNames).toEqual(['By sheet', 'Rows']);
    const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(book.Sheets['By sheet'] ?? {});
    expect(rows).toMatchObject([
      { Condition: 'All conditions', Measures: 1, Quantity: 20, Unit: 'LF' },
      { Condition: 'W1 W1', Measures: 1, Quantity: 20, Unit: 'LF' },
    ]);
  });
});

describe('arbitrary measures', () => {
  const vertex = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) });
  const calibrations = fc.constantFrom<Calibration[]>([], [scale], [metric], [scale, metric]);
  const type = fc.constantFrom('area' as const, 'linear' as const, 'count' as const);
  const take = fc.record({
    vertices: fc.array(vertex, { minLength: 1, maxLength: 6 }),
    page: fc.integer({ min: 0, max: 1 }),
    multiplier: fc.constantFrom(1, 2, 0.3),
    group: fc.constantFrom(null, 'g1', 'g2'),
    layer: fc.constantFrom(null, 'l1'),
  });

  test('have parts that sum exactly to the estimate’s quantity and the sheet legend', () => {
    fc.assert(
      fc.property(type, fc.array(take, { maxLength: 12 }), calibrations, calibrations, (of, taken, a, b) => {
        const condition: ConditionRow = {
          condition_id: 'c1',
          assembly_id: null,
          code: 'C1',
          name: 'Condition',
          type: of,
          color: '#297cef',
          category: '',
          parameters: {},
          markup_percentage: null,
        };
        const pages = [a, b].map((scales, index): PageRow => ({
          page_id: `p${index}`,
          pdf_id: 'f',
          name: `A${index}`,
          calibrations: scales,
          pdf_name: 'Plans.pdf',
          sheet_id: null,
          revision: 0,
          counts: true,
          current_since: null,
        }));
        const times = new Map([
          ['g1', 3],
          ['g2', 7],
        ]);
        const takeoffs = taken.map(({ vertices, page, multiplier, group }, index): TakeoffRow => ({
          takeoff_id: `t${index}`,
          condition_id: 'c1',
          page_id: `p${page}`,
          geometry: { vertices },
          parameters: { multiplier },
          times: times.get(group ?? '') ?? 1,
        }));
        const areas = new Map(
          taken.map(({ group, layer }, index) => [
            `t${index}`,
            {
              takeoff_id: `t${index}`,
              layer_id: layer,
              layer_name: layer,
              group_id: group,
              group_name: group,
            },
          ]),
        );
        const quantities = quantitiesOf({ conditions: [condition], takeoffs, pages }, areas);
        const sum = Decimal.sum(0, ...quantities.map(({ quantity }) => quantity));
        const { quantity } = conditionFigures(
          condition,
          takeoffs,
          new Map(pages.map((page) => [page.page_id, page])),
        );
        expect(sum.toFixed()).toBe(quantityText(quantity));
        for (const page of pages) {
          const here = quantities.filter(({ page_id }) => page_id === page.page_id);
          const isCounted = here.some(({ measures, without_scale }) => measures > without_scale);
          if (!isCounted) continue;
          const drawing = sheetDrawing(
            {
              title: page.name,
              calibrations: page.calibrations,
              conditions: [{ ...condition, hatch: 'none', mark_shape: 'circle' }],
              takeoffs: takeoffs.flatMap((each, index) =>
                each.page_id === page.page_id
                  ? [
                      {
                        uuid: each.takeoff_id,
                        condition_id: 'c1',
                        page_id: page.page_id,
                        type: of,
                        geometry: each.geometry,
                        parameters: each.parameters,
                        group_id: taken[index]?.group ?? null,
                        version: 1,
                      },
                    ]
                  : [],
              ),
              marks: [],
              times,
              codes: new Map(),
              images: new Map(),
            },
            { hidden: new Set(), without: new Set() },
          );
          const [legend] = drawing.legend?.rows ?? [];
          const total = Number(Decimal.sum(0, ...here.map((each) => each.quantity)));
          const inMetres = legend?.quantity.endsWith(' m²') ? 0.3048 ** 2 : 0.3048;
          const shown = Number(legend?.quantity.replaceAll(/[^\d.−-]/g, '').replace('−', '-'));
          const expected = /m²?$/.test(legend?.quantity ?? '') ? total * inMetres : total;
          expect(Math.abs(shown - expected)).toBeLessThanOrEqual(0.051);
          if (!/m²?$/.test(legend?.quantity ?? ''))
            expect(legend?.quantity.split(' ')[1]).toBe(
              showQuantity(total, here[0]?.unit as MeasureUnit, true).split(' ')[1],
            );
        }
      }),
      { numRuns: 60 },
    );
  });
});
