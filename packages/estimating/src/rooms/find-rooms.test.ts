import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointInPolygon } from '../measure/geometry.ts';
import { segmentIntersections } from '../measure/polygon.ts';
import type { Point } from '../measure/types.ts';
import { dashed, Drawing, filled, foot } from './drawing.test.parts.ts';
import { RoomFinder } from './find-rooms.ts';

const finder = (drawing: Drawing, opening = 4) =>
  new RoomFinder(drawing.lines, { foot, opening, maxArea: 5000 * foot * foot });
const at = (x: number, y: number): Point => ({ x: x * foot, y: y * foot });
/** Area of the room at a place in square feet. */
const area = (found: RoomFinder, x: number, y: number) => {
  const room = found.roomAt(at(x, y));
  return room && room.area / foot / foot;
};

describe('room at a point', () => {
  test('follows the inner faces of walls', () => {
    const room = finder(new Drawing().room(10, 10, 12, 9)).roomAt(at(12, 12))!;
    expect(room.area / foot / foot).toBeCloseTo(108, 6);
    expect(room.vertices).toHaveLength(4);
    expect(room.cutouts).toBeUndefined();
  });

  test('closes a door along the inner face, up to the given width', () => {
    const drawing = new Drawing().room(10, 10, 12, 9, 3);
    expect(area(finder(drawing), 12, 12)).toBeCloseTo(108, 4);
    expect(area(finder(drawing, 2.5), 12, 12)).toBeNull();
    expect(area(finder(new Drawing().room(10, 10, 12, 9, 5)), 12, 12)).toBeNull();
    expect(area(finder(new Drawing().room(10, 10, 12, 9, 5), 6), 12, 12)).toBeCloseTo(108, 4);
  });

  test('closes an opening between the end of a wall and another wall', () => {
    const drawing = new Drawing()
      .room(0, 0, 30, 20)
      // A partition that ends 3 ft before the lower wall.
      .wall(15, 3, 15, 20);
    expect(area(finder(drawing), 5, 5)).toBeCloseTo(14.75 * 20, 4);
    expect(area(finder(drawing), 25, 5)).toBeCloseTo(14.75 * 20, 4);
    expect(area(finder(drawing, 2), 5, 5)).toBeCloseTo(600 - 0.5 * 17, 4);
  });

  test('finds two rooms beside each other whose partition crosses their walls', () => {
    const drawing = new Drawing().room(0, 0, 30, 20).wall(15, -0.25, 15, 20.25);
    expect(area(finder(drawing), 5, 5)).toBeCloseTo(14.75 * 20, 4);
    expect(area(finder(drawing), 25, 5)).toBeCloseTo(14.75 * 20, 4);
  });

  test('cuts a room that stands free out of the room around it', () => {
    const drawing = new Drawing().room(0, 0, 40, 30).room(15, 10, 8, 6, 3);
    const outer = finder(drawing).roomAt(at(3, 3))!;
    expect(outer.cutouts).toHaveLength(1);
    expect(outer.area / foot / foot).toBeCloseTo(1200 - 9 * 7, 3);
    expect(area(finder(drawing), 18, 12)).toBeCloseTo(48, 4);
  });

  test('follows slanted walls', () => {
    const drawing = new Drawing().wall(0, 0, 30, 0).wall(30, 0, 22, 18).wall(22, 18, 5, 14).wall(5, 14, 0, 0);
    const room = finder(drawing).roomAt(at(12, 6))!;
    expect(room.vertices).toHaveLength(4);
    // The center lines enclose this area, the walls take a quarter of a foot along its perimeter.
    const corners = [at(0, 0), at(30, 0), at(22, 18), at(5, 14)];
    const perimeter = corners.reduce((sum, from, index) => {
      const to = corners[(index + 1) % corners.length]!;
      return sum + Math.hypot(to.x - from.x, to.y - from.y) / foot;
    }, 0);
    expect(room.area / foot / foot).toBeGreaterThan(379 - perimeter * 0.25);
    expect(room.area / foot / foot).toBeLessThan(379 - perimeter * 0.25 + 1);
  });

  test('follows a curved wall as an arc', () => {
    const drawing = new Drawing()
      .wall(0, 0, 20, 0)
      .arc(10, 0, 10.25, 0, Math.PI, 24)
      .arc(10, 0, 9.75, 0, Math.PI, 24);
    const room = finder(drawing).roomAt(at(10, 4))!;
    expect(room.vertices.length).toBeLessThan(7);
    expect(room.vertices.some(({ bulge }) => bulge !== undefined && bulge > 0.3)).toBe(true);
    // Half of a circle less a strip along its diameter.
    const strip = 0.25 * 2 * 9.75;
    expect(room.area / foot / foot).toBeCloseTo((Math.PI * 9.75 ** 2) / 2 - strip, 0);
  });

  test('ignores grid lines, dimension lines, tags, furniture and lettering', () => {
    const drawing = new Drawing()
      .room(10, 10, 20, 15, 3)
      .line(20, 0, 20, 40, dashed)
      .line(10, 5, 30, 5)
      .line(16, 10, 16, 25, { weight: 0.1 })
      .rect(14, 14, 2.2, 1)
      .rect(10, 20, 6, 2.5)
      .rect(28.8, 12, 1.2, 3, { weight: 0.2 })
      .line(22, 15, 22, 15.6)
      .line(22.4, 15, 22.4, 15.6)
      .line(22, 15.3, 22.4, 15.3);
    expect(area(finder(drawing), 12, 12)).toBeCloseTo(300, 3);
  });

  test('ignores tiles, treads and hatches between walls', () => {
    const drawing = new Drawing().room(10, 10, 20, 15);
    for (let x = 11; x < 30; x++) drawing.line(x, 10, x, 25);
    for (let y = 12; y < 25; y += 2) drawing.line(10, y, 30, y);
    expect(area(finder(drawing), 12.5, 12.5)).toBeCloseTo(300, 3);
  });

  test('takes filled shapes as walls where most walls are filled', () => {
    const drawing = new Drawing()
      .rect(-0.5, -0.5, 21, 0.5, filled)
      .rect(-0.5, 15, 21, 0.5, filled)
      .rect(-0.5, 0, 0.5, 15, filled)
      .rect(20, 0, 0.5, 15, filled)
      // Shelves along the wall with the weight of a wall.
      .rect(0, 4, 1, 7);
    expect(area(finder(drawing), 10, 7)).toBeCloseTo(300, 3);
  });

  test('takes single lines as walls where no line is doubled', () => {
    const drawing = new Drawing().rect(0, 0, 20, 15).line(12, 0, 12, 6).line(12, 9, 12, 15);
    expect(area(finder(drawing), 5, 5)).toBeCloseTo(180, 3);
    expect(area(finder(drawing, 2), 5, 5)).toBeCloseTo(300, 3);
  });

  test('finds nothing inside of a wall, outside of the building and on a sheet without lines', () => {
    const found = finder(new Drawing().rect(-100, -100, 300, 300).room(10, 10, 12, 9));
    expect(found.roomAt(at(15, 19.25))).toBeNull();
    expect(found.roomAt(at(50, 50))).toBeNull();
    const empty = finder(new Drawing());
    expect(empty.isEmpty).toBe(true);
    expect(empty.roomAt(at(0, 0))).toBeNull();
    expect(empty.rooms()).toEqual([]);
  });
});

