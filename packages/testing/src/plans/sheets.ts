import { pointInPolygon, type LengthUnit } from '@plumbline/estimating';
import { bounds, innerFaces, thickness, type Building, type Place, type Room } from './building.ts';
import { drawDelta, drawViewTitle, type Field } from './frame.ts';
import { drawFurniture } from './furniture.ts';
import {
  dimensionText,
  drawFixture,
  drawGrid,
  drawOpenings,
  drawRoomTag,
  drawWalls,
  gridOffset,
  paleWalls,
  type DrawnDimension,
} from './plan.ts';
import { ink, View, type Sheet } from './sheet.ts';

/** Scale of a drawing: points per foot on the sheet, and its text. */
export interface DrawingScale {
  ppf: number;
  label: string;
  /** Real units per point. */
  k: number;
  unit: LengthUnit;
}

/** A box of the sheet, in sheet coordinates. */
export interface SheetBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One drawing placed on a sheet, with the scale that holds in its box. */
export interface PlacedView {
  name: string;
  scale: DrawingScale;
  box: SheetBox;
  view: View;
}

export interface Symbol {
  symbol: string;
  at: Place;
  room: string;
}

/** Ground truth of a sheet's drawing, in feet of the building. */
export interface Drawn {
  views: PlacedView[];
  dimensions: DrawnDimension[];
  symbols: Symbol[];
  roofs: { name: string; outline: Place[]; rise: number; run: number }[];
  /** True where the plan at the first view's scale shows the rooms, walls and doors. */
  plan: boolean;
}

export interface DrawContext {
  sheet: Sheet;
  field: Field;
  building: Building;
  scale: DrawingScale;
  /** Points of a length on a D sheet, by the sheet's height. */
  u: number;
  title: string;
  clouds: { region: { x0: number; y0: number; x1: number; y1: number }; mark: string }[];
}

const white = '#ffffff';

export function placePlan(context: DrawContext): View {
  const { sheet, field, building, scale, u } = context;
  const gap = gridOffset * scale.ppf + 24 * u;
  const width = building.width * scale.ppf;
  const x = field.x + gap + Math.max(0, (field.width - gap - width) / 2 - 60 * u);
  const y = field.y + gap + 22 * u;
  return new View(sheet, x, y, scale.ppf);
}

export function finishPlan(context: DrawContext, view: View, drawn: Drawn, notes: string[]): Drawn {
  const { sheet, field, building, scale, u, title } = context;
  const bottom = field.y + field.height;
  drawViewTitle(
    sheet,
    field.x + 46 * u,
    bottom - 92 * u,
    '1',
    title,
    `SCALE  ${scale.label}`,
    1 / scale.k,
    scale.unit,
  );
  sheet.layer('A-ANNO-NOTE', () => drawNotes(context, notes));
  for (const cloud of context.clouds) {
    sheet.layer('A-ANNO-REVC', () => drawCloud(view, cloud.region, cloud.mark));
  }
  drawn.views.push({
    name: title,
    scale,
    box: {
      x: view.x(0) - 7.5 * scale.ppf,
      y: view.y(0) - 7.5 * scale.ppf,
      width: (building.width + 12.5) * scale.ppf,
      height: (building.depth + 17) * scale.ppf,
    },
    view,
  });
  return drawn;
}

function drawNotes({ sheet, field, u }: DrawContext, notes: string[]): void {
  const x = field.x + field.width - 560 * u;
  let y = field.y + field.height - (notes.length * 15 + 38) * u;
  sheet.text('GENERAL NOTES', x, y, { size: 11 * u, bold: true });
  y += 18 * u;
  notes.forEach((note, index) => {
    sheet.text(`${index + 1}.`, x, y, { size: 9.2 * u });
    sheet.text(note, x + 18 * u, y, { size: 9.2 * u });
    y += 15 * u;
  });
}

/** A revision's cloud: arcs around a region of the building, with the revision's triangle. */
function drawCloud(view: View, region: DrawContext['clouds'][number]['region'], mark: string): void {
  const { sheet, ppf } = view;
  const [x0, y0, x1, y1] = [view.x(region.x0), view.y(region.y0), view.x(region.x1), view.y(region.y1)];
  const size = 1.1 * ppf;
  const side = (ax: number, ay: number, bx: number, by: number): void => {
    const length = Math.hypot(bx - ax, by - ay);
    const count = Math.max(2, Math.round(length / size));
    const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    for (let index = 0; index < count; index++) {
      const t = (index + 0.5) / count;
      sheet.arc(
        ax + (bx - ax) * t,
        ay + (by - ay) * t,
        length / count / 2,
        angle + 180,
        angle + 360,
        1.4,
        ink.line,
      );
    }
  };
  side(x0, y0, x1, y0);
  side(x1, y0, x1, y1);
  side(x1, y1, x0, y1);
  side(x0, y1, x0, y0);
  drawDelta(sheet, x1 + size, y0 - size, 0.8 * ppf, mark);
}

export const empty = (plan: boolean): Drawn => ({ views: [], dimensions: [], symbols: [], roofs: [], plan });

