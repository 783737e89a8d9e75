import { useEffect, useId, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import type { Point } from '@plumbline/estimating';
import { useMessages } from '../../messages/useMessages.ts';
import type { CanvasPin } from '../types.ts';
import * as styles from './PinLayer.css.ts';
import { takeoffPinsMessages } from './Pins.messages.ts';
import { trackPinDrag } from './trackPinDrag.ts';

interface PinLayerProps {
  pins: readonly CanvasPin[];
  openId: string | null;
  /** Position of a new comment that is being written. */
  draftAt: Point | null;
  /** A drawing tool is active: pins do not receive pointer events. */
  isQuiet: boolean;
  /** Theme of the paper. */
  theme: 'light' | 'dark';
  toScreen: (at: Point) => Point;
  toUser: (at: Point) => Point;
  /** Subscribes to view changes. */
  onView: (listener: () => void) => () => void;
  onOpen: (uuid: string) => void;
  onMove?: ((uuid: string, to: Point) => void) | undefined;
}

const step = 8;
const draftId = 'draft';

/** Pins of comments: buttons with a constant size, upright at every rotation. */
export function PinLayer(props: PinLayerProps) {
  const { pins, openId, draftAt, isQuiet, theme, toScreen, toUser, onView, onOpen, onMove } = props;
  const messages = useMessages('takeoffPins', takeoffPinsMessages);
  const id = useId();
  const places = useRef(new Map<string, HTMLElement>());
  const [announcement, setAnnouncement] = useState('');
  const wasDragged = useRef(false);
  const points = new Map(pins.map(({ uuid, at }) => [uuid, at]));
  if (draftAt) points.set(draftId, draftAt);
  const latest = useRef(points);
  const put = (uuid: string, { x, y }: Point) => {
    const element = places.current.get(uuid);
    if (element) element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  };
  const putAll = useRef(() => undefined as void);
  useLayoutEffect(() => {
    latest.current = points;
    putAll.current = () => {
      for (const [uuid, at] of latest.current) put(uuid, toScreen(at));
    };
    putAll.current();
  });
  useEffect(() => onView(() => putAll.current()), [onView]);

  const drag = ({ uuid, at, number, isMovable }: CanvasPin, event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    if (!onMove || !isMovable || event.button !== 0) return;
    const element = event.currentTarget;
    const start = toScreen(at);
    let to: Point | undefined;
    trackPinDrag(event, {
      onMove: (by) => {
        to = { x: start.x + by.x, y: start.y + by.y };
        element.dataset['dragged'] = '';
        put(uuid, to);
      },
      onEnd: (isDropped) => {
        delete element.dataset['dragged'];
        if (!to) return;
        wasDragged.current = true;
        if (!isDropped) {
          putAll.current();
          return;
        }
        onMove(uuid, toUser(to));
        setAnnouncement(messages.moved(number));
      },
    });
  };

  return (
    <div
      className={styles.layer}
      // Plans are not mirrored in right-to-left locales.
      dir="ltr"
      role="group"
      aria-label={messages.onSheet}
      data-theme={theme}
      data-quiet={isQuiet || undefined}
    >
      {pins.map((pin) => (
        <button
          key={pin.uuid}
          ref={(element) => {
            if (element) places.current.set(pin.uuid, element);
            else places.current.delete(pin.uuid);
          }}
          type="button"
          className={styles.pin}
          data-pin={pin.uuid}
          data-open={pin.uuid === openId || undefined}
          data-resolved={pin.isResolved || undefined}
          aria-label={(pin.isResolved ? messages.pinResolved : messages.pin)(pin.number, pin.label)}
          aria-pressed={pin.uuid === openId}
          {...(onMove && pin.isMovable ? { 'aria-describedby': `${id}-move` } : {})}
          onPointerDown={(event) => drag(pin, event)}
          onClick={() => {
            // The end of a drag is not a click.
            if (!wasDragged.current) onOpen(pin.uuid);
            wasDragged.current = false;
          }}
          onKeyDown={(event) => {
            const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
              event.key
            ];
            if (!way || !event.shiftKey || !onMove || !pin.isMovable) return;
            event.preventDefault();
            event.stopPropagation();
            const { x, y } = toScreen(pin.at);
            onMove(pin.uuid, toUser({ x: x + step * (way[0] ?? 0), y: y + step * (way[1] ?? 0) }));
            setAnnouncement(messages.moved(pin.number));
          }}
        >
          {pin.number}
        </button>
      ))}
      {draftAt && (
        <span
          ref={(element) => {
            if (element) places.current.set(draftId, element);
            else places.current.delete(draftId);
          }}
          className={styles.pin}
          data-open
          data-pin={draftId}
          role="img"
          aria-label={messages.draft}
        >
          +
        </span>
      )}
      <span id={`${id}-move`} hidden>
        {messages.moveHint}
      </span>
      <span className={styles.offscreen} aria-live="polite">
        {announcement}
      </span>
    </div>
  );
}
