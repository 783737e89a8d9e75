// oxlint-disable-next-line typescript/triple-slash-reference -- whoever uses the map compiles it from here, and would not find these types by themselves
/// <reference path="./us-atlas.d.ts" />
import { labelPoint } from '@plumbline/estimating';
import { feature } from 'topojson-client';
import type { GeometryObject, Topology } from 'topojson-specification';
import states from 'us-atlas/states-10m.json';
import { cities as cityList } from './cities.ts';
import { boxAround, project, type Box, type WorldPoint } from './mercator.ts';

/** Line in world units, as alternating x and y. */
export interface Line {
  box: Box;
  xy: Float64Array;
}
export interface Named {
  name: string;
  /** Position of the name, and the width of the named shape there in world units. */
  at: WorldPoint;
  width: number;
}
export interface StateShape extends Named {
  /** Postal code of the state: `OR`. */
  code: string;
  rings: readonly Line[];
  box: Box;
}
export interface Borders {
  /** Borders between states, and coasts. */
  inner: readonly Line[];
  outer: readonly Line[];
}
export interface Atlas {
  states: readonly StateShape[];
  borders: Borders;
  /** Cities, largest first. */
  cities: readonly (WorldPoint & { name: string })[];
}
export interface Counties {
  lines: readonly Line[];
  names: readonly Named[];
}

/** Postal code of a state by its census number; the numbers have gaps. */
const codes =
  'AL AK _ AZ AR CA _ CO CT DE DC FL GA _ HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA _ RI SC SD TN TX UT VT VA _ WA WV WI WY'.split(
    ' ',
  );
const farCodes: Record<string, string> = { 60: 'AS', 66: 'GU', 69: 'MP', 72: 'PR', 78: 'VI' };
const codeOf = (fips: string): string => farCodes[fips] ?? codes[Number(fips) - 1] ?? '';

function lineOf(points: readonly (readonly number[])[]): Line {
  const xy = new Float64Array(points.length * 2);
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  points.forEach(([longitude = 0, latitude = 0], index) => {
    const { x, y } = project({ longitude, latitude });
    xy[2 * index] = x;
    xy[2 * index + 1] = y;
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  });
  return { box, xy };
}

/** Arcs of a topology in degrees; shapes share them. */
function arcsOf({ arcs, transform }: Topology): number[][][] {
  const [kx = 1, ky = 1] = transform?.scale ?? [];
  const [dx = 0, dy = 0] = transform?.translate ?? [];
  return arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([ax = 0, ay = 0]) => {
      x += ax;
      y += ay;
      return transform ? [x * kx + dx, y * ky + dy] : [ax, ay];
    });
  });
}

/** Arc numbers of a shape; a reversed arc is encoded as its complement. */
function arcNumbers(shape: GeometryObject): number[] {
  const { arcs } = shape as { arcs?: readonly unknown[] };
  return (arcs ?? []).flat(3).map((arc) => ((arc as number) < 0 ? ~(arc as number) : (arc as number)));
}

/** Shapes that each arc belongs to: two for a shared border, one for a coast. */
function ownersOf(topology: Topology, shapes: readonly GeometryObject[]): string[][] {
  const owners = topology.arcs.map((): string[] => []);
  for (const shape of shapes) for (const arc of arcNumbers(shape)) owners[arc]?.push(String(shape.id));
  return owners;
}

const areaOf = ({ xy }: Line): number => {
  let sum = 0;
  for (let at = 0; at + 3 < xy.length; at += 2)
    sum += (xy[at] ?? 0) * (xy[at + 3] ?? 0) - (xy[at + 2] ?? 0) * (xy[at + 1] ?? 0);
  return Math.abs(sum / 2);
};
const pointsOf = ({ xy }: Line): WorldPoint[] =>
  Array.from({ length: xy.length / 2 }, (_, at) => ({ x: xy[2 * at] ?? 0, y: xy[2 * at + 1] ?? 0 }));

/** Width of a ring at the position of its name. */
function widthAt(points: readonly WorldPoint[], at: WorldPoint): number {
  let left = -Infinity;
  let right = Infinity;
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length] ?? a;
    if (a.y > at.y === b.y > at.y) return;
    const x = a.x + ((b.x - a.x) * (at.y - a.y)) / (b.y - a.y);
    if (x < at.x) left = Math.max(left, x);
    else right = Math.min(right, x);
  });
  return Number.isFinite(right - left) ? right - left : 0;
}

function shapeOf(fips: string, name: string, polygons: readonly (readonly number[][][])[]): StateShape {
  const rings = polygons.flat().map((ring) => lineOf(ring));
  const [largest] = rings.toSorted((a, b) => areaOf(b) - areaOf(a));
  const points = largest ? pointsOf(largest) : [];
  const at = labelPoint({ vertices: points }) ?? { x: 0, y: 0 };
  return {
    code: codeOf(fips),
    name,
    rings,
    box: boxAround(
      rings.flatMap(({ box }) => [
        { x: box.minX, y: box.minY },
        { x: box.maxX, y: box.maxY },
      ]),
    ) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 },
    at,
    width: widthAt(points, at),
  };
}

/** Base map of the United States, created once for all maps. */
export function readAtlas(): Atlas {
  const { features } = feature(states, states.objects.states);
  const owners = ownersOf(states, states.objects.states.geometries);
  const lines = arcsOf(states).map((arc) => lineOf(arc));
  return {
    states: features.map(({ id, properties, geometry }) =>
      shapeOf(
        String(id),
        properties.name,
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [],
      ),
    ),
    borders: {
      inner: lines.filter((_, arc) => (owners[arc]?.length ?? 0) > 1),
      outer: lines.filter((_, arc) => owners[arc]?.length === 1),
    },
    cities: cityList
      .trim()
      .split(/[;\n]+/)
      .flatMap((line) => {
        const [, name, latitude, longitude] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line) ?? [];
        return name === undefined
          ? []
          : [{ name, ...project({ latitude: Number(latitude), longitude: Number(longitude) }) }];
      }),
  };
}

/** County lines, drawn from a zoom at which counties are distinguishable: seven times the other data. */
export async function readCounties(): Promise<Counties> {
  const { default: topology } = await import('us-atlas/counties-10m.json');
  const { geometries } = topology.objects.counties;
  const owners = ownersOf(topology, geometries);
  const lines = arcsOf(topology).map((arc) => lineOf(arc));
  const stateOf = (county: string) => county.slice(0, 2);
  return {
    // Between states there is a border already.
    lines: lines.filter((_, arc) => {
      const [a, b] = owners[arc] ?? [];
      return a !== undefined && b !== undefined && stateOf(a) === stateOf(b);
    }),
    names: geometries.map((county) => {
      const box = boxAround(
        arcNumbers(county).flatMap((arc) => {
          const part = lines[arc]?.box;
          return part
            ? [
                { x: part.minX, y: part.minY },
                { x: part.maxX, y: part.maxY },
              ]
            : [];
        }),
      ) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
      return {
        name: (county.properties as { name?: string } | undefined)?.name ?? '',
        at: { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 },
        width: box.maxX - box.minX,
      };
    }),
  };
}