export function drawFloorPlan(context: DrawContext): Drawn {
  const { sheet, building, scale } = context;
  const view = placePlan(context);
  const drawn = empty(true);
  drawn.dimensions = sheet.layer('S-GRID', () => drawGrid(view, building, scale.unit));
  sheet.layer('A-FURN', () => {
    for (const room of building.rooms) drawFurniture(view, room);
  });
  sheet.layer('A-WALL', () => drawWalls(view, building));
  sheet.layer('A-DOOR', () => drawOpenings(view, building));
  sheet.layer('P-FIXT', () => {
    for (const fixture of building.fixtures) drawFixture(view, fixture);
  });
  drawn.symbols = building.fixtures.map(({ symbol, at, room }) => ({ symbol, at, room }));
  sheet.layer('A-AREA-IDEN', () => {
    for (const room of building.rooms) drawRoomTag(view, room);
  });

  const { canopy } = building;
  const [cx, cy] = [view.x(canopy.x), view.y(canopy.y)];
  const [cw, ch] = [canopy.width * scale.ppf, canopy.depth * scale.ppf];
  for (const [x0, y0, x1, y1] of [
    [cx, cy, cx, cy + ch],
    [cx, cy + ch, cx + cw, cy + ch],
    [cx + cw, cy + ch, cx + cw, cy],
    [cx + cw / 2, cy, cx + cw / 2, cy + ch],
  ] as const) {
    sheet.dashed(x0, y0, x1, y1, [8, 5], 0.6, ink.soft);
  }
  for (const x of [cx + 0.8 * scale.ppf, cx + cw - 0.8 * scale.ppf]) {
    sheet.rect(x - 0.35 * scale.ppf, cy + ch - 1.15 * scale.ppf, 0.7 * scale.ppf, 0.7 * scale.ppf, 0.8);
  }
  sheet.text('CANOPY ABOVE', cx + cw * 0.25, cy + ch - 0.9 * scale.ppf, {
    size: 0.42 * scale.ppf,
    align: 'center',
    color: ink.soft,
  });
  drawSectionMark(view, building, '2', 'A5.1');
  return finishPlan(context, view, drawn, [
    'DIMENSIONS ARE TO CENTER LINES OF WALLS UNLESS NOTED OTHERWISE. DO NOT SCALE DRAWINGS.',
    'INTERIOR PARTITIONS ARE TYPE P1, 10\'-0" HIGH; WALLS AT CORRIDORS ARE TYPE P2, 1-HOUR RATED.',
    'PROVIDE BLOCKING BEHIND ALL WALL HUNG FIXTURES, CASEWORK AND GRAB BARS.',
    'DOOR FRAMES ARE 4" FROM ADJACENT WALL UNLESS DIMENSIONED. SEE A7.1 FOR THE DOOR SCHEDULE.',
    'VERIFY ALL EXISTING CONDITIONS BEFORE WORK BEGINS AND REPORT DISCREPANCIES.',
  ]);
}

/** The cut line of a building section, with its bubbles. */
function drawSectionMark(view: View, building: Building, number: string, on: string): void {
  const { sheet, ppf } = view;
  const y = view.y((building.rows[3] as number) - 3);
  const radius = 0.95 * ppf;
  const x = view.x(building.width) + 3.4 * ppf;
  sheet.dashed(view.x(building.width) + 0.6 * ppf, y, x - radius, y, [10, 4, 2, 4], 0.9);
  sheet.path(
    [
      { x: x - radius * 1.1, y: y + 1 },
      { x, y: y - radius * 1.35 },
      { x: x + radius * 1.1, y: y + 1 },
    ],
    {
      fill: ink.line,
    },
  );
  sheet.circle(x, y, radius, 0.9, ink.line, white);
  sheet.line(x - radius, y, x + radius, y, 0.6);
  sheet.text(number, x, y - radius * 0.42, { size: radius * 0.66, bold: true, align: 'center' });
  sheet.text(on, x, y + radius * 0.42, { size: radius * 0.52, align: 'center' });
}

/** Clips drawing to a room's clear area. */
function inRoom(view: View, building: Building, room: Room, draw: (rings: Place[][]) => void): void {
  const { doc } = view.sheet;
  const rings = [room.outline, ...room.holes].map((ring) => innerFaces(room, ring, building));
  doc.save();
  for (const ring of rings) {
    ring.forEach((place, index) => {
      if (index === 0) doc.moveTo(view.x(place.x), view.y(place.y));
      else doc.lineTo(view.x(place.x), view.y(place.y));
    });
    doc.closePath();
  }
  doc.clip('even-odd');
  draw(rings);
  doc.restore();
}

const hardCeiling: ReadonlySet<Room['kind']> = new Set(['toilet', 'vestibule', 'mech']);

