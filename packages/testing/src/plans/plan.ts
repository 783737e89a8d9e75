import { formatLength, type LengthUnit } from '@plumbline/estimating';
import {
  bounds,
  thickness,
  type Building,
  type Fixture,
  type Opening,
  type Place,
  type Room,
  type Wall,
} from './building.ts';
import { ink, type View } from './sheet.ts';
import { LocalDrawing } from './local-drawing.ts';

/** How a plan's walls are shown. */
export interface WallStyle {
  fill: string;
  line: string;
}
export const solidWalls: WallStyle = { fill: '#2b333d', line: '#1b222b' };
export const paleWalls: WallStyle = { fill: '#dfe3e8', line: '#6b7480' };

const horizontal = (a: Place, b: Place): boolean => a.y === b.y;

/** Walls with thickness, cut by doors and windows. */
export function drawWalls(view: View, building: Building, style: WallStyle = solidWalls): void {
  const { sheet, ppf } = view;
  const order = ['partition', 'corridor', 'exterior'] as const;
  const reach = (wall: Wall, end: Place): number => {
    let half = 0;
    for (const other of building.walls) {
      if (horizontal(other.from, other.to) === horizontal(wall.from, wall.to)) continue;
      const meets = horizontal(other.from, other.to)
        ? other.from.y === end.y && other.from.x <= end.x && end.x <= other.to.x
        : other.from.x === end.x && other.from.y <= end.y && end.y <= other.to.y;
      if (meets) half = Math.max(half, thickness[other.kind] / 2);
    }
    return half;
  };
  const boxes = order.flatMap((kind) =>
    building.walls
      .filter((wall) => wall.kind === kind)
      .map((wall) => {
        const half = (thickness[kind] * ppf) / 2;
        const flat = horizontal(wall.from, wall.to);
        // A wall reaches the far face of what it meets, which closes corners and leaves nothing standing out.
        const [before, after] = [reach(wall, wall.from) * ppf, reach(wall, wall.to) * ppf];
        const [x0, y0, x1, y1] = [
          view.x(wall.from.x),
          view.y(wall.from.y),
          view.x(wall.to.x),
          view.y(wall.to.y),
        ];
        return flat
          ? { x: x0 - before, y: y0 - half, width: x1 - x0 + before + after, height: 2 * half }
          : { x: x0 - half, y: y0 - before, width: 2 * half, height: y1 - y0 + before + after };
      }),
  );
  // Outlines first and fills over them: junctions come out without inner lines.
  for (const box of boxes) sheet.rect(box.x, box.y, box.width, box.height, 1.1, style.line);
  for (const box of boxes) sheet.fill(box.x, box.y, box.width, box.height, style.fill);
}

/** Jamb to jamb, across the wall. */
export function drawOpenings(
  view: View,
  building: Building,
  style: WallStyle = solidWalls,
  marks = true,
): void {
  for (const opening of building.openings) drawOpening(view, opening, style, marks);
}

