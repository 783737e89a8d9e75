const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, audio[controls], video[controls], [contenteditable]:not([contenteditable="false"]), [tabindex]';

/** What the Tab key goes through inside of an element, in the order of the document. */
export const tabbables = (element: HTMLElement): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(tabbable)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 &&
      candidate.checkVisibility({ visibilityProperty: true }) &&
      !candidate.closest('[inert]'),
  );

/** Tab at the end of an element goes on at its beginning, and back. */
export function keepTabInside(element: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = tabbables(element);
  const first = stops[0];
  const last = stops.at(-1);
  const { activeElement } = document;
  const isOut = !(activeElement instanceof HTMLElement) || !stops.includes(activeElement);
  const target = event.shiftKey
    ? activeElement === first || isOut
      ? last
      : undefined
    : activeElement === last || (isOut && activeElement === document.body)
      ? first
      : undefined;
  if (!target && stops.length > 0) return;
  event.preventDefault();
  target?.focus();
}

/** What has the focus now; null where there is no page yet. */
export const focused = (): Element | null =>
  typeof document === 'undefined' ? null : document.activeElement;

/**
 * Moves the focus into an element that opens, unless something in it took it already. @returns what hands it back to
 * `before`; focus that has gone elsewhere in the meantime is the user's and stays.
 */
export function borrowFocus(
  element: HTMLElement,
  before: Element | null,
  into: HTMLElement = element,
): () => void {
  // What had the focus may have gone with the same change, having handed the focus back itself.
  const origin = before?.isConnected ? before : document.activeElement;
  if (!element.contains(document.activeElement)) into.focus({ preventScroll: true });
  return () => {
    const { activeElement } = document;
    const isOurs =
      activeElement === null || activeElement === document.body || element.contains(activeElement);
    if (isOurs && origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
  };
}