const overlaps = (a: SheetBox, b: SheetBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export function drawCeilingPlan(context: DrawContext): Drawn {
  const { sheet, building, scale } = context;
  const { ppf } = scale;
  const view = placePlan(context);
  const drawn = empty(true);
  drawn.dimensions = sheet.layer('S-GRID', () => drawGrid(view, building, scale.unit, false));
  const placed: SheetBox[] = [];
  sheet.layer('A-CLNG', () => {
    for (const room of building.rooms) {
      const { x0, y0, x1, y1 } = bounds(room.outline);
      const rings = [room.outline, ...room.holes].map((ring) => innerFaces(room, ring, building));
      const fits = (x: number, y: number, width: number, height: number): boolean =>
        [
          [x, y],
          [x + width, y],
          [x, y + height],
          [x + width, y + height],
        ].every(
          ([px, py]) =>
            rings.filter((ring) => pointInPolygon({ x: px as number, y: py as number }, ring)).length === 1,
        );
      const label = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
      if (hardCeiling.has(room.kind)) {
        inRoom(view, building, room, () => {
          for (let offset = x0 - (y1 - y0); offset < x1; offset += 1.2) {
            sheet.line(view.x(offset), view.y(y1), view.x(offset + (y1 - y0)), view.y(y0), 0.2, ink.faint);
          }
        });
        const [x, y] = [view.x(label.x), view.y(label.y) - ppf * 1.4];
        sheet.circle(x, y, 0.38 * ppf, 0.7, ink.line, white).circle(x, y, 0.14 * ppf, 0.4);
        placed.push({ x: label.x - 0.5, y: label.y - 1.9, width: 1, height: 1 });
        drawn.symbols.push({ symbol: 'DL', at: { x: label.x, y: label.y - 1.4 }, room: room.id });
        continue;
      }
      // The grid starts from the room's middle, so that the border tiles on both sides are equal.
      const [gx, gy] = [label.x % 2, label.y % 2];
      inRoom(view, building, room, () => {
        for (let x = gx; x < x1; x += 2)
          if (x > x0) sheet.line(view.x(x), view.y(y0), view.x(x), view.y(y1), 0.3, ink.faint);
        for (let y = gy; y < y1; y += 2)
          if (y > y0) sheet.line(view.x(x0), view.y(y), view.x(x1), view.y(y), 0.3, ink.faint);
      });
      // Lights are on the grid nearest to the middles of equal parts of the room.
      const snap = (value: number, start: number): number => start + 2 * Math.round((value - start) / 2);
      const parts = (from: number, to: number, partCount: number): number[] => {
        const count = Math.max(1, Math.floor((to - from) / partCount));
        return Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);
      };
      const free = (x: number, y: number, width: number, height: number): boolean =>
        fits(x, y, width, height) && !placed.some((box) => overlaps(box, { x, y, width, height }));
      const corridor = room.kind === 'corridor';
      for (const middleX of parts(x0, x1, corridor ? 10 : 6.6)) {
        for (const middleY of corridor ? [y0 + 3, y1 - 3] : parts(y0, y1, 6.6)) {
          const [x, y] = [snap(middleX - 2, gx), snap(middleY - 1, gy)];
          if (!free(x, y, 4, 2)) continue;
          placed.push({ x, y, width: 4, height: 2 });
          const [px, py] = [view.x(x), view.y(y)];
          sheet.rect(px, py, 4 * ppf, 2 * ppf, 0.8, ink.line, '#f6f2dd');
          sheet.line(px, py, px + 4 * ppf, py + 2 * ppf, 0.35, ink.soft);
          sheet.line(px, py + 2 * ppf, px + 4 * ppf, py, 0.35, ink.soft);
          drawn.symbols.push({ symbol: 'LT-A', at: { x: x + 2, y: y + 1 }, room: room.id });
        }
      }
      for (const middleX of corridor ? [] : parts(x0, x1, 14)) {
        const x = snap(middleX - 1, gx);
        const y = [-1, 1, -3, 3].map((offset) => snap(label.y + offset, gy)).find((at) => free(x, at, 2, 2));
        if (y === undefined) continue;
        placed.push({ x, y, width: 2, height: 2 });
        const [px, py] = [view.x(x), view.y(y)];
        sheet.rect(px, py, 2 * ppf, 2 * ppf, 0.8, ink.line, white);
        sheet.rect(px + 0.4 * ppf, py + 0.4 * ppf, 1.2 * ppf, 1.2 * ppf, 0.5);
        sheet.line(px, py, px + 2 * ppf, py + 2 * ppf, 0.35).line(px, py + 2 * ppf, px + 2 * ppf, py, 0.35);
        drawn.symbols.push({ symbol: 'SD', at: { x: x + 1, y: y + 1 }, room: room.id });
      }
    }
  });
  sheet.layer('A-WALL', () => drawWalls(view, building, paleWalls));
  sheet.layer('A-DOOR', () =>
    drawOpenings(
      view,
      { ...building, openings: building.openings.filter(({ kind }) => kind === 'window') },
      paleWalls,
      false,
    ),
  );
  for (const room of building.rooms) {
    const size = Math.min(0.56 * ppf, 12 * context.u);
    const ring = innerFaces(room, room.outline, building);
    const { x0, y0, x1, y1 } = bounds(ring);
    const ceiling = hardCeiling.has(room.kind) ? 'GYP' : 'ACT-1';
    const roomText = `${room.number}  ${ceiling}  ${dimensionText(room.kind === 'corridor' ? 9 : 9.5, scale.unit)}`;
    const width = (sheet.textWidth(roomText, size) + 8) / ppf;
    const height = (size * 1.6) / ppf;
    // The tag takes the first place where it is in its room and covers nothing.
    const boxAt = ({ x, y }: Place): SheetBox => ({ x: x - width / 2, y: y - height / 2, width, height });
    const clear = (place: Place): boolean => {
      const box = boxAt(place);
      return (
        [box.x, box.x + width].every((x) =>
          [box.y, box.y + height].every((y) => pointInPolygon({ x, y }, ring)),
        ) && !placed.some((other) => overlaps(other, box))
      );
    };
    const xs = [(x0 + x1) / 2, x0 + (x1 - x0) * 0.3, x0 + (x1 - x0) * 0.7, x0 + width / 2 + 0.4];
    const candidates = [y1 - 0.8, y0 + 0.8, (y0 + y1) / 2, y0 + (y1 - y0) * 0.35, y0 + 4.9].flatMap((y) =>
      xs.map((x) => ({ x, y })),
    );
    const at = view.at(candidates.find(clear) ?? { x: (x0 + x1) / 2, y: y1 - 0.8 });
    sheet.rect(at.x - (width * ppf) / 2, at.y - size * 0.8, width * ppf, size * 1.6, 0.5, ink.soft, white);
    sheet.text(roomText, at.x, at.y, { size, align: 'center' });
  }
  return finishPlan(context, view, drawn, [
    "CEILING HEIGHTS ARE ABOVE FINISH FLOOR. ACT-1 IS 2' × 2' LAY-IN UNLESS NOTED OTHERWISE.",
    'LT-A 2 × 4 LED TROFFER; DL 6" DOWNLIGHT; SD 24 × 24 SUPPLY DIFFUSER. SEE ELECTRICAL AND MECHANICAL.',
    'CENTER GRID IN ROOMS; NO BORDER TILE SMALLER THAN 6".',
  ]);
}

const finishes: Record<Room['finish'], { name: string; tint: string; base: string }> = {
  'LVT-1': { name: 'Luxury vinyl tile, 9" × 48" plank', tint: '#e3eeee', base: 'RB-1' },
  'CPT-1': { name: 'Carpet tile, 24" × 24"', tint: '#e9e6f2', base: 'RB-1' },
  'CT-1': { name: 'Porcelain tile, 12" × 24"', tint: '#f3ead9', base: 'CT-1' },
  'SV-1': { name: 'Sheet vinyl, heat welded', tint: '#e5f0e3', base: 'COVE' },
  CONC: { name: 'Sealed concrete', tint: '#ebedef', base: 'NONE' },
};

