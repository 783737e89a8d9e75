import { drawnAs, hatchDashes, hatchStrokes, hatchTile, markOutline } from '@plumbline/estimating';
import type { Hatch, MarkShape, TakeoffType } from '@plumbline/estimating';
import { useId } from 'react';
import * as styles from './LookPicker.css.ts';

export interface LookSampleProps {
  /** Take-off type; determines if an area, line or mark is drawn. */
  type: TakeoffType;
  /** CSS color. */
  color: string;
  /** Hatch of areas, dash pattern of lines. */
  hatch?: Hatch | undefined;
  /** Shape of count marks. */
  markShape?: MarkShape | undefined;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
}

/** Decorative sample of a condition's style: an area, a line or a mark. */
export function LookSample({
  type,
  color,
  hatch = 'none',
  markShape = 'circle',
  width = 20,
  height = 20,
}: LookSampleProps) {
  const id = useId();
  const kind = drawnAs(type);
  return (
    <svg
      className={styles.sample}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
    >
      {kind === 'region' && <Area id={id} color={color} hatch={hatch} width={width} height={height} />}
      {kind === 'path' && <Line color={color} hatch={hatch} width={width} height={height} />}
      {kind === 'marks' && <Mark color={color} shape={markShape} width={width} height={height} />}
    </svg>
  );
}

interface Room {
  color: string;
  width: number;
  height: number;
}
function Area({ id, color, hatch, width, height }: Room & { id: string; hatch: Hatch }) {
  const box = { x: 0.75, y: 0.75, width: width - 1.5, height: height - 1.5, rx: 2 };
  const shifts = [-hatchTile, 0, hatchTile];
  return (
    <>
      <rect {...box} fill={color} fillOpacity={0.2} />
      {hatch !== 'none' && (
        <>
          <pattern
            id={id}
            width={hatchTile}
            height={hatchTile}
            patternUnits="userSpaceOnUse"
            patternTransform="scale(0.8)"
          >
            {hatch === 'dots' && <circle cx={hatchTile / 2} cy={hatchTile / 2} r={1.5} fill={color} />}
            {hatchStrokes[hatch].map(([a, b]) =>
              shifts.map((by) => (
                <line
                  key={`${a.y}/${b.y}/${by}`}
                  x1={a.x + by}
                  y1={a.y}
                  x2={b.x + by}
                  y2={b.y}
                  stroke={color}
                  strokeWidth={1.5}
                />
              )),
            )}
          </pattern>
          <rect {...box} fill={`url(#${id})`} />
        </>
      )}
      <rect {...box} fill="none" stroke={color} strokeWidth={1.5} />
    </>
  );
}
function Line({ color, hatch, width, height }: Room & { hatch: Hatch }) {
  const thick = 3;
  // Scale the pattern down in short samples so that at least one repeat is visible.
  const dash = hatchDashes[hatch].map((each) => each * Math.min(thick, width / 14));
  const y = height / 2;
  return (
    <line
      x1={0}
      x2={width}
      y1={y}
      y2={y}
      stroke={color}
      strokeWidth={thick}
      strokeDasharray={dash.join(' ')}
    />
  );
}
function Mark({ color, shape, width, height }: Room & { shape: MarkShape }) {
  const radius = Math.min(width, height) / 3;
  if (shape === 'circle') return <circle cx={width / 2} cy={height / 2} r={radius} fill={color} />;
  // On the sheet a triangle is offset for its number; center it here.
  const down = shape === 'triangle' ? radius * 0.25 : 0;
  const points = markOutline(shape, radius * 0.95)
    .map(({ x, y }) => `${width / 2 + x},${height / 2 + y + down}`)
    .join(' ');
  return <polygon points={points} fill={color} />;
}
