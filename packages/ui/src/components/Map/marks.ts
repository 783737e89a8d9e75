import { milesBetween } from '@plumbline/validation/geo';
import type { Feature, Point } from 'geojson';
import Supercluster from 'supercluster';
import type { Tone } from '../Status/tones.ts';
import type { MapPoint, MapRadius } from './mapTypes.ts';
import { boxAround, project, unproject, zoomLimits, type Box, type WorldPoint } from './mercator.ts';

/** Distance in CSS pixels below which points form a cluster. */
const clusterRadius = 64;

/** Single point or cluster. */
export interface Mark extends WorldPoint {
  key: string;
  /** Point of the mark; absent for clusters. */
  point?: MapPoint;
  cluster?: {
    id: number;
    set: SetName;
    count: number;
    /** Number of places by tone. */
    tones: Partial<Record<Tone, number>>;
  };
  /** True outside the radius. */
  isOutside: boolean;
}

type SetName = 'all' | 'inside' | 'outside';
type Tones = Partial<Record<Tone, number>>;
interface OfPoint {
  at: number;
}
type ClusterData = { tones: Tones };
type Index = Supercluster<OfPoint, ClusterData>;

/** Clusters of the points of a map by zoom. Points inside and outside the radius are never in one cluster. */
export interface Clusters {
  points: readonly MapPoint[];
  /** Number of places within the radius; all of them without a radius. */
  within: number;
  /** Returns the marks in a part of the world at a zoom level. */
  marksIn(box: Box, zoom: number): Mark[];
  /** Zoom level at which a cluster splits; undefined if its points have the same position. */
  zoomOf(mark: Mark): number | undefined;
  membersOf(mark: Mark, maxCount: number): MapPoint[];
  /** Bounding box of all members. */
  boxOf(mark: Mark): Box | undefined;
}

function indexOf(points: readonly MapPoint[], numbers: readonly number[]): Index {
  return new Supercluster<OfPoint, ClusterData>({
    radius: clusterRadius,
    extent: 256,
    maxZoom: zoomLimits.max,
    map: ({ at }) => ({ tones: { [points[at]?.tone ?? 'neutral']: 1 } }),
    reduce: (sum, more) => {
      // The library copies the initial value of a cluster only shallowly.
      sum.tones = { ...sum.tones };
      for (const [tone, count] of Object.entries(more.tones))
        sum.tones[tone as Tone] = (sum.tones[tone as Tone] ?? 0) + count;
    },
  }).load(
    numbers.map((at): Feature<Point, OfPoint> => ({
      type: 'Feature',
      properties: { at },
      geometry: {
        type: 'Point',
        coordinates: [points[at]?.longitude ?? 0, points[at]?.latitude ?? 0],
      },
    })),
  );
}

const isPlaced = ({ latitude, longitude }: MapPoint) =>
  Number.isFinite(latitude) && Number.isFinite(longitude);

export function clustersOf(all: readonly MapPoint[], radius?: MapRadius): Clusters {
  const points = all.filter(isPlaced);
  const numbers = points.map((_, at) => at);
  const isIn = (at: number) => {
    const point = points[at];
    return !radius || (point !== undefined && milesBetween(radius, point) <= radius.miles);
  };
  const inside = numbers.filter(isIn);
  const sets = new Map<SetName, Index>(
    radius
      ? [
          [
            'outside',
            indexOf(
              points,
              numbers.filter((at) => !isIn(at)),
            ),
          ],
          ['inside', indexOf(points, inside)],
        ]
      : [['all', indexOf(points, numbers)]],
  );
  // Reuses the object of a mark, so that its element is not re-rendered.
  const markByKey = new Map<string, Mark>();
  const zooms = new Map<string, number>();
  const once = (mark: Mark): Mark => {
    const existing = markByKey.get(mark.key);
    if (!existing) markByKey.set(mark.key, mark);
    return existing ?? mark;
  };
  const membersOf = ({ cluster, point }: Mark, maxCount: number): MapPoint[] =>
    point
      ? [point]
      : (cluster ? (sets.get(cluster.set)?.getLeaves(cluster.id, maxCount) ?? []) : []).flatMap(
          ({ properties }) => points[properties.at] ?? [],
        );
  return {
    points,
    within: inside.length,
    marksIn(box, zoom) {
      const northWest = unproject({ x: box.minX, y: Math.max(0, box.minY) });
      const southEast = unproject({ x: box.maxX, y: Math.min(1, box.maxY) });
      const level = Math.max(0, Math.min(zoomLimits.max, Math.round(zoom)));
      return [...sets].flatMap(([set, index]) =>
        index
          .getClusters(
            [
              Math.max(-180, northWest.longitude),
              southEast.latitude,
              Math.min(180, southEast.longitude),
              northWest.latitude,
            ],
            level,
          )
          .flatMap(({ geometry, properties }): Mark | readonly Mark[] => {
            const [longitude = 0, latitude = 0] = geometry.coordinates;
            const place = project({ longitude, latitude });
            const isOutside = set === 'outside';
            if ('cluster' in properties)
              return once({
                ...place,
                key: `${set} ${properties.cluster_id}`,
                cluster: {
                  id: properties.cluster_id,
                  set,
                  count: properties.point_count,
                  tones: properties.tones,
                },
                isOutside,
              });
            const point = points[(properties as OfPoint).at];
            return point ? once({ ...place, key: `point ${point.id}`, point, isOutside }) : [];
          }),
      );
    },
    zoomOf({ cluster, key }) {
      if (!cluster) return undefined;
      let zoom = zooms.get(key);
      if (zoom === undefined) {
        zoom = sets.get(cluster.set)?.getClusterExpansionZoom(cluster.id) ?? Infinity;
        zooms.set(key, zoom);
      }
      return zoom > zoomLimits.max ? undefined : zoom;
    },
    membersOf,
    boxOf: (mark) => boxAround(membersOf(mark, Infinity).map((point) => project(point))),
  };
}

/** Diameter of a mark in CSS pixels; clusters grow with the logarithm of their count. */
export const markSize = ({ cluster }: Pick<Mark, 'cluster'>): number =>
  cluster ? Math.min(52, Math.round(26 + 8 * Math.log10(cluster.count))) : 24;
