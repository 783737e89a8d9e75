import { memo, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { MapPin } from 'lucide-react';
import type { Tone } from '../../components/Status/tones.ts';
import { cx } from '../../cx.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { PinCluster } from './pinClusters.ts';
import { pinBox, PinSymbol } from './PinSymbol.tsx';
import type { PinLabels } from './usePinLabels.ts';
import type { PlanPin } from './planPinTypes.ts';
import * as styles from './PinMarkers.css.ts';

/** Sizes of pins: 1 is a disc of 20 px. */
const scales = { mouse: 1.2, touch: 1.4, selected: 1.7 } as const;
const toneOrder: readonly Tone[] = ['bad', 'warn', 'alert', 'info', 'wait', 'ok', 'neutral'];

/** Diameter of a cluster in CSS pixels; it grows with the logarithm of its count. */
const clusterSize = (count: number) => Math.min(56, Math.round(28 + 8 * Math.log10(count)));

/** Ring around a cluster with the share of each tone. */
function ringOf(pins: readonly PlanPin[], toneOf: PinLabels['toneOf']): string {
  const tones = new Map<Tone, number>();
  for (const pin of pins) tones.set(toneOf(pin), (tones.get(toneOf(pin)) ?? 0) + 1);
  let from = 0;
  const parts = toneOrder.flatMap((tone) => {
    const own = tones.get(tone) ?? 0;
    if (own === 0) return [];
    const to = from + (own / pins.length) * 100;
    const color = tone === 'neutral' ? vars.color.text.muted : vars.color.tone[tone].fg;
    const part = `${color} ${from}% ${to}%`;
    from = to;
    return part;
  });
  return `conic-gradient(${parts.join(', ')})`;
}

interface PinMarkerProps {
  cluster: PinCluster<PlanPin>;
  texts: PinLabels;
  /** Accessible name. */
  name: string;
  /** Side of the pin on which its label has room. */
  side: 'left' | 'right';
  isSelected: boolean;
  /** True for the one mark that is in the tab order. */
  isTabStop: boolean;
  isTouch: boolean;
  /** True if the pin can be moved by dragging. */
  isMovable: boolean;
  hasCard: boolean;
  hintId: string;
  onPress: (cluster: PinCluster<PlanPin>, event: MouseEvent) => void;
  onFocus: (cluster: PinCluster<PlanPin>) => void;
  onKeyDown: (event: KeyboardEvent, cluster: PinCluster<PlanPin>) => void;
  onDrag: (event: PointerEvent<HTMLElement>, pin: PlanPin) => void;
}

/** A pin or a cluster on the plan. */
export const PinMarker = memo(function PinMarker(props: PinMarkerProps) {
  const { cluster, texts, name, side, isSelected, isTabStop, isTouch, isMovable, hasCard } = props;
  const { pins } = cluster;
  const [pin] = pins;
  if (!pin) return null;
  const handlers = {
    'data-mark': cluster.key,
    'data-movable': isMovable || undefined,
    tabIndex: isTabStop ? 0 : -1,
    'aria-label': name,
    'aria-describedby': isTabStop ? props.hintId : undefined,
    onClick: (event: MouseEvent) => props.onPress(cluster, event),
    onFocus: () => props.onFocus(cluster),
    onKeyDown: (event: KeyboardEvent) => props.onKeyDown(event, cluster),
  };
  if (pins.length > 1) {
    const size = clusterSize(pins.length);
    return (
      <button
        type="button"
        {...handlers}
        className={cx(styles.mark, styles.cluster)}
        style={{
          width: size,
          height: size,
          marginLeft: -size / 2,
          marginTop: -size / 2,
          backgroundImage: ringOf(pins, texts.toneOf),
        }}
      >
        <span className={styles.core} />
        <span className={styles.count}>{texts.count(pins.length)}</span>
      </button>
    );
  }
  const kind = texts.kindOf(pin);
  const shape = kind?.shape ?? 'circle';
  const scale = isSelected ? scales.selected : isTouch ? scales.touch : scales.mouse;
  const box = pinBox(shape, scale);
  return (
    <button
      type="button"
      {...handlers}
      className={cx(styles.mark, styles.pin, isSelected && styles.selected, isMovable && styles.movable)}
      style={{ width: box.width, height: box.height, marginLeft: -box.x, marginTop: -box.y }}
      {...(hasCard
        ? { 'aria-haspopup': 'dialog' as const, 'aria-expanded': isSelected }
        : { 'aria-pressed': isSelected })}
      onPointerDown={isMovable ? (event) => props.onDrag(event, pin) : undefined}
    >
      <PinSymbol
        shape={shape}
        icon={kind?.icon ?? MapPin}
        tone={texts.toneOf(pin)}
        scale={scale}
        isSelected={isSelected}
        isUnsynced={pin.isUnsynced === true}
        hasWarning={pin.warning !== undefined}
      />
      <span className={cx(styles.label, styles.labelSide[side], isSelected && !hasCard && styles.labelShown)}>
        <span className={styles.labelNumber}>{pin.number}</span>{' '}
        <span className={styles.labelTitle}>{pin.title}</span>
      </span>
    </button>
  );
});
