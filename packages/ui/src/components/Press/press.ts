import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** What brought a press: a screen reader's own click has no pointer. */
export type PressPointer = 'mouse' | 'pen' | 'touch' | 'keyboard' | 'virtual';

export interface PressEvent {
  type: 'press';
  pointerType: PressPointer;
  /** The element that was pressed. */
  target: HTMLElement;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export interface PressOptions {
  onPress?: (event: PressEvent) => void;
  /** Looks disabled but keeps the focus: a press does nothing, and sends no form. */
  isInert?: boolean;
  /** The focus stays where it is: a button inside of a field. */
  preventFocusOnPress?: boolean;
}

/** The element whose Enter or Space is on its way to becoming a click. */
let keyed: EventTarget | undefined;

const pointers: readonly string[] = ['mouse', 'pen', 'touch'];
const isPointer = (type: string | undefined): type is 'mouse' | 'pen' | 'touch' =>
  type !== undefined && pointers.includes(type);

function pointerOf(event: MouseEvent<HTMLElement>): PressPointer {
  const wasKeyed = keyed === event.currentTarget;
  keyed = undefined;
  if (wasKeyed) return 'keyboard';
  const { nativeEvent } = event;
  const type = 'pointerType' in nativeEvent ? String(nativeEvent.pointerType) : undefined;
  if (isPointer(type)) return type;
  return event.detail === 0 ? 'virtual' : 'mouse';
}

/** The press that a click stands for. */
export const toPress = (event: MouseEvent<HTMLElement>): PressEvent => ({
  type: 'press',
  pointerType: pointerOf(event),
  target: event.currentTarget,
  shiftKey: event.shiftKey,
  ctrlKey: event.ctrlKey,
  metaKey: event.metaKey,
  altKey: event.altKey,
});

const stop = (event: PointerEvent | MouseEvent) => event.stopPropagation();
const stopAndKeepFocus = (event: MouseEvent) => {
  event.stopPropagation();
  event.preventDefault();
};

/** Remembers the key and keeps it from what is around: a row that opens by Enter is not opened by its button. */
export function onPressKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  if (event.target !== event.currentTarget) return;
  // A key that is held down is one press.
  if (event.repeat) event.preventDefault();
  else keyed = event.currentTarget;
  event.stopPropagation();
}

/**
 * Handlers that make a native button answer `onPress`. The browser already turns mouse, pen, touch, Enter, Space and
 * a screen reader's activation into a click; a press never reaches what is around the button. No state and no
 * effects, so that a thousand of them cost no more than their elements.
 */
export function pressHandlers({ onPress, isInert, preventFocusOnPress }: PressOptions) {
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.stopPropagation();
      const press = toPress(event);
      if (isInert) {
        event.preventDefault();
        return;
      }
      const { currentTarget } = event;
      // Safari gives a pressed button no focus; a dialog that it opens would not know where to hand it back.
      if (!preventFocusOnPress && !currentTarget.contains(document.activeElement))
        currentTarget.focus({ preventScroll: true });
      onPress?.(press);
    },
    onKeyDown: onPressKey,
    onPointerDown: stop,
    onMouseDown: preventFocusOnPress ? stopAndKeepFocus : stop,
  };
}
