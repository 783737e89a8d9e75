import { scaleLinear } from 'd3-scale';

/** Estimates the text width in pixels at caption size, precise enough to separate labels. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text)
    width += /[ .,'’:;|!ijlI]/.test(char) ? 3.6 : /[mwMW@%]/.test(char) ? 10 : /[A-Z]/.test(char) ? 8.2 : 7;
  return Math.ceil(width);
}

/** Maximum text width in pixels; longer text is truncated. */
export function truncateText(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}…`) > room) cut = cut.slice(0, -1);
  return cut.length > 1 ? `${cut.trimEnd()}…` : '';
}

export interface ValueAxis {
  domain: readonly [number, number];
  ticks: readonly number[];
}

/** Returns a domain with round limits that contains all values, and zero if the chart starts there. */
export function valueAxis(
  values: readonly (number | null | undefined)[],
  count: number,
  fromZero: boolean,
): ValueAxis {
  const real = values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value));
  if (fromZero || real.length === 0) real.push(0);
  let low = Infinity;
  let high = -Infinity;
  for (const value of real) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  // Values that are too close to distinguish still get a domain with a height.
  const size = Math.max(Math.abs(low), Math.abs(high), 1e-9);
  if (high - low <= size * 1e-12) {
    const room = low === 0 && high === 0 ? 1 : size;
    if (fromZero && low >= 0) high = low + room;
    else [low, high] = [low - room / 2, high + room / 2];
  }
  const scale = scaleLinear().domain([low, high]).nice(count);
  const [from = low, to = high] = scale.domain();
  // Limits of tiny values cannot be rounded; the domain still contains every value.
  if (!(from <= low && to >= high)) return { domain: [low, high], ticks: [low, high] };
  return { domain: [from, to], ticks: scale.ticks(count) };
}

export interface StackPart {
  from: number;
  to: number;
}

/** Stacks series per category: positive values upward, negative values downward. */
export function stackSeries(series: readonly (readonly (number | null)[])[]): StackPart[][] {
  const count = Math.max(0, ...series.map((values) => values.length));
  const up = Array.from({ length: count }, () => 0);
  const down = Array.from({ length: count }, () => 0);
  return series.map((values) =>
    Array.from({ length: count }, (_, at) => {
      const value = values[at] ?? 0;
      const pile = value < 0 ? down : up;
      const from = pile[at] ?? 0;
      const to = from + value;
      pile[at] = to;
      return { from, to };
    }),
  );
}

/**
 * Labels of one height that must not touch, as near to where they belong as they can stay, between two limits. They
 * keep the order of their places. Labels that cannot all fit share what room there is.
 */
export function spreadLabels(places: readonly number[], height: number, min: number, max: number): number[] {
  const gap = places.length > 1 ? Math.min(height, (max - min) / (places.length - 1)) : height;
  const order = places.map((_, at) => at).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  // Touching labels form blocks, each centered at the average position of its labels.
  const blocks: { members: number[]; at: number }[] = [];
  const place = (members: number[]) => {
    const preferredPositions = members.map((member, at) => (places[member] ?? 0) - at * gap);
    const mean = preferredPositions.reduce((sum, one) => sum + one, 0) / preferredPositions.length;
    return Math.min(max - (members.length - 1) * gap, Math.max(min, mean));
  };
  for (const member of order) {
    let block = { members: [member], at: place([member]) };
    let above = blocks.at(-1);
    while (above && above.at + above.members.length * gap > block.at) {
      blocks.pop();
      const members = [...above.members, ...block.members];
      block = { members, at: place(members) };
      above = blocks.at(-1);
    }
    blocks.push(block);
  }
  const result = [...places];
  for (const { members, at } of blocks)
    members.forEach((member, step) => {
      result[member] = at + step * gap;
    });
  return result;
}

/** Interval of the drawn labels, so that none touches the next. */
export function labelStep(labels: readonly string[], room: number): number {
  if (labels.length < 2 || room <= 0) return 1;
  let widest = 0;
  for (const label of labels) widest = Math.max(widest, textWidth(label));
  const step = Math.ceil((Math.min(widest, 96) + 12) / room);
  return Math.max(1, step);
}

/**
 * Downsamples a line by largest triangles (LTTB), which keeps its shape, first and last points and gaps.
 * Gives their indexes.
 */
export function downsample(values: readonly (number | null)[], limit: number): number[] {
  const all = values.map((_, at) => at);
  if (values.length <= limit || limit < 3) return all;
  const kept = [0];
  const size = (values.length - 2) / (limit - 2);
  let from = 0;
  for (let bucket = 0; bucket < limit - 2; bucket++) {
    const start = Math.floor(bucket * size) + 1;
    const end = Math.min(values.length - 1, Math.floor((bucket + 1) * size) + 1);
    const nextEnd = Math.min(values.length, Math.floor((bucket + 2) * size) + 1);
    let meanX = 0;
    let meanY = 0;
    const count = Math.max(1, nextEnd - end);
    for (let at = end; at < nextEnd; at++) {
      meanX += at / count;
      meanY += (values[at] ?? 0) / count;
    }
    let best = start;
    let maximum = -1;
    for (let at = start; at < end; at++) {
      const value = values[at];
      if (value === null || value === undefined) {
        best = at;
        break;
      }
      const area = Math.abs(
        (from - meanX) * (value - (values[from] ?? 0)) - (from - at) * (meanY - (values[from] ?? 0)),
      );
      if (area > maximum) {
        maximum = area;
        best = at;
      }
    }
    kept.push(best);
    from = best;
  }
  kept.push(values.length - 1);
  return kept;
}

export interface FunnelStep {
  /** Share of the widest stage, 0 to 1. */
  width: number;
  /** Share of the previous stage, 0 to 1; null for the first stage. */
  kept: number | null;
}

export function funnelSteps(values: readonly number[]): FunnelStep[] {
  const maximum = Math.max(0, ...values);
  return values.map((value, at) => {
    const before = values[at - 1];
    return {
      width: maximum > 0 ? Math.max(0, value) / maximum : 0,
      kept: before === undefined ? null : before > 0 ? value / before : 0,
    };
  });
}
