import { ArrowLeft, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { mapMessages } from './Map.messages.ts';
import type { MapPlace } from './mapTypes.ts';
import type { MapStage } from './MapStage.ts';
import { panView, project, toScreen, type View } from './mercator.ts';
import * as styles from './MapPanels.css.ts';

/** Width in CSS pixels below which the card is docked to the lower edge. */
const narrow = 560;
/** Distance in CSS pixels of the card from its place and from the edge. */
const gap = { place: 22, edge: 8 };

interface MapCardProps {
  stage: MapStage;
  at: MapPlace;
  title: string;
  children: ReactNode;
  /** True if it was opened by keyboard; the card then takes the focus. */
  takesFocus: boolean;
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** Card with the details of a place, anchored to it on the map. */
export function MapCard({ stage, at, title, children, takesFocus, onBack, onClose }: MapCardProps) {
  const messages = useMessages('map', mapMessages);
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = at;
  const isDocked = stage.size.width < narrow;

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const place = project({ latitude, longitude });
    const { offsetWidth: width, offsetHeight: height } = element;
    const corner = (view: View) => {
      const { x, y } = toScreen(view, stage.size, place);
      return { x: x - width / 2, y: y - height - gap.place };
    };
    const put = (view: View) => {
      const { x, y } = corner(view);
      element.style.transform = isDocked ? '' : `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`;
    };
    put(stage.view);
    // Once when the card opens: the map pans to make room for it.
    const { x, y } = toScreen(stage.target, stage.size, place);
    const { x: left, y: top } = corner(stage.target);
    const over = (low: number, high: number) => (low < 0 ? -low : high < 0 ? high : 0);
    const dx = isDocked
      ? over(x - gap.place, stage.size.width - x - gap.place)
      : over(left - gap.edge, stage.size.width - gap.edge - left - width);
    const dy = isDocked
      ? over(y - gap.place, stage.size.height - height - gap.place - gap.edge - y)
      : over(top - gap.edge, stage.size.height - gap.place - gap.edge - y);
    if (dx !== 0 || dy !== 0) stage.go(panView(stage.target, dx, dy), { isSmooth: true });
    return stage.onFrame(put);
  }, [stage, latitude, longitude, title, isDocked]);
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true });
  }, [takesFocus, title]);

  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cx(styles.card, isDocked && styles.docked)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={cx(styles.cardHead, onBack && styles.cardHeadBack)}>
        {onBack && (
          <IconButton icon={ArrowLeft} label={messages.back} size="sm" onPress={onBack} isDirectional />
        )}
        <p id={titleId} className={styles.cardTitle}>
          {title}
        </p>
        <IconButton icon={X} label={messages.close} size="sm" onPress={onClose} />
      </div>
      {children}
    </div>
  );
}