export function drawFinishPlan(context: DrawContext): Drawn {
  const { sheet, building, scale, field, u } = context;
  const view = placePlan(context);
  const drawn = empty(true);
  drawn.dimensions = sheet.layer('S-GRID', () => drawGrid(view, building, scale.unit, false));
  sheet.layer('A-FLOR-PATT', () => {
    for (const room of building.rooms) {
      const { tint } = finishes[room.finish];
      const { x0, y0, x1, y1 } = bounds(room.outline);
      inRoom(view, building, room, () => {
        sheet.fill(view.x(x0), view.y(y0), (x1 - x0) * scale.ppf, (y1 - y0) * scale.ppf, tint);
        const step = room.finish === 'CT-1' ? 1 : room.finish === 'CPT-1' ? 2 : 0;
        if (step > 0) {
          for (let x = x0; x < x1; x += step)
            sheet.line(view.x(x), view.y(y0), view.x(x), view.y(y1), 0.2, ink.faint);
          for (let y = y0; y < y1; y += step)
            sheet.line(view.x(x0), view.y(y), view.x(x1), view.y(y), 0.2, ink.faint);
        }
        if (room.finish === 'LVT-1') {
          for (let y = y0, row = 0; y < y1; y += 0.75, row++) {
            sheet.line(view.x(x0), view.y(y), view.x(x1), view.y(y), 0.2, ink.faint);
            for (let x = x0 + ((row * 1.33) % 4); x < x1; x += 4) {
              sheet.line(view.x(x), view.y(y), view.x(x), view.y(y + 0.75), 0.2, ink.faint);
            }
          }
        }
      });
    }
  });
  sheet.layer('A-WALL', () => drawWalls(view, building));
  sheet.layer('A-DOOR', () => drawOpenings(view, building, undefined, false));
  sheet.layer('A-AREA-IDEN', () => {
    for (const room of building.rooms) drawRoomTag(view, room, room.finish);
  });

  const codes = Object.entries(finishes);
  const table = { x: field.x + 420 * u, y: field.y + field.height - (codes.length * 20 + 54) * u };
  sheet.text('FINISH LEGEND', table.x, table.y, { size: 11 * u, bold: true });
  codes.forEach(([code, { name, tint, base }], index) => {
    const y = table.y + (24 + index * 20) * u;
    sheet.rect(table.x, y - 7 * u, 26 * u, 14 * u, 0.6, ink.line, tint);
    sheet.text(code, table.x + 36 * u, y, { size: 10 * u, bold: true });
    sheet.text(name, table.x + 92 * u, y, { size: 10 * u });
    sheet.text(`BASE ${base}`, table.x + 320 * u, y, { size: 10 * u, color: ink.soft });
  });
  return finishPlan(context, view, drawn, [
    'FLOOR FINISHES RUN UNDER CASEWORK. CHANGE FINISHES AT THE CENTER LINE OF DOORS.',
    'WALLS PT-1 UNLESS NOTED; WET WALLS TO HAVE CT-1 WAINSCOT TO 4\'-0".',
    'PREPARE SLABS TO 1/8" IN 10\'-0". PROVIDE MOISTURE TESTS BEFORE LAYING.',
  ]);
}

/** Rooftop units on their curbs, one on each slope. */
function drawRooftopUnits(
  { sheet, building, scale: { ppf } }: DrawContext,
  view: View,
  drawn: Drawn,
  ridge: number,
): void {
  for (const [index, x] of [building.width * 0.3, building.width * 0.66].entries()) {
    const y = ridge + (index === 0 ? -12 : 6);
    sheet.rect(view.x(x - 0.8), view.y(y - 0.8), 9.6 * ppf, 6.6 * ppf, 0.5, ink.line);
    sheet.rect(view.x(x), view.y(y), 8 * ppf, 5 * ppf, 1, ink.line, white);
    sheet.line(view.x(x + 3), view.y(y), view.x(x + 3), view.y(y + 5), 0.5);
    sheet.circle(view.x(x + 5.5), view.y(y + 2.5), 1.6 * ppf, 0.6);
    sheet.text(`RTU-${index + 1}`, view.x(x + 1.5), view.y(y + 2.5), {
      size: 0.6 * ppf,
      bold: true,
      align: 'center',
    });
    drawn.symbols.push({ symbol: 'RTU', at: { x: x + 4, y: y + 2.5 }, room: '' });
  }
}

export function drawRoofPlan(context: DrawContext): Drawn {
  const { sheet, building, scale } = context;
  const { ppf } = scale;
  const view = placePlan(context);
  const drawn = empty(false);
  drawn.dimensions = sheet.layer('S-GRID', () => drawGrid(view, building, scale.unit));
  const { width, depth, canopy } = building;
  const half = thickness.exterior / 2;
  const rect = (x: number, y: number, w: number, h: number, weight: number, fill?: string): void =>
    void sheet.rect(view.x(x), view.y(y), w * ppf, h * ppf, weight, ink.line, fill);
  rect(-half, -half, width + 2 * half, depth + 2 * half, 1.4, '#f7f8fa');
  rect(half, half, width - 2 * half, depth - 2 * half, 0.8);
  const ridge = depth / 2;
  sheet.line(view.x(half), view.y(ridge), view.x(width - half), view.y(ridge), 0.9);
  const box = (x0: number, y0: number, x1: number, y1: number): Place[] => [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ];
  drawn.roofs.push({
    name: 'Membrane, north slope',
    outline: box(half, half, width - half, ridge),
    rise: 0.25,
    run: 12,
  });
  drawn.roofs.push({
    name: 'Membrane, south slope',
    outline: box(half, ridge, width - half, depth - half),
    rise: 0.25,
    run: 12,
  });
  const arrow = (x: number, from: number, to: number, label: string): void => {
    const [px, y0, y1] = [view.x(x), view.y(from), view.y(to)];
    const head = Math.sign(y1 - y0) * 0.7 * ppf;
    sheet.line(px, y0, px, y1, 0.8);
    sheet.path(
      [
        { x: px, y: y1 },
        { x: px - 0.25 * ppf, y: y1 - head },
        { x: px + 0.25 * ppf, y: y1 - head },
      ],
      { fill: ink.line },
    );
    sheet.text(label, px + 0.5 * ppf, (y0 + y1) / 2, { size: 0.55 * ppf });
  };
  for (const x of [width * 0.17, width * 0.5, width * 0.83]) {
    arrow(x, ridge - 3, 4, '1/4" : 12');
    arrow(x, ridge + 3, depth - 4, '1/4" : 12');
  }
  // Crickets lead the water to the drains.
  for (const [y, inner] of [
    [half, 5],
    [depth - half, depth - 5],
  ] as const) {
    for (let index = 0; index < 3; index++) {
      const x = (width * index) / 3;
      const next = (width * (index + 1)) / 3;
      const middle = (x + next) / 2;
      const drainX = middle;
      sheet.line(view.x(Math.max(x, half)), view.y(y), view.x(drainX), view.y(inner), 0.4, ink.soft);
      sheet.line(
        view.x(Math.min(next, width - half)),
        view.y(y),
        view.x(drainX),
        view.y(inner),
        0.4,
        ink.soft,
      );
      const at = { x: drainX, y: y < 5 ? 3.4 : depth - 3.4 };
      sheet
        .circle(view.x(at.x), view.y(at.y), 0.5 * ppf, 0.9, ink.line, white)
        .circle(view.x(at.x), view.y(at.y), 0.2 * ppf, 0.5);
      sheet.text('RD', view.x(at.x) + 0.9 * ppf, view.y(at.y), { size: 0.5 * ppf });
      drawn.symbols.push({ symbol: 'RD', at, room: '' });
    }
  }
  drawRooftopUnits(context, view, drawn, ridge);
  // Standing seam canopy with its ridge across the entrance.
  rect(canopy.x, canopy.y, canopy.width, canopy.depth, 1.2, '#eef2f7');
  for (let y = 1.33; y < canopy.depth; y += 1.33) {
    sheet.line(
      view.x(canopy.x),
      view.y(canopy.y + y),
      view.x(canopy.x + canopy.width),
      view.y(canopy.y + y),
      0.35,
      ink.soft,
    );
  }
  const middle = canopy.x + canopy.width / 2;
  sheet.line(view.x(middle), view.y(canopy.y), view.x(middle), view.y(canopy.y + canopy.depth), 1);
  sheet.text('6:12', view.x(canopy.x + canopy.width * 0.25), view.y(canopy.y + canopy.depth * 0.42), {
    size: 0.6 * ppf,
    align: 'center',
  });
  sheet.text('6:12', view.x(canopy.x + canopy.width * 0.75), view.y(canopy.y + canopy.depth * 0.42), {
    size: 0.6 * ppf,
    align: 'center',
  });
  drawn.roofs.push({
    name: 'Standing seam canopy',
    outline: box(canopy.x, canopy.y, canopy.x + canopy.width, canopy.y + canopy.depth),
    rise: canopy.rise,
    run: canopy.run,
  });
  return finishPlan(context, view, drawn, [
    'ROOF: 60 MIL TPO OVER TAPERED INSULATION, R-30 AVERAGE, 1/4" : 12 TO DRAINS.',
    'CANOPY: 24 GA STANDING SEAM AT 16" OVER UNDERLAYMENT, 6:12 BOTH SIDES OF THE RIDGE.',
    'FLASH AND COUNTERFLASH ALL CURBS AND PENETRATIONS. PROVIDE WALKWAY PADS TO UNITS.',
  ]);
}

