import type { SeriesColour } from './seriesOf.ts';

/** Outlines around 0/0 that fit into a circle of radius 1, in the order of the colors. */
const outlines: Record<SeriesColour, readonly (readonly [number, number])[] | 'circle'> = {
  1: 'circle',
  2: [
    [-0.85, -0.85],
    [0.85, -0.85],
    [0.85, 0.85],
    [-0.85, 0.85],
  ],
  3: [
    [0, -1.25],
    [1.25, 0],
    [0, 1.25],
    [-1.25, 0],
  ],
  4: [
    [0, -1.15],
    [1.1, 0.85],
    [-1.1, 0.85],
  ],
  5: [
    [-1.1, -0.85],
    [1.1, -0.85],
    [0, 1.15],
  ],
  6: [
    [-0.5, -1.3],
    [0.5, -1.3],
    [0.5, -0.5],
    [1.3, -0.5],
    [1.3, 0.5],
    [0.5, 0.5],
    [0.5, 1.3],
    [-0.5, 1.3],
    [-0.5, 0.5],
    [-1.3, 0.5],
    [-1.3, -0.5],
    [-0.5, -0.5],
  ],
  7: [
    [0, -1.15],
    [1.1, -0.35],
    [0.68, 0.95],
    [-0.68, 0.95],
    [-1.1, -0.35],
  ],
  8: [
    [-1.2, -0.6],
    [1.2, -0.6],
    [1.2, 0.6],
    [-1.2, 0.6],
  ],
};

interface MarkerProps {
  /** Color of the series, which determines the shape. */
  colour: SeriesColour;
  x: number;
  y: number;
  /** Radius in pixels. */
  radius: number;
  className: string;
}

/** Mark of a series, whose shape tells it from the others without color. */
export function SeriesMarker({ colour, x, y, radius, className }: MarkerProps) {
  const outline = outlines[colour];
  if (outline === 'circle') return <circle className={className} cx={x} cy={y} r={radius} />;
  const points = outline.map(([dx, dy]) => `${x + dx * radius},${y + dy * radius}`).join(' ');
  return <polygon className={className} points={points} />;
}