function drawOpening(view: View, opening: Opening, style: WallStyle, marks: boolean): void {
  const { sheet, ppf } = view;
  const half = (thickness[opening.wall] * ppf) / 2;
  const flat = horizontal(opening.from, opening.to);
  const [x, y] = [view.x(opening.from.x), view.y(opening.from.y)];
  const size = opening.width * ppf;
  const over = 1.8;
  if (flat) sheet.fill(x, y - half - over, size, 2 * (half + over), '#ffffff');
  else sheet.fill(x - half - over, y, 2 * (half + over), size, '#ffffff');
  // Draws in the wall's own frame: u along it, v across it.
  const point = (u: number, v: number): { x: number; y: number } =>
    flat ? { x: x + u, y: y + v } : { x: x + v, y: y + u };
  const line = (
    u0: number,
    v0: number,
    u1: number,
    v1: number,
    weight: number,
    color: string = style.line,
  ): void => {
    const [a, b] = [point(u0, v0), point(u1, v1)];
    sheet.line(a.x, a.y, b.x, b.y, weight, color);
  };
  line(0, -half, 0, half, 0.9);
  line(size, -half, size, half, 0.9);
  if (opening.kind === 'window') {
    for (const v of [-half, half]) line(0, v, size, v, 0.8);
    for (const v of [-half * 0.3, half * 0.3]) line(0, v, size, v, 0.45);
    line(size / 2, -half * 0.3, size / 2, half * 0.3, 0.45);
    return;
  }
  if (opening.kind === 'opening') {
    for (const v of [-half, half]) {
      const [a, b] = [point(0, v), point(size, v)];
      sheet.dashed(a.x, a.y, b.x, b.y, [5, 3], 0.4, ink.soft);
    }
    return;
  }
  if (opening.wall === 'exterior') line(0, half * opening.swing, size, half * opening.swing, 0.4);
  const leaves =
    opening.kind === 'double_door'
      ? [
          { u: 0, length: size / 2, toward: 1 },
          { u: size, length: size / 2, toward: -1 },
        ]
      : [{ u: opening.hinge === 0 ? 0 : size, length: size, toward: opening.hinge === 0 ? 1 : -1 }];
  for (const leaf of leaves) {
    const start = half * opening.swing;
    const end = start + leaf.length * opening.swing;
    line(leaf.u, start, leaf.u, end, 1.3);
    const center = point(leaf.u, start);
    // From the open leaf to the closed one, the short way round.
    const open = flat ? (opening.swing === 1 ? 90 : -90) : opening.swing === 1 ? 0 : 180;
    const shut = flat ? (leaf.toward === 1 ? 0 : 180) : leaf.toward === 1 ? 90 : -90;
    let turn = shut - open;
    if (turn > 180) turn -= 360;
    if (turn < -180) turn += 360;
    sheet.arc(center.x, center.y, leaf.length, open, open + turn, 0.45, ink.soft);
  }
  if (marks && opening.mark !== '') {
    const at = point(
      size / 2,
      half * opening.swing + (opening.kind === 'double_door' ? 0.62 : 0.5) * size * opening.swing,
    );
    const radius = Math.min(0.6 * ppf, 12 * (sheet.height / 1728));
    sheet.circle(at.x, at.y, radius, 0.5, ink.soft, '#ffffff');
    sheet.text(opening.mark, at.x, at.y, { size: radius * 0.78, align: 'center' });
  }
}

/** Plumbing fixtures; their place is where they meet the wall. */
export function drawFixture(view: View, fixture: Fixture): void {
  const local = new LocalDrawing(view, fixture.at, fixture.turns);
  if (fixture.symbol === 'WC')
    local.rect(-0.85, 0, 1.7, 0.7, 0.55, 0.1).ellipse(0, 1.45, 0.62, 0.8, 0.55).ellipse(0, 1.5, 0.42, 0.56);
  else if (fixture.symbol === 'LAV')
    local.rect(-0.9, 0, 1.8, 1.5, 0.55, 0.3).ellipse(0, 0.85, 0.6, 0.42).circle(0, 0.3, 0.09);
  else local.rect(-0.75, -0.75, 1.5, 1.5, 0.55, 0.14).circle(0, 0.08, 0.42).circle(0, -0.56, 0.09);
}

/** Position of a room's name clear of its furniture, in feet. */
export function labelPlace(room: Room): Place {
  const { x0, y0, x1, y1 } = bounds(room.outline);
  const [w, h] = [x1 - x0, y1 - y0];
  const at = (fx: number, fy: number): Place => ({ x: x0 + w * fx, y: y0 + h * fy });
  switch (room.kind) {
    case 'corridor':
      return { x: x0 + w * 0.3, y: y0 + 3 };
    case 'exam':
      return { x: x0 + w * 0.5, y: room.door === 'bottom' ? y0 + h * 0.6 : y0 + h * 0.36 };
    case 'toilet':
      return at(0.5, 0.55);
    case 'waiting':
      return at(0.5, 0.2);
    case 'lounge':
      return at(0.45, 0.77);
    case 'nurse':
      return at(0.5, 0.66);
    case 'imaging':
      return at(0.5, 0.17);
    case 'vestibule':
      return at(0.5, 0.5);
    case 'consult':
      return at(0.5, 0.2);
    case 'conference':
      return at(0.5, 0.2);
    case 'business':
      return at(0.5, 0.3);
    case 'mech':
      return at(0.44, 0.62);
    default:
      return at(0.5, 0.62);
  }
}

