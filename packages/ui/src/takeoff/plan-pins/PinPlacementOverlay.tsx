import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { useMedia } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { screens } from '../../styles/breakpoints.ts';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PinPlacement } from './usePinPlacement.ts';
import * as styles from './PlanPins.css.ts';

/** Crosshair, and the bar that says how to choose a place. */
export function PinPlacementOverlay({ chooser, isNarrow }: { chooser: PinPlacement; isNarrow: boolean }) {
  const messages = useMessages('planPins', planPinsMessages);
  const isTouch = useMedia(screens.touch);
  const isLarge = isTouch || isNarrow;
  const titleId = useId();
  const { placement, crosshair, isOffSheet } = chooser;
  if (!placement) return null;
  const { pin } = placement;
  const hint = pin
    ? isLarge
      ? messages.moveHintTouch
      : messages.moveHintPlace
    : isLarge
      ? messages.placeHintTouch
      : messages.placeHint;
  return (
    <>
      <svg
        className={styles.crosshair}
        style={{ transform: `translate(${Math.round(crosshair.x)}px, ${Math.round(crosshair.y)}px)` }}
        width={48}
        height={48}
        viewBox="-24 -24 48 48"
        aria-hidden
        focusable={false}
      >
        {['crosshairEdge', 'crosshairLine'].map((name) => (
          <path
            key={name}
            className={name === 'crosshairEdge' ? styles.crosshairEdge : styles.crosshairLine}
            d="M0-22V-5M0 5V22M-22 0H-5M5 0H22M-9 0A9 9 0 1 1 9 0 9 9 0 1 1-9 0Z"
          />
        ))}
      </svg>
      <div
        role="group"
        aria-labelledby={titleId}
        className={cx(styles.placeBar, isNarrow && styles.placeBarNarrow)}
      >
        <div className={styles.placeText}>
          <p id={titleId} className={styles.placeTitle}>
            {pin ? messages.moveTitle(pin.number) : messages.add}
          </p>
          {isOffSheet ? (
            <p role="alert" className={styles.placeError}>
              {messages.offSheet}
            </p>
          ) : (
            <p className={styles.placeHint}>
              {hint}
              {!isLarge && ` ${pin ? messages.moveKeys : messages.placeKeys}`}
            </p>
          )}
        </div>
        <div className={styles.placeActions}>
          <Button size={isLarge ? 'lg' : 'sm'} onPress={chooser.cancel}>
            {messages.cancel}
          </Button>
          <Button size={isLarge ? 'lg' : 'sm'} variant="primary" onPress={() => chooser.commit()}>
            {pin ? messages.moveHere : messages.placeHere}
          </Button>
        </div>
      </div>
    </>
  );
}
