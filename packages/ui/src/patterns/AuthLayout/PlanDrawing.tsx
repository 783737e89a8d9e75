import { useId } from 'react';
import * as styles from './AuthLayout.css.ts';

/** A room as corners of a rectangle in drawing units: x, y, width, height. */
type Room = readonly [number, number, number, number];

const rooms: readonly Room[] = [
  [-40, 112, 84, 176],
  [44, 112, 172, 176],
  [216, 112, 220, 176],
  [436, 112, 146, 176],
  [582, 112, 170, 176],
  [-40, 350, 108, 146],
  [68, 350, 146, 146],
  [506, 350, 146, 146],
  [652, 350, 108, 146],
  [-40, 496, 108, 146],
  [68, 496, 146, 146],
  [506, 496, 146, 146],
  [652, 496, 108, 146],
  [274, 350, 70, 98],
  [344, 350, 102, 98],
  [274, 448, 172, 96],
  [-40, 704, 206, 230],
  [302, 812, 120, 122],
  [558, 704, 200, 230],
];
/** Doors: hinge, swing and its sweep. */
const doors = [
  'M64 288v-36a36 36 0 0 1 36 36M164 288a36 36 0 0 1 36-36v36M448 288v-36a36 36 0 0 1 36 36M632 288a36 36 0 0 0-36-36v36',
  'M20 350v36a36 36 0 0 0 36-36M80 350v36a36 36 0 0 0 36-36M604 350a36 36 0 0 0 36 36v-36M664 350a36 36 0 0 0 36 36v-36',
  'M20 642v-36a36 36 0 0 1 36 36M80 642v-36a36 36 0 0 1 36 36M604 642a36 36 0 0 1 36-36v36M664 642a36 36 0 0 1 36-36v36',
  'M120 704v36a36 36 0 0 0 36-36M344 812a36 36 0 0 0-36-36v36M380 812a36 36 0 0 1 36-36v36M600 704v36a36 36 0 0 0 36-36',
];
/** Gaps of the walls at doors. */
const openings =
  'M64 288h36M164 288h36M448 288h36M596 288h36M20 350h36M80 350h36M604 350h36M664 350h36M20 642h36M80 642h36M604 642h36M664 642h36M120 704h36M600 704h36M308 812h36M380 812h36M274 400v36';
const fittings = [
  'M50 124h160v24h-26v96h-28v-96H50Z M76 130h18v14H76Z M112 130h18v14h-18Z',
  'M404 128h24v146h-24Z M408 170h18v16h-18Z',
  'M450 134h72v26h-46v44h-26Z M596 134h72v26h-46v44h-26Z',
  'M160 378h26v72h-26Z M160 396h26 M160 540h26v72h-26Z M160 558h26 M534 378h26v72h-26Z M534 396h26 M534 540h26v72h-26Z M534 558h26',
  'M0 470h62v26H0Z M74 470h84v26H74Z M0 498h62v26H0Z M74 498h84v26H74Z M562 470h84v26h-84Z M658 470h62v26h-62Z M562 498h84v26h-84Z M658 498h62v26h-62Z',
  'M44 414h18v18H44Z M74 414h18v18H74Z M44 560h18v18H44Z M74 560h18v18H74Z M628 414h18v18h-18Z M658 414h18v18h-18Z M628 560h18v18h-18Z M658 560h18v18h-18Z',
  'M268 710h20v20h-20Z M292 710h20v20h-20Z M316 710h20v20h-20Z M340 710h20v20h-20Z M24 866h114v22H24Z',
];
const circles: readonly Room[] = [
  [280, 198, 24, 0],
  [280, 166, 9, 0],
  [280, 230, 9, 0],
  [248, 198, 9, 0],
  [312, 198, 9, 0],
  [14, 166, 16, 0],
  [14, 216, 12, 0],
  [488, 176, 9, 0],
  [634, 176, 9, 0],
  [142, 452, 9, 0],
  [142, 540, 9, 0],
  [578, 452, 9, 0],
  [578, 540, 9, 0],
  [300, 380, 8, 0],
  [420, 380, 8, 0],
  [420, 500, 8, 0],
  [616, 828, 25, 0],
  [582, 828, 9, 0],
  [650, 828, 9, 0],
  [616, 794, 9, 0],
  [616, 862, 9, 0],
];
const grid = [140, 360, 580];
const rows = [312, 508, 704];

/**
 * Half a floor of a clinic and a plumb bob that hangs true above it. It fills its box from the middle, where the
 * line is; its colors follow the theme's brand.
 */
export function PlanDrawing() {
  const fadeId = useId();
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable="false"
    >
      <g className={styles.axes}>
        {grid.map((x) => (
          <path key={x} d={`M${x} -40V940`} />
        ))}
        {rows.map((y) => (
          <path key={y} d={`M-40 ${y}H760`} />
        ))}
      </g>
      <g className={styles.walls}>
        {rooms.map(([x, y, width, height]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
        ))}
      </g>
      <path className={styles.openings} d={openings} />
      <g className={styles.lines}>
        {doors.map((d) => (
          <path key={d} d={d} />
        ))}
        {fittings.map((d) => (
          <path key={d} d={d} />
        ))}
        {circles.map(([cx, cy, r]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
        ))}
        <path d="M-40 110H760M-40 118H760" />
      </g>
      <g className={styles.glass}>
        <path d="M12 114h68M176 114h74M396 114h74M542 114h74" />
      </g>
      {/* The bob needs its own background where walls pass behind it. */}
      <radialGradient id={fadeId}>
        <stop className={styles.groundStop} offset="0.35" stopOpacity="0.9" />
        <stop className={styles.groundStop} offset="1" stopOpacity="0" />
      </radialGradient>
      <circle fill={`url(#${fadeId})`} cx="360" cy="520" r="190" />
      <path className={styles.cord} d="M360 -40V460" />
      <g>
        <path className={styles.bobLight} d="M352 456h16v10h-16Z M349 466h22v8h-22Z" />
        <path className={styles.bobLight} d="M326 474h34v120c-20-36-34-66-34-108Z" />
        <path className={styles.bobMid} d="M360 474h34v12c0 42-14 72-34 108Z" />
        <path className={styles.bobDark} d="M378 474h16v12c0 42-14 72-34 108 12-36 18-72 18-108Z" />
        <path className={styles.band} d="M326 489H394" />
      </g>
      <g className={styles.target}>
        <circle cx="360" cy="620" r="12" />
        <path d="M290 620H430M360 604V636" />
      </g>
    </svg>
  );
}