describe('all rooms', () => {
  test('lists the rooms in reading order without the walls between them', () => {
    const drawing = new Drawing().room(0, 0, 30, 20).wall(15, -0.25, 15, 20.25).wall(-0.25, 10, 30.25, 10);
    const rooms = finder(drawing).rooms();
    expect(rooms.map((room) => Math.round((room.area / foot / foot) * 100) / 100)).toEqual([
      143.81, 143.81, 143.81, 143.81,
    ]);
    const left = rooms.map(({ vertices }) => Math.min(...vertices.map(({ x }) => x)) < 10 * foot);
    expect(left).toEqual([true, false, true, false]);
  });
});

const size = fc.integer({ min: 6, max: 40 });
const plan = fc.record({
  width: size,
  height: size,
  door: fc.integer({ min: 0, max: 4 }),
  angle: fc.double({ min: -3, max: 3, noNaN: true }),
  dx: fc.integer({ min: -500, max: 1500 }),
  dy: fc.integer({ min: -500, max: 1500 }),
  share: fc.record({
    x: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  }),
});

describe('properties of a found room', () => {
  test('it contains the click, crosses no wall and does not depend on position and rotation', () => {
    fc.assert(
      fc.property(plan, ({ width, height, door, angle, dx, dy, share }) => {
        const turn = ({ x, y }: Point): Point => ({
          x: dx + x * Math.cos(angle) - y * Math.sin(angle),
          y: dy + x * Math.sin(angle) + y * Math.cos(angle),
        });
        const drawing = new Drawing(turn).room(0, 0, width, height, door).wall(-20, -8, 60, -8);
        const click = turn(at(width * share.x, height * share.y));
        const room = finder(drawing).roomAt(click)!;
        expect(room).not.toBeNull();
        expect(pointInPolygon(click, room.vertices)).toBe(true);
        expect(Math.abs(room.area / (width * height * foot * foot) - 1)).toBeLessThan(0.004);
        const { coordinates } = drawing.lines;
        // A wall whose ends are both off the outline by more than a line does not cross it.
        room.vertices.forEach((from, index) => {
          const to = room.vertices[(index + 1) % room.vertices.length]!;
          for (let line = 0; line < coordinates.length; line += 4) {
            const [a, b] = [
              { x: coordinates[line]!, y: coordinates[line + 1]! },
              { x: coordinates[line + 2]!, y: coordinates[line + 3]! },
            ];
            const turn =
              ((to.x - from.x) * (b.y - a.y) - (to.y - from.y) * (b.x - a.x)) /
              (Math.hypot(to.x - from.x, to.y - from.y) * Math.hypot(b.x - a.x, b.y - a.y));
            // Faces that the outline follows cross it anywhere by their rounding.
            if (Math.abs(turn) < 1e-3) continue;
            for (const point of segmentIntersections(from, to, a, b)) {
              const ends = [from, to, a, b].map((end) => Math.hypot(end.x - point.x, end.y - point.y));
              const isDoorLeaf = Math.hypot(b.x - a.x, b.y - a.y) < (door + 0.1) * foot;
              expect(Math.min(...ends) < 1 || isDoorLeaf).toBe(true);
            }
          }
        });
      }),
      { numRuns: 60 },
    );
  });
});
