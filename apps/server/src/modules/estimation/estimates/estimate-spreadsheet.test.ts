import type { Condition, Estimate, Estimation } from '@plumbline/api';
import { evaluateFormula } from '@plumbline/estimating';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import { planPage, wallAssembly } from '../../../testing/records.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let estimation = '';
const at = (path: string) => `/estimations/${estimation}/${path}`;
const read = () => server.ok<Estimate>('owner', 'GET', at('estimate'));

beforeAll(async () => {
  server = await testServer();
  ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Exported' }));
  const { page } = await planPage(server, 'north', estimation);
  for (const code of ['W1', 'W2']) {
    const { assembly } = await wallAssembly(server, 'owner', 'north', code === 'W1' ? '2.0000' : '0.8765');
    const condition = await server.ok<Condition>('owner', 'POST', at('conditions'), {
      code,
      name: `Wall ${code}`,
      type: 'surface_area',
      color: '#297cef',
      assembly_id: assembly,
      parameters: { height: 9, sides: 2 },
    });
    const width = code === 'W1' ? 355 : 241;
    await server.ok('owner', 'PUT', at(`take-off/${page}`), {
      upsert: [
        {
          uuid: uuidv7(),
          condition_id: condition.uuid,
          version: 0,
          geometry: {
            vertices: [
              { x: 0, y: 0 },
              { x: width, y: 0 },
            ],
          },
        },
      ],
      remove: [],
    });
  }
});
afterAll(() => server.stop());

type Cells = Readonly<Record<string, xlsx.CellObject | undefined>>;
const address = /[A-Z]+\d+/g;
const rangeOf = (range: string): string[] => {
  const { s, e } = xlsx.utils.decode_range(range);
  return Array.from({ length: e.r - s.r + 1 }, (_, row) => xlsx.utils.encode_cell({ r: s.r + row, c: s.c }));
};

/** Computes a cell from its formula and those that it refers to, without the values in the file. */
function computed(cells: Cells, cell: string): Decimal {
  const { f: formula, v: value } = cells[cell] ?? {};
  if (formula === undefined) return new Decimal(typeof value === 'number' ? value : 0);
  const sum = (list: readonly string[]) =>
    Decimal.sum(0, ...list.map((each) => computed(cells, each))).toFixed();
  const plain = formula
    .replaceAll(/SUMIF\(([A-Z\d:]+),"(\w+)",([A-Z\d:]+)\)/g, (_, kinds: string, kind: string, of: string) => {
      const list = rangeOf(of);
      return sum(
        rangeOf(kinds).flatMap((each, index) => (cells[each]?.v === kind ? [list[index] ?? ''] : [])),
      );
    })
    .replaceAll(/SUM\(([A-Z\d:]+)\)/g, (_, of: string) => sum(rangeOf(of)))
    .replaceAll('ROUND(', 'round(')
    .replaceAll(address, (each) => `(${computed(cells, each).toFixed()})`);
  const result = evaluateFormula(plain, {});
  if (!result.ok) throw new Error(`${cell} ${formula}: ${result.error.message}`);
  return new Decimal(result.value.toString());
}

async function exported() {
  const answer = await server.call('viewer', 'GET', at('estimate/export'));
  const sheet = xlsx.read(answer.bytes).Sheets['Estimate'] ?? {};
  const cells = sheet as Cells;
  const titles = new Map<string, string>();
  for (let column = 0; column < 20; column++) {
    const title = cells[xlsx.utils.encode_cell({ r: 0, c: column })]?.v;
    if (typeof title === 'string') titles.set(title, xlsx.utils.encode_col(column));
  }
  const rows = new Map<string, number[]>();
  const last = xlsx.utils.decode_range(sheet['!ref'] ?? 'A1').e.r + 1;
  for (let row = 2; row <= last; row++) {
    const name = String(cells[`${titles.get('Item')}${row}`]?.v ?? '');
    rows.set(name, [...(rows.get(name) ?? []), row]);
  }
  return { cells, at: (title: string, row: number) => `${titles.get(title)}${row}`, rows };
}

