import { thickness, type Place, type Room, type Wall } from './building.ts';
import { drawGrid, drawOpenings, drawRoomTag, drawWalls, paleWalls } from './plan.ts';
import { ink, type View } from './sheet.ts';
import { empty, finishPlan, placePlan, type DrawContext, type Drawn } from './sheets.ts';

/** A device on a wall: a duplex receptacle, one with four outlets, an outlet for data. */
export type DeviceSymbol = 'RCPT' | 'QUAD' | 'DATA';

/** Distance of a device from the wall, its size, and its clearance from an opening, in feet. */
const device = { off: 0.3, radius: 0.55, clear: 2.4 };

/** Position of each device along a wall of a room, and the walls. */
const placed: readonly { symbol: DeviceSymbol; along: number; walls: readonly Facing[] }[] = [
  { symbol: 'RCPT', along: 0.24, walls: [0, 1, 2, 3] },
  { symbol: 'QUAD', along: 0.76, walls: [0, 2] },
  { symbol: 'DATA', along: 0.76, walls: [1, 3] },
];
/** Quarter turns from facing down the sheet, as a device at the upper wall does. */
type Facing = 0 | 1 | 2 | 3;

/** Position in the coordinate system of a device, whose wall is above it and which faces down. */
function frameOf(view: View, at: Place, facing: Facing) {
  return (x: number, y: number): { x: number; y: number } => {
    const [dx, dy] = (
      [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ] as const
    )[facing] ?? [x, y];
    return view.at({ x: at.x + dx, y: at.y + dy });
  };
}

function drawDevice(view: View, symbol: DeviceSymbol, at: Place, facing: Facing): void {
  const { sheet, ppf } = view;
  const place = frameOf(view, at, facing);
  const line = (x0: number, y0: number, x1: number, y1: number): void => {
    const [a, b] = [place(x0, y0), place(x1, y1)];
    sheet.line(a.x, a.y, b.x, b.y, 0.9, ink.line);
  };
  const { radius, off } = device;
  if (symbol === 'DATA') {
    line(-radius, -radius, radius, -radius);
    line(-radius, -radius, 0, radius);
    line(radius, -radius, 0, radius);
    line(0, -radius - off, 0, -radius);
    return;
  }
  const middle = view.at(at);
  sheet.circle(middle.x, middle.y, radius * ppf, 0.9, ink.line, '#ffffff');
  line(0, -radius - off, 0, -radius);
  const half = Math.sqrt(radius ** 2 - 0.18 ** 2);
  for (const x of [-0.18, 0.18]) line(x, -half, x, half);
  if (symbol === 'QUAD') for (const y of [-0.18, 0.18]) line(-half, y, half, y);
}

/** The walls of a room's box, each with the way that a device on it faces. */
function wallsOf({ outline }: Room): { facing: Facing; from: Place; to: Place }[] {
  const [a, b, c, d] = outline as [Place, Place, Place, Place];
  return [
    { facing: 0, from: a, to: b },
    { facing: 1, from: b, to: c },
    { facing: 2, from: d, to: c },
    { facing: 3, from: a, to: d },
  ];
}

const onWall = (wall: Wall, at: Place): boolean =>
  wall.from.y === wall.to.y
    ? wall.from.y === at.y && wall.from.x <= at.x && at.x <= wall.to.x
    : wall.from.x === at.x && wall.from.y <= at.y && at.y <= wall.to.y;

/** Receptacles and data outlets along the walls of every room with four corners, turned as their walls are. */
export function drawPowerPlan(context: DrawContext): Drawn {
  const { building, scale, sheet } = context;
  const view = placePlan(context);
  const drawn = empty(true);
  drawn.dimensions = sheet.layer('S-GRID', () => drawGrid(view, building, scale.unit, false));
  sheet.layer('A-WALL', () => drawWalls(view, building, paleWalls));
  sheet.layer('A-DOOR', () => drawOpenings(view, building, paleWalls, false));
  sheet.layer('A-AREA-IDEN', () => {
    for (const room of building.rooms) drawRoomTag(view, room);
  });
  sheet.layer('E-POWR', () => {
    for (const room of building.rooms) {
      if (room.outline.length !== 4 || room.kind === 'corridor') continue;
      for (const { symbol, along, walls } of placed)
        for (const { facing, from, to } of wallsOf(room)) {
          if (!walls.includes(facing)) continue;
          const foot = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
          const isOpen = building.openings.some(
            (opening) =>
              Math.hypot(
                foot.x - (opening.from.x + opening.to.x) / 2,
                foot.y - (opening.from.y + opening.to.y) / 2,
              ) <
              opening.width + device.clear,
          );
          if (isOpen) continue;
          const wall = building.walls.find((each) => onWall(each, foot));
          const off = thickness[wall?.kind ?? 'partition'] / 2 + device.off + device.radius;
          const [dx, dy] = (
            [
              [0, 1],
              [-1, 0],
              [0, -1],
              [1, 0],
            ] as const
          )[facing];
          const at = { x: foot.x + dx * off, y: foot.y + dy * off };
          drawDevice(view, symbol, at, facing);
          drawn.symbols.push({ symbol, at, room: room.id });
        }
    }
  });
  return finishPlan(context, view, drawn, [
    'RECEPTACLES AT 18" ABOVE FINISH FLOOR UNLESS NOTED OTHERWISE.',
    'COORDINATE DATA OUTLETS WITH THE OWNER BEFORE ROUGH-IN.',
  ]);
}