/** A room's name over its number in a box. */
export function drawRoomTag(view: View, room: Room, note?: string): void {
  const { sheet, ppf } = view;
  const { x, y } = view.at(labelPlace(room));
  const size = Math.min(0.7 * ppf, 15 * (sheet.height / 1728));
  const width = sheet.textWidth(room.name, size, true);
  sheet.fill(x - width / 2 - 3, y - size * 0.75, width + 6, size * 1.5, '#ffffff');
  sheet.text(room.name, x, y, { size, bold: true, align: 'center' });
  const box = { width: size * 2.6, height: size * 1.3 };
  sheet.rect(x - box.width / 2, y + size * 0.85, box.width, box.height, 0.6, ink.line, '#ffffff');
  sheet.text(room.number, x, y + size * 0.85 + box.height / 2, { size: size * 0.86, align: 'center' });
  if (note !== undefined) {
    sheet.text(note, x, y + size * 0.85 + box.height + size * 0.85, {
      size: size * 0.78,
      align: 'center',
      color: ink.soft,
    });
  }
}

/** Dimension drawn between two grid lines: its ends and its text. */
export interface DrawnDimension {
  from: { x: number; y: number };
  to: { x: number; y: number };
  feet: number;
}

/** A length as the drawing writes it. */
export function dimensionText(feet: number, unit: LengthUnit): string {
  if (unit === 'm') return `${Math.round(feet * 304.8)}`;
  return formatLength(feet).replace('′', "'").replace('″', '"');
}

/** Distance of the grid bubbles from the building, in feet. */
export const gridOffset = 6.4;

/** Grid lines with bubbles and two strings of dimensions on the top and left. */
export function drawGrid(view: View, building: Building, unit: LengthUnit, strings = true): DrawnDimension[] {
  const { sheet, ppf } = view;
  const { columns, rows, width, depth } = building;
  const dimensions: DrawnDimension[] = [];
  const radius = Math.min(0.95 * ppf, 20 * (sheet.height / 1728));
  const gap = gridOffset * ppf;
  const text = Math.min(0.66 * ppf, 14 * (sheet.height / 1728));
  const dash = [16, 4, 3, 4];
  columns.forEach((x, index) => {
    sheet.dashed(
      view.x(x),
      view.y(0) - gap + radius,
      view.x(x),
      view.y(depth) + 1.2 * ppf,
      dash,
      0.35,
      ink.pale,
    );
    sheet.circle(view.x(x), view.y(0) - gap, radius, 1);
    sheet.text(`${index + 1}`, view.x(x), view.y(0) - gap, {
      size: radius * 0.95,
      bold: true,
      align: 'center',
    });
  });
  rows.forEach((y, index) => {
    sheet.dashed(
      view.x(0) - gap + radius,
      view.y(y),
      view.x(width) + 1.2 * ppf,
      view.y(y),
      dash,
      0.35,
      ink.pale,
    );
    sheet.circle(view.x(0) - gap, view.y(y), radius, 1);
    sheet.text(String.fromCharCode(65 + index), view.x(0) - gap, view.y(y), {
      size: radius * 0.95,
      bold: true,
      align: 'center',
    });
  });
  if (!strings) return dimensions;
  const tick = 4.5;
  const across = (from: number, to: number, offset: number): void => {
    const y = view.y(0) - offset * ppf;
    const [x0, x1] = [view.x(from), view.x(to)];
    sheet.line(x0, y, x1, y, 0.4);
    for (const x of [x0, x1])
      sheet.line(x - tick, y + tick, x + tick, y - tick, 1.2).line(x, y - 6, x, y + 10, 0.4);
    const label = dimensionText(to - from, unit);
    sheet.text(label, (x0 + x1) / 2, y - text * 0.85, { size: text, align: 'center' });
    dimensions.push({ from: { x: x0, y }, to: { x: x1, y }, feet: to - from });
  };
  const down = (from: number, to: number, offset: number): void => {
    const x = view.x(0) - offset * ppf;
    const [y0, y1] = [view.y(from), view.y(to)];
    sheet.line(x, y0, x, y1, 0.4);
    for (const y of [y0, y1])
      sheet.line(x - tick, y + tick, x + tick, y - tick, 1.2).line(x - 6, y, x + 10, y, 0.4);
    const label = dimensionText(to - from, unit);
    sheet.text(label, x - text * 0.85, (y0 + y1) / 2, { size: text, align: 'center', angle: 90 });
    dimensions.push({ from: { x, y: y0 }, to: { x, y: y1 }, feet: to - from });
  };
  across(0, width, 3.9);
  down(0, depth, 3.9);
  columns.slice(1).forEach((x, index) => across(columns[index] as number, x, 2.3));
  rows.slice(1).forEach((y, index) => down(rows[index] as number, y, 2.3));
  return dimensions;
}