/** Checks a cell: its stored value and the one that its formula gives are the figure. */
function expectFigure(cells: Cells, cell: string, figure: string) {
  const shown = new Decimal(figure);
  expect(new Decimal(Number(cells[cell]?.v ?? 0)).eq(shown), `${cell} is ${figure}`).toBe(true);
  expect(
    computed(cells, cell).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2),
    `${cell} ${cells[cell]?.f}`,
  ).toBe(shown.toFixed(2));
}

describe('the spreadsheet of an estimate', () => {
  const percentage = fc.integer({ min: 0, max: 3000 }).map((n) => (n / 100).toFixed(2));
  const settings = fc.record({
    overhead_percentage: percentage,
    contingency_percentage: percentage,
    profit_percentage: percentage,
    discount_percentage: percentage,
    bond_percentage: percentage,
    tax_percentage: percentage,
  });
  const override = fc.record({
    group: fc.integer({ min: 0, max: 1 }),
    line: fc.integer({ min: 0, max: 5 }),
    field: fc.constantFrom('quantity', 'unit_price', 'markup'),
    value: fc.integer({ min: 0, max: 9_999_999 }).map((n) => (n / 10_000).toFixed(4)),
  });

  test('computes every line, sum and total to the cent of the sheet', async () => {
    await fc.assert(
      fc.asyncProperty(settings, fc.array(override, { maxLength: 3 }), async (rates, changes) => {
        const before = await read();
        const estimate = await server.ok<Estimate>('owner', 'PUT', at('estimate'), {
          version: before.version,
          settings: rates,
          overrides: changes.map(({ group, line, field, value }) => {
            const { condition_id, lines } = before.groups[group]!;
            return { condition_id, line_id: lines[line % lines.length]!.uuid, field, value };
          }),
        });
        const book = await exported();
        const { cells } = book;
        let row = 2;
        for (const group of estimate.groups) {
          const heading = row;
          for (const title of ['Material', 'Labor', 'Cost', 'Sell'] as const)
            expectFigure(cells, book.at(title, heading), group[fieldOf(title)]);
          for (const line of group.lines) {
            row++;
            for (const title of ['Material', 'Labor', 'Cost', 'Sell'] as const)
              expectFigure(cells, book.at(title, row), line[fieldOf(title)]);
            // Products are formulas, so that a change of a quantity in the file has an effect.
            expect(cells[book.at('Material', row)]?.f).toBeDefined();
            expect(cells[book.at('Cost', row)]?.f).toBeDefined();
            expect(cells[book.at('Sell', row)]?.f).toBeDefined();
          }
          row++;
        }
        for (const { label, value } of estimate.totals) {
          const [found] = (book.rows.get(label) ?? []).slice(-1);
          expectFigure(cells, book.at('Sell', found ?? 0), value);
          expect(cells[book.at('Sell', found ?? 0)]?.f, label).toBeDefined();
        }
      }),
      { numRuns: 25 },
    );
  });

  test('is that of a version if one is asked for', async () => {
    const version = await server.ok<{ uuid: string; total: string }>('owner', 'POST', at('versions'), {
      name: 'Before',
    });
    const { version: from, groups } = await read();
    await server.ok('owner', 'PUT', at('estimate'), {
      version: from,
      overrides: [
        {
          condition_id: groups[0]!.condition_id,
          line_id: groups[0]!.lines[0]!.uuid,
          field: 'quantity',
          value: '12345',
        },
      ],
    });
    const answer = await server.call('viewer', 'GET', at(`estimate/export?version_id=${version.uuid}`));
    const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(
      xlsx.read(answer.bytes).Sheets['Estimate'] ?? {},
    );
    expect(rows.at(-1)).toMatchObject({ Item: 'Total sell', Sell: Number(version.total) });
  });
});

function fieldOf(title: 'Material' | 'Labor' | 'Cost' | 'Sell') {
  return ({ Material: 'material', Labor: 'labor', Cost: 'cost', Sell: 'sell' } as const)[title];
}