/** A table with a head, ruled like a schedule. */
function drawTable(
  sheet: Sheet,
  x: number,
  y: number,
  widths: number[],
  rows: string[][],
  height: number,
  size: number,
): void {
  const total = widths.reduce((sum, width) => sum + width, 0);
  sheet.fill(x, y, total, height, ink.wash);
  rows.forEach((row, index) => {
    let left = x;
    row.forEach((cell, column) => {
      sheet.text(cell, left + 8, y + index * height + height / 2, {
        size: index === 0 ? size * 0.9 : size,
        bold: index === 0 || column === 0,
        color: index === 0 ? ink.soft : ink.line,
      });
      left += widths[column] as number;
    });
    sheet.line(x, y + (index + 1) * height, x + total, y + (index + 1) * height, index === 0 ? 1 : 0.4);
  });
  let left = x;
  for (const width of [0, ...widths]) {
    left += width;
    sheet.line(left, y, left, y + height * rows.length, left === x || left >= x + total - 0.01 ? 1.2 : 0.4);
  }
  sheet.line(x, y, x + total, y, 1.2);
}

export function drawDoorSchedule(context: DrawContext): Drawn {
  const { sheet, building, field, u, scale } = context;
  const rooms = new Map(building.rooms.map((room) => [room.id, room]));
  const doors = building.openings.filter(({ kind }) => kind === 'door' || kind === 'double_door');
  const rows = doors.map((door): string[] => {
    const room = rooms.get(door.room);
    const pair = door.kind === 'double_door';
    const type =
      door.wall === 'exterior'
        ? 'C'
        : pair
          ? 'C'
          : room?.kind === 'exam' || room?.kind === 'toilet'
            ? 'A'
            : 'B';
    return [
      door.mark,
      room?.name ?? '',
      pair ? `PR ${dimensionText(door.width / 2, scale.unit)}` : dimensionText(door.width, scale.unit),
      dimensionText(7, scale.unit),
      type,
      door.wall === 'exterior' || pair ? 'ALUM' : 'WD',
      door.wall === 'exterior' || pair ? 'ALUM' : 'HM',
      door.wall === 'corridor' ? '20 MIN' : '',
      `HW-${door.wall === 'exterior' ? 1 : room?.kind === 'toilet' ? 3 : 2}`,
    ];
  });
  const x = field.x + 60 * u;
  const y = field.y + 96 * u;
  sheet.text('DOOR SCHEDULE', x, y - 30 * u, { size: 20 * u, bold: true });
  const height = Math.min(46 * u, (field.height - 200 * u) / (rows.length + 1));
  drawTable(
    sheet,
    x,
    y,
    [90, 220, 120, 100, 70, 90, 90, 100, 110].map((width) => width * u),
    [['MARK', 'ROOM', 'WIDTH', 'HEIGHT', 'TYPE', 'DOOR', 'FRAME', 'RATING', 'HARDWARE'], ...rows],
    height,
    Math.min(15 * u, height * 0.48),
  );
  // Types, drawn at twice the plan's scale.
  const ppf = scale.ppf * 1.6;
  const left = field.x + 1240 * u;
  const base = field.y + 96 * u + 7 * ppf + 40 * u;
  sheet.text('DOOR TYPES', left, field.y + 66 * u, { size: 20 * u, bold: true });
  const types: [string, string, number][] = [
    ['A', 'FLUSH', 3],
    ['B', 'FLUSH, HALF LITE', 3],
    ['C', 'ALUMINUM STOREFRONT', 6],
  ];
  let at = left;
  for (const [type, name, width] of types) {
    sheet.rect(at - 4, base - 7 * ppf - 4, width * ppf + 8, 7 * ppf + 4, 1.2);
    for (let leaf = 0; leaf < width; leaf += 3) {
      sheet.rect(at + leaf * ppf, base - 7 * ppf, 3 * ppf, 7 * ppf, 0.9);
      if (type === 'B')
        sheet.rect(at + 0.5 * ppf, base - 6.5 * ppf, 2 * ppf, 3 * ppf, 0.7, ink.line, '#eef4f8');
      if (type === 'C')
        sheet.rect(
          at + (leaf + 0.35) * ppf,
          base - 6.6 * ppf,
          2.3 * ppf,
          5.7 * ppf,
          0.7,
          ink.line,
          '#eef4f8',
        );
      sheet.circle(
        at + (leaf === 0 && width > 3 ? 2.75 : leaf > 0 ? 3.25 : 2.75) * ppf,
        base - 3.2 * ppf,
        0.09 * ppf,
        0.8,
      );
    }
    sheet.line(at - 20, base, at + width * ppf + 20, base, 1.4);
    sheet.circle(at + (width * ppf) / 2, base + 40 * u, 18 * u, 1.1);
    sheet.text(type, at + (width * ppf) / 2, base + 40 * u, { size: 16 * u, bold: true, align: 'center' });
    sheet.text(name, at + (width * ppf) / 2, base + 76 * u, {
      size: 11 * u,
      align: 'center',
      color: ink.soft,
    });
    at += width * ppf + 130 * u;
  }
  const hardware = { x: left, y: base + 230 * u };
  sheet.text('HARDWARE GROUPS', hardware.x, hardware.y - 30 * u, { size: 20 * u, bold: true });
  drawTable(
    sheet,
    hardware.x,
    hardware.y,
    [100, 620].map((width) => width * u),
    [
      ['GROUP', 'CONTENT'],
      ['HW-1', 'Exit device, closer, threshold, weatherstrip, keyed cylinder'],
      ['HW-2', 'Lever passage set, three hinges, wall stop, silencers'],
      ['HW-3', 'Privacy set with indicator, closer, kick plate, coat hook'],
    ],
    34 * u,
    12.5 * u,
  );
  return empty(false);
}

