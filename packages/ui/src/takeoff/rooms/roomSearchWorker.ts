import {
  RoomFinder,
  type FoundRoom,
  type PlanLines,
  type Point,
  type RoomOptions,
} from '@plumbline/estimating';

/** Messages to the worker: the lines of the sheet first, then questions. */
export type RoomSearchRequest =
  | { type: 'lines'; lines: PlanLines }
  /** Room around a point, or all rooms without one. */
  | { type: 'find'; id: number; at: Point | null; options: RoomOptions };

export interface RoomSearchResponse {
  id: number;
  rooms: FoundRoom[];
}

let lines: PlanLines = {
  coordinates: new Float64Array(0),
  flags: new Uint8Array(0),
  weights: new Float32Array(0),
};
/** Walls are found once for a scale and width of openings. */
let last: { key: string; finder: RoomFinder } | null = null;

function finderFor(options: RoomOptions): RoomFinder {
  const key = JSON.stringify(options);
  if (last?.key !== key) last = { key, finder: new RoomFinder(lines, options) };
  return last.finder;
}

globalThis.addEventListener('message', ({ data }: MessageEvent<RoomSearchRequest>) => {
  if (data.type === 'lines') {
    ({ lines } = data);
    last = null;
    return;
  }
  const finder = finderFor(data.options);
  const room = data.at && finder.roomAt(data.at);
  const rooms = data.at ? (room ? [room] : []) : finder.rooms();
  const response: RoomSearchResponse = { id: data.id, rooms };
  globalThis.postMessage(response);
});
