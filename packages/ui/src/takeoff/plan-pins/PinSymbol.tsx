import { cx } from '../../cx.ts';
import type { IconType } from '../../components/Icon/Icon.tsx';
import type { Tone } from '../../components/Status/tones.ts';
import type { PinShape } from './planPinTypes.ts';
import * as styles from './PinSymbol.css.ts';

/** Outlines around their middle; all but the circle point at the place below them. */
const outlines: Record<PinShape, string> = {
  drop: 'M0 15.5 -7.2 7.2A10 10 0 1 1 7.2 7.2Z',
  circle: 'M10 0A10 10 0 1 1 -10 0 10 10 0 1 1 10 0Z',
  square:
    'M0 15 -4.5 9.5H-7.5A2 2 0 0 1 -9.5 7.5V-7.5A2 2 0 0 1 -7.5 -9.5H7.5A2 2 0 0 1 9.5 -7.5V7.5A2 2 0 0 1 7.5 9.5H4.5Z',
  hexagon: 'M0 15 -5 8.6H-7.2L-11 0 -7.2 -8.6H7.2L11 0 7.2 8.6H5Z',
  diamond: 'M0 15 -11.5 0 0 -11.5 11.5 0Z',
};
/** Drawing inside the mark of a status; information is an empty ring. */
const tonePaths: Partial<Record<Tone, string>> = {
  ok: 'M-2.6.2-.8 2 2.8-1.9',
  warn: 'M0 0h.01',
  bad: 'M-2-2 2 2M2-2-2 2',
  wait: 'M-1.4-2V2M1.4-2V2',
  alert: 'M-2.5 0h.01M0 0h.01M2.5 0h.01',
};

/** Box of a pin in units of its outline: left, top, width, height. */
const box = { left: -16, top: -16, width: 32, height: 33 } as const;

/** Size of a pin at a scale in CSS pixels, and the position of its place in it. */
export function pinBox(shape: PinShape, scale: number) {
  return {
    width: box.width * scale,
    height: box.height * scale,
    /** Distance of the place from the left and upper edge. */
    x: -box.left * scale,
    y: (-box.top + (shape === 'circle' ? 0 : 15.5)) * scale,
  };
}

interface PinSymbolProps {
  shape: PinShape;
  icon: IconType;
  tone?: Tone;
  /** Size; 1 is a disc of 20 px. */
  scale?: number;
  isSelected?: boolean;
  isUnsynced?: boolean;
  hasWarning?: boolean;
}

/** A pin: outline and icon of its kind, color and corner mark of its status, and marks of what needs a look. */
export function PinSymbol(props: PinSymbolProps) {
  const { shape, icon: Glyph, tone = 'neutral', scale = 1, isSelected, isUnsynced, hasWarning } = props;
  const outline = outlines[shape];
  return (
    <svg
      className={cx(styles.glyph, styles.pinTone[tone])}
      width={box.width * scale}
      height={box.height * scale}
      viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      aria-hidden
      focusable={false}
    >
      {isSelected && <path d={outline} className={styles.halo} />}
      <path d={outline} className={styles.edge} />
      <path d={outline} className={isUnsynced ? styles.outlineUnsynced : styles.outline} />
      <Glyph
        x={-6.5}
        y={-6.5}
        width={13}
        height={13}
        strokeWidth={2.6}
        className={isUnsynced ? styles.iconUnsynced : styles.icon}
      />
      {tone !== 'neutral' && (
        <g transform="translate(8.8 -8.8)">
          <ToneMark tone={tone} />
        </g>
      )}
      {hasWarning && (
        <g transform="translate(-8.8 -8.8)" className={styles.warning}>
          <circle r={5.4} className={styles.warningDisc} />
          <path d="M0-2.7V.5M0 2.6h.01" className={styles.warningLine} />
        </g>
      )}
    </svg>
  );
}

function ToneMark({ tone }: { tone: Tone }) {
  const path = tonePaths[tone];
  return (
    <>
      <circle r={5} className={cx(styles.toneDisc, tone === 'neutral' && styles.toneDashed)} />
      {path && <path d={path} className={cx(styles.toneLine, tone === 'warn' && styles.toneDot)} />}
    </>
  );
}

/** The mark of a status beside its name. */
export function StatusMark({ tone }: { tone: Tone }) {
  return (
    <svg
      className={cx(styles.glyph, styles.pinTone[tone])}
      width={16}
      height={16}
      viewBox="-6.4 -6.4 12.8 12.8"
      aria-hidden
      focusable={false}
    >
      <ToneMark tone={tone} />
    </svg>
  );
}