/** Frame of an elevation or section: origin, scale and line of the ground. */
interface ElevationView {
  sheet: Sheet;
  building: Building;
  /** Points per foot. */
  ppf: number;
  u: number;
  /** Left edge of the building in points. */
  x: number;
  /** Line of the finish floor in points. */
  base: number;
  /** Horizontal position in points of a distance in feet. */
  px: (feet: number) => number;
}

/** Half the thickness of an exterior wall in feet. */
const half = thickness.exterior / 2;

/** Wall of an elevation: brick to the sill, lap siding above, a metal coping on top. */
function drawFacade({ sheet, building: { width, levels }, ppf, x, base }: ElevationView): void {
  const top = base - levels.parapet * ppf;
  sheet.rect(x - half * ppf, top, (width + 2 * half) * ppf, levels.parapet * ppf, 1.4, ink.line, '#fbfbfc');
  for (let feet = 0.5; feet < 3; feet += 0.5)
    sheet.line(x, base - feet * ppf, x + width * ppf, base - feet * ppf, 0.2, ink.faint);
  sheet.line(x - half * ppf, base - 3 * ppf, x + (width + half) * ppf, base - 3 * ppf, 0.9);
  for (let feet = 3.6; feet < levels.parapet - 0.6; feet += 0.6) {
    sheet.line(x, base - feet * ppf, x + width * ppf, base - feet * ppf, 0.2, ink.faint);
  }
  sheet.rect(
    x - (half + 0.2) * ppf,
    top,
    (width + 2 * half + 0.4) * ppf,
    0.7 * ppf,
    0.9,
    ink.line,
    '#d8dde3',
  );
}

/** Windows and doors of the exterior wall at a depth. */
function drawElevationOpenings({ sheet, building, ppf, base, px }: ElevationView, wall: number): void {
  for (const opening of building.openings) {
    if (opening.wall !== 'exterior' || opening.from.y !== wall || opening.to.y !== wall) continue;
    const left = Math.min(px(opening.from.x), px(opening.to.x));
    const isWindow = opening.kind === 'window';
    const [sill, head] = isWindow ? [3, 7] : [0, 7];
    const y = base - head * ppf;
    const [w, h] = [opening.width * ppf, (head - sill) * ppf];
    sheet.rect(left - 3, y - 3, w + 6, h + (isWindow ? 6 : 3), 1, ink.line, white);
    sheet.rect(left, y, w, h, 0.7, ink.line, '#e6eff6');
    sheet.line(left + w / 2, y, left + w / 2, y + h, 0.8);
    if (isWindow) sheet.line(left, y + h * 0.3, left + w, y + h * 0.3, 0.5);
    sheet.line(left + w * 0.12, y + h * 0.55, left + w * 0.3, y + h * 0.2, 0.25, ink.pale);
    sheet.line(left + w * 0.2, y + h * 0.6, left + w * 0.38, y + h * 0.25, 0.25, ink.pale);
  }
}

/** Canopy with its slope. */
function drawCanopy({ sheet, building: { canopy }, ppf, base, px }: ElevationView): void {
  const [left, right] = [px(canopy.x), px(canopy.x + canopy.width)].sort((a, b) => a - b) as [number, number];
  const rise = (canopy.width / 2) * (canopy.rise / canopy.run) * ppf;
  const eave = base - 9 * ppf;
  sheet.path(
    [
      { x: left - 0.8 * ppf, y: eave },
      { x: (left + right) / 2, y: eave - rise },
      { x: right + 0.8 * ppf, y: eave },
    ],
    { weight: 1.2, fill: '#e9edf2' },
  );
  sheet.rect(left - 0.8 * ppf, eave, right - left + 1.6 * ppf, 0.6 * ppf, 1, ink.line, white);
  for (const post of [left + 0.4 * ppf, right - 1.1 * ppf])
    sheet.rect(post, eave + 0.6 * ppf, 0.7 * ppf, 8.4 * ppf, 0.9, ink.line, white);
  sheet.text('12', left - 1.6 * ppf, eave - 1.5 * ppf, { size: 0.5 * ppf, align: 'center' });
  sheet.path(
    [
      { x: left - 2.4 * ppf, y: eave - 1.1 * ppf },
      { x: left - 0.8 * ppf, y: eave - 1.1 * ppf },
      { x: left - 0.8 * ppf, y: eave - 1.9 * ppf },
    ],
    { weight: 0.6 },
  );
  sheet.text('6', left - 0.4 * ppf, eave - 1.5 * ppf, { size: 0.5 * ppf });
}

/** Column lines with their numbers. */
function drawColumnLines({ sheet, building, ppf, u, base, px }: ElevationView): void {
  const top = base - building.levels.parapet * ppf;
  building.columns.forEach((column, index) => {
    const y = top - 46 * u;
    sheet.dashed(px(column), y + 16 * u, px(column), base, [14, 4, 3, 4], 0.3, ink.pale);
    sheet.circle(px(column), y, 16 * u, 1);
    sheet.text(`${index + 1}`, px(column), y, { size: 15 * u, bold: true, align: 'center' });
  });
}

