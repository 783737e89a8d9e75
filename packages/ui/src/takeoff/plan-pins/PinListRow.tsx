import { CloudOff, LocateFixed, MapPin, TriangleAlert } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PinSymbol, StatusMark } from './PinSymbol.tsx';
import type { PinLabels } from './usePinLabels.ts';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PlanPin } from './planPinTypes.ts';
import * as styles from './PinList.css.ts';

interface PinListRowProps {
  pin: PlanPin;
  texts: PinLabels;
  isSelected: boolean;
  isTabStop: boolean;
  isTouch: boolean;
  onFocus: () => void;
  onPress: (pin: PlanPin, isByKey: boolean) => void;
  onShow: ((pin: PlanPin) => void) | undefined;
}

/** A pin in the list, with the button that shows it on the plan. */
export function PinListRow({
  pin,
  texts,
  isSelected,
  isTabStop,
  isTouch,
  onFocus,
  onPress,
  onShow,
}: PinListRowProps) {
  const messages = useMessages('planPins', planPinsMessages);
  const kind = texts.kindOf(pin);
  return (
    <>
      <button
        type="button"
        className={cx(styles.main, isSelected && styles.mainSelected)}
        data-row={pin.id}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={texts.ofPin(pin)}
        aria-current={isSelected || undefined}
        onFocus={onFocus}
        onClick={(event) => onPress(pin, event.detail === 0)}
      >
        <span className={styles.glyph}>
          <PinSymbol
            shape={kind?.shape ?? 'circle'}
            icon={kind?.icon ?? MapPin}
            tone={texts.toneOf(pin)}
            isUnsynced={pin.isUnsynced === true}
          />
        </span>
        <span className={styles.text}>
          <span className={styles.first}>
            <span className={styles.number}>{pin.number}</span>{' '}
            <span className={styles.title} title={pin.title}>
              {pin.title}
            </span>
          </span>{' '}
          <span className={styles.second}>
            <span className={styles.status}>
              <StatusMark tone={texts.toneOf(pin)} />
              {texts.statusOf(pin)?.label}
            </span>{' '}
            {pin.place !== undefined && <span className={styles.detail}>{pin.place}</span>}{' '}
            {pin.warning !== undefined && (
              <span className={styles.note} title={pin.warning}>
                <Icon icon={TriangleAlert} size={14} />
                <span className={styles.detail}>{pin.warning}</span>
              </span>
            )}{' '}
            {pin.isUnsynced && (
              <span className={styles.note}>
                <Icon icon={CloudOff} size={14} />
                {messages.unsyncedShort}
              </span>
            )}
          </span>
        </span>
      </button>
      {onShow && (
        <span className={styles.show}>
          <IconButton
            icon={LocateFixed}
            label={messages.showPinOnPlan(pin.number)}
            size={isTouch ? 'lg' : 'md'}
            excludeFromTabOrder={!isTabStop}
            tooltipPlacement="start"
            onPress={() => onShow(pin)}
          />
        </span>
      )}
    </>
  );
}
