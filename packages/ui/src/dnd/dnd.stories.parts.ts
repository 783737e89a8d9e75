/** Creates a mouse event at a screen position, for dragging in stories. */
export const fire = (type: string, target: Element | Window, x: number, y: number): boolean =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      button: 0,
      clientX: x,
      clientY: y,
      pointerType: 'mouse',
    }),
  );
