import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/** Input that caused a press: a click by a screen reader has no pointer. */
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
  /** Looks disabled but stays focusable; a press does nothing and submits no form. */
  isInert?: boolean;
  /** Keeps the focus, for a button inside a field. */
  preventFocusOnPress?: boolean;
}

/** Element whose Enter or Space is about to cause a click. */
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

/** Converts a click to a press event. */
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

/** Stores the key and stops its propagation, so that Enter on a button does not open the row around it. */
export function onPressKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  if (event.target !== event.currentTarget) return;
  // Repeats of a held key count as one press.
  if (event.repeat) event.preventDefault();
  else keyed = event.currentTarget;
  event.stopPropagation();
}

/**
 * Handlers for `onPress` on a native button. Browsers convert mouse, pen, touch, Enter, Space and the activation by a
 * screen reader to a click; the press does not propagate to the elements around the button. Without state and effects,
 * so that thousands of buttons cost no more than their elements.
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
      // Safari does not focus pressed buttons, so a dialog could not return the focus to the button.
      if (!preventFocusOnPress && !currentTarget.contains(document.activeElement))
        currentTarget.focus({ preventScroll: true });
      onPress?.(press);
    },
    onKeyDown: onPressKey,
    onPointerDown: stop,
    onMouseDown: preventFocusOnPress ? stopAndKeepFocus : stop,
  };
}
