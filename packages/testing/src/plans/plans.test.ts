import { measure, wrapRotation, type Calibration, type Geometry } from '@plumbline/estimating';
import { describe, expect, test } from 'vitest';
import {
  brokenPdf,
  densePlan,
  encryptedPdf,
  generatePlanSet,
  generateRevisionPair,
  largePlanSet,
  sheetKinds,
  type PageRotation,
  type SheetTruth,
} from './index.ts';

const calibrationOf = (sheet: SheetTruth): Calibration => ({
  type: 'named_scale',
  value: sheet.k,
  unit: sheet.unit,
  calibrated: true,
});

function expectRelative(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
}

describe('the truth of a plan set', () => {
  test.each([
    { seed: 1, size: 'arch-d', unit: 'ft' },
    { seed: 2, size: 'arch-e', unit: 'ft' },
    { seed: 3, size: 'arch-d', unit: 'm' },
  ] as const)(
    'seed $seed, $size, $unit: measuring the polygons gives the stated figures',
    async (options) => {
      const { truth } = await generatePlanSet({ ...options, style: { unit: options.unit } });
      expect(truth.sheets.map(({ kind }) => kind)).toEqual(sheetKinds);
      for (const sheet of truth.sheets) {
        for (const room of sheet.rooms) {
          const geometry: Geometry = { vertices: room.polygon, cutouts: room.cutouts };
          const result = measure('area', geometry, calibrationOf(sheet));
          expect(result.selfCrossing).toBe(false);
          expectRelative(result.quantity, room.area);
          expectRelative(result.details.find(({ key }) => key === 'perimeter')?.value ?? NaN, room.perimeter);
        }
        for (const { from, to, length } of [...sheet.walls, ...sheet.dimensions]) {
          expectRelative(measure('linear', { vertices: [from, to] }, calibrationOf(sheet)).quantity, length);
        }
        for (const roof of sheet.roofs) {
          const { rise, run } = roof;
          const result = measure('pitched_area', { vertices: roof.polygon }, calibrationOf(sheet), {
            rise,
            run,
          });
          expectRelative(result.quantity, roof.area);
        }
        for (const [symbol, count] of Object.entries(sheet.counts)) {
          expect(sheet.symbols.filter((mark) => mark.symbol === symbol)).toHaveLength(count);
        }
      }
      const plan = truth.sheets.find(({ kind }) => kind === 'floor');
      expect(plan?.rooms.length).toBeGreaterThan(20);
      expect(plan?.doors.length).toBeGreaterThan(20);
      expect(plan?.counts['WC']).toBe(2);
    },
  );

  test.each(Array.from({ length: 12 }, (_, index) => index * 37))(
    'seed %d: everything is on its page, and the rooms fill the building',
    async (seed) => {
      const { truth } = await generatePlanSet({ seed, sheets: ['floor', 'ceiling', 'roof'] });
      for (const sheet of truth.sheets) {
        const points = [
          ...sheet.rooms.flatMap(({ polygon }) => polygon),
          ...sheet.walls.flatMap(({ from, to }) => [from, to]),
          ...sheet.symbols.map(({ at }) => at),
          ...sheet.roofs.flatMap(({ polygon }) => polygon),
          ...sheet.dimensions.flatMap(({ from, to }) => [from, to]),
        ];
        for (const { x, y } of points) {
          expect(x > 54 && x < sheet.width - 298 && y > 36 && y < sheet.height - 36).toBe(true);
        }
      }
      const [plan] = truth.sheets as [SheetTruth];
      const outer = plan.walls.filter(({ kind }) => kind === 'exterior').map(({ length }) => length);
      const [long, short] = [Math.max(...outer), Math.min(...outer)];
      const rooms = plan.rooms.reduce((sum, { area }) => sum + area, 0);
      // Clear floor is what walls leave of the outline: nine tenths, and never more than all.
      expect(rooms / (long * short)).toBeGreaterThan(0.9);
      expect(rooms / (long * short)).toBeLessThan(0.97);
    },
  );

  test('devices of a power plan are on their page, apart from each other, and turned as their walls are', async () => {
    const { truth } = await generatePlanSet({ seed: 11, sheets: ['power'] });
    const [sheet] = truth.sheets as [SheetTruth];
    expect(sheet.counts).toEqual({ RCPT: 41, QUAD: 14, DATA: 11 });
    for (const [index, { at }] of sheet.symbols.entries()) {
      expect(at.x > 54 && at.x < sheet.width - 298 && at.y > 36 && at.y < sheet.height - 36).toBe(true);
      for (const other of sheet.symbols.slice(index + 1))
        expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(1.1 / sheet.k);
    }
  });

  test('the scale of each view holds in its own region, and they differ on the enlarged sheet', async () => {
    const { truth } = await generatePlanSet({ seed: 5, sheets: ['enlarged', 'floor'] });
    const [enlarged, floor] = truth.sheets as [SheetTruth, SheetTruth];
    expect(enlarged.views.map(({ label }) => label)).toEqual([
      '1/2" = 1\'-0"',
      '1/2" = 1\'-0"',
      '3/4" = 1\'-0"',
    ]);
    expect(enlarged.views.map(({ k }) => 1 / k)).toEqual([36, 36, expect.closeTo(54, 9)]);
    expect(1 / floor.k).toBeCloseTo(18, 9);
    const { region } = floor.views[0] as SheetTruth['views'][number];
    for (const { at } of floor.symbols) {
      expect(at.x > region.x && at.x < region.x + region.width).toBe(true);
      expect(at.y > region.y && at.y < region.y + region.height).toBe(true);
    }
  });
});

