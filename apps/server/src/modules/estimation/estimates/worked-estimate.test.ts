import { readFile } from 'node:fs/promises';
import type { Condition, Estimate, Estimation, Quote } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planPage } from '../../../testing/records.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';

/** Rows of the guide's table with this first heading, by their first cell. */
async function tableOf(heading: string): Promise<Map<string, string[]>> {
  const guide = await readFile(
    new URL('../../../../../../docs/guides/worked-estimate.md', import.meta.url),
    'utf8',
  );
  const lines = guide.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${heading} `));
  const rows = lines.slice(at + 2, lines.indexOf('', at));
  expect(rows.length).toBeGreaterThan(1);
  return new Map(
    rows.map((row) => {
      const [name = '', ...cells] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll(',', ''));
      return [name, cells];
    }),
  );
}

let server: TestServer;
let estimate: Estimate;
let quote: Quote;
let estimation = '';
const feet = (value: number) => value * 12;

beforeAll(async () => {
  server = await testServer();
  const user = 'owner';
  const rates = new Map<string, string>();
  for (const cost of ['52.00', '48.00']) {
    const labor_cost_id = uuidv7();
    rates.set(cost, labor_cost_id);
    await server.tx('north', (tx) =>
      tx
        .insertInto('labor_cost')
        .values({
          tenant_id: server.tenantIds.north,
          labor_cost_id,
          name: `Crew at ${cost}`,
          regular_cost: cost,
          overtime_cost: cost,
          double_overtime_cost: cost,
          nightshift_cost: cost,
        })
        .execute(),
    );
  }
  const line = async (
    name: string,
    unit: string,
    given: { price: object; order?: string; waste?: string; formula: string; labor: [string, string] },
  ) => {
    const { uuid } = await server.ok<{ uuid: string }>(user, 'POST', '/material/list', {
      name,
      code: `03-${name.toUpperCase()}`,
      unit_of_measure: unit,
      ...(given.order ? { order_quantity: given.order } : {}),
    });
    await server.ok(user, 'POST', `/material/prices/${uuid}`, { vendor_name: 'Yard', ...given.price });
    return {
      material_id: uuid,
      formula: given.formula,
      waste_percentage: given.waste ?? '0',
      labor_unit: given.labor[0],
      labor_cost_id: rates.get(given.labor[1]) ?? '',
    };
  };
  const assembly = async (code: string, type: string, materials: object[], markup = '0') =>
    (
      await server.ok<{ uuid: string }>(user, 'POST', '/material/assembly/list', {
        name: `Assembly ${code}`,
        code: `AS-${code}`,
        take_off_type: type,
        markup_percentage: markup,
        materials,
      })
    ).uuid;
  const assemblies = {
    F1: await assembly('F1', 'area', [
      await line('Concrete', 'CY', {
        price: { price: '148', freight_percentage: '3', cushion: '2' },
        order: '0.25',
        waste: '5',
        formula: 'area * 4 in',
        labor: ['0.81', '52.00'],
      }),
    ]),
    W1: await assembly('W1', 'surface_area', [
      await line('Studs', 'EA', {
        price: { price: '6.85' },
        formula: 'roundup(length / 16 in) + 1',
        labor: ['0.15', '48.00'],
      }),
      await line('Siding', 'SF', {
        price: { price: '1.32' },
        order: '32',
        waste: '8',
        formula: 'area',
        labor: ['0.02', '48.00'],
      }),
    ]),
    D1: await assembly(
      'D1',
      'count',
      [await line('Doors', 'EA', { price: { price: '640' }, formula: 'count', labor: ['1.5', '48.00'] })],
      '25',
    ),
  };

  const { uuid } = await server.ok<Estimation>(user, 'POST', '/estimations', { name: 'Shed' });
  estimation = uuid;
  const at = (path: string) => `/estimations/${uuid}/${path}`;
  const { page } = await planPage(server, 'north', uuid);
  const corners = [
    { x: 0, y: 0 },
    { x: feet(40), y: 0 },
    { x: feet(40), y: feet(25) },
    { x: 0, y: feet(25) },
  ];
  const draw = async (code: keyof typeof assemblies, type: string, geometry: object, parameters = {}) => {
    const condition = await server.ok<Condition>(user, 'POST', at('conditions'), {
      code,
      name: code,
      type,
      color: '#297cef',
      assembly_id: assemblies[code],
      parameters,
    });
    await server.ok(user, 'PUT', at(`take-off/${page}`), {
      upsert: [{ uuid: uuidv7(), condition_id: condition.uuid, version: 0, geometry }],
      remove: [],
    });
  };
  await draw('F1', 'area', { vertices: corners, closed: true });
  await draw('W1', 'surface_area', { vertices: corners, closed: true }, { height: 9, sides: 1 });
  await draw('D1', 'count', { vertices: corners.slice(0, 2) });
  const { version } = await server.ok<Estimate>(user, 'GET', at('estimate'));
  estimate = await server.ok<Estimate>(user, 'PUT', at('estimate'), {
    version,
    settings: {
      overhead_percentage: '10',
      contingency_percentage: '5',
      profit_percentage: '8',
      discount_percentage: '1.5',
      bond_percentage: '1.2',
      tax_percentage: '8.25',
    },
  });
  quote = await server.ok<Quote>(user, 'POST', at('quotes'), {
    name: 'Shed',
    inclusions: [
      { name: 'Permit', calculate_by: 'fixed_value', value: '350' },
      { name: 'Clean-up', calculate_by: 'percentage', value: '2', base: 'labor' },
    ],
    exclusions: [
      {
        name: 'Soil test',
        include_on: 'assembly',
        codes: ['F1'],
        calculate_by: 'percentage',
        value: '4',
        base: 'direct',
      },
    ],
  });
});
afterAll(() => server.stop());

describe('the worked example of the guide', () => {
  test('matches the manual quantities and prices line by line', async () => {
    const byHand = await tableOf('Line');
    const lines = estimate.groups.flatMap((group) => group.lines);
    expect(lines.map(({ name }) => name)).toEqual([...byHand.keys()]);
    for (const { name, quantity, material, hours, labor, cost, sell } of lines)
      expect([name, Number(quantity), material, Number(hours), labor, cost, sell]).toEqual([
        name,
        Number(byHand.get(name)?.[0]),
        byHand.get(name)?.[1],
        Number(byHand.get(name)?.[2]),
        ...(byHand.get(name)?.slice(3) ?? []),
      ]);
  });

  test('matches the manual totals', async () => {
    const byHand = await tableOf('Total');
    expect(estimate.totals.map(({ label, value }) => [label, value])).toEqual(
      [...byHand].map(([label, [value]]) => [label, value]),
    );
    expect([estimate.markup, estimate.margin]).toEqual(['24.34', '19.58']);
    expect(estimate.checks).toEqual([{ tone: 'ok', text: 'All take-offs are linked and priced' }]);
  });

  test('matches the manual share of each line, and columns add up to the totals', async () => {
    const byHand = await tableOf('Share');
    const columns = estimate.calculator?.columns ?? [];
    const of = (figures: Record<string, string> | undefined) =>
      ['Overhead', 'Profit', 'Tax'].map(
        (name) => figures?.[columns.find((column) => column.name === name)?.field_id ?? ''],
      );
    const lines = estimate.groups.flatMap((group) => group.lines);
    expect([
      ...lines.map(({ name, columns: figures }) => [name, ...of(figures)]),
      ['All', ...of(estimate.columns)],
    ]).toEqual([...byHand].map(([name, figures]) => [name, ...figures]));
    const siding = estimate.groups[1];
    const why = await server.ok<{ operator: string; label: string; running_total?: string }[]>(
      'owner',
      'GET',
      `/estimations/${estimation}/estimate/why?${new URLSearchParams({
        condition_id: siding?.condition_id ?? '',
        line_id: siding?.lines[1]?.uuid ?? '',
        field_id: columns.find(({ name }) => name === 'Overhead')?.field_id ?? '',
      })}`,
    );
    expect(why.map(({ operator, label }) => `${operator} ${label}`.trim())).toEqual([
      'Cost',
      '× Overhead',
      '− Rounding difference of all lines',
      '+ Contingency',
    ]);
  });

  test('matches the manual quote, with inclusions counted and the exclusion not', async () => {
    const byHand = await tableOf('Quote');
    expect(quote.totals.map(({ label, value }) => [label.split(',')[0], value])).toEqual(
      [...byHand].map(([label, [value]]) => [label, value]),
    );
    expect(quote.inclusions.map(({ amount }) => amount)).toEqual(['350.00', '50.00']);
    expect(quote.exclusions.map(({ amount }) => amount)).toEqual(['101.65']);
  });
});
