import { List, MapPinPlus, Maximize, Minus, Plus } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { useMedia } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { screens } from '../../styles/breakpoints.ts';
import type { View } from '../canvas/view.ts';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PlanViewport } from './PlanViewport.ts';
import * as styles from './PlanPins.css.ts';

interface PlanToolbarProps {
  plan: PlanViewport;
  view: View | undefined;
  isNarrow: boolean;
  /** A place is being chosen. */
  isPlacing: boolean;
  onShowList: () => void;
  /** Starts the choice of a place; absent if no pin can be placed. */
  onAdd: (() => void) | undefined;
}

const zoomFactor = 1.5;

/** Buttons over the plan. */
export function PlanToolbar({ plan, view, isNarrow, isPlacing, onShowList, onAdd }: PlanToolbarProps) {
  const messages = useMessages('planPins', planPinsMessages);
  const { locale } = useLocale();
  const scale = view?.scale ?? 1;
  const isTouch = useMedia(screens.touch);
  const size = isNarrow || isTouch ? 'lg' : 'md';
  const tooltipPlacement = isNarrow ? 'start' : 'top';
  const percent = formatShare(scale, locale);
  const zoomOut = (
    <IconButton
      icon={Minus}
      label={messages.zoomOut}
      size={size}
      tooltipPlacement={tooltipPlacement}
      isDisabled={view !== undefined && scale <= plan.minScale * 1.001}
      onPress={() => plan.zoomBy(1 / zoomFactor, undefined, true)}
    />
  );
  // Below one another, the button that makes larger is above, as on the map.
  const zoomIn = (
    <IconButton
      icon={Plus}
      label={messages.zoomIn}
      size={size}
      tooltipPlacement={tooltipPlacement}
      isDisabled={view !== undefined && scale >= plan.maxScale * 0.999}
      onPress={() => plan.zoomBy(zoomFactor, undefined, true)}
    />
  );
  return (
    <div className={isNarrow ? styles.controlsNarrow : styles.controls}>
      {!isPlacing && (
        <div className={styles.controlGroup}>
          {onAdd && (
            <IconButton
              icon={MapPinPlus}
              label={messages.add}
              shortcut="N"
              size={size}
              tooltipPlacement={tooltipPlacement}
              onPress={onAdd}
            />
          )}
          <IconButton
            icon={List}
            label={messages.showList}
            size={size}
            tooltipPlacement={tooltipPlacement}
            onPress={onShowList}
          />
        </div>
      )}
      <div className={styles.controlGroup}>
        {isNarrow ? zoomIn : zoomOut}
        {!isNarrow && (
          <span className={styles.percent} role="img" aria-label={messages.zoom(percent)}>
            {percent}
          </span>
        )}
        {isNarrow ? zoomOut : zoomIn}
        <IconButton
          icon={Maximize}
          label={messages.fit}
          size={size}
          tooltipPlacement={tooltipPlacement}
          onPress={() => plan.fit(true)}
        />
      </div>
    </div>
  );
}
