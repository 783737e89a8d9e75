import { useRef, useState } from 'react';
import type { Point } from '@plumbline/estimating';
import { useMessages } from '../../messages/useMessages.ts';
import type { PlanFrameProps } from './planFrameTypes.ts';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PlanPin } from './planPinTypes.ts';
import { usePinClusters, type Cluster } from './usePinClusters.ts';
import { useFocusOnToggle, usePinFocus } from './usePinFocus.ts';
import { usePinPlacement } from './usePinPlacement.ts';
import { usePlanViewport } from './usePlanViewport.ts';
import { useCenterPin } from './useCenterPin.ts';

/** Room in CSS pixels for the chips of a narrow plan, and for the buttons of a wide one. */
const insets = { narrow: { top: 60, bottom: 0 }, wide: { top: 0, bottom: 52 } } as const;

/** State and actions of a plan: its view, marks, focus, selection and the choice of a place. */
export function usePlanState(props: PlanFrameProps) {
  const { sheet, pins, visible, selectedId, isReadOnly, isList, isNarrow } = props;
  const messages = useMessages('planPins', planPinsMessages);
  const host = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** Cluster of pins at the same place, which are listed. */
  const [openStack, setStack] = useState<Cluster>();
  // Pins that were filtered out, moved or removed are no longer listed.
  const stack = openStack?.pins.every((pin) => visible.includes(pin)) ? openStack : undefined;
  const [hasKeyboard, setKeyboard] = useState(false);
  const listToggle = useRef<HTMLButtonElement>(null);
  const focus = usePinFocus(host);
  useFocusOnToggle(isList, isList ? listToggle : host);
  const onPlace = isReadOnly ? undefined : props.onPlace;
  const isMovable = (pin: PlanPin) => !isReadOnly && props.onMove !== undefined && pin.isMovable !== false;
  const selected = visible.find(({ id }) => id === selectedId);
  const isOpen = stack !== undefined || selected !== undefined;
  const focusHost = () => host.current?.focus({ preventScroll: true });

  const close = () => {
    const key = stack?.key ?? `pin ${selectedId}`;
    setStack(undefined);
    if (selectedId !== null) props.onSelectedIdChange(null);
    if (hasKeyboard && !isList) focus.focusMark(key);
  };
  const { plan, view } = usePlanViewport(host, sheet, insets[isNarrow ? 'narrow' : 'wide'], {
    claims: ({ target, button }) =>
      button === 0 && target instanceof Element && target.closest('[data-movable]') !== null,
    onPress: (at) => {
      setKeyboard(false);
      if (chooser.placement) chooser.commit(at);
      else if (isOpen) close();
    },
    onLongPress: (at) => {
      const place = plan.toUser(at);
      if (chooser.placement) chooser.commit(at);
      else if (onPlace && plan.holds(place)) {
        onPlace(place);
        setAnnouncement(messages.placed);
      }
    },
    onHover: (at) => {
      if (chooser.placement) chooser.hover(at);
    },
  });
  const move = (pin: PlanPin, to: Point) => {
    props.onMove?.(pin.id, to);
    setAnnouncement(messages.moved(pin.number));
  };
  const chooser = usePinPlacement({
    plan,
    onPlace,
    onMove: move,
    announce: setAnnouncement,
    onEnd: ({ pin }) => (pin ? focus.focusMark(`pin ${pin.id}`) : focusHost()),
  });
  const { clustersAt, clusters, splitOf } = usePinClusters(visible, selectedId, plan, view);
  const isMeasured = view !== undefined;
  const show = useCenterPin({
    plan,
    host,
    pins,
    clustersAt,
    focusId: props.focusId,
    isMeasured,
    ref: props.ref,
  });
  const startPlacing = (pin?: PlanPin) => {
    if (isList) props.onIsListChange(false);
    chooser.start(pin ? { pin } : {});
    focusHost();
  };
  /** Selects a pin; without a card a second press takes the selection back. */
  const select = (pin: PlanPin, isByKey: boolean) => {
    setKeyboard(isByKey);
    setStack(undefined);
    props.onSelectedIdChange(pin.id === selectedId && !props.renderPreview ? null : pin.id);
  };
  /** Zooms to the pins of a cluster, or lists them if they have the same place. */
  const openCluster = (cluster: Cluster, isByKey: boolean) => {
    setKeyboard(isByKey);
    if (selectedId !== null) props.onSelectedIdChange(null);
    const scale = splitOf(cluster);
    setStack(scale === undefined ? cluster : undefined);
    if (scale === undefined) return;
    const places = cluster.pins.map(({ at }) => at);
    plan.showAll(places, scale, true);
  };
  return {
    plan,
    view,
    host,
    listToggle,
    focus,
    chooser,
    clusters,
    splitOf,
    selected,
    stack,
    isOpen,
    hasKeyboard,
    announcement,
    setAnnouncement,
    onPlace,
    isMovable,
    move,
    close,
    show,
    startPlacing,
    select,
    openCluster,
  };
}

export type PlanState = ReturnType<typeof usePlanState>;
