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

/** What is open and took the focus, each with where it came from, nearest first. */
const open = new Map<Element, readonly Element[]>();

/**
 * What has the focus now, and where it came from in its turn when it stands in something that closes: a dialog that a
 * menu's item opens outlives the item. Empty where there is no page yet.
 */
export function wayBack(): readonly Element[] {
  const origin = typeof document === 'undefined' ? null : document.activeElement;
  if (!origin) return [];
  const around = [...open.keys()].find((element) => element.contains(origin));
  return [origin, ...((around && open.get(around)) ?? [])];
}

/**
 * Moves the focus into an element that opens, unless something in it took it already. @returns what hands it back along
 * `before`; focus that has gone elsewhere in the meantime is the user's and stays.
 */
export function borrowFocus(
  element: HTMLElement,
  before: readonly Element[],
  into: HTMLElement = element,
): () => void {
  open.set(element, before);
  if (!element.contains(document.activeElement)) into.focus({ preventScroll: true });
  return () => {
    open.delete(element);
    const { activeElement } = document;
    const isOurs =
      activeElement === null || activeElement === document.body || element.contains(activeElement);
    const origin = before.find(({ isConnected }) => isConnected);
    if (isOurs && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  };
}