/** Section through corridor and rooms from north to south. */
function drawSection({ sheet, building, ppf, u, x, base, px: sx }: ElevationView): void {
  const { depth, levels } = building;
  sheet.fill(x - 60 * u, base + 0.5 * ppf, depth * ppf + 120 * u, 1.6 * ppf, '#eceff2');
  sheet.rect(sx(0), base, depth * ppf, 0.5 * ppf, 1.2, ink.line, '#c7cdd4');
  for (const at of [0, depth]) {
    sheet.rect(sx(at) - 0.4 * ppf, base, 0.8 * ppf, 3 * ppf, 1.1, ink.line, '#c7cdd4');
    sheet.rect(sx(at) - 1 * ppf, base + 3 * ppf, 2 * ppf, 0.9 * ppf, 1.1, ink.line, '#c7cdd4');
    sheet.rect(
      sx(at) - half * ppf,
      base - levels.parapet * ppf,
      2 * half * ppf,
      levels.parapet * ppf,
      1.3,
      ink.line,
      '#2b333d',
    );
  }
  sheet.rect(
    sx(half),
    base - levels.eave * ppf,
    (depth - 2 * half) * ppf,
    0.8 * ppf,
    1.1,
    ink.line,
    '#e9d9b8',
  );
  for (let feet = 2; feet < depth - 1; feet += 2) {
    sheet.line(
      sx(feet),
      base - (levels.eave - 0.8) * ppf,
      sx(feet + 1),
      base - (levels.eave - 2) * ppf,
      0.5,
      ink.soft,
    );
    sheet.line(
      sx(feet + 1),
      base - (levels.eave - 2) * ppf,
      sx(feet + 2),
      base - (levels.eave - 0.8) * ppf,
      0.5,
      ink.soft,
    );
  }
  sheet.line(sx(half), base - (levels.eave - 2) * ppf, sx(depth - half), base - (levels.eave - 2) * ppf, 0.8);
  sheet.dashed(sx(half), base - 9.5 * ppf, sx(depth - half), base - 9.5 * ppf, [6, 2], 0.8, ink.soft);
  const cuts = [...building.rows.slice(1, -1), (building.rows[1] as number) + 6];
  for (const at of cuts) {
    const t = thickness.corridor;
    sheet.rect(sx(at) - (t / 2) * ppf, base - 10 * ppf, t * ppf, 10 * ppf, 0.9, ink.line, '#5c6673');
  }
}

export function drawElevations(context: DrawContext): Drawn {
  const { sheet, building, field, scale, u } = context;
  const { ppf } = scale;
  const drawn = empty(false);
  const { width, depth, levels } = building;
  const x = field.x + (field.width - width * ppf) / 2;
  const levelLine = (base: number, feet: number, name: string, to: number): void => {
    const y = base - feet * ppf;
    sheet.dashed(x - 90 * u, y, to + 60 * u, y, [14, 4, 3, 4], 0.4, ink.pale);
    sheet.text(name, x - 92 * u, y - 8 * u, { size: 9.5 * u, bold: true });
    sheet.text(dimensionText(feet, scale.unit), x - 92 * u, y + 8 * u, { size: 9 * u, color: ink.soft });
  };
  /** The ground and the heights, after the drawing, which they cross. */
  const ground = (base: number, to: number, weight: number): void => {
    sheet.line(x - 110 * u, base, to + 80 * u, base, weight);
    levelLine(base, 0, 'FINISH FLOOR', to);
    levelLine(base, levels.eave, 'ROOF DECK', to);
    levelLine(base, levels.parapet, 'PARAPET', to);
  };
  const place = (name: string, number: string, base: number): void => {
    const box = {
      x: x - 100 * u,
      y: base - (levels.parapet + 6) * ppf,
      width: width * ppf + 200 * u,
      height: (levels.parapet + 10) * ppf,
    };
    drawn.views.push({ name, scale, box, view: new View(sheet, x, base, ppf) });
    drawViewTitle(
      sheet,
      field.x + 46 * u,
      base + 74 * u,
      number,
      name,
      `SCALE  ${scale.label}`,
      1 / scale.k,
      scale.unit,
    );
  };
  const elevation = (base: number, wall: number, mirrored: boolean): void => {
    const px = (feet: number): number => x + (mirrored ? width - feet : feet) * ppf;
    const view: ElevationView = { sheet, building, ppf, u, x, base, px };
    drawFacade(view);
    drawElevationOpenings(view, wall);
    if (wall === depth) drawCanopy(view);
    ground(base, x + width * ppf, 2.4);
    drawColumnLines(view);
  };
  const first = field.y + 120 * u + levels.parapet * ppf;
  elevation(first, depth, false);
  place('SOUTH ELEVATION', '1', first);
  const step = (field.height - 60 * u) / 3;
  elevation(first + step, 0, true);
  place('NORTH ELEVATION', '3', first + step);

  const base = first + 2 * step;
  const sx = (feet: number): number => x + feet * ppf;
  drawSection({ sheet, building, ppf, u, x, base, px: sx });
  ground(base, sx(depth), 1.6);
  place('BUILDING SECTION', '2', base + 3 * ppf);
  return drawn;
}