test("the layers are in the document's catalog by name", async () => {
  const { pdf, truth } = await generatePlanSet({ seed: 8 });
  expect(truth.layers).toEqual(
    expect.arrayContaining(['A-WALL', 'A-DOOR', 'A-FURN', 'P-FIXT', 'S-GRID', 'A-CLNG']),
  );
  const text = pdf.toString('latin1');
  for (const name of truth.layers) expect(text).toContain(`/Name (${name})`);
  expect(text).toContain('/OCProperties');
});

describe('bytes', () => {
  test('the same seed gives the same bytes, another seed another plan', async () => {
    const [a, b, c] = await Promise.all([
      generatePlanSet({ seed: 9 }),
      generatePlanSet({ seed: 9 }),
      generatePlanSet({ seed: 10 }),
    ]);
    expect(a.pdf.equals(b.pdf)).toBe(true);
    expect(a.truth).toEqual(b.truth);
    expect(a.pdf.equals(c.pdf)).toBe(false);
    expect(a.pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  });

  test.each<PageRotation>([90, 180, 270])(
    'a page stored turned by %d has the same truth, turned',
    async (rotation) => {
      const upright = (await generatePlanSet({ seed: 4, sheets: ['floor'] })).truth.sheets[0] as SheetTruth;
      const set = await generatePlanSet({ seed: 4, sheets: ['floor'], style: { rotation } });
      const turned = set.truth.sheets[0] as SheetTruth;
      expect(set.pdf.toString('latin1')).toContain(`/Rotate ${rotation}`);
      const swapped = rotation !== 180;
      expect([turned.width, turned.height]).toEqual(swapped ? [1728, 2592] : [2592, 1728]);
      expect(wrapRotation(turned.rotation)).toBe(rotation);
      upright.rooms.forEach((room, index) => {
        const other = turned.rooms[index] as SheetTruth['rooms'][number];
        expect(other.area).toBe(room.area);
        const measured = measure(
          'area',
          { vertices: other.polygon, cutouts: other.cutouts },
          calibrationOf(turned),
        );
        expectRelative(measured.quantity, room.area);
      });
      // Rotated with the page, a point has its position on the upright sheet.
      const [a, b] = [upright.doors[0]?.at, turned.doors[0]?.at];
      if (a === undefined || b === undefined) throw new Error('no doors');
      const seen =
        rotation === 90
          ? { x: b.y, y: turned.width - b.x }
          : rotation === 180
            ? { x: turned.width - b.x, y: turned.height - b.y }
            : { x: turned.height - b.y, y: b.x };
      expect(seen.x).toBeCloseTo(a.x, 9);
      expect(seen.y).toBeCloseTo(a.y, 9);
    },
  );
});

test('a revision pair lists exactly the differences of its sheets', async () => {
  const { before, after, changes } = await generateRevisionPair({ seed: 6, sheets: ['floor', 'doors'] });
  expect(before.pdf.equals(after.pdf)).toBe(false);
  expect(Object.keys(changes)).toEqual(['0']);
  const found = changes[0] ?? [];
  const areas = found.flatMap((change) =>
    change.kind === 'room_area' ? [change.after - change.before] : [],
  );
  // The partition between two rooms moved: what one gained the other lost.
  expect(areas).toHaveLength(2);
  expect((areas[0] ?? 0) + (areas[1] ?? 0)).toBeCloseTo(0, 9);
  expect(Math.abs(areas[0] ?? 0)).toBeGreaterThan(20);
  const kinds = found.map(({ kind }) => kind);
  for (const kind of ['wall_removed', 'wall_added', 'door_removed', 'door_added', 'symbol_added'] as const) {
    expect(kinds).toContain(kind);
  }
  expect(before.truth.sheets[0]?.rooms.length).toBe(after.truth.sheets[0]?.rooms.length);
});

test('what is not a plain plan', async () => {
  const encrypted = await encryptedPdf('secret');
  expect(encrypted.toString('latin1')).toContain('/Encrypt');
  expect(brokenPdf('empty')).toHaveLength(0);
  expect(brokenPdf().toString('latin1')).not.toContain('%%EOF');
  expect(brokenPdf('noise').equals(brokenPdf('noise'))).toBe(true);
  const dense = await densePlan(4000);
  expect(dense.equals(await densePlan(4000))).toBe(true);
  const large = await largePlanSet(3, 600_000);
  expect(large.length).toBeGreaterThan(600_000);
  expect(large.length).toBeLessThan(700_000);
  expect(large.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
});

test('an unknown scale is refused', async () => {
  await expect(generatePlanSet({ seed: 1, style: { scale: '1/7in-1ft' } })).rejects.toThrow(
    'There is no scale',
  );
});
