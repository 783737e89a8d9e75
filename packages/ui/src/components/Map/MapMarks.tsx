import { Check, CircleAlert, Dot, Ellipsis, Pause, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { cx } from '../../cx.ts';
import { vars } from '../../tokens/contract.css.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import type { Tone } from '../Status/tones.ts';
import type { MapStage } from './MapStage.ts';
import { markSize, type Mark } from './marks.ts';
import { toScreen, worldPixels, type View } from './mercator.ts';
import * as styles from './Map.css.ts';

/** Glyphs of the tones without their circle, which the disc of the mark provides. */
export const markGlyph: Record<Tone, IconType> = {
  ok: Check,
  warn: TriangleAlert,
  bad: CircleAlert,
  info: Dot,
  wait: Pause,
  alert: Ellipsis,
  neutral: Dot,
};
const toneOrder = ['ok', 'info', 'wait', 'warn', 'alert', 'bad', 'neutral'] as const;

/** Ring around a cluster with the share of each tone. */
function ringOf(tones: Partial<Record<Tone, number>>, count: number): string {
  let from = 0;
  const parts = toneOrder.flatMap((tone) => {
    const own = tones[tone] ?? 0;
    if (own === 0) return [];
    const to = from + (own / count) * 100;
    const part = `${vars.color.tone[tone].fg} ${from}% ${to}%`;
    from = to;
    return part;
  });
  return `conic-gradient(${parts.join(', ')})`;
}

interface MarkButtonProps {
  mark: Mark;
  /** Accessible name. */
  name: string;
  /** Formatted count. */
  shown: string;
  /** Side of the name; undefined if it is shown only on hover. */
  side: 'start' | 'end' | undefined;
  isSelected: boolean;
  /** True for marks in the window, which are in the tab order. */
  isReached: boolean;
  hasCard: boolean;
  onPress: (mark: Mark, event: MouseEvent) => void;
}

const MarkButton = memo(function MarkButton({
  mark,
  name,
  shown,
  side,
  isSelected,
  isReached,
  hasCard,
  onPress,
}: MarkButtonProps) {
  const { point, cluster, isOutside } = mark;
  const size = markSize(mark) + (isSelected ? 8 : 0);
  const box = { width: size, height: size };
  const tone = point?.tone ?? 'neutral';
  // The card of the selected mark already shows the name.
  const isNamed = isSelected ? !hasCard : side !== undefined;
  return (
    <button
      type="button"
      className={cx(styles.mark, !isOutside && styles.inside, isSelected && styles.chosen)}
      data-mark={mark.key}
      tabIndex={isReached ? 0 : -1}
      aria-hidden={!isReached || undefined}
      aria-label={name}
      {...(point &&
        (hasCard
          ? { 'aria-haspopup': 'dialog' as const, 'aria-expanded': isSelected }
          : { 'aria-pressed': isSelected }))}
      onClick={(event) => onPress(mark, event)}
    >
      {point && (
        <>
          <span
            className={cx(
              styles.disc,
              styles.point,
              isOutside && !isSelected ? styles.outside : styles.pointTone[tone],
              isSelected && styles.selected,
            )}
            style={box}
          >
            <Icon icon={markGlyph[tone]} size={isSelected ? 16 : 14} isBold />
          </span>
          <span
            className={cx(
              styles.name,
              styles.nameSide[side ?? 'end'],
              isNamed ? styles.nameShown : styles.nameHidden,
              isSelected && styles.nameSelected,
            )}
          >
            {point.label}
          </span>
        </>
      )}
      {cluster && (
        <span
          className={cx(styles.disc, styles.cluster, isOutside && styles.outsideCluster)}
          style={isOutside ? box : { ...box, backgroundImage: ringOf(cluster.tones, cluster.count) }}
        >
          {!isOutside && <span className={styles.core} />}
          <span className={cx(styles.count, isOutside && styles.countOutside)}>{shown}</span>
        </span>
      )}
    </button>
  );
});

interface MapMarksProps {
  stage: MapStage;
  /** View for which the marks were computed. */
  view: View;
  marks: readonly Mark[];
  named: ReadonlyMap<string, 'start' | 'end'>;
  selectedKey: string | undefined;
  nameOf: (mark: Mark) => string;
  shownOf: (count: number) => string;
  hasCard: boolean;
  onPress: (mark: Mark, event: MouseEvent) => void;
}

/** Marks of the map as buttons. Panning moves them together; zooming positions each one again. */
export function MapMarks({
  stage,
  view,
  marks,
  named,
  selectedKey,
  nameOf,
  shownOf,
  hasCard,
  onPress,
}: MapMarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  const placed = useRef<View>(null);
  const latest = useRef(marks);

  const place = (now: View) => {
    const element = layer.current;
    if (!element) return;
    const { size } = stage;
    latest.current.forEach((mark, index) => {
      const { x, y } = toScreen(now, size, mark);
      const button = element.children[index];
      if (button instanceof HTMLElement)
        button.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    });
    element.style.transform = '';
    placed.current = now;
  };
  useLayoutEffect(() => {
    latest.current = marks;
    place(stage.view);
    // oxlint-disable-next-line react/exhaustive-deps -- `place` is new at each rendering, and what it reads is listed: the size is part of `view`
  }, [stage, marks, view]);
  useEffect(
    () =>
      stage.onFrame((now) => {
        const last = placed.current;
        if (last?.zoom !== now.zoom) {
          place(now);
          return;
        }
        const scale = worldPixels(now.zoom);
        if (layer.current)
          layer.current.style.transform = `translate3d(${(last.x - now.x) * scale}px, ${(last.y - now.y) * scale}px, 0)`;
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- subscribed once a stage: `place` reads the newest marks by `latest`
    [stage],
  );
  const { width, height } = stage.size;
  return (
    <div ref={layer} className={styles.layer}>
      {marks.map((mark) => {
        const { x, y } = toScreen(view, stage.size, mark);
        return (
          <MarkButton
            key={mark.key}
            mark={mark}
            name={nameOf(mark)}
            shown={mark.cluster ? shownOf(mark.cluster.count) : ''}
            side={named.get(mark.key)}
            isSelected={mark.key === selectedKey}
            isReached={x >= 0 && y >= 0 && x <= width && y <= height}
            hasCard={hasCard}
            onPress={onPress}
          />
        );
      })}
    </div>
  );
}
