import { ChevronDown, ChevronUp, CloudOff, Move, TriangleAlert, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Point } from '@plumbline/estimating';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import { cx } from '../../cx.ts';
import { useMedia } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { screens } from '../../styles/breakpoints.ts';
import { placePinCard } from './placePinCard.ts';
import type { PinLabels } from './usePinLabels.ts';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PlanPin } from './planPinTypes.ts';
import type { PlanViewport } from './PlanViewport.ts';
import { statusIcons } from './pinStatusIcons.ts';
import { useBottomSheetDrag } from './useBottomSheetDrag.ts';
import * as styles from './PinCard.css.ts';

interface PinCardProps {
  plan: PlanViewport;
  /** Place of the card's pin or cluster on the sheet. */
  at: Point;
  /** Identity of the content, whose change scrolls it back to its start. */
  contentKey: string;
  title: string;
  /** First line of the card. */
  head: ReactNode;
  /** Before the close button. */
  actions?: ReactNode;
  children: ReactNode;
  /** At the lower edge over the whole width, which can be dragged up and down. */
  isDocked: boolean;
  /** True if it was opened by keyboard; the card then takes the focus. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Card beside a pin, always inside the view; docked to the lower edge of a narrow plan. */
export function PinCard(props: PinCardProps) {
  const { plan, at, contentKey, title, head, actions, isDocked, takesFocus, onClose } = props;
  const messages = useMessages('planPins', planPinsMessages);
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const isTouch = useMedia(screens.touch);
  const isLarge = isDocked || isTouch;
  const [isExpanded, setExpanded] = useState(false);
  const grip = useBottomSheetDrag({ card, isExpanded, onExpandedChange: setExpanded, onClose });
  const { x, y } = at;

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    if (isDocked) {
      element.style.transform = '';
      const { inset } = plan;
      plan.inset = { ...inset, bottom: element.offsetHeight };
      return () => {
        plan.inset = inset;
      };
    }
    const put = () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      const to = placePinCard(plan.toScreen({ x, y }), { width, height }, plan.viewport);
      element.style.transform = `translate(${Math.round(to.x)}px, ${Math.round(to.y)}px)`;
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(element);
    const stop = plan.onFrame(put);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [plan, x, y, isDocked, contentKey]);
  useLayoutEffect(() => {
    // The pin that the card is about stays in sight above it.
    plan.reveal({ x, y }, true);
  }, [plan, x, y, isDocked]);
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true });
  }, [takesFocus, contentKey]);

  return (
    <div
      ref={card}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={cx(styles.card, isDocked && styles.docked, isDocked && isExpanded && styles.expanded)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {isDocked && (
        <button
          type="button"
          className={styles.grip}
          aria-label={isExpanded ? messages.collapse : messages.expand}
          aria-expanded={isExpanded}
          {...grip}
        />
      )}
      <div className={styles.head}>
        {head}
        <span className={styles.actions}>
          {actions}
          <IconButton
            icon={X}
            label={messages.close}
            size={isLarge ? 'lg' : 'sm'}
            onPress={onClose}
            hideTooltip
          />
        </span>
      </div>
      <div key={contentKey} className={styles.body}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        {props.children}
      </div>
    </div>
  );
}

/** Number and status of the pin. */
export function PinCardHead({ pin, texts }: { pin: PlanPin; texts: PinLabels }) {
  const status = texts.statusOf(pin);
  return (
    <>
      <span className={styles.number} title={pin.number}>
        {pin.number}
      </span>
      {status && (
        <span className={styles.status}>
          <Pill tone={status.tone} icon={statusIcons[status.tone]}>
            {status.label}
          </Pill>
        </span>
      )}
    </>
  );
}

interface PinCardActionsProps {
  isDocked: boolean;
  /** Goes to the next or previous pin. */
  onStep: ((by: 1 | -1) => void) | undefined;
  onMove: (() => void) | undefined;
}

/** Buttons of the card. With buttons for fingers it has no room for the next and previous pin. */
export function PinCardActions({ isDocked, onStep, onMove }: PinCardActionsProps) {
  const isTouch = useMedia(screens.touch);
  const isLarge = isDocked || isTouch;
  const messages = useMessages('planPins', planPinsMessages);
  return (
    <>
      {onMove && (
        <IconButton icon={Move} label={messages.move} size={isLarge ? 'lg' : 'sm'} onPress={onMove} />
      )}
      {onStep && !isLarge && (
        <>
          <IconButton icon={ChevronUp} label={messages.previous} size="sm" onPress={() => onStep(-1)} />
          <IconButton icon={ChevronDown} label={messages.next} size="sm" onPress={() => onStep(1)} />
        </>
      )}
    </>
  );
}

/** Kind and place of the pin, and what needs a look. */
export function PinCardFacts({ pin, texts }: { pin: PlanPin; texts: PinLabels }) {
  const messages = useMessages('planPins', planPinsMessages);
  return (
    <>
      <p className={styles.facts}>{[texts.kindOf(pin)?.label, pin.place].filter(Boolean).join(' · ')}</p>
      {pin.warning !== undefined && (
        <p className={styles.note}>
          <Icon icon={TriangleAlert} />
          {pin.warning}
        </p>
      )}
      {pin.isUnsynced && (
        <p className={styles.note}>
          <Icon icon={CloudOff} />
          {messages.unsynced}
        </p>
      )}
    </>
  );
}