/** Parts of the plan at larger scales: a sheet on which several scales hold. */
export function drawEnlarged(context: DrawContext): Drawn {
  const { sheet, building, field, scale, u } = context;
  const drawn = empty(false);
  const detail = (
    number: string,
    name: string,
    room: Room | undefined,
    more: Room | undefined,
    times: number,
    label: string,
    box: SheetBox,
  ): void => {
    if (room === undefined) return;
    const all = [room.outline, ...(more === undefined ? [] : [more.outline])].flat();
    const { x0, y0, x1, y1 } = bounds(all);
    const ppf = scale.ppf * times;
    const large: DrawingScale = { ppf, label, k: scale.k / times, unit: scale.unit };
    const originX = box.x + box.width / 2 - ((x0 + x1) / 2) * ppf;
    const originY = box.y + box.height / 2 - ((y0 + y1) / 2) * ppf;
    const view = new View(sheet, originX, originY, ppf);
    sheet.doc.save();
    sheet.doc.rect(box.x, box.y, box.width, box.height).clip();
    sheet.layer('A-FURN', () => {
      for (const item of building.rooms) drawFurniture(view, item);
    });
    sheet.layer('A-WALL', () => drawWalls(view, building, paleWalls));
    sheet.layer('A-DOOR', () => drawOpenings(view, building, paleWalls));
    sheet.layer('P-FIXT', () => {
      for (const fixture of building.fixtures) drawFixture(view, fixture);
    });
    sheet.layer('A-AREA-IDEN', () => {
      for (const item of building.rooms) drawRoomTag(view, item);
    });
    sheet.doc.restore();
    sheet.doc.save();
    sheet.doc.dash([18, 5, 4, 5] as unknown as number, {});
    sheet.rect(box.x, box.y, box.width, box.height, 0.9, ink.soft);
    sheet.doc.undash().restore();
    drawViewTitle(
      sheet,
      box.x,
      box.y + box.height + 52 * u,
      number,
      name,
      `SCALE  ${label}`,
      1 / large.k,
      large.unit,
    );
    drawn.views.push({ name, scale: large, box, view });
  };
  const toilets = building.rooms.filter(({ kind }) => kind === 'toilet');
  const exam = building.rooms.find(({ kind }) => kind === 'exam');
  const vestibule = building.rooms.find(({ kind }) => kind === 'vestibule');
  const metric = scale.unit === 'm';
  // 1:50 becomes 1:25 and 1:20; 1/4" becomes 1/2" and 3/4".
  const most = metric ? 2.5 : 3;
  const named = (times: number): string =>
    metric ? `1:${Math.round((scale.k * 720_000) / 254 / times)}` : doubled(scale.label, times);
  const [double, triple] = [named(2), named(most)];
  const top = field.y + 40 * u;
  const rowHeight = field.height / 2 - 165 * u;
  detail('1', 'ENLARGED TOILET PLAN', toilets[0], toilets[1], 2, double, {
    x: field.x + 60 * u,
    y: top,
    width: field.width * 0.5 - 40 * u,
    height: rowHeight,
  });
  detail('2', 'TYPICAL EXAM ROOM', exam, undefined, 2, double, {
    x: field.x + field.width * 0.5 + 70 * u,
    y: top,
    width: field.width * 0.5 - 130 * u,
    height: rowHeight,
  });
  detail('3', 'ENLARGED ENTRY', vestibule, undefined, most, triple, {
    x: field.x + 60 * u,
    y: top + field.height / 2 - 10 * u,
    width: field.width * 0.5 - 40 * u,
    height: rowHeight,
  });
  const box = {
    x: field.x + field.width * 0.5 + 70 * u,
    y: top + field.height / 2 - 10 * u,
    width: field.width * 0.5 - 130 * u,
    height: rowHeight,
  };
  drawPartitionTypes(sheet, box, u);
  return drawn;
}

/** 1/4" = 1'-0" twice as large is 1/2" = 1'-0". */
function doubled(label: string, times: number): string {
  const match = /^(?:(\d+) )?(\d+)(?:\/(\d+))?"/.exec(label);
  if (match === null) return label;
  const inches =
    ((Number(match[1] ?? 0) * Number(match[3] ?? 1) + Number(match[2])) / Number(match[3] ?? 1)) * times;
  const eighths = Math.round(inches * 16);
  const whole = Math.floor(eighths / 16);
  let [top, bottom] = [eighths % 16, 16];
  while (top > 0 && top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  const fraction = top === 0 ? '' : `${top}/${bottom}`;
  return `${[whole === 0 ? '' : `${whole}`, fraction].filter(Boolean).join(' ')}" = 1'-0"`;
}

function drawPartitionTypes(sheet: Sheet, box: SheetBox, u: number): void {
  sheet.rect(box.x, box.y, box.width, box.height, 0.9);
  sheet.text('PARTITION TYPES', box.x + 20 * u, box.y + 28 * u, { size: 16 * u, bold: true });
  const types: [string, string[], number][] = [
    [
      'P1',
      [
        '3-5/8" METAL STUDS AT 16" O.C., 20 GA',
        '5/8" TYPE X GYPSUM BOARD, EACH SIDE',
        'SOUND BATT 3-1/2", TO 10\'-0"',
      ],
      1,
    ],
    [
      'P2',
      [
        '3-5/8" METAL STUDS AT 16" O.C., 20 GA',
        '5/8" TYPE X, EACH SIDE, TO DECK, FIRESTOPPED',
        '1-HOUR, UL U465',
      ],
      1,
    ],
    [
      'P3',
      [
        '6" METAL STUDS AT 16" O.C. AT WET WALLS',
        '5/8" MOISTURE RESISTANT BOARD, EACH SIDE',
        'BLOCKING AT FIXTURES',
      ],
      1.5,
    ],
  ];
  types.forEach(([name, lines, thick], index) => {
    const y = box.y + (90 + index * 150) * u;
    const [x, width, deep] = [box.x + 40 * u, 360 * u, 56 * thick * u];
    sheet
      .rect(x, y, width, 8 * u, 0.8, ink.line, '#e4e8ed')
      .rect(x, y + deep, width, 8 * u, 0.8, ink.line, '#e4e8ed');
    for (let stud = 20; stud < 350; stud += 100) {
      const left = x + stud * u;
      sheet.path(
        [
          { x: left + 18 * u, y: y + 8 * u },
          { x: left, y: y + 8 * u },
          { x: left, y: y + deep },
          { x: left + 18 * u, y: y + deep },
        ],
        { close: false, weight: 1.6 },
      );
    }
    // Batt insulation: one wave from face to face along the wall.
    const { doc } = sheet;
    const [high, low] = [y + 11 * u, y + deep - 3 * u];
    doc.moveTo(x, low);
    for (let wave = 0; wave < 360; wave += 15) {
      const left = x + wave * u;
      const [from, to] = (wave / 15) % 2 === 0 ? [low, high] : [high, low];
      doc.bezierCurveTo(left + 13 * u, from, left + 2 * u, to, left + 15 * u, to);
    }
    doc.lineWidth(0.4).strokeColor(ink.pale).stroke();
    sheet.circle(x + width + 50 * u, y + deep / 2, 24 * u, 1.2);
    sheet.text(name, x + width + 50 * u, y + deep / 2, { size: 17 * u, bold: true, align: 'center' });
    lines.forEach((line, row) => {
      sheet.text(line, x + width + 92 * u, y + (6 + row * 20) * u, { size: 11.5 * u });
    });
  });
}
